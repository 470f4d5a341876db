import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { exact, Moment, type RecordColumn, useFormat, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type DataTask, status } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { useAddresses } from '../use-addresses.ts'
import { TaskActs } from './TaskActs.tsx'
import { TaskState } from './TaskState.tsx'
import { useTook } from './use-took.ts'

/** @param onChanged asks the list again */
export function useTaskColumns(isManaged: boolean, onChanged: () => Promise<unknown>): RecordColumn<DataTask>[] {
  const t = useWords(strings)
  const format = useFormat()
  const took = useTook()
  const { content, comments } = useAddresses()
  const monitors = useMonitors().data
  return useMemo(() => {
    const nameOf = (id: number) => monitors?.find(each => each.id === id)?.name ?? `#${id}`
    const day = (at: string) => format.moment(at).slice(0, 10)
    const isDone = (task: DataTask) => task.status === status.done
    return [
      {
        id: 'name',
        title: t('name'),
        width: 220,
        sort: 'name',
        pinned: 'start',
        cell: row => (isDone(row) ? <Link to={content(row.id)}>{row.name}</Link> : row.name),
      },
      { id: 'status', title: t('state'), width: 140, cell: row => <TaskState task={row} /> },
      {
        id: 'articles',
        title: t('count'),
        width: 90,
        align: 'end',
        cell: row => (row.articles === null ? '' : exact(row.articles)),
      },
      {
        id: 'of',
        title: t('monitorsOrItsRule'),
        width: 200,
        cell: row => row.rule || row.monitors.map(nameOf).join('、'),
      },
      { id: 'time', title: t('time'), width: 180, cell: row => `${day(row.startTime)} — ${day(row.endTime)}` },
      {
        id: 'data',
        title: t('comment'),
        width: 90,
        cell: row => isDone(row) && <Link to={comments(row.id)}>{t('openComment')}</Link>,
      },
      { id: 'createdBy', title: t('createdBy'), width: 110, cell: row => row.createdBy },
      ...(isManaged ? [{ id: 'took', title: t('took'), width: 90, cell: took } as const] : []),
      {
        id: 'sentAt',
        title: t('sentAt'),
        width: 130,
        cell: row => row.sentAt && <Moment at={row.sentAt} />,
      },
      {
        id: 'acts',
        title: t('acts'),
        width: 100,
        cell: row => <TaskActs task={row} onChanged={onChanged} />,
      },
    ]
  }, [t, format, took, content, comments, monitors, isManaged, onChanged])
}
