import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { ErrorOf, exact, ProgressLine, Row, Sparkline, Stack, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { daysTried, type FilterTrial, type TriedFilter } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './filters.module.css'
import { useTrial } from './queries.ts'

/** What would go of the last days if this were saved: how many, from which monitors, which of them somebody had worked on. */
export function TrialPane({ asked: requested }: { asked: Omit<TriedFilter, 'cursor'> | null }) {
  const t = useWords(strings)
  const { data: trial, error, refetch } = useTrial(requested)
  return (
    <aside className={styles.trial} aria-label={t('trial')}>
      <h3>{t('trial')}</h3>
      {requested === null ? (
        <p className="dim">{t('trialWaits', { days: daysTried })}</p>
      ) : trial ? (
        <TrialFigures trial={trial} />
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

/** What a trial found so far. */
export function TrialFigures({ trial }: { trial: FilterTrial }) {
  const t = useWords(strings)
  const { data: monitors = [] } = useMonitors()
  const { gone, back, spared, labelled, favourite, corrected, examined, total, days, samples } = trial
  const nameOf = (id: number) => monitors.find(monitor => monitor.id === id)?.name ?? `#${id}`
  return (
    <>
      <Row as="p" gap={12} align="center" className={styles.figure} role="status">
        <strong>{t('trialGone', { days: daysTried, count: exact(gone) })}</strong>
        <Sparkline values={days.map(day => day.gone)} width={96} height={24} area />
      </Row>
      {back > 0 && <p>{t('trialBack', { count: exact(back) })}</p>}
      {spared > 0 && <p>{t('trialSpared', { count: exact(spared) })}</p>}
      {trial.next === null ? (
        <p className="dim">{t('trialOf', { examined: exact(examined), total: exact(total) })}</p>
      ) : (
        <ProgressLine
          title={t('trialOf', { examined: exact(examined), total: exact(total) })}
          done={examined}
          total={total}
        />
      )}
      {labelled + favourite + corrected > 0 && (
        <p className={styles.warning}>
          {t('trialTouched', { labelled: exact(labelled), favourite: exact(favourite), corrected: exact(corrected) })}
        </p>
      )}
      {trial.monitors.length > 0 && (
        <>
          <h3>{t('trialByMonitor')}</h3>
          <Stack as="ul" gap={8} className={styles.samples}>
            {trial.monitors.slice(0, 10).map(({ monitorId, gone: taken }) => (
              <li key={monitorId}>
                {nameOf(monitorId)} <span className="dim">{exact(taken)}</span>
              </li>
            ))}
          </Stack>
        </>
      )}
      {samples.length > 0 && (
        <>
          <h3>{t('trialSamples')}</h3>
          <Stack as="ul" gap={8} className={styles.samples}>
            {samples.map(({ id, title, media, publishedAt, timeOfArrival, touched }) => (
              <li key={id}>
                <Link to={`/monitorDetail?id=${id}`} data-keeps>
                  {title}
                </Link>{' '}
                {touched && <Tag accent>{t('touched')}</Tag>}
                <small className="dim">
                  {media} · <ArticleTime at={publishedAt} ofArrival={timeOfArrival} />
                </small>
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  )
}
