/** Word of new articles to open browsers: announcements of the pipeline, gathered and passed on by organisation. */
import type { EventStream, Listener } from '@guanlan/platform/server'
import type { Arrival } from '../contract.ts'

export interface Arrivals {
  /** Sends `arrived` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

/** At most this many events a second for a browser: a burst becomes one event with larger numbers. */
const gatherMs = 250

type Announced = Record<string, Record<string, number>>

export function openArrivals(listener: Listener): Arrivals {
  const readers = new Map<number, Set<EventStream>>()
  let gathered = new Map<number, Arrival>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const events = gathered
    gathered = new Map()
    for (const [orgId, arrival] of events)
      for (const reader of readers.get(orgId) ?? []) reader.send('arrived', arrival)
  }

  listener.on('arrivals', payload => {
    for (const [org, monitors] of Object.entries(JSON.parse(payload) as Announced)) {
      const orgId = Number(org)
      if (!readers.has(orgId)) continue
      const arrival = gathered.get(orgId) ?? { monitors: {}, total: 0 }
      for (const [monitor, count] of Object.entries(monitors)) {
        arrival.monitors[monitor] = (arrival.monitors[monitor] ?? 0) + count
        arrival.total += count
      }
      gathered.set(orgId, arrival)
    }
    if (gathered.size > 0 && timer === undefined) timer = setTimeout(flush, gatherMs)
  })
  // What was announced while the connection was away is unknown: every reader asks for its list again.
  listener.onReconnect(() => {
    for (const streams of readers.values())
      for (const reader of streams) reader.send('arrived', { monitors: {}, total: 0 })
  })

  return {
    follow(orgId, stream) {
      const streams = readers.get(orgId) ?? new Set()
      readers.set(orgId, streams.add(stream))
      stream.onClose(() => {
        streams.delete(stream)
        if (streams.size === 0) readers.delete(orgId)
      })
    },
  }
}
