import {
  Button,
  choicesOf,
  EmptyState,
  exact,
  inBody,
  ListFrame,
  linkTo,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Segmented,
  Sparkline,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Question, states, type TaskFigures } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { blank } from '../fields.tsx'
import { costOf } from './cost.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskState } from './TaskState.tsx'

/** Figures change while sources are asked. */
const everyMs = 5_000

/** Collection tasks with what they found, and the one that is open. */
export default function Tasks() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const list = useList({ name: 'collectionTasks', question: Question, load: inBody(api.listV1) })
  useRefreshWhile(list.records, ({ status }) => status === 'c_1' || status === 'c_0', everyMs)
  const columns = useColumns()
  const setCollecting = (isOn: boolean) =>
    list.bulk(
      chosen => api.collect.act({ body: { ...chosen, collects: isOn } }),
      ({ changed: count }) => t(isOn ? 'wentOn' : 'paused', { count: exact(count) }),
    )
  const remove = () =>
    list.bulk(
      chosen => api.remove.act({ body: chosen }),
      ({ changed: count }) => t('removed', { count: exact(count) }),
    )
  const add = may('collectionTasks.edit') && (
    <Button kind="primary" icon="plus" onClick={() => void navigate(linkTo('/createTask'))}>
      {t('add')}
    </Button>
  )
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      acts={add}
      filters={
        <Segmented
          label={t('status')}
          value={list.question.status}
          onChange={status => list.change({ status })}
          options={choicesOf(['all', ...states], t)}
        />
      }
      bulk={
        may('collectionTasks.edit') && (
          <>
            <Button size="small" onClick={() => void setCollecting(false)}>
              {t('pause')}
            </Button>
            <Button size="small" onClick={() => void setCollecting(true)}>
              {t('goOn')}
            </Button>
            <Button size="small" icon="trash" onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </>
        )
      }
      detail={
        list.opened?.id && (
          <OpenRecord list={list} blank={blank} load={(id, options) => api.detail({ params: { id } }, options)}>
            {start => <TaskForm start={start} list={list} />}
          </OpenRecord>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<TaskFigures>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 200, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'status', title: t('status'), width: 96, cell: row => <TaskState status={row.status} /> },
      { id: 'words', title: t('words'), width: 200, cell: row => row.words || t('everything') },
      { id: 'sources', title: t('sources'), width: 76, align: 'end', cell: row => exact(row.sourceCount) },
      {
        id: 'lastRun',
        title: t('lastRun'),
        width: 116,
        cell: row => (row.lastRun ? <Moment at={row.lastRun} /> : t('never')),
      },
      { id: 'found', title: t('found'), width: 76, align: 'end', cell: row => exact(row.found) },
      { id: 'fresh', title: t('fresh'), width: 76, align: 'end', cell: row => exact(row.fresh) },
      { id: 'doubles', title: t('doubles'), width: 76, align: 'end', cell: row => exact(row.doubles) },
      { id: 'refused', title: t('refused'), width: 76, align: 'end', cell: row => exact(row.refused) },
      { id: 'cost', title: t('cost'), width: 140, align: 'end', cell: row => costOf(row, t) },
      { id: 'curve', title: t('curve'), width: 84, cell: row => <Sparkline values={row.curve} dot={false} /> },
      {
        id: 'updated',
        title: t('updated'),
        width: 116,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
        rare: true,
      },
    ],
    [t],
  )
}
