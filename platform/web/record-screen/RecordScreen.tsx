/** The screen of a list of records: search, pages, order, form, removal with a way back, export and import, all in one part. */
import type { SheetTitles } from '@guanlan/platform/contract'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useMay } from '../access/may.ts'
import type { Acted, CallOptions } from '../client/send.ts'
import { ExportButton } from '../files/ExportButton.tsx'
import { ImportPanel } from '../files/ImportPanel.tsx'
import { fileStrings } from '../files/strings.ts'
import { ListFrame } from '../frames/ListFrame.tsx'
import { frameStrings } from '../frames/strings.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { OpenRecord } from '../records/OpenRecord.tsx'
import type { List } from '../records/use-list.ts'
import type { RecordColumn } from '../table/columns.ts'
import { RecordTable } from '../table/RecordTable.tsx'
import styles from './RecordScreen.module.css'

/** What opens in a form counts its saves. */
type Get<R> = (call: { params: { id: number } }, options?: CallOptions) => Promise<R & { version: number }>

/** The calls that the screen makes by itself, as `recordCalls`, `exportCall` and `importCalls` declare them. */
interface ScreenApi<R> {
  get?: (call: { params: { id: number } }, options?: CallOptions) => Promise<R>
  create?: { endpoint?: { body?: unknown } }
  remove?: { act: (call: { body: never }) => Promise<Acted<{ changed: number }>> }
  export?: unknown
  importFile?: unknown
  importCheck?: unknown
  importRows?: unknown
}

export function RecordScreen<R extends { id: number }, Q extends object, D>({
  title,
  label = title,
  list,
  api = {},
  edit,
  search,
  columns,
  nameOf = row => (row as unknown as { name: string }).name,
  add,
  blank,
  form,
  empty,
  emptyText,
  emptyAdds = false,
  removed,
  exported,
  imported,
  importTitle = title,
  filters,
  acts,
  bulk,
  above,
  note,
  onHere,
}: {
  title: string
  /** Of the table; default: the title. */
  label?: string
  list: List<R, Q>
  /** A list that only shows needs none. */
  api?: ScreenApi<NoInfer<R>>
  /** The permission without which nothing can be added or removed here; default: everybody who sees the screen may. */
  edit?: string
  /** Placeholder of the search field. */
  search?: string
  /** Keep the array between drawings (`useMemo`). */
  columns: readonly RecordColumn<R>[]
  /** Names a row for readers; default: its name. */
  nameOf?: (row: R) => string
  /** What the button that opens a blank form is called; it stands in the head. */
  add?: string
  /** What a form of the open record begins with, when it is a new one. Nothing opens in a list without a form. */
  blank?: D
  form?: (start: R | NoInfer<D>) => ReactNode
  /** In place of the rows when the question finds nothing. */
  empty: string
  emptyText?: string
  /** The button that adds stands there, too. */
  emptyAdds?: boolean
  /** Says how many were removed. Without it nothing is removed here. */
  removed?: (count: number) => string
  /** Titles of what may be exported and imported, as the contract declares them. */
  exported?: SheetTitles
  imported?: SheetTitles
  /** Default: the title. */
  importTitle?: string
  /** Stand behind the search field. */
  filters?: ReactNode
  /** Stand before the button that adds. */
  acts?: ReactNode
  /** Further acts on the chosen rows. */
  bulk?: ReactNode
  /** Over the list: the sum of what it shows. */
  above?: ReactNode
  /** Between the head and the table. */
  note?: ReactNode
  onHere?: (row: R) => void
}) {
  const t = useWords(frameStrings)
  const words = useWords(fileStrings)
  const may = useMay()
  const [isImporting, setImporting] = useState(false)
  const mayEdit = edit === undefined || may(edit)
  const adds = add !== undefined && mayEdit && (
    <Button kind="primary" icon="plus" onClick={() => void list.open('new')}>
      {add}
    </Button>
  )
  const { remove } = api
  const removes = removed && remove && mayEdit && (
    <Button
      size="small"
      icon="trash"
      onClick={() =>
        void list.bulk(
          chosen => remove.act({ body: chosen as never }),
          ({ changed }) => removed(changed),
        )
      }
    >
      {t('remove')}
    </Button>
  )
  if (imported && isImporting)
    return (
      <ImportPanel
        title={importTitle}
        columns={imported}
        draft={api.create?.endpoint?.body as z.ZodObject | undefined}
        api={api as unknown as ComponentProps<typeof ImportPanel>['api']}
        onClose={() => setImporting(false)}
      />
    )
  const frame = (
    <ListFrame
      title={title}
      list={list}
      {...(search !== undefined && { search })}
      filters={filters}
      exports={exported && <ExportButton list={list} columns={exported} start={api.export as never} />}
      acts={
        <>
          {acts}
          {imported && mayEdit && (
            <Button kind="quiet" icon="upload" onClick={() => setImporting(true)}>
              {words('import')}
            </Button>
          )}
          {adds}
        </>
      }
      bulk={
        (bulk || removes) && (
          <>
            {bulk}
            {removes}
          </>
        )
      }
      detail={
        form &&
        list.opened && (
          <OpenRecord
            list={list}
            blank={blank as D}
            load={(id, options) => (api.get as Get<R>)({ params: { id } }, options)}
          >
            {start => form(start)}
          </OpenRecord>
        )
      }
    >
      {note}
      <RecordTable
        list={list}
        label={label}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyState title={empty} actions={emptyAdds && adds}>
            {emptyText}
          </EmptyState>
        }
        {...(onHere && { onHere })}
      />
    </ListFrame>
  )
  if (above === undefined) return frame
  // In its place from the beginning: what comes above later would make the list, and what is written beside it, anew.
  return (
    <div className={styles.screen}>
      {above}
      {frame}
    </div>
  )
}
