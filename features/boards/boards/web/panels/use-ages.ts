import { useEffect, useState } from 'react'
import type { PanelFigure } from '../../contract.ts'

const lookMs = 10_000
/** A figure that is older says how old it is. */
const freshMs = 60_000

/**
 * How many minutes old a figure is; null: it is fresh. The clock of the window may be wrong: what passed is told by
 * two of its readings, the rest by two of the server's.
 * @param answeredAt by the clock of the server @param receivedAt by that of the window
 */
export function minutesOld(figureAt: string, answeredAt: string, receivedAt: number, now: number): number | null {
  const age = Date.parse(answeredAt) - Date.parse(figureAt) + Math.max(0, now - receivedAt)
  return age < freshMs ? null : Math.floor(age / 60_000)
}

export function useAges(answeredAt: string, receivedAt: number): (figure: PanelFigure) => number | null {
  const [now, setNow] = useState(receivedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs)
    return () => clearInterval(timer)
  }, [])
  return ({ at }) => minutesOld(at, answeredAt, receivedAt, Math.max(now, receivedAt))
}
