import { EntryRef } from '@guanlan/features/media/media-library/contract'
import {
  exact,
  inBody,
  linkTo,
  Moment,
  type RecordColumn,
  RecordScreen,
  Tag,
  useList,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  type Assessment,
  type Draft,
  longestDays,
  mostEntries,
  Question,
  usualCuts,
  usualWeights,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { TaskForm } from './TaskForm.tsx'

/** Every assessment: what it compares, how far it is, and the one that is open. */
export function Tasks() {
  const t = useWords(strings)
  const list = useList({ name: 'assessments', question: Question, load: inBody(api.list) })
  useRefreshWhile(list.records, ({ flag }) => flag === 1)
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="mediaLibrary.assess"
      search={t('find')}
      columns={useColumns()}
      add={t('add')}
      blank={useBlank()}
      form={start => <TaskForm start={start} list={list} />}
      empty={t('empty')}
      emptyText={t('emptyText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}

/** The last 90 days, of the entries that the address names. */
function useBlank(): Draft {
  const written = useSearchParams()[0].get('entries') ?? ''
  return useMemo(() => {
    const entries = written.split(',').filter(ref => EntryRef.safeParse(ref).success)
    const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
    return {
      ...{ name: '', entries: entries.slice(0, mostEntries), criteria: usualWeights, deadline: null, cuts: usualCuts },
      ...{ fromDay: day(longestDays - 1), toDay: day(0) },
    }
  }, [written])
}

function useColumns(): RecordColumn<Assessment>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'flag', title: t('state'), width: 120, cell: row => <FlagTag of={row} /> },
      { id: 'entries', title: t('entries'), width: 80, align: 'end', cell: row => exact(row.entries.length) },
      { id: 'period', title: t('period'), width: 190, cell: row => `${row.fromDay} – ${row.toDay}` },
      {
        id: 'judged',
        title: t('judged'),
        width: 90,
        align: 'end',
        cell: row => t('progress', { done: exact(row.judged), total: exact(row.entries.length) }),
      },
      { id: 'deadline', title: t('deadline'), width: 110, cell: row => row.deadline },
      {
        id: 'results',
        title: t('results'),
        width: 100,
        cell: row =>
          row.computedAt !== null && (
            <Link to={linkTo('/evaluation', null, { taskId: row.id })}>{t('showResults')}</Link>
          ),
      },
      {
        id: 'updated',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 110, rare: true, cell: row => row.updatedBy },
    ],
    [t],
  )
}

export function FlagTag({ of: { flag, done, entries } }: { of: Assessment }) {
  const t = useWords(strings)
  return (
    <Tag accent={flag === 1}>
      {t(`flag_${flag}`)}
      {flag === 1 && ` ${t('progress', { done: exact(done), total: exact(entries.length) })}`}
    </Tag>
  )
}
