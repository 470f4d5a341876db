/** Word of new notices to open browsers, each person's to that person alone. */
import type { EventStream, Listener } from '@guanlan/platform/server'
import { noticesChannel } from './outbox/note.ts'

export interface NoticeEvents {
  /** Sends `notice` events to one browser until it leaves. */
  follow(orgId: number, userId: number, stream: EventStream): void
}

export function openNoticeEvents(listener: Listener): NoticeEvents {
  const streams = new Map<string, Set<EventStream>>()
  const send = (readers: Iterable<EventStream> | undefined) => {
    for (const reader of readers ?? []) reader.send('notice', {})
  }
  listener.on(noticesChannel, payload => {
    const { org, user } = JSON.parse(payload) as { org: number; user: number }
    send(streams.get(`${org}:${user}`))
  })
  // What was announced while the connection was away is unknown: everybody looks.
  listener.onReconnect(() => {
    for (const readers of streams.values()) send(readers)
  })
  return {
    follow(orgId, userId, stream) {
      const key = `${orgId}:${userId}`
      const readers = streams.get(key) ?? new Set()
      streams.set(key, readers.add(stream))
      stream.onClose(() => {
        readers.delete(stream)
        if (readers.size === 0 && streams.get(key) === readers) streams.delete(key)
      })
    },
  }
}
