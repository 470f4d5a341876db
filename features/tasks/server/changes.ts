/** Word of changed tasks to open browsers, by organisation. */
import { changedChannel, type EventStream, type Listener } from '@guanlan/platform/server'

export interface TaskChanges {
  /** Sends `changed` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

export function openTaskChanges(listener: Listener): TaskChanges {
  const readers = new Map<number, Set<EventStream>>()
  listener.on(changedChannel, payload => {
    const { org, id } = JSON.parse(payload) as { org: number; id: number }
    for (const reader of readers.get(org) ?? []) reader.send('changed', { id })
  })
  // What was announced while the connection was away is unknown: everybody asks again.
  listener.onReconnect(() => {
    for (const streams of readers.values()) for (const reader of streams) reader.send('changed', { id: null })
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
