import { ErrorOf, exact, Moment, Sparkline, Stack, useLater, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { daysTried, type TriedWarning, type WarningDraft, type WarningTrial } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../warnings.module.css'

/** Somebody is still writing; asked at every letter, the server would work for nothing. Milliseconds. */
const writingMs = 600

/** What the warning would have told of the last days, before it is saved. */
export function ReplayPane({ id, draft }: { id: number | null; draft: WarningDraft | null }) {
  return <Replay name="trial" tried={draft && { id, draft }} load={tryWarning} />
}
const tryWarning = (body: TriedWarning, signal: AbortSignal) => api.tryOut({ body }, { signal })

/** What a rule would have found in the last days. */
export function Replay<Tried extends object>({
  name,
  tried,
  load,
  title,
  figure,
}: {
  /** Of the answers, apart from those of other rules. */
  name: string
  /** Null: it is not whole yet. */
  tried: Tried | null
  load: (body: Tried & Pick<TriedWarning, 'days'>, signal: AbortSignal) => Promise<WarningTrial>
  /** Default: what would have been received. */
  title?: string
  /** Of a rule that tells nobody: what it says in place of messages. */
  figure?: (trial: WarningTrial) => string
}) {
  const t = useWords(strings)
  const [days, setDays] = useState<TriedWarning['days']>(7)
  const text = useLater(tried && JSON.stringify({ ...tried, days }), writingMs)
  const { data, error, refetch } = useQuery<WarningTrial>({
    queryKey: ['warnings', name, text],
    queryFn: ({ signal }) => load(JSON.parse(text ?? ''), signal),
    enabled: text !== null,
    retry: false,
    staleTime: 60_000,
  })
  return (
    <aside className={styles.replay} aria-label={title ?? t('trial')}>
      <h3>{title ?? t('trial')}</h3>
      <select
        className="field"
        aria-label={title ?? t('trial')}
        value={days}
        onChange={event => setDays(Number(event.target.value) as TriedWarning['days'])}
      >
        {daysTried.map(each => (
          <option key={each} value={each}>
            {t('trialDays', { days: each })}
          </option>
        ))}
      </select>
      {text === null ? (
        <p className="dim">{t('trialWaits')}</p>
      ) : data ? (
        <Trial trial={data} days={days} figure={figure} />
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : (
        <p className="dim" role="status">
          …
        </p>
      )}
    </aside>
  )
}

function Trial({
  trial,
  days,
  figure,
}: {
  trial: WarningTrial
  days: number
  figure: ((trial: WarningTrial) => string) | undefined
}) {
  const t = useWords(strings)
  const { incidents, messages, articles, daily, tooOld, isCut, samples, noisiest, gained, lost } = trial
  const old = tooOld > 0 && <p className="dim">{t('trialTooOld', { count: exact(tooOld) })}</p>
  if (articles + incidents === 0)
    return (
      <>
        <p role="status">{t('trialNothing')}</p>
        {old}
      </>
    )
  return (
    <>
      <p role="status">
        <strong>
          {figure?.(trial) ??
            t('trialFigure', { incidents: exact(incidents), messages: exact(messages), articles: exact(articles) })}
        </strong>
      </p>
      <p>
        {!figure && t('trialADay', { count: (messages / days).toFixed(1) })}{' '}
        <Sparkline values={daily.map(day => (figure ? day.incidents : day.messages))} width={120} height={24} area />
      </p>
      {gained !== null && lost !== null && gained + lost > 0 && (
        <p>{t('trialDifference', { gained: exact(gained), lost: exact(lost) })}</p>
      )}
      {old}
      {isCut && <p className="dim">{t('trialCut')}</p>}
      <h3>{t('trialSamples')}</h3>
      <Stack as="ul" gap={8} className={styles.samples}>
        {samples.map(sample => (
          <li key={`${sample.at} ${sample.reason} ${sample.articleId}`}>
            {sample.articleId === null ? (
              sample.title
            ) : (
              <Link to={`/monitorDetail?id=${sample.articleId}`} data-keeps>
                {sample.title}
              </Link>
            )}
            <small className="dim">
              {sample.media && `${sample.media} · `}
              <Moment at={sample.at} /> ·{' '}
              {sample.articleId === null
                ? t(`reason_${sample.reason}`)
                : t(`told_${sample.reason}`, { count: sample.articles, condition: '', figures: '' })}
            </small>
          </li>
        ))}
      </Stack>
      {noisiest.media && (
        <p className="dim">
          {t('trialNoisiest')} {noisiest.media.name} {t('inArticles', { count: exact(noisiest.media.articles) })}
          {noisiest.monitor &&
            `，${noisiest.monitor.name} ${t('inArticles', { count: exact(noisiest.monitor.articles) })}`}
        </p>
      )}
    </>
  )
}
