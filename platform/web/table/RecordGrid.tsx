/** Rows of a table, drawn only where they are seen: head, columns, and whatever opens below a row. Which row the keys are on, and what they do, says whoever uses it. */
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { type RecordColumn, tracksOf } from './columns.ts'
import { HeadRow } from './HeadRow.tsx'
import type { ListSettings } from './list-settings.ts'
import { RecordRow, type RowActs } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { useColumns } from './use-columns.ts'

/** Pixels, as in the style sheet. */
const rowHeights = { comfortable: 36, compact: 28 } as const
/** So many rows before the end the next page is asked for. */
const ahead = 40

export interface GridHandle {
  /** Brings a row into sight, with the focus when the table has it or `focus` is set. */
  show: (index: number, focus?: boolean) => void
  toTop: () => void
  isAtTop: () => boolean
  /** Rows that fit into the window. */
  page: () => number
}

export function RecordGrid<R extends { id: number }>({
  label,
  rows,
  total,
  isBusy = false,
  settings,
  declared,
  nameOf,
  acts,
  handle,
  isChosen,
  chosen,
  here,
  openId,
  below,
  sort,
  order,
  onSort,
  onChooseLoaded,
  onEnd,
}: {
  label: string
  rows: readonly R[]
  /** Null: not known yet. */
  total: number | null
  isBusy?: boolean
  settings: ListSettings
  /** Keep the array between drawings (`useMemo`). */
  declared: readonly RecordColumn<R>[]
  /** Names a row for readers. */
  nameOf: (row: R) => string
  acts: RefObject<RowActs>
  handle: Ref<GridHandle>
  isChosen: (id: number) => boolean
  chosen: 'every' | 'some' | 'none'
  /** The row the keys are on. */
  here: number
  openId: number | null
  /** Opened in place, below the row of this id. */
  below?: { id: number; content: ReactNode } | null
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
  onSort: (sort: string, order: 'asc' | 'desc') => void
  onChooseLoaded: (on: boolean) => void
  /** The reader comes near the end. Called with each drawing there: it asks for more only when there is more to ask for. */
  onEnd: () => void
}) {
  const columns = useColumns(settings, declared)
  const rowHeight = rowHeights[settings.density]
  const scroller = useRef<HTMLDivElement>(null)
  const [belowHeight, setBelowHeight] = useState(0)
  const belowIndex = below ? rows.findIndex(({ id }) => id === below.id) : -1
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => rowHeight + (index === belowIndex ? belowHeight : 0),
    overscan: 12,
    // The head row stands over the first row.
    scrollPaddingStart: rowHeight,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights before were those of another density, or of nothing below
  useEffect(() => virtual.measure(), [rowHeight, belowIndex, belowHeight])
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - ahead) onEnd()
  })
  useImperativeHandle(handle, () => ({
    show: (index, focus = scroller.current?.contains(document.activeElement)) => {
      virtual.scrollToIndex(index)
      // The row may only be drawn by the scrolling.
      if (focus)
        requestAnimationFrame(() =>
          scroller.current?.querySelector<HTMLElement>('[data-here]')?.focus({ preventScroll: true }),
        )
    },
    toTop: () => virtual.scrollToOffset(0),
    isAtTop: () => (scroller.current?.scrollTop ?? 0) < 4,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
  }))

  const { template, least } = useMemo(() => tracksOf(columns.shown), [columns.shown])
  return (
    <div
      className={styles.room}
      style={
        { '--columns': template, '--least-width': `${least}px`, '--row-height': `${rowHeight}px` } as CSSProperties
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed by measure */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-colcount={columns.shown.length + 1}
        aria-multiselectable
        aria-busy={isBusy}
        tabIndex={-1}
        className={styles.scroller}
      >
        <HeadRow
          columns={columns}
          sort={sort}
          order={order}
          isEveryChosen={chosen === 'every'}
          isSomeChosen={chosen !== 'none'}
          onChooseLoaded={onChooseLoaded}
          onSort={onSort}
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
                    isChosen={isChosen(row.id)}
                    isHere={item.index === here}
                    isOpen={row.id === openId}
                  />
                )
              )
            })}
            {items
              .filter(({ index }) => index === belowIndex)
              .map(item => (
                <Below key={item.key} top={item.start + rowHeight} onHeight={setBelowHeight}>
                  {below?.content}
                </Below>
              ))}
          </div>
        )}
      </div>
      <ColumnsPanel settings={settings} columns={columns} declared={declared} />
    </div>
  )
}

/** What opened below a row; the rows after it make room. */
function Below({ top, onHeight, children }: { top: number; onHeight: (height: number) => void; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => onHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [onHeight])
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by measure
    // biome-ignore lint/a11y/useFocusableInteractive: its content is
    <div ref={element} role="row" className={styles.below} style={{ transform: `translateY(${top}px)` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="gridcell">{children}</div>
    </div>
  )
}
