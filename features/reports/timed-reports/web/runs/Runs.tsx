import {
  ChoiceMenu,
  EmptyState,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Run, RunQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOfReport, addressOfTimers } from '../address.ts'
import { api } from '../api.ts'
import { deliveredShare } from './delivered-share.ts'
import { RunPane } from './RunPane.tsx'
import { RunState } from './RunState.tsx'

const chosenStates = ['all', 'open', 'review', 'sent', 'failed'] as const

/** What timers made and what was sent, of all timers or of one (`timer` in the address). */
export default function Runs() {
  const t = useWords(strings)
  const list = useList({ name: 'report-runs', question: RunQuestion, load: api.runs })
  const { changed } = list.records
  useRefreshWhile(list.records, ({ state }) => ['waiting', 'making', 'sending'].includes(state), 1_500)
  const columns = useColumns()
  const { state } = list.question
  return (
    <ListFrame
      title={t('runs')}
      list={list}
      filters={
        <ChoiceMenu
          values={chosenStates}
          value={state}
          name={each => (each === 'all' ? t('anyState') : t(each))}
          onChange={each => list.change({ state: each })}
        />
      }
      acts={<Link to={addressOfTimers}>{t('toTimers')}</Link>}
      detail={
        list.opened && (
          <RunPane
            key={list.opened.key}
            id={list.opened.id ?? 0}
            onChanged={changed}
            onClose={() => void list.open(null)}
          />
        )
      }
    >
      <RecordTable
        list={list}
        label={t('runs')}
        columns={columns}
        nameOf={row => row.name}
        empty={<EmptyState title={t('noRuns')}>{t('noRunsText')}</EmptyState>}
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Run>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('report'),
        width: 240,
        pinned: 'start',
        cell: row => (row.reportId === null ? row.name : <Link to={addressOfReport(row.reportId)}>{row.name}</Link>),
      },
      { id: 'state', title: t('state'), width: 150, cell: row => <RunState run={row} /> },
      { id: 'kind', title: t('kind'), width: 110, cell: row => t(`kind_${row.kind}`) },
      { id: 'due', title: t('dueAt'), width: 130, cell: row => <Moment at={row.dueAt} /> },
      { id: 'sent', title: t('sent'), width: 130, cell: row => row.sentAt && <Moment at={row.sentAt} /> },
      { id: 'to', title: t('sentTo'), width: 100, cell: row => deliveredShare(row, t) },
      {
        id: 'files',
        title: t('files'),
        width: 160,
        cell: row =>
          row.files
            .filter(({ isCurrent }) => isCurrent)
            .map(({ format }) => format)
            .join('、'),
      },
      { id: 'startedBy', title: t('startedBy'), width: 110, cell: row => row.startedBy ?? t('byItself') },
      { id: 'problem', title: t('failed'), width: 220, cell: row => row.problem },
    ],
    [t],
  )
}
