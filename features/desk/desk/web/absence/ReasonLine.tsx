import { strings } from '@guanlan/features/desk/article-list/strings'
import {
  actApi,
  type DoAct,
  deskAddress,
  useAct,
  useFilterWords,
  type View,
} from '@guanlan/features/desk/article-list/web'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import type { Absence, AbsenceReason } from '@guanlan/features/monitors/absence/contract'
import { strings as absenceStrings } from '@guanlan/features/monitors/absence/strings'
import { filters } from '@guanlan/features/monitors/filters/contract'
import { editMonitor, newMonitor } from '@guanlan/features/monitors/monitors/web'
import { Button, connect, Icon, Row, useFormat, useMay, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './absence.module.css'

const filterApi = connect(filters)
const halfDayMs = 12 * 3_600_000

type Article = Absence['articles'][number]

/** One reason, and what mends it: an address to go to, or an act. */
export function ReasonLine({
  reason,
  article,
  view,
  onMended,
}: {
  reason: AbsenceReason
  article: Article
  view: View
  onMended: () => void
}) {
  return (
    <Row as="li" gap={8} align="start" className={styles.reason} data-kind={reason.kind}>
      <Icon name={reason.kind === 'shown' ? 'check' : 'info'} size={14} />
      <div className={styles.said}>
        <Sentence reason={reason} view={view} />
        {reason.kind === 'unmatched' && <Failing reason={reason} />}
      </div>
      <Row gap={12} align="center" className={styles.ways}>
        <Ways reason={reason} article={article} view={view} onMended={onMended} />
      </Row>
    </Row>
  )
}

function Sentence({ reason, view }: { reason: AbsenceReason; view: View }) {
  const t = useWords(strings)
  const why = useWords(absenceStrings)
  const format = useFormat()
  const conditions = useFilterWords(view.filters)
  switch (reason.kind) {
    case 'binned':
      return why('absent_binned', { by: reason.by ?? why('absent_somebody'), at: format.moment(reason.at) })
    case 'filtered':
      return why('absent_filtered', { name: reason.name, filter: reason.filterName })
    case 'takenOut':
      return why('absent_takenOut', { name: reason.name, by: reason.by ?? why('absent_somebody') })
    case 'otherMonitor':
      return why('absent_otherMonitor', { name: reason.name })
    case 'unmatched':
      return why('absent_unmatched', { name: reason.name })
    case 'notFilled':
      return why('absent_notFilled', { name: reason.name })
    case 'condition': {
      const words = conditions[reason.index]
      return why('absent_condition', { condition: words ? t('filterName', words) : '' })
    }
    default:
      return why(`absent_${reason.kind}`)
  }
}

function Failing({ reason }: { reason: Extract<AbsenceReason, { kind: 'unmatched' }> }) {
  const why = useWords(absenceStrings)
  return (
    <ul className={styles.failing}>
      {reason.failing.map(({ text, excluded }) => (
        <li key={text}>
          {why(excluded ? 'absent_excluded' : 'absent_missing')} <code>{text}</code>
        </li>
      ))}
      {reason.limits.map(limit => (
        <li key={limit}>{why('absent_limit', { limit: why(`limit_${limit}`) })}</li>
      ))}
    </ul>
  )
}

function Ways({
  reason,
  article: { id, publishedAt },
  view,
  onMended,
}: {
  reason: AbsenceReason
  article: Article
  view: View
  onMended: () => void
}) {
  const t = useWords(strings)
  const why = useWords(absenceStrings)
  const a = useWords(actStrings)
  const may = useMay()
  const act = useAct()
  const target = { ids: [id], articles: [], monitor: null, found: true }
  const open = (part: Partial<View>, words: string): ReactNode => (
    <Link to={deskAddress({ ...view, open: id, ...part })}>{words}</Link>
  )
  const mend = (words: string, permission: string, ...[tells, send, format]: Mending) =>
    may(permission) && (
      <Button size="small" onClick={() => void act(target, tells, send, format).then(done => done && onMended())}>
        {words}
      </Button>
    )
  const putInto = (monitor: number) =>
    mend(
      why('absent_putInto'),
      'articleActions.do',
      'places',
      body => actApi.copy.act({ body: { ...body, monitors: [monitor] } }),
      count => a('didCopy', { count }),
    )
  switch (reason.kind) {
    case 'shown':
      return open({}, why('absent_open'))
    case 'outsideRange': {
      const at = Date.parse(publishedAt)
      const moment = (ms: number) => new Date(ms).toISOString()
      return open({ range: { from: moment(at - halfDayMs), to: moment(at + halfDayMs) } }, why('absent_thatDay'))
    }
    case 'condition':
      return open({ filters: view.filters.toSpliced(reason.index, 1) }, why('absent_withoutCondition'))
    case 'folded':
      return open({ fold: false }, why('absent_unfold'))
    case 'binned':
      return mend(
        a('restore'),
        'articleActions.remove',
        'places',
        () => actApi.restore.act({ body: { idList: [id] } }),
        count => a('didRestore', { count }),
      )
    case 'filtered':
      return mend(
        why('absent_bringBack'),
        'filters.edit',
        'places',
        async () => {
          const { data, operation } = await filterApi.bringBack.act({ body: { idList: [id] } })
          return { data: { ...data, task: null }, operation }
        },
        count => a('didRestore', { count }),
      )
    case 'takenOut':
      return putInto(reason.monitor)
    case 'otherMonitor':
      return open({ monitor: reason.monitor, filters: [], fold: false }, why('absent_open'))
    case 'unmatched':
      return (
        <>
          <Link to={editMonitor(reason.monitor)}>{t('editRule')}</Link>
          {putInto(reason.monitor)}
        </>
      )
    case 'notFilled':
      return (
        <>
          <Link to="/backtracking">{why('absent_backtrack')}</Link>
          {putInto(reason.monitor)}
        </>
      )
    case 'noMonitor':
      return <Link to={newMonitor()}>{t('newMonitor')}</Link>
    case 'erased':
      return null
  }
}

type Mending = Parameters<DoAct> extends [unknown, ...infer Rest] ? Rest : never
