import {
  Button,
  choicesOf,
  EmptyState,
  ExportButton,
  exact,
  inBody,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  Segmented,
  Tag,
  useList,
  useMay,
  useRefreshWhile,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Crisis, CrisisQuestion, exported, statuses, underWay } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { WaitingOpenings } from '../openings/WaitingOpenings.tsx'
import { roomAddress } from '../parts/address.ts'
import { LevelTag, StatusTag } from '../parts/LevelTag.tsx'
import { refreshMs, useLabels, useLevels } from '../use-crisis.ts'
import { Narrowed } from './Narrowed.tsx'
import { StartButton } from './StartButton.tsx'

/** Crises by level, state, label and words; a name opens the room. */
export function Crises() {
  const t = useWords(strings)
  const may = useMay()
  const levels = useLevels().data ?? []
  const labels = useLabels().data ?? []
  const list = useList({ name: 'crises', question: CrisisQuestion, load: inBody(api.getCrisiss), openAs: 'crisis' })
  useRefreshWhile(list.records, ({ status }) => underWay.includes(status), refreshMs)
  const columns = useColumns()
  const { question, change } = list
  // Those of the bin come back, others go there: as many as are named.
  const moveChosen = () =>
    list.bulk(
      ({ ids }) =>
        question.bin
          ? api.restoreCrisis.act({ body: { idList: ids } })
          : api.deleteCrisisByIds.act({ query: { ids: ids.join(',') } }),
      ({ changed }) => t(question.bin ? 'didRestore' : 'didDeleteMany', { count: exact(changed) }),
    )
  const start = may('crisis.act') && <StartButton />
  return (
    <ListFrame
      title={t('monitorTitle')}
      list={list}
      search={t('find')}
      acts={
        <>
          <WaitingOpenings />
          {start}
        </>
      }
      exports={<ExportButton list={list} columns={exported} start={api.export} />}
      bulk={
        may('crisis.act') && (
          <Button size="small" icon={question.bin ? 'undo' : 'trash'} onClick={() => void moveChosen()}>
            {t(question.bin ? 'restoreAct' : 'deleteAct')}
          </Button>
        )
      }
      filters={
        <>
          <Segmented
            label={t('status')}
            value={question.status ?? 'all'}
            onChange={status => change({ status: status === 'all' ? undefined : status })}
            options={choicesOf(['all', 'underWay', ...statuses], t)}
          />
          <select
            className="field"
            aria-label={t('crisisLevel')}
            value={question.crisisLevel ?? ''}
            onChange={event =>
              change({ crisisLevel: (Number(event.target.value) || undefined) as Crisis['crisisLevel'] | undefined })
            }
          >
            <option value="">{t('allLevels')}</option>
            {levels.map(level => (
              <option key={level.id} value={level.id}>
                {level.name}
              </option>
            ))}
          </select>
          {labels.length > 0 && (
            <select
              className="field"
              aria-label={t('labels')}
              value={question.labelId ?? ''}
              onChange={event => change({ labelId: Number(event.target.value) || undefined })}
            >
              <option value="">{t('allLabels')}</option>
              {labels.map(label => (
                <option key={label.id} value={label.id}>
                  {label.name}
                </option>
              ))}
            </select>
          )}
          <Segmented
            label={t('whose')}
            value={question.bin ? 'bin' : question.mine ? 'mine' : 'all'}
            onChange={whose => change({ mine: whose === 'mine', bin: whose === 'bin' })}
            options={choicesOf(['all', 'mine', 'bin'], t)}
          />
          <Narrowed question={question} change={change} />
        </>
      }
    >
      <RecordTable
        list={list}
        label={t('monitorTitle')}
        columns={columns}
        nameOf={row => row.name}
        empty={
          <EmptyState title={t('none')} actions={start}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </ListFrame>
  )
}

function useColumns(): RecordColumn<Crisis>[] {
  const t = useWords(strings)
  const labels = useLabels().data
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        width: 260,
        sort: 'name',
        pinned: 'start',
        cell: row => (
          <>
            <Link to={roomAddress(row.id)}>{row.name}</Link> {row.drill && <Tag>{t('drill')}</Tag>}
          </>
        ),
      },
      {
        id: 'level',
        title: t('crisisLevel'),
        width: 92,
        sort: 'level',
        cell: row => <LevelTag level={row.crisisLevel} />,
      },
      { id: 'status', title: t('status'), width: 92, cell: row => <StatusTag status={row.status} /> },
      { id: 'lead', title: t('lead'), width: 110, cell: row => row.lead?.name ?? t('nobody') },
      { id: 'articles', title: t('articles'), width: 76, align: 'end', cell: row => exact(row.articles) },
      { id: 'tasks', title: t('openTasks'), width: 92, align: 'end', cell: row => exact(row.openTasks) },
      {
        id: 'standing',
        title: t('standingTitle'),
        width: 260,
        cell: row => row.standing?.text ?? <span className="dim">{t('noStanding')}</span>,
      },
      {
        id: 'labels',
        title: t('labels'),
        width: 120,
        cell: row => row.labelIds.flatMap(id => labels?.find(label => label.id === id)?.name ?? []).join('、'),
      },
      {
        id: 'started',
        title: t('startedAt'),
        width: 116,
        sort: 'startedAt',
        cell: row => (row.startedAt ? <Moment at={row.startedAt} /> : '—'),
      },
      { id: 'updated', title: t('updated'), width: 140, sort: 'updatedAt', cell: row => <Moment at={row.updatedAt} /> },
    ],
    [t, labels],
  )
}
