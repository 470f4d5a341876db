import { type KeyboardEvent, memo, useRef } from 'react'
import { useWords } from '../language/words.ts'
import { Checkbox } from '../parts/Checkbox.tsx'
import { Icon } from '../parts/Icon.tsx'
import { type ArrangedColumn, leastWidth, mostWidth } from './columns.ts'
import { pinnedPlace } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { tableStrings } from './strings.ts'
import type { Columns } from './use-columns.ts'

function Head<R>({
  columns,
  sort,
  order,
  isEveryChosen,
  isSomeChosen,
  onChooseLoaded,
  onSort,
}: {
  columns: Columns<R>
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
  isEveryChosen: boolean
  isSomeChosen: boolean
  onChooseLoaded: (on: boolean) => void
  onSort: (sort: string, order: 'asc' | 'desc') => void
}) {
  const t = useWords(tableStrings)
  const dragged = useRef<string | null>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by measure
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons are
    <div role="row" aria-rowindex={1} className={styles.headRow}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div role="columnheader" className={styles.tick}>
        <Checkbox label={t('selectLoaded')} checked={isEveryChosen} some={isSomeChosen} onChange={onChooseLoaded} />
      </div>
      {columns.shown.map(column => {
        const isSorted = column.sort !== undefined && column.sort === sort
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={column.id}
            role="columnheader"
            draggable
            aria-sort={
              column.sort === undefined ? undefined : !isSorted ? 'none' : order === 'desc' ? 'descending' : 'ascending'
            }
            data-align={column.align}
            {...pinnedPlace(column)}
            onDragStart={event => {
              dragged.current = column.id
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={event => {
              if (dragged.current !== null) event.preventDefault()
            }}
            onDrop={event => {
              event.preventDefault()
              if (dragged.current !== null && dragged.current !== column.id)
                columns.moveBefore(dragged.current, column.id)
              dragged.current = null
            }}
          >
            {column.sort === undefined ? (
              <span className="cut">{column.title}</span>
            ) : (
              <button
                type="button"
                className="cut"
                onClick={() => onSort(column.sort ?? '', isSorted && order !== 'desc' ? 'desc' : 'asc')}
              >
                {column.title} {isSorted && <Icon name={order === 'desc' ? 'down' : 'up'} size={12} />}
              </button>
            )}
            <Grip column={column} label={t('resize', { column: column.title })} onResize={columns.resize} />
          </div>
        )
      })}
    </div>
  )
}

/** Titles that sort, can be dragged to another place and drawn wider. Drawn anew with its columns, and not with each row that is scrolled by. */
export const HeadRow = memo(Head) as typeof Head

function Grip<R>({
  column: { id, width },
  label,
  onResize,
}: {
  column: ArrangedColumn<R>
  label: string
  onResize: (id: string, width: number) => void
}) {
  const from = useRef<{ x: number; width: number } | null>(null)
  // Where there is little room, it is narrower than it would like to be.
  const shownWidthOf = (grip: Element) => grip.parentElement?.getBoundingClientRect().width || width
  const steer = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onResize(id, shownWidthOf(event.currentTarget) + by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is not an hr
    <i
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      tabIndex={0}
      draggable
      className={styles.grip}
      onKeyDown={steer}
      onDragStart={event => {
        // Drawing wider is not dragging the column away.
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={event => {
        from.current = { x: event.clientX, width: shownWidthOf(event.currentTarget) }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={event => {
        if (from.current) onResize(id, from.current.width + event.clientX - from.current.x)
      }}
      onPointerUp={() => {
        from.current = null
      }}
    />
  )
}
