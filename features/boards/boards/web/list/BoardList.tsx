import { exact, Moment, type RecordColumn, RecordScreen, useList, useMay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Board, Question } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { boardAddress } from '../addresses.ts'
import { api, boardsKey } from '../api.ts'
import { ImportLayout } from '../versions/ImportLayout.tsx'
import { Templates } from './Templates.tsx'

/** All boards of the organisation under the ready ones that they are made of. */
export default function BoardList() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const list = useList({ name: boardsKey, question: Question, load: api.list })
  return (
    <RecordScreen
      title={t('title')}
      list={list}
      api={{ remove: api.remove }}
      edit="boards.edit"
      search={t('find')}
      columns={useColumns()}
      above={<Templates />}
      acts={
        may('boards.edit') && (
          <ImportLayout
            api={api}
            queryKey={boardsKey}
            onImported={id => void list.records.changed().then(() => navigate(boardAddress(id)))}
          />
        )
      }
      empty={t('none')}
      emptyText={t('noneText')}
      removed={count => t('removed', { count: exact(count) })}
    />
  )
}

function useColumns(): RecordColumn<Board>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        width: 260,
        sort: 'name',
        pinned: 'start',
        cell: row => <Link to={boardAddress(row.id)}>{row.name}</Link>,
      },
      { id: 'views', title: t('views'), width: 240, cell: row => row.views.map(({ name }) => name).join('、') },
      {
        id: 'panels',
        title: t('panels'),
        width: 90,
        align: 'end',
        cell: row => exact(row.views.reduce((sum, { panels }) => sum + panels.length, 0)),
      },
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t],
  )
}
