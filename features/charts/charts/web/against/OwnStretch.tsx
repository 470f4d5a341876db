import { Button, MomentField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { strings } from '../../strings.ts'
import styles from './against.module.css'

/** Where it begins, on the organisation's clock; it is as long as the time shown. */
export default function OwnStretch({
  since,
  asked: { from, to },
  onChoose,
}: {
  since: string | null
  asked: { from: string; to: string }
  onChoose: (since: string) => void
}) {
  const t = useWords(strings)
  const before = new Date(2 * Date.parse(from) - Date.parse(to)).toISOString()
  const [begin, setBegin] = useState<string | null>(since ?? before)
  const [problem, setProblem] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isLater = begin === null || begin >= from
    setProblem(isLater)
    if (!isLater) onChoose(begin)
  }
  return (
    <form className={styles.own} noValidate onSubmit={send}>
      <MomentField
        label={t('againstSince')}
        value={begin}
        problem={problem ? t('againstLater') : undefined}
        onChange={setBegin}
      />
      <span className="dim">{t('againstLength')}</span>
      <Button type="submit">{t('againstApply')}</Button>
    </form>
  )
}
