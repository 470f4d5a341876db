/**
 * One stream for all who listen to the same address: the tab that holds a lock of the browser reads it and tells the others. When that tab
 * is closed, the next one takes over.
 */
import type { RefusalError } from './errors.ts'
import type { Listening } from './listening.ts'

type Told =
  | { kind: 'event'; name: string; data: unknown }
  | { kind: 'live'; live: boolean }
  | { kind: 'refused'; error: RefusalError }
  /** Asked by a tab that has just come: does the stream stand? */
  | { kind: 'here?' }

type Read = (heard: Listening, signal: AbortSignal) => Promise<void>
interface Stream {
  listeners: Set<Listening>
  isLive: boolean
  stop(): void
}

const streams = new Map<string, Stream>()

export function shareStream(address: string, listening: Listening, read: Read): () => void {
  const stream = streams.get(address) ?? open(address, read)
  stream.listeners.add(listening)
  if (stream.isLive) queueMicrotask(() => stream.listeners.has(listening) && listening.onLive?.(true))
  return () => {
    stream.listeners.delete(listening)
    if (stream.listeners.size > 0 || streams.get(address) !== stream) return
    streams.delete(address)
    stream.stop()
  }
}

function open(address: string, read: Read): Stream {
  const stop = new AbortController()
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`stream ${address}`)
  let isReader = false
  const stream: Stream = {
    listeners: new Set(),
    isLive: false,
    stop() {
      stop.abort()
      others?.close()
    },
  }
  streams.set(address, stream)

  function hear(reported: Told): void {
    if (reported.kind === 'live') stream.isLive = reported.live
    for (const { onEvent, onLive, onRefused } of [...stream.listeners]) {
      if (reported.kind === 'event') onEvent(reported.name, reported.data)
      else if (reported.kind === 'live') onLive?.(reported.live)
      else if (reported.kind === 'refused') onRefused?.(reported.error)
    }
  }
  function tell(reported: Told): void {
    hear(reported)
    // A refusal concerns the tab that asked, so it is not passed on to other tabs; nor is anything from a tab that is being closed.
    if (reported.kind !== 'refused' && !stop.signal.aborted) others?.postMessage(reported)
  }
  const readOn = async (): Promise<void> => {
    isReader = true
    await read(
      {
        onEvent: (name, data) => tell({ kind: 'event', name, data }),
        onLive: live => tell({ kind: 'live', live }),
        onRefused: error => tell({ kind: 'refused', error }),
      },
      stop.signal,
    )
    isReader = false
    // Refused for good: who listens later tries anew.
    if (streams.get(address) === stream) streams.delete(address)
  }

  if (others)
    others.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind !== 'here?') hear(data)
      else if (isReader && stream.isLive) others.postMessage({ kind: 'live', live: true } satisfies Told)
    }
  const locks = typeof document === 'undefined' ? undefined : navigator.locks
  if (locks && others) {
    others.postMessage({ kind: 'here?' } satisfies Told)
    // Cancelled when the last listener of this tab leaves, which is not a failure.
    locks.request(`stream ${address}`, { signal: stop.signal }, readOn).catch(() => {})
  } else void readOn()
  return stream
}
