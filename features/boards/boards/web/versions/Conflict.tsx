import { Button, Row, Stack, useFormat, useWords, WritingDialog } from '@guanlan/platform/web'
import { differenceOf, type Layout } from '../../contract.ts'
import { layoutStrings } from '../../strings/layouts.ts'
import { Changes, useNamed } from './Changes.tsx'
import styles from './versions.module.css'

export interface Clash {
  /** What both began with. */
  base: Layout
  mine: Layout
  theirs: Layout
  by: string | null
  at: string
}

/** Somebody saved meanwhile: both sides, and which of them stays. */
export default function Conflict({
  clash: { base, mine, theirs, by, at },
  onMine,
  onTheirs,
  onClose,
}: {
  clash: Clash
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}) {
  const t = useWords(layoutStrings)
  const format = useFormat()
  const named = useNamed()
  return (
    <WritingDialog label={t('conflict', { name: base.name })} size="normal" guards={false} onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.dialog}>
          <h2>{t('conflict', { name: base.name })}</h2>
          <p>{t('conflictText')}</p>
          <section>
            <h3>{t('theirs', { by: by ?? '—', at: format.moment(at).slice(5, 16) })}</h3>
            <Changes changes={named(differenceOf(base, theirs))} />
          </section>
          <section>
            <h3>{t('mine')}</h3>
            <Changes changes={named(differenceOf(base, mine))} />
          </section>
          <Row as="footer" to="end" gap={8}>
            <Button onClick={() => void leave()}>{t('cancel')}</Button>
            <Button onClick={onTheirs}>{t('keepTheirs')}</Button>
            <Button kind="primary" onClick={onMine}>
              {t('keepMine')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}
