import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { FeedArticle } from './FeedArticle.tsx'
import styles from './Rows.module.css'
import { cornerAt, menuAt } from './row-at.ts'
import type { FeedProps } from './rows-props.ts'
import { useCardsInLine } from './use-cards-in-line.ts'
import { useStayingPut } from './use-staying-put.ts'

/** Pixels, as a first guess: lines measure themselves, since an article may open its similar ones. */
const heights = {
  list: { comfortable: 83, compact: 54 },
  headlines: { comfortable: 34, compact: 28 },
  cards: { comfortable: 200, compact: 160 },
} as const

/** The articles one below the other, or as cards beside each other; drawn only where they are seen. */
export function FeedRows({
  look,
  density,
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
  onMenu,
  onEnd,
  onSettle,
}: FeedProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const inLine = useCardsInLine(scroller, look === 'cards')
  const { isPointed, standing } = useStayingPut(onSettle)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  // The virtualizer measures every line anew when one of these is another function.
  const keyOf = useCallback((line: number) => rows[line * inLine]?.id ?? line, [rows, inLine])
  const height = heights[look][density]
  const heightOf = useCallback(() => height, [height])
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: Math.ceil(rows.length / inLine),
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 10,
  })
  const lines = virtual.getVirtualItems()
  const lastShown = ((lines.at(-1)?.index ?? 0) + 1) * inLine
  const nearEnd = rows.length > 0 && lastShown > rows.length - 15
  useEffect(() => {
    if (nearEnd) onEnd()
  }, [nearEnd, onEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights change with these alone
  useEffect(() => {
    virtual.measure()
  }, [height, inLine])
  useImperativeHandle(handle, () => ({
    show: index => {
      virtual.scrollToIndex(Math.floor(index / inLine), { align: 'auto' })
      // The row is drawn with the next frame; then the focus follows, so that a screen reader hears it.
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-place="${index}"]`)?.focus({ preventScroll: true }),
      )
    },
    toTop: () => virtual.scrollToOffset(0),
    cornerOf: index => cornerAt(scroller.current, index),
    isAtRest: () => !isPointed() && (scroller.current?.scrollTop ?? 0) < 4,
  }))
  const tabbable = currentIsShown ? current : rows[0]?.id
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its rows are; the menu has a key, too
    <div
      ref={scroller}
      className={styles.scroller}
      {...standing}
      onContextMenu={event => menuAt(event, rows, onMenu)}
      onScroll={event => event.currentTarget.scrollTop < 4 && onSettle()}
    >
      <div
        role="feed"
        aria-label={label}
        className={styles.rows}
        data-look={look}
        style={{ height: virtual.getTotalSize() }}
      >
        {lines.map(line => (
          <div
            key={line.key}
            ref={virtual.measureElement}
            data-index={line.index}
            className={styles.line}
            style={{
              transform: `translateY(${line.start}px)`,
              gridTemplateColumns: `repeat(${inLine}, minmax(0, 1fr))`,
            }}
          >
            {rows.slice(line.index * inLine, (line.index + 1) * inLine).map((row, at) => (
              <FeedArticle
                key={row.id}
                look={look}
                article={row}
                index={line.index * inLine + at}
                total={total}
                density={density}
                tabbable={row.id === tabbable}
                selected={selection.ids.has(row.id)}
                open={openId === row.id}
                current={current === row.id}
                fresh={Date.parse(row.arrivedAt) > freshSince}
                unfolded={unfolded === row.id && row.similar > 0}
                onSelect={selection.select}
                onOpen={onOpen}
                onUnfold={setUnfolded}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
