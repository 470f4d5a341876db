import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'

export interface VirtualListHandle {
  /** Brings a row into view without moving more than needed. */
  show: (index: number) => void
  scrollTop: () => number
}

/**
 * A list of any length that draws only the rows in sight. Rows measure themselves, so a row may open in place.
 * `keyOf` must be stable: rows that arrive above keep the reader's place by it.
 */
export function VirtualList<T>({
  label,
  items,
  keyOf,
  rowHeight,
  renderRow,
  onEnd,
  handle,
  className,
}: {
  label: string
  items: readonly T[]
  keyOf: (item: T, index: number) => string | number
  /** Pixels, as a first guess: comfortable 83, compact 54. */
  rowHeight: number
  renderRow: (item: T, index: number) => ReactNode
  /** The reader comes near the end: load more. */
  onEnd?: () => void
  handle?: Ref<VirtualListHandle>
  className?: string
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows: Virtualizer<HTMLDivElement, HTMLElement> = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: index => {
      const item = items[index]
      return item === undefined ? index : keyOf(item, index)
    },
    overscan: 8,
    onChange: instance => {
      const last = instance.getVirtualItems().at(-1)
      if (last && last.index >= items.length - 5) onEnd?.()
    },
  })
  useImperativeHandle(handle, () => ({
    show: index => rows.scrollToIndex(index, { align: 'auto' }),
    scrollTop: () => scroller.current?.scrollTop ?? 0,
  }))
  return (
    <div ref={scroller} className={className ? `virtual ${className}` : 'virtual'}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed by measure, which a ul of li would not allow to skip */}
      <div role="list" aria-label={label} style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(row => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={row.key}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              data-index={row.index}
              ref={rows.measureElement}
              className="virtual-row"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {renderRow(item, row.index)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
