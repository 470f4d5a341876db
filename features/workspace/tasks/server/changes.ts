/** Word of changed tasks to open browsers, by organisation. */
import { changedChannel, type EventStream, type Listener, orgStreams } from '@guanlan/platform/server'

export interface TaskChanges {
  /** Sends `changed` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

export function openTaskChanges(listener: Listener): TaskChanges {
  const streams = orgStreams()
  listener.on(changedChannel, payload => {
    const { org, id } = JSON.parse(payload) as { org: number; id: number }
    streams.send(org, 'changed', { id })
  })
  // What was announced while the connection was away is unknown: everybody asks again.
  listener.onReconnect(() => streams.sendAll('changed', { id: null }))
  return { follow: streams.add }
}
