import { viewOf } from '@guanlan/features/desk/article-list/web'
import {
  exact,
  Moment,
  type RecordColumn,
  RecordScreen,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  countReceivers,
  nameLength,
  referencePeriods,
  type Timer,
  type TimerDraft,
  TimerQuestion,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOfRun } from '../address.ts'
import { api } from '../api.ts'
import { RunState } from '../runs/RunState.tsx'
import { formatSchedule } from './say-schedule.ts'
import { TimerForm } from './TimerForm.tsx'

const blank: TimerDraft = {
  ...{ name: '', templateId: 'weekly', monitors: [], sentiments: ['1', '0', '-1'], filters: [], referencePeriod: '7d' },
  ...{ frequency: 'weekly', weekdays: [1], monthDays: [1], time: '08:00', workingDays: false, until: null },
  ...{ formats: ['docx'], members: [], people: [], groups: [], addresses: [], reviewFirst: false, paused: false },
}

/** Timers with their next moment and what their last one brought, and the one that is open. */
export default function Timers() {
  const t = useWords(strings)
  const list = useList({ name: 'report-timers', question: TimerQuestion, load: api.list })
  useRefreshWhile(
    list.records,
    ({ lastRun }) => lastRun && ['waiting', 'making', 'sending'].includes(lastRun.state),
    1_500,
  )
  const columns = useColumns()
  const [search] = useSearchParams()
  const [start] = useState(() => startIn(search))
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="timedReports.edit"
      search={t('find')}
      columns={columns}
      add={t('add')}
      blank={start}
      form={start => <TimerForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}

/** As the address says: of a template, narrowed as a board is. */
function startIn(search: URLSearchParams): TimerDraft {
  const templateId = Number(search.get('template'))
  if (!Number.isSafeInteger(templateId) || templateId <= 0) return blank
  const { monitors, filters, range } = viewOf(search)
  return {
    ...blank,
    ...{ templateId, monitors: [...monitors], name: (search.get('name') ?? '').slice(0, nameLength) },
    filters: filters.map(({ field, is, values }) => ({ field, is, values: [...values] })),
    referencePeriod: referencePeriods.find(each => each === range) ?? blank.referencePeriod,
  }
}

function useColumns(): RecordColumn<Timer>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'schedule', title: t('schedule'), width: 230, cell: row => formatSchedule(row, t) },
      {
        id: 'next',
        title: t('nextAt'),
        width: 130,
        cell: row => (row.paused ? t('paused') : row.nextAt ? <Moment at={row.nextAt} /> : t('noMore')),
      },
      {
        id: 'last',
        title: t('lastRun'),
        width: 130,
        cell: row =>
          row.lastRun && (
            <Link to={addressOfRun(row.lastRun.id)}>
              <Moment at={row.lastRun.createdAt} />
            </Link>
          ),
      },
      { id: 'state', title: t('state'), width: 150, cell: row => row.lastRun && <RunState run={row.lastRun} /> },
      {
        id: 'formats',
        title: t('formats'),
        width: 150,
        cell: row => row.formats.map(format => t(format)).join('、'),
      },
      {
        id: 'receivers',
        title: t('receivers'),
        width: 90,
        align: 'end',
        cell: row => exact(countReceivers(row)),
      },
      { id: 'updated', title: t('updated'), width: 130, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, cell: row => row.updatedBy },
    ],
    [t],
  )
}
