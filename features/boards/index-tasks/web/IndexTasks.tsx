import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  dayHere,
  exact,
  inBody,
  Moment,
  type RecordColumn,
  RecordScreen,
  useList,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { type Draft, type IndexTask, Question } from '../contract.ts'
import { screenStrings as strings } from '../strings/screens.ts'
import { api } from './api.ts'
import { IndexForm } from './IndexForm.tsx'

const blankOn = (baseDay: string): Draft => ({
  ...{ name: '', monitorId: null, brand: '', baseDay, smoothing: 1 },
  measures: [
    { measure: 'articles', weight: 1 },
    { measure: 'netSentiment', weight: 1 },
  ],
})

/** Indices of the organisation; an open one shows its course and how its value is made. */
export default function IndexTasks() {
  const t = useWords(strings)
  // Yesterday: today has hardly begun, and would make every other day large.
  const [blank] = useState(() => blankOn(dayHere(Date.now() - 86_400_000)))
  const list = useList({ name: 'indexTasks', question: Question, load: inBody(api.list) })
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="boards.edit"
      search={t('find')}
      columns={useColumns()}
      add={t('add')}
      blank={blank}
      form={start => <IndexForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}

function useColumns(): RecordColumn<IndexTask>[] {
  const t = useWords(strings)
  const say = useSay()
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      {
        id: 'of',
        title: t('of'),
        width: 160,
        cell: row => (row.monitorId === null ? row.brand : <MonitorName id={row.monitorId} />),
      },
      {
        id: 'measures',
        title: t('measures'),
        width: 280,
        cell: row => row.measures.map(({ measure, weight }) => `${weight} × ${say(strings[measure])}`).join(' + '),
      },
      { id: 'baseDay', title: t('baseDay'), width: 110, cell: row => row.baseDay },
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t, say],
  )
}

function MonitorName({ id }: { id: number }) {
  const { data = [] } = useMonitors()
  return data.find(monitor => monitor.id === id)?.name ?? `#${id}`
}
