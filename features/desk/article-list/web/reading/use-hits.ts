import { type HitStretch, piecesOf } from '@guanlan/features/articles/articles/web'
import { type RefObject, useCallback, useMemo, useState } from 'react'

export interface Hits {
  total: number
  /** From 0; null before the reader walked to one. */
  current: number | null
  go: (by: 1 | -1) => void
}

/** Walks along the hits as they are drawn, round at the ends, and brings each into view. */
export function useHits(body: string, hits: readonly HitStretch[], text: RefObject<HTMLElement | null>): Hits {
  const total = useMemo(() => piecesOf(body, hits).filter(piece => piece.hit !== null).length, [body, hits])
  const [current, setCurrent] = useState<number | null>(null)
  const go = useCallback(
    (by: 1 | -1) => {
      if (total === 0) return
      const next = current === null ? (by === 1 ? 0 : total - 1) : (current + by + total) % total
      setCurrent(next)
      text.current?.querySelector(`[data-hit="${next}"]`)?.scrollIntoView({ block: 'center' })
    },
    [current, total, text],
  )
  return { total, current, go }
}
