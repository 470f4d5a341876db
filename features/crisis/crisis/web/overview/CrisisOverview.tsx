import {
  BarChart,
  type ChartData,
  type ChartPoint,
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
import { type ReactNode, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { type CrisisQuestion, type Overview, type StepInPeriod, statuses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import styles from '../parts/room.module.css'
import { refreshMs } from '../use-crisis.ts'

/** Counted as here: without drills. */
const listAddress = (question: Partial<CrisisQuestion> = {}) =>
  `/crisisMonitor?${new URLSearchParams(Object.entries({ counted: true, ...question }).map(([name, value]) => [name, String(value)]))}`

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
  const navigate = useNavigate()
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
  const { from, to, before } = overview.quarter
  /** A mean opens the crises that it is of. */
  const meanOf = (stepKind: StepInPeriod, mean: Overview['acknowledged']) => ({
    to: listAddress({ stepKind, stepFrom: from, stepTo: to }),
    value: minutes(mean.now),
    beside: {
      to: listAddress({ stepKind, stepFrom: before, stepTo: from }),
      text: t('quarterBefore', { value: minutes(mean.before) }),
    },
  })
  const openDay = ({ row, series }: ChartPoint) => {
    const day = trend?.[row]
    const next = trend?.[row + 1]?.from
    if (day)
      void navigate(
        listAddress({ stepKind: series === 1 ? 'over' : 'started', stepFrom: day.from, ...(next && { stepTo: next }) }),
      )
  }
  return (
    <DashboardFrame title={t('overviewTitle')}>
      <section className={styles.figures} data-wide aria-label={t('figures')}>
        <Figure
          name={t('underWay')}
          to={listAddress({ status: 'underWay' })}
          value={exact(overview.underWay)}
          beside={{ to: listAddress(), text: t('ofAll', { count: exact(overview.total) }) }}
        />
        <Figure
          name={t('waitingOpenings')}
          to="/dataEarlyWarning"
          value={exact(overview.waitingOpenings)}
          waits={overview.waitingOpenings > 0}
          beside={{ to: '/dataEarlyWarning', text: t('waitingOpeningsNote') }}
        />
        {overview.levels.map(({ crisisLevel, count, underWay }) => (
          <Figure
            key={crisisLevel}
            name={<LevelTag level={crisisLevel} />}
            to={listAddress({ crisisLevel })}
            value={exact(count)}
            beside={{
              to: listAddress({ crisisLevel, status: 'underWay' }),
              text: t('underWayOf', { count: exact(underWay) }),
            }}
          />
        ))}
        <Figure name={t('meanAcknowledged')} {...meanOf('acknowledged', overview.acknowledged)} />
        <Figure name={t('meanStatement')} {...meanOf('stated', overview.firstStatement)} />
      </section>
      <BarChart title={t('byDay')} note={t('last30')} data={days} onOpen={openDay} />
      <Panel title={t('byStatus')}>
        <PlainTable label={t('byStatus')} head={[t('status'), { number: t('count') }]}>
          {statuses.map(status => (
            <tr key={status}>
              <th scope="row">{t(status)}</th>
              <td data-number>
                <Link to={listAddress({ status })}>
                  {exact(overview.statuses.find(each => each.status === status)?.count ?? 0)}
                </Link>
              </td>
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

/** A number, and one beside it: each opens what it counts. */
function Figure({
  name,
  to,
  value,
  waits = false,
  beside,
}: {
  name: ReactNode
  to: string
  value: string
  /** For somebody to decide. */
  waits?: boolean
  beside: { to: string; text: string }
}) {
  return (
    <div>
      <small className="dim">{name}</small>
      <b data-waits={waits || undefined}>
        <Link to={to}>{value}</Link>
      </b>
      <small className="dim">
        <Link to={beside.to}>{beside.text}</Link>
      </small>
    </div>
  )
}
