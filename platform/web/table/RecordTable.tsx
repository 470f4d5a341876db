/** The table of all lists: any number of rows, a page after the other, everything by mouse and by keyboard. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language/words.ts'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { After, SkeletonBlock } from '../parts/Skeleton.tsx'
import type { List } from '../records/use-list.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import type { RecordColumn } from './columns.ts'
import { HeadRow } from './HeadRow.tsx'
import { useListSettings } from './list-settings.ts'
import { RecordRow, type RowActs } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { tableStrings } from './strings.ts'
import { useColumns } from './use-columns.ts'

/** Pixels, as in the style sheet. */
const rowHeights = { comfortable: 36, compact: 28 } as const
/** So many rows before the end the next page is asked for. */
const ahead = 40

interface Sorted {
  sort?: string
  order?: 'asc' | 'desc'
}

export function RecordTable<R extends { id: number }, Q extends object>({
  list,
  label,
  columns: declared,
  nameOf,
  empty,
}: {
  list: List<R, Q>
  label: string
  /** Keep the array between drawings (`useMemo`). */
  columns: readonly RecordColumn<R>[]
  /** Names a row for readers. */
  nameOf: (row: R) => string
  /** In place of the rows when the question finds nothing. */
  empty: ReactNode
}) {
  const t = useWords(tableStrings)
  const { records, selection, opened } = list
  const { rows } = records
  const settings = useListSettings(list.name)
  const columns = useColumns(settings, declared)
  const rowHeight = rowHeights[settings.density]
  const { sort, order } = list.question as Sorted
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The head row stands over the first row.
    scrollPaddingStart: rowHeight,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights are of the density before
  useEffect(() => virtual.measure(), [rowHeight])
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const { more } = records
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - ahead) more()
  })

  const [at, setAt] = useState(0)
  const here = Math.min(at, rows.length - 1)
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), rows.length - 1)
    const hasFocus = scroller.current?.contains(document.activeElement)
    setAt(next)
    virtual.scrollToIndex(next)
    // The row may only be drawn by the scrolling.
    if (hasFocus) requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[data-here]')?.focus())
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
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
      const by: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
      const to =
        { Home: 0, End: rows.length - 1 }[event.key] ?? (by[event.key] ? here + (by[event.key] ?? 0) : undefined)
      if (to === undefined) return
      event.preventDefault()
      go(to)
    },
  }

  const template = useMemo(() => templateOf(columns.shown), [columns.shown])
  const isEveryChosen = selection.isAll
    ? selection.count === records.total
    : rows.length > 0 && selection.count >= rows.length
  return (
    <div className={styles.room} style={{ '--columns': template, '--row-height': `${rowHeight}px` } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed by measure */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={records.total === null ? -1 : records.total + 1}
        aria-colcount={columns.shown.length + 1}
        aria-multiselectable
        aria-busy={records.isLoading || records.isOld}
        tabIndex={-1}
        className={styles.scroller}
      >
        <HeadRow
          columns={columns}
          sort={sort}
          order={order}
          isEveryChosen={isEveryChosen}
          isSomeChosen={selection.count > 0}
          onChooseLoaded={on => (on ? selection.chooseThese(rows.map(({ id }) => id)) : selection.clear())}
          onSort={(by, direction) => list.change({ sort: by, order: direction } as unknown as Partial<Q>)}
        />
        {rows.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
            {items.map(item => {
              const row = rows[item.index]
              return (
                row && (
                  <RecordRow
                    key={row.id}
                    row={row}
                    index={item.index}
                    top={item.start}
                    name={nameOf(row)}
                    columns={columns.shown}
                    acts={acts}
                    isChosen={selection.has(row.id)}
                    isHere={item.index === here}
                    isOpen={row.id === opened?.id}
                  />
                )
              )
            })}
          </div>
        )}
      </div>
      <ColumnsPanel settings={settings} columns={columns} declared={declared} />
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

/** The last loose column takes what is left of the width. */
function templateOf<R>(shown: readonly { width: number; pinned?: R | 'start' | 'end' }[]): string {
  const loose = shown.findLastIndex(({ pinned }) => !pinned)
  const stretched = loose < 0 ? shown.length - 1 : loose
  return ['40px', ...shown.map(({ width }, at) => (at === stretched ? `minmax(${width}px, 1fr)` : `${width}px`))].join(
    ' ',
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
