import { listen } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Arrival, Changed, desk } from '../contract.ts'
import { every } from './every.ts'
import { anything, followElsewhere } from './follow.ts'

/** The list is asked at most once in this time; with the 250 ms in which the server gathers, new articles show in 1.2 s. */
const listPauseMs = 900
const totalsPauseMs = 5_000

/**
 * Listens for new articles. `concerns` says whether an arrival touches the open view; `onArrived` then looks at the
 * server. After a break of the line nobody knows what was missed, so it looks as well.
 */
export function useArrivals(concerns: (monitors: Readonly<Record<string, number>>) => boolean, onArrived: () => void) {
  const client = useQueryClient()
  const latest = useRef({ concerns, onArrived })
  useEffect(() => {
    latest.current = { concerns, onArrived }
  })
  // True from the second time on: the screen was behind another one, and what arrived meanwhile is not known.
  const began = useRef(false)
  useEffect(() => {
    const look = every(listPauseMs, () => latest.current.onArrived())
    const recount = every(totalsPauseMs, () => {
      void client.invalidateQueries({ queryKey: ['monitors', 'counts'] })
    })
    let wasLive = began.current
    began.current = true
    const stop = listen(desk.arrivals, undefined, {
      onEvent: (name, data) => {
        const changed = name === 'changed' ? Changed.safeParse(data).data : undefined
        if (changed) void followElsewhere(client, changed)
        const arrival = name === 'arrived' ? Arrival.safeParse(data).data : undefined
        if (!arrival) return
        // Counted anew, not added up: what arrives may be of last week.
        recount.ask()
        if (arrival.total === 0 || latest.current.concerns(arrival.monitors)) look.ask()
      },
      onLive: live => {
        if (live && wasLive) {
          look.ask()
          void followElsewhere(client, anything)
          // The line also breaks when the reader's folders have become others.
          void client.invalidateQueries({ queryKey: ['monitors'] })
        }
        if (live) wasLive = true
      },
    })
    return () => {
      stop()
      look.stop()
      recount.stop()
    }
  }, [client])
}
