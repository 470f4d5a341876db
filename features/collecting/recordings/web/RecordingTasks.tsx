import {
  choicesOf,
  connect,
  Moment,
  type RecordColumn,
  RecordScreen,
  Segmented,
  Tag,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Question, type RecordingTask, recordings, repetitions } from '../contract.ts'
import { strings } from '../strings.ts'
import { blank, TaskForm } from './TaskForm.tsx'
import { flagWords, lengthOf, megabytesOf } from './words.ts'

const api = connect(recordings)

/** Which broadcasts are recorded; an open one shows its recordings. */
export default function RecordingTasks() {
  const t = useWords(strings)
  const list = useList({
    name: 'recordings',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, options),
  })
  const columns = useColumns()
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={api}
      edit="recordings.edit"
      search={t('find')}
      columns={columns}
      nameOf={row => row.station}
      add={t('add')}
      blank={blank}
      form={start => <TaskForm start={start} list={list} />}
      empty={t('none')}
      emptyText={t('noneText')}
      emptyAdds
      removed={count => t('removed', { count })}
      filters={
        <Segmented
          label={t('repeats')}
          value={list.question.repeats}
          onChange={repeats => list.change({ repeats })}
          options={choicesOf(['all', ...repetitions], t)}
        />
      }
    />
  )
}

function useColumns(): RecordColumn<RecordingTask>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'station', title: t('station'), width: 220, sort: 'station', pinned: 'start', cell: row => row.station },
      {
        id: 'collection',
        title: t('collection'),
        width: 120,
        cell: row => <Tag accent={row.collectionFlag === 'c_1'}>{t(flagWords[row.collectionFlag])}</Tag>,
      },
      {
        id: 'airing',
        title: t('airing'),
        width: 100,
        cell: row => <Tag accent={row.airingFlag === 's_1'}>{t(flagWords[row.airingFlag])}</Tag>,
      },
      { id: 'recognition', title: t('recognition'), width: 100, cell: row => t(flagWords[row.recognitionFlag]) },
      {
        id: 'start',
        title: t('startTime'),
        width: 150,
        sort: 'startTime',
        cell: row => <Moment at={row.startTime} />,
      },
      { id: 'end', title: t('endTime'), width: 150, cell: row => <Moment at={row.endTime} /> },
      { id: 'repeats', title: t('repeats'), width: 90, cell: row => t(row.repeats) },
      {
        id: 'length',
        title: t('length'),
        width: 100,
        align: 'end',
        cell: row => row.latest && lengthOf(row.latest.seconds),
      },
      {
        id: 'size',
        title: t('size'),
        width: 110,
        align: 'end',
        cell: row => row.latest && megabytesOf(row.latest.bytes),
      },
      {
        id: 'gaps',
        title: t('gaps'),
        width: 80,
        align: 'end',
        cell: row => row.latest && row.latest.gaps > 0 && row.latest.gaps,
      },
      { id: 'url', title: t('url'), width: 280, cell: row => row.url },
      { id: 'updated', title: t('updated'), width: 150, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t],
  )
}
