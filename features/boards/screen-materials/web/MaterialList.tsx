import {
  Button,
  exact,
  type List,
  Moment,
  type RecordColumn,
  RecordScreen,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import type { Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { OrderDialog } from './OrderDialog.tsx'
import type { Ordered } from './ordered.ts'

interface Row {
  id: number
  name: string
  updatedAt: string
  updatedBy: string | null
}

/** One list of material with its form; what differs is given. */
export function MaterialList<R extends Row, D>({
  title,
  list,
  api,
  blank,
  form,
  columns,
  exported,
  imported,
}: {
  title: string
  list: List<R, Question>
  api: ComponentProps<typeof RecordScreen<R, Question, D>>['api'] & Ordered
  blank: D
  form: (start: R | D) => ReactNode
  /** Between name and time of change; keep it between drawings. */
  columns: readonly RecordColumn<R>[]
  /** Titles of what may be exported and imported; absent: nothing is. */
  exported?: ComponentProps<typeof RecordScreen<R, Question, D>>['exported']
  imported?: ComponentProps<typeof RecordScreen<R, Question, D>>['imported']
}) {
  const t = useWords(strings)
  const may = useMay()
  const [isOrdered, setOrdered] = useState(false)
  const all = useMemo(
    (): RecordColumn<R>[] => [
      { id: 'name', title: t('name'), width: 220, sort: 'name', pinned: 'start', cell: row => row.name },
      ...columns,
      {
        id: 'updatedAt',
        title: t('updated'),
        width: 130,
        sort: 'updatedAt',
        cell: row => <Moment at={row.updatedAt} />,
      },
      { id: 'updatedBy', title: t('updatedBy'), width: 120, cell: row => row.updatedBy },
    ],
    [t, columns],
  )
  return (
    <>
      <RecordScreen<R, Question, D>
        title={title}
        list={list}
        api={api}
        acts={
          may('bigScreens.edit') &&
          list.records.rows.length > 1 && (
            <Button icon="sort" onClick={() => setOrdered(true)}>
              {t('order')}
            </Button>
          )
        }
        edit="bigScreens.edit"
        search={t('find')}
        columns={all}
        add={t('add')}
        blank={blank}
        {...(exported && { exported })}
        {...(imported && { imported })}
        form={form}
        empty={t('none')}
        emptyText={t('noneText')}
        emptyAdds
        removed={count => t('removed', { count: exact(count) })}
      />
      {isOrdered && <OrderDialog name={list.name} api={api} act={list.act} onClose={() => setOrdered(false)} />}
    </>
  )
}
