import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels a card has at least, with the gap beside it. */
const cardWidth = 288

export const cardsIn = (width: number): number => Math.max(1, Math.floor(width / cardWidth))

/** How many articles stand beside each other; 1 unless they are cards. */
export function useCardsInLine(room: RefObject<HTMLElement | null>, areCards: boolean): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = room
    if (!current || !areCards) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [room, areCards])
  return areCards ? cardsIn(width) : 1
}
