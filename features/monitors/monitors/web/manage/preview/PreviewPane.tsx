import { useQueuePlace } from '@guanlan/features/workspace/tasks/web'
import { EmptyState, ErrorOf, Note, SkeletonRows, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { Preview } from '../../../contract.ts'
import { strings } from '../../../strings.ts'
import { type Draft, hasWords } from '../../drafts/draft.ts'
import type { CheckedRule } from '../rule/check-rule.ts'
import type { Way } from '../rule/with-word.ts'
import shared from '../shared.module.css'
import { PreviewDays } from './PreviewDays.tsx'
import { PreviewSum } from './PreviewSum.tsx'
import styles from './preview.module.css'
import { Samples } from './Samples.tsx'
import { previewDays, type Tried } from './use-preview.ts'
import type { Instead } from './use-readable.ts'
import { WordChips } from './WordChips.tsx'

/** What the rule would bring, before anything is saved. */
export function PreviewPane({
  draft,
  isNew,
  rule,
  instead,
  tried,
  changes,
  onAdd,
}: {
  draft: Draft
  /** Nothing is saved yet that a mistake could leave as it is. */
  isNew: boolean
  rule: CheckedRule | null
  /** While it has a mistake: which rule is counted in its place. */
  instead: Instead
  tried: Tried
  /** What saving would change; null when it would change nothing. */
  changes: ReactNode
  onAdd: (word: string, way: Way) => void
}) {
  const t = useWords(strings)
  const blocked = rule === null || (rule.blocked && instead === null)
  const { preview, error, isFetching, isOld } = tried
  const place = useQueuePlace(isFetching || tried.exact.state === 'running')
  return (
    <aside className={styles.preview} aria-label={t('preview')} aria-busy={isFetching}>
      <h2>
        {t('preview')}{' '}
        <small className="dim" role="status">
          {place ?? t(isFetching ? 'previewTrying' : 'previewNote')}
        </small>
      </h2>
      {!hasWords(draft) ? (
        <EmptyState title={t('previewEmpty')}>{t('previewEmptyText')}</EmptyState>
      ) : blocked ? (
        rule && <p className={shared.refused}>{t(isNew ? 'previewBlockedNew' : 'previewBlocked')}</p>
      ) : error ? (
        <ErrorOf error={error} />
      ) : !preview ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className={styles.found} data-old={isOld || undefined}>
          {instead && (
            <Note>{instead.kind === 'mended' ? t('countedMended', { rule: instead.rule }) : t('countedBefore')}</Note>
          )}
          <PreviewSum preview={preview} exactly={tried.exact} />
          <PreviewDays days={preview.days} />
          <WordChips words={preview.words} onAdd={onAdd} />
          {changes}
          <Newest samples={preview.samples} />
        </div>
      )}
    </aside>
  )
}

function Newest({ samples }: { samples: Preview['samples'] }) {
  const t = useWords(strings)
  if (samples.length === 0)
    return <EmptyState title={t('noSamples', { days: previewDays })}>{t('noSamplesText')}</EmptyState>
  return (
    <section className={styles.newest}>
      <h2>{t('samples')}</h2>
      <Samples label={t('samples')} samples={samples.map(sample => ({ sample }))} />
    </section>
  )
}
