import type { ArticleRow } from '@guanlan/features/articles/contract'
import { useAppearance } from '@guanlan/platform/web'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Selection } from '../use-selection.ts'
import { FeedRow } from './FeedRow.tsx'
import styles from './Rows.module.css'

export interface RowsHandle {
  /** Brings a row into view without moving more than needed. */
  show: (index: number) => void
  toTop: () => void
  /** At the very top, and no pointer on a row: nothing would move under the reader. */
  isAtRest: () => boolean
}

const heights = { comfortable: 83, compact: 54 }

/** The articles, drawn only where they are seen. Rows measure themselves, since one may open its similar articles. */
export function Rows({
  label,
  rows,
  total,
  selection,
  current,
  currentIsShown,
  openId,
  freshSince,
  handle,
  onOpen,
  onEnd,
  onSettle,
}: {
  label: string
  rows: readonly ArticleRow[]
  total: number
  selection: Selection
  current: number | null
  /** It is among the rows. */
  currentIsShown: boolean
  openId: number | null
  freshSince: number
  handle: Ref<RowsHandle>
  onOpen: (id: number) => void
  onEnd: () => void
  /** The pointer left, or the list was scrolled back to its top. */
  onSettle: () => void
}) {
  const density = useAppearance(state => state.density)
  const scroller = useRef<HTMLDivElement>(null)
  const pointed = useRef(false)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  // The virtualizer measures every row anew when one of these is another function.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const heightOf = useCallback(() => heights[density], [density])
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 10,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.at(-1)?.index ?? 0
  const nearEnd = rows.length > 0 && lastShown >= rows.length - 15
  useEffect(() => {
    if (nearEnd) onEnd()
  }, [nearEnd, onEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights change with the density alone
  useEffect(() => {
    virtual.measure()
  }, [density])
  useImperativeHandle(handle, () => ({
    show: index => {
      virtual.scrollToIndex(index, { align: 'auto' })
      // The row is drawn with the next frame; then the focus follows, so that a screen reader hears it.
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true }),
      )
    },
    toTop: () => virtual.scrollToOffset(0),
    isAtRest: () => !pointed.current && (scroller.current?.scrollTop ?? 0) < 4,
  }))
  const tabbable = currentIsShown ? current : rows[0]?.id
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onPointerEnter={() => {
        pointed.current = true
      }}
      onPointerLeave={() => {
        pointed.current = false
        onSettle()
      }}
      onScroll={event => event.currentTarget.scrollTop < 4 && onSettle()}
    >
      <div role="feed" aria-label={label} className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <FeedRow
              key={key}
              article={row}
              index={index}
              start={start}
              total={total}
              density={density}
              tabbable={row.id === tabbable}
              selected={selection.ids.has(row.id)}
              open={openId === row.id}
              current={current === row.id}
              fresh={Date.parse(row.arrivedAt) > freshSince}
              unfolded={unfolded === row.id && row.similar > 0}
              measure={virtual.measureElement}
              onSelect={selection.select}
              onOpen={onOpen}
              onUnfold={setUnfolded}
            />
          )
        })}
      </div>
    </div>
  )
}
