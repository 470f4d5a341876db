/** Word of saved monitors to open browsers of the same organisation. The database announces each save (0031_monitor_revisions.sql). */
import { type EventStream, type Listener, orgStreams } from '@guanlan/platform/server'
import type { SavedMonitor } from '../../contract.ts'

export interface MonitorSaves {
  /** Sends `saved` events to one browser until it leaves. */
  follow(orgId: number, stream: EventStream): void
}

export function openMonitorSaves(listener: Listener): MonitorSaves {
  const streams = orgStreams()
  listener.on('monitor_saves', payload => {
    const { org, ...saved } = JSON.parse(payload) as SavedMonitor & { org: number }
    streams.send(org, 'saved', saved)
  })
  // What was announced while the connection was away is unknown: everybody asks again.
  listener.onReconnect(() => streams.sendAll('saved', { monitor: null, revision: null }))
  return { follow: streams.add }
}
