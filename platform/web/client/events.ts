/** Server-sent events with the bearer token: read as a stream, taken up again after a break. */
import type { Call, Endpoint } from '@guanlan/platform/contract'
import { addressOf } from './address.ts'
import { callHeaders, newRequestId } from './caller.ts'
import { type ErrorKind, kindOf, RefusalError } from './errors.ts'
import type { Listening } from './listening.ts'
import { reportLeft } from './report.ts'
import { bearerOf, type CallParts, requestOf } from './send.ts'
import { shareStream } from './shared-stream.ts'
import { tokenRefused } from './token.ts'

/** What another attempt may mend. */
const passing: ReadonlySet<ErrorKind> = new Set(['unreachable', 'unavailable', 'tooMany'])

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Listens until the returned function is called. Pauses between attempts double from 1 s to 30 s. All listeners of one stream share
 * a connection, in all tabs of the browser: it has no more than six to a server.
 */
export function listen<E extends Endpoint>(endpoint: E, call: Call<E>, listening: Listening): () => void {
  const parts = call as CallParts
  const address = `${addressOf(endpoint, parts?.params, parts?.query)} ${callHeaders('').get('orgId') ?? ''}`
  return shareStream(address, listening, (heard, signal) => keepListening(endpoint, parts, heard, signal))
}

async function keepListening(
  endpoint: Endpoint,
  call: CallParts,
  listening: Listening,
  signal: AbortSignal,
): Promise<void> {
  let pause = firstPauseMs
  while (!signal.aborted) {
    try {
      await readOnce(endpoint, call ?? {}, listening, signal, () => {
        pause = firstPauseMs
      })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof RefusalError && !passing.has(error.kind)) {
        if (error.key === 'platform.organisationForbidden') reportLeft()
        listening.onRefused?.(error)
        return
      }
    }
    if (signal.aborted) return
    listening.onLive?.(false)
    await rest(pause * (0.75 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, longestPauseMs)
  }
}

async function readOnce(
  endpoint: Endpoint,
  call: CallParts,
  listening: Listening,
  signal: AbortSignal,
  onOpen: () => void,
) {
  const requestId = newRequestId()
  const request = await requestOf(endpoint, call, requestId)
  let response = await fetch(addressOf(endpoint, call.params, call.query), { ...request, signal })
  if (response.status === 401) {
    // Asked once more with a new token, as `send` does: where the session is over there is none, and the window is told.
    tokenRefused(bearerOf(request))
    response = await fetch(response.url, { ...(await requestOf(endpoint, call, requestId)), signal })
  }
  if (!response.ok || !response.body) {
    const answer = (await response.json().catch(() => ({}))) as { code?: number; msg?: string; key?: string }
    throw new RefusalError(response.status >= 500 ? 'unavailable' : kindOf(answer.code ?? 0, response.status), {
      ...answer,
      requestId,
    })
  }
  onOpen()
  listening.onLive?.(true)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const read = parseEvents(rest + value)
    rest = read.rest
    for (const event of read.events) listening.onEvent(event.name, event.data)
  }
}

/** Whole events of a piece of stream, and the part that is not whole yet. Comments (heartbeats) are dropped. */
export function parseEvents(text: string): { events: { name: string; data: unknown }[]; rest: string } {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap(block => {
    const lines = block.split('\n')
    const valuesOf = (field: string) =>
      lines.flatMap(line => (line.startsWith(`${field}:`) ? [line.slice(field.length + 1).trimStart()] : []))
    const data = valuesOf('data').join('\n')
    if (!data) return []
    return [{ name: valuesOf('event').at(-1) ?? 'message', data: jsonOr(data) }]
  })
  return { events, rest }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', wake, { once: true })
  })
