/** Open event streams by organisation, and how something that was announced reaches those whose business it is. */
import type { Listener } from '../listen.ts'
import type { EventStream } from './events.ts'

export interface OrgStreams {
  /** Until the reader leaves. */
  add(orgId: number, stream: EventStream): void
  send(orgId: number, event: string, data: unknown): void
  sendAll(event: string, data: unknown): void
}

export function orgStreams(): OrgStreams {
  const byOrg = new Map<number, Set<EventStream>>()
  return {
    add(orgId, stream) {
      const streams = byOrg.get(orgId) ?? new Set()
      byOrg.set(orgId, streams.add(stream))
      stream.onClose(() => {
        streams.delete(stream)
        if (streams.size === 0 && byOrg.get(orgId) === streams) byOrg.delete(orgId)
      })
    },
    send(orgId, event, data) {
      for (const stream of byOrg.get(orgId) ?? []) stream.send(event, data)
    },
    sendAll(event, data) {
      for (const streams of byOrg.values()) for (const stream of streams) stream.send(event, data)
    },
  }
}

export interface OrgEvents {
  /** Sends `changed` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

/** Word of changes to open browsers. @param channel on which a trigger tells the organisation */
export function openOrgEvents(listener: Listener, channel: string): OrgEvents {
  const streams = orgStreams()
  listener.on(channel, orgId => streams.send(Number(orgId), 'changed', {}))
  // What was announced while the connection was away is unknown: everybody asks again.
  listener.onReconnect(() => streams.sendAll('changed', {}))
  return { follow: streams.add }
}
