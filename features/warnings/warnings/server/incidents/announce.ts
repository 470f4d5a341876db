/** Word of new and changed incidents to open browsers, by organisation. */
import { type EventStream, type Listener, orgStreams } from '@guanlan/platform/server'

export interface IncidentEvents {
  /** Sends `changed` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

/** A trigger of `warning_incidents` tells the organisation on it. */
const channel = 'incidents'

export function openIncidentEvents(listener: Listener): IncidentEvents {
  const streams = orgStreams()
  listener.on(channel, orgId => streams.send(Number(orgId), 'changed', {}))
  // What was announced while the connection was away is unknown: everybody asks again.
  listener.onReconnect(() => streams.sendAll('changed', {}))
  return { follow: streams.add }
}
