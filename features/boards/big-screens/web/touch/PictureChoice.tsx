import { Row, Stack, toast, useWords } from '@guanlan/platform/web'
import { touchStrings } from '../../strings/touch.ts'
import { pictureOf } from './picture-of.ts'
import styles from './touch.module.css'

/** A picture of the person's machine, made small enough for the bank. */
export function PictureChoice({
  value,
  title,
  onChange,
}: {
  /** An address of data; empty: none yet. */
  value: string
  title: string
  onChange: (data: string) => void
}) {
  const t = useWords(touchStrings)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const data = await pictureOf(file)
    if (data) onChange(data)
    else toast({ text: t('notAPicture'), tone: 'warning' })
  }
  return (
    <Stack gap={8}>
      <label>
        <span className="label-line">{t('choosePicture')}</span>
        <input type="file" accept="image/jpeg,image/png" onChange={event => void choose(event.target.files?.[0])} />
      </label>
      <Row gap={8} align="center" wrap={4}>
        {value !== '' && <img src={value} alt={title || t('kind_picture')} className={styles.chosen} />}
        <span className="dim">{t('pictureHint')}</span>
      </Row>
    </Stack>
  )
}
