import {
  BarChart,
  type ChartData,
  DashboardFrame,
  ErrorOf,
  exact,
  Moment,
  Panel,
  PlainTable,
  SkeletonPage,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { statuses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import styles from '../parts/room.module.css'
import { refreshMs } from '../use-crisis.ts'

const listAddress = (question: Record<string, string | number>) =>
  `/crisisMonitor?${new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]))}`

/** Crises by level, state and day; what is due next; how fast was acted. Each number opens its crises. */
export default function CrisisOverview() {
  const t = useWords(strings)
  const requested = useQuery({
    queryKey: [crisesKey, 'overview'],
    queryFn: async ({ signal }) => {
      const [overview, trend] = await Promise.all([
        api.overview(undefined, { signal }),
        api.trend({ query: {} }, { signal }),
      ])
      return { overview, trend }
    },
    refetchInterval: refreshMs * 3,
  })
  const trend = requested.data?.trend
  const days = useMemo<ChartData>(
    () => ({
      head: t('day'),
      rows: trend?.map(({ day }) => day.slice(5)) ?? [],
      series: [
        { name: t('opened'), values: trend?.map(({ opened }) => opened) ?? [] },
        { name: t('over'), values: trend?.map(({ over }) => over) ?? [] },
      ],
    }),
    [t, trend],
  )
  if (!requested.data)
    return requested.isPending ? (
      <SkeletonPage />
    ) : (
      <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
    )
  const { overview } = requested.data
  const minutes = (value: number | null) => (value === null ? '—' : t('minutesLong', { count: Math.round(value) }))
  return (
    <DashboardFrame title={t('overviewTitle')}>
      <section className={styles.figures} data-wide aria-label={t('figures')}>
        <Link to={listAddress({ status: 'underWay' })}>
          <small className="dim">{t('underWay')}</small>
          <b>{exact(overview.underWay)}</b>
          <small className="dim">{t('ofAll', { count: exact(overview.total) })}</small>
        </Link>
        <Link to="/dataEarlyWarning">
          <small className="dim">{t('waitingOpenings')}</small>
          <b>{exact(overview.waitingOpenings)}</b>
          <small className="dim">{t('waitingOpeningsNote')}</small>
        </Link>
        {overview.levels.map(({ crisisLevel, count, underWay }) => (
          <Link key={crisisLevel} to={listAddress({ crisisLevel })}>
            <small>
              <LevelTag level={crisisLevel} />
            </small>
            <b>{exact(count)}</b>
            <small className="dim">{t('underWayOf', { count: exact(underWay) })}</small>
          </Link>
        ))}
        <div>
          <small className="dim">{t('meanAcknowledged')}</small>
          <b>{minutes(overview.acknowledged.now)}</b>
          <small className="dim">{t('quarterBefore', { value: minutes(overview.acknowledged.before) })}</small>
        </div>
        <div>
          <small className="dim">{t('meanStatement')}</small>
          <b>{minutes(overview.firstStatement.now)}</b>
          <small className="dim">{t('quarterBefore', { value: minutes(overview.firstStatement.before) })}</small>
        </div>
      </section>
      <BarChart title={t('byDay')} note={t('last30')} data={days} />
      <Panel title={t('byStatus')}>
        <PlainTable label={t('byStatus')} head={[t('status'), { number: t('count') }]}>
          {statuses.map(status => (
            <tr key={status}>
              <th scope="row">
                <Link to={listAddress({ status })}>{t(status)}</Link>
              </th>
              <td data-number>{exact(overview.statuses.find(each => each.status === status)?.count ?? 0)}</td>
            </tr>
          ))}
        </PlainTable>
      </Panel>
      <Panel title={t('dueNext')}>
        {overview.due.length === 0 ? (
          <p className={`dim ${styles.form}`}>{t('nothingDue')}</p>
        ) : (
          <ul className={styles.lines}>
            {overview.due.map(due => (
              <li key={`${due.crisisId} ${due.what} ${due.at}`}>
                <span className={Date.parse(due.at) < Date.now() ? styles.late : undefined}>
                  <Moment at={due.at} exact />
                </span>
                <span>
                  <Link to={roomAddress(due.crisisId)}>{due.crisis}</Link> <span className="dim">{due.what}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </DashboardFrame>
  )
}
