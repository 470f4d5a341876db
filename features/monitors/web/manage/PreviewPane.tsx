import { Highlighted } from '@guanlan/features/articles/web'
import { EmptyState, ErrorOf, exact, Moment, SkeletonRows, useFormat, useWords } from '@guanlan/platform/web'
import type { Preview } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { CheckedRule } from './checked-rule.ts'
import { type Draft, hasWords, wantedOf } from './draft.ts'
import styles from './Manage.module.css'
import { PreviewDays } from './PreviewDays.tsx'
import { previewDays, usePreview } from './use-preview.ts'

/** What the rule would bring, before anything is saved. */
export function PreviewPane({
  draft,
  saved,
  rule,
  version,
}: {
  draft: Draft
  /** What is live now; null for a new monitor. */
  saved: Draft | null
  rule: CheckedRule | null
  version: number | undefined
}) {
  const t = useWords(strings)
  const blocked = rule === null || rule.blocked
  const { data, error, isFetching, isPlaceholderData } = usePreview(draft, blocked)
  const wantsOther = saved !== null && JSON.stringify(wantedOf(saved)) !== JSON.stringify(wantedOf(draft))
  const before = usePreview(wantsOther ? saved : null, false).data
  const shown = hasWords(draft) ? data : undefined
  return (
    <aside className={styles.preview} aria-label={t('preview')} aria-busy={isFetching}>
      <h2>
        {t('preview')} <small className="dim">{t(isFetching ? 'previewTrying' : 'previewNote')}</small>
      </h2>
      {!hasWords(draft) ? (
        <EmptyState title={t('previewEmpty')}>{t('previewEmptyText')}</EmptyState>
      ) : blocked ? (
        rule && <p className={styles.refused}>{t('previewBlocked')}</p>
      ) : error ? (
        <ErrorOf error={error} />
      ) : !shown ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className={styles.found} data-old={isPlaceholderData || undefined}>
          <Found preview={shown} before={wantsOther ? before : undefined} version={version} />
        </div>
      )}
    </aside>
  )
}

function Found({
  preview,
  before,
  version,
}: {
  preview: Preview
  before: Preview | undefined
  version: number | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { count, complete, examined, days, samples } = preview
  const change = before ? count - before.count : null
  return (
    <>
      <div className={styles.sum}>
        <p className={styles.count} title={exact(count)} data-preview-count={count}>
          {format.exact(count)}
          {!complete && '+'}
          <small>{t('countUnit', { days: previewDays })}</small>
        </p>
        <p className="dim">
          {t('perDay', { count: format.exact(Math.round((count / previewDays) * 10) / 10) })}
          <br />
          {t(complete ? 'examinedAll' : 'examinedSome', { examined: format.exact(examined) })}
          {change !== null && (
            <>
              <br />
              {t('againstVersion', { version: version ?? 1 })}{' '}
              <b className={change === 0 ? undefined : change < 0 ? styles.less : styles.more}>
                {change === 0 ? '±0' : `${change < 0 ? '−' : '+'}${format.exact(Math.abs(change))}`}
              </b>
            </>
          )}
        </p>
      </div>
      <PreviewDays days={days} before={before?.days} />
      {samples.length > 0 ? (
        <ul className={styles.samples} aria-label={t('samples')}>
          {samples.map(sample => (
            <li key={sample.id}>
              <b>
                <Highlighted text={sample.title} hits={sample.titleHits} />
              </b>
              <span className={styles.sampleFacts}>
                {sample.media} · <Moment at={sample.publishedAt} />
              </span>
              <p>
                <Highlighted text={sample.excerpt} hits={sample.excerptHits} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('noSamples', { days: previewDays })}>{t('noSamplesText')}</EmptyState>
      )}
    </>
  )
}
