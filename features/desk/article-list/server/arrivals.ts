/** Word of new articles and of changed facts to open browsers: announcements, gathered and passed on by organisation. */
import type { FactsChanged } from '@guanlan/features/articles/articles/server'
import type { EventStream, Listener } from '@guanlan/platform/server'
import type { Arrival, Changed } from '../contract.ts'
import { everything, joined } from './changes.ts'

export interface Arrivals {
  /** Sends `arrived` and `changed` events to one browser until it leaves. Who does not see all is told that something happened, and asks. */
  follow(orgId: number, stream: EventStream, seesAll: boolean): void
}

/** At most this many events a second for a browser: a burst becomes one event with larger numbers. */
const gatherMs = 250

/** Articles came, it is not said which: whoever hears it asks. */
const somewhere: Arrival = { monitors: {}, total: 0 }

type Announced = Record<string, Record<string, number>>

export function openArrivals(listener: Listener): Arrivals {
  const readers = new Map<number, Map<EventStream, { seesAll: boolean }>>()
  let gathered = new Map<number, Arrival>()
  let changes = new Map<number, Changed>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const [arrived, changed] = [gathered, changes]
    gathered = new Map()
    changes = new Map()
    for (const [orgId, arrival] of arrived) send(orgId, 'arrived', { all: arrival, unsaid: somewhere })
    for (const [orgId, change] of changed) send(orgId, 'changed', { all: change, unsaid: everything })
  }
  function send(orgId: number, name: string, { all, unsaid }: { all: unknown; unsaid: unknown }): void {
    for (const [reader, { seesAll }] of readers.get(orgId) ?? []) reader.send(name, seesAll ? all : unsaid)
  }
  function flushSoon(): void {
    if (timer === undefined) timer = setTimeout(flush, gatherMs)
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
    if (gathered.size > 0) flushSoon()
  })
  listener.on('facts', payload => {
    const { orgId, ...change } = JSON.parse(payload) as FactsChanged
    if (!readers.has(orgId)) return
    changes.set(orgId, joined(changes.get(orgId) ?? {}, change))
    flushSoon()
  })
  // What was announced while the connection was away is unknown: every reader asks for its list again.
  listener.onReconnect(() => {
    for (const streams of readers.values())
      for (const reader of streams.keys()) {
        reader.send('arrived', somewhere)
        reader.send('changed', everything)
      }
  })

  return {
    follow(orgId, stream, seesAll) {
      const streams = readers.get(orgId) ?? new Map<EventStream, { seesAll: boolean }>()
      readers.set(orgId, streams.set(stream, { seesAll }))
      stream.onClose(() => {
        streams.delete(stream)
        if (streams.size === 0) readers.delete(orgId)
      })
    },
  }
}
