/** The table of all lists: any number of rows, a page after the other, everything by mouse and by keyboard. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language/words.ts'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { After, SkeletonBlock } from '../parts/Skeleton.tsx'
import type { List } from '../records/use-list.ts'
import type { RecordColumn } from './columns.ts'
import { useListSettings } from './list-settings.ts'
import { type GridHandle, RecordGrid } from './RecordGrid.tsx'
import type { RowActs } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { tableStrings } from './strings.ts'

interface Sorted {
  sort?: string
  order?: 'asc' | 'desc'
}

export function RecordTable<R extends { id: number }, Q extends object>({
  list,
  label,
  columns,
  nameOf,
  empty,
  onHere,
}: {
  list: List<R, Q>
  label: string
  /** Keep the array between drawings (`useMemo`). */
  columns: readonly RecordColumn<R>[]
  /** Names a row for readers. */
  nameOf: (row: R) => string
  /** In place of the rows when the question finds nothing. */
  empty: ReactNode
  /** The row the keys are on, whenever it is another one: for keys of the screen that act on it. */
  onHere?: (row: R) => void
}) {
  const t = useWords(tableStrings)
  const { records, selection, opened } = list
  const { rows } = records
  const settings = useListSettings(list.name)
  const { sort, order } = list.question as Sorted
  const grid = useRef<GridHandle>(null)
  const [at, setAt] = useState(0)
  const here = Math.min(at, rows.length - 1)
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), rows.length - 1)
    setAt(next)
    const row = rows[next]
    if (row) onHere?.(row)
    grid.current?.show(next)
  }
  const open = (index: number) => {
    const row = rows[index]
    setAt(index)
    if (row) void list.open(row.id)
  }
  const choose = (index: number, on: boolean, isRange: boolean) => {
    const row = rows[index]
    setAt(index)
    if (!row) return
    if (isRange)
      selection.chooseTo(
        row.id,
        on,
        rows.map(({ id }) => id),
      )
    else selection.choose(row.id, on)
  }
  const toggle = (isRange: boolean) => {
    const row = rows[here]
    if (row) choose(here, !selection.has(row.id), isRange)
  }
  useKeys(label, [
    { key: 'j', text: t('keyNext'), run: () => go(here + 1) },
    { key: 'k', text: t('keyPrevious'), run: () => go(here - 1) },
    { key: 'x', text: t('keySelect'), run: () => toggle(false) },
    { key: 'X', shown: ['Shift', 'X'], text: t('keyRange'), run: () => toggle(true) },
    { key: 'o', text: t('keyOpen'), run: () => open(here) },
  ])
  const acts = useRef<RowActs>({} as RowActs)
  acts.current = {
    open,
    choose,
    walk: (event: KeyboardEvent) => {
      const page = grid.current?.page() ?? 1
      const by: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
      const to =
        { Home: 0, End: rows.length - 1 }[event.key] ?? (by[event.key] ? here + (by[event.key] ?? 0) : undefined)
      if (to === undefined) return
      event.preventDefault()
      go(to)
    },
  }

  const isEveryChosen = selection.isAll
    ? selection.count === records.total
    : rows.length > 0 && selection.count >= rows.length
  return (
    <div className={styles.room}>
      <RecordGrid
        label={label}
        rows={rows}
        total={records.total}
        isBusy={records.isLoading || records.isOld}
        settings={settings}
        declared={columns}
        nameOf={nameOf}
        acts={acts}
        handle={grid}
        isChosen={selection.has}
        chosen={isEveryChosen ? 'every' : selection.count > 0 ? 'some' : 'none'}
        here={here}
        openId={opened?.id ?? null}
        sort={sort}
        order={order}
        onSort={(by, direction) => list.change({ sort: by, order: direction } as unknown as Partial<Q>)}
        onChooseLoaded={on => (on ? selection.chooseThese(rows.map(({ id }) => id)) : selection.clear())}
        onEnd={records.more}
      />
      {rows.length === 0 && (
        <div className={styles.state}>
          {records.error ? (
            <ErrorOf error={records.error} onRetry={records.retry} />
          ) : records.isLoading ? (
            <Waiting />
          ) : (
            empty
          )}
        </div>
      )}
      {rows.length > 0 && Boolean(records.error) && (
        <div className={styles.foot}>
          <ErrorOf error={records.error} onRetry={records.retry} />
        </div>
      )}
    </div>
  )
}

const widths = [72, 88, 64, 80, 56, 92, 68, 84]
function Waiting() {
  const t = useWords(tableStrings)
  return (
    <After>
      <div role="status" aria-label={t('loading')} className={styles.waiting}>
        {widths.map(width => (
          <SkeletonBlock key={width} width={`${width}%`} />
        ))}
      </div>
    </After>
  )
}
