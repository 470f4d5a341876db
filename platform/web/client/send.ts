/** One request, one reply: headers, token, time-out, envelope, refusals. */
import { type Endpoint, isNormal, knownOf, methodOf, succeeded } from '@guanlan/platform/contract'
import { addressOf, searchOf } from './address.ts'
import { callHeaders, newRequestId } from './caller.ts'
import { kindOf, RefusalError } from './errors.ts'
import { reportAnswer, reportExpired, reportForbidden, reportLeft } from './report.ts'
import { freshToken, tokenRefused } from './token.ts'
import { upload } from './upload.ts'

export interface CallParts {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  files?: readonly unknown[]
}

export interface CallOptions {
  /** Aborting leaves the promise pending for ever (spec 8): no spinner may wait for it. */
  signal?: AbortSignal | undefined
  /** `long` for search, charts and exports: 300 s instead of 60 s (ambiguities 18). Or milliseconds. */
  timeout?: 'long' | number
  /** In place of the chosen organisation: the one whose people or roles an operator manages; null names none. */
  organisation?: number | null | undefined
  /** Of a call that sends files: the share that has left, 0 to 1. */
  onProgress?: (share: number) => void
}

/** What a changing call answers, with the act that history kept of it: `undo` takes it back. Null when it cannot be undone. */
export interface Acted<T> {
  data: T
  operation: number | null
}

/** Nobody has to be signed in: a link says itself what it opens. */
const isOpen = ({ access }: Endpoint): boolean => access === 'public' || access === 'link'

const never = new Promise<never>(() => {})
const timeouts = { normal: 60_000, long: 300_000 }

export async function send(
  endpoint: Endpoint,
  parts: CallParts = {},
  options: CallOptions = {},
): Promise<Acted<unknown>> {
  const requestId = newRequestId()
  const limit = typeof options.timeout === 'number' ? options.timeout : timeouts[options.timeout ?? 'normal']
  const signals = [AbortSignal.timeout(limit), ...(options.signal ? [options.signal] : [])]
  const url = addressOf(endpoint, parts.params, parts.query)
  const ask = async () => {
    const request = await requestOf(endpoint, parts, requestId, options.organisation)
    const whole = { ...request, signal: AbortSignal.any(signals) }
    const { onProgress } = options
    const response = await (endpoint.files && onProgress ? upload(url, whole, onProgress) : fetch(url, whole))
    if (response.status === 401) tokenRefused(bearerOf(request))
    return response
  }
  try {
    if (options.signal?.aborted) return never
    let response = await ask()
    // Its session ended elsewhere, or the token is no longer believed: with a new one it is asked once more. Where the session is over
    // there is none, and that is told to the whole window.
    if (response.status === 401 && !isOpen(endpoint)) response = await ask()
    if (response.ok && endpoint.envelope === 'file') return { data: await response.blob(), operation: null }
    return await openEnvelope(endpoint, response, requestId)
  } catch (error) {
    if (options.signal?.aborted) return never
    if (error instanceof RefusalError) throw error
    throw new RefusalError('unreachable', { requestId })
  }
}

/** The request of an endpoint, for those that read the reply themselves. */
export async function requestOf(
  endpoint: Endpoint,
  { body, files }: CallParts,
  requestId: string,
  organisation?: number | null,
): Promise<RequestInit> {
  const headers = callHeaders(requestId, organisation)
  if (!isOpen(endpoint)) setToken(headers, endpoint, await freshToken())
  const init: RequestInit = { method: methodOf(endpoint), headers }
  if (files) {
    const form = new FormData()
    for (const file of files) form.append('file', file as File)
    init.body = form
    return init
  }
  if (body === undefined) return init
  if (endpoint.bodyKind === 'form') {
    init.body = new URLSearchParams(searchOf(body as Record<string, unknown>))
  } else if (endpoint.bodyKind === 'raw') {
    init.body = body as BodyInit
  } else {
    headers.set('content-type', 'application/json')
    // A form may hold more of a record than its call takes.
    init.body = JSON.stringify(endpoint.body ? knownOf(endpoint.body, body) : body)
  }
  return init
}

/** The token a request carries; empty when it carries none. */
export const bearerOf = ({ headers }: RequestInit): string => {
  const sent = new Headers(headers)
  return sent.get('token') ?? sent.get('authorization')?.slice('Bearer '.length) ?? ''
}

/** Calls of the crisis host carry it in a header of their own (spec 7). */
function setToken(headers: Headers, { tokenHeader }: Endpoint, token: string): void {
  if (tokenHeader) headers.set('token', token)
  else headers.set('authorization', `Bearer ${token}`)
}

interface Envelope {
  status?: unknown
  code?: unknown
  msg?: string
  key?: string
  problems?: never[]
  requestId?: string
  data?: unknown
  operation?: number
}

async function openEnvelope(endpoint: Endpoint, response: Response, sentId: string): Promise<Acted<unknown>> {
  const requestId = response.headers.get('x-request-id') ?? sentId
  const answer = (await response.json().catch(() => null)) as Envelope | null
  if (endpoint.envelope === 'bare' && response.ok) return { data: answer, operation: null }
  if (answer && succeeded(answer, response.ok)) return { data: answer.data, operation: answer.operation ?? null }
  const code = Number(answer?.status ?? answer?.code ?? response.status)
  if (answer?.key === 'platform.forbidden') reportForbidden()
  if (answer?.key === 'platform.organisationForbidden') reportLeft()
  if (answer?.key === 'platform.subscriptionOver') reportExpired()
  if (!isNormal(code)) reportAnswer({ code, url: response.url, error: answer?.msg ?? response.statusText })
  throw new RefusalError(kindOf(code, response.status), {
    msg: answer?.msg ?? '',
    key: answer?.key ?? '',
    problems: answer?.problems ?? [],
    requestId: answer?.requestId ?? requestId,
    code,
  })
}
