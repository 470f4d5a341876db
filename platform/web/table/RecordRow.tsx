import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, type RefObject } from 'react'
import { useWords } from '../language/words.ts'
import { Checkbox } from '../parts/Checkbox.tsx'
import type { ArrangedColumn } from './columns.ts'
import styles from './RecordTable.module.css'
import { tableStrings } from './strings.ts'

/** What rows do; one object for all of them, so that scrolling draws only the rows that come into sight. */
export interface RowActs {
  open: (index: number) => void
  choose: (index: number, on: boolean, isRange: boolean) => void
  walk: (event: KeyboardEvent) => void
}

interface Props<R> {
  row: R
  index: number
  top: number
  name: string
  columns: readonly ArrangedColumn<R>[]
  acts: RefObject<RowActs>
  isChosen: boolean
  /** The keys act on this one. */
  isHere: boolean
  isOpen: boolean
}

function Row<R>({ row, index, top, name, columns, acts, isChosen, isHere, isOpen }: Props<R>): ReactNode {
  const t = useWords(tableStrings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by measure, which a table would not allow to skip
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={isHere ? 0 : -1}
      data-index={index}
      data-here={isHere || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      onClick={event => {
        if (!(event.target as Element).closest('input, a, button')) acts.current.open(index)
      }}
      onKeyDown={event => {
        // Keys typed in a control inside the row are the control's.
        if (event.target !== event.currentTarget) return
        if (event.key === 'Enter') acts.current.open(index)
        else if (event.key === ' ') {
          event.preventDefault()
          acts.current.choose(index, !isChosen, event.shiftKey)
        } else acts.current.walk(event)
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row is what has the focus */}
      <div
        role="gridcell"
        className={styles.tick}
        onClickCapture={event => {
          if (!event.shiftKey) return
          event.preventDefault()
          event.stopPropagation()
          acts.current.choose(index, !isChosen, true)
        }}
      >
        <Checkbox
          label={t('select', { name })}
          checked={isChosen}
          onChange={on => acts.current.choose(index, on, false)}
        />
      </div>
      {columns.map(column => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div key={column.id} role="gridcell" className="cut" data-align={column.align} {...pinnedPlace(column)}>
          {column.cell(row)}
        </div>
      ))}
    </div>
  )
}

/** Drawn anew only when something of its own changed. */
export const RecordRow = memo(Row) as <R>(props: Props<R>) => ReactNode

/** Where a held column stays; the start leaves room for the tick. */
export function pinnedPlace<R>({ pinned, offset }: ArrangedColumn<R>): {
  'data-pinned'?: string
  style?: CSSProperties
} {
  if (!pinned) return {}
  return { 'data-pinned': pinned, style: pinned === 'start' ? { left: 40 + offset } : { right: offset } }
}
