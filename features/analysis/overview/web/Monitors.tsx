import { sentimentIs } from '@guanlan/features/charts/charts/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  Count,
  change,
  ErrorOf,
  Icon,
  Panel,
  percent,
  SkeletonBlock,
  Sparkline,
  TextField,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { behind } from './behind.ts'
import styles from './Monitors.module.css'
import { fits, type Line, linesOf, ordered, type Sort, sorts } from './monitor-trends.ts'
import { useMonitorTrends } from './use-monitor-trends.ts'

const shownFirst = 10
/** Today is worth a look from twice the usual, and a handful of articles. */
const manyTimes = 2
const fewestToTell = 10

/** Every monitor in a line: seven days, today against the usual, the negative share. Sorted by what the reader asks. */
export function Monitors() {
  const t = useWords(strings)
  const { data: nodes } = useMonitors()
  const { data, error, refetch } = useMonitorTrends()
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const [by, setBy] = useState<{ sort: Sort; descending: boolean }>({ sort: 'today', descending: true })
  const lines = useMemo(() => nodes && data && linesOf(nodes, data.monitors), [nodes, data])
  const found = useMemo(
    () => lines && ordered(lines, by.sort, by.descending).filter(line => fits(line, typed)),
    [lines, by, typed],
  )
  if (lines?.length === 0) return null
  const sortBy = (sort: Sort) =>
    setBy(last => ({ sort, descending: last.sort === sort ? !last.descending : sort !== 'name' }))
  return (
    <Panel
      title={t('monitors')}
      note={t('monitorsNote')}
      more={
        lines &&
        lines.length > shownFirst && (
          <TextField
            label={t('findMonitor')}
            labelHidden
            placeholder={t('findMonitor')}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )
      }
      wide
    >
      {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!found && !error && (
        <div className={styles.waiting}>
          <span className="unseen" role="status">
            {t('monitorsLoading')}
          </span>
          {[86, 80, 74, 68].map(width => (
            <SkeletonBlock key={width} width={`${width}%`} />
          ))}
        </div>
      )}
      {found && data && (
        <table className={styles.table}>
          <thead>
            <tr>
              {sorts.map(sort => (
                <th
                  key={sort}
                  data-number={sort === 'name' ? undefined : true}
                  aria-sort={by.sort === sort ? (by.descending ? 'descending' : 'ascending') : 'none'}
                >
                  <button type="button" onClick={() => sortBy(sort)} title={t(`meaning_${sort}`)}>
                    {t(`column_${sort}`)}
                    {by.sort === sort && <Icon name={by.descending ? 'down' : 'up'} size={12} />}
                  </button>
                </th>
              ))}
              <th className={styles.line}>{t('sevenDays')}</th>
            </tr>
          </thead>
          <tbody>
            {(all || typed ? found : found.slice(0, shownFirst)).map(line => (
              <Row key={line.monitorId} line={line} from={data.from} today={data.today} to={data.to} />
            ))}
          </tbody>
        </table>
      )}
      {found?.length === 0 && <p className={styles.none}>{t('noMonitorFound', { typed: typed.trim() })}</p>}
      {found && found.length > shownFirst && !typed && (
        <div className={styles.rest}>
          <Button size="small" kind="quiet" onClick={() => setAll(!all)}>
            {all ? t('fewerMonitors') : t('allMonitors', { count: found.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Row({ line, from, today, to }: { line: Line; from: string; today: string; to: string }) {
  const t = useWords(strings)
  const format = useFormat()
  const { monitorId: monitor, times, usual } = line
  const week = behind({ monitor, from, to })
  const isMuch = times !== null && times >= manyTimes && line.today >= fewestToTell
  return (
    <tr>
      <th scope="row">
        <div className={styles.name}>
          <Link to={`/overview?monitor=${monitor}`} className="cut" title={[...line.path, line.name].join(' / ')}>
            {line.name}
          </Link>
          {line.path.length > 0 && <span className="dim cut">{line.path.at(-1)}</span>}
        </div>
      </th>
      <td data-number>
        <Link to={behind({ monitor, from: today, to })()}>
          <Count value={line.today} />
        </Link>
      </td>
      <td data-number data-much={isMuch || undefined}>
        {usual === null ? (
          <span className="dim">{t('notYet')}</span>
        ) : times === null ? (
          <span className="dim">{t('usuallyNone')}</span>
        ) : (
          <span title={t('usuallyMany', { count: format.exact(usual) })}>
            {t('timesUsual', { times: times.toFixed(1) })}
          </span>
        )}
      </td>
      <td data-number>
        <Link to={week()}>
          <Count value={line.count} />
        </Link>
      </td>
      <td data-number className="dim">
        {line.change === null ? '–' : change(line.change)}
      </td>
      <td data-number>
        {line.negative > 0 ? (
          <Link
            className="negative"
            to={week({ filters: [sentimentIs('negative')] })}
            title={format.exact(line.negative)}
          >
            {percent(line.negativeShare)}
          </Link>
        ) : (
          <span className="dim">0%</span>
        )}
      </td>
      <td className={styles.line} title={line.days.map(count => format.exact(count)).join(' · ')}>
        <Sparkline values={line.days} width={96} height={20} area />
        <span className="unseen">{line.days.join(', ')}</span>
      </td>
    </tr>
  )
}
