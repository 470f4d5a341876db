/**
 * The access token: in memory only, refreshed before requests, one refresh shared by all that wait (ambiguities 8).
 * The refresh token is a cookie that scripts cannot read.
 */
import { RefusalError } from './errors.ts'

/** A token with more left than this is used as it is. */
const enoughMs = 30_000
const refreshAddress = '/session/refresh'

interface Token {
  value: string
  /** Milliseconds of the machine's steady clock. */
  until: number
}

let token: Token | null = null
let refreshing: Promise<string> | null = null
const watchers = new Set<() => void>()

/** Told when the session ended by itself: the refresh was refused or answered a token that is already over (ambiguities 9). */
export function onSignedOut(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** A token that is good for this request. Throws `signedOut` when there is no session, `unreachable` when nobody answers. */
export function freshToken(): Promise<string> {
  if (token && token.until - performance.now() > enoughMs) return Promise.resolve(token.value)
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

/** The server refused this token though it had not expired: the next request asks for another one. */
export function tokenRefused(value: string): void {
  if (token?.value === value) token = null
}

/** What is left over from a session that ended. */
export function forgetToken(): void {
  token = null
}

/** Pauses before the further attempts, where the server names none. */
const pausesMs = [1_000, 3_000]
/** A server that asks for more is asked again by whatever comes next. */
const longestPauseMs = 10_000

/** Whether the server has said something about the session; anything else passes, and the session may still be valid. */
const isAnswered = (response: Response | null) => response !== null && response.status < 500 && response.status !== 429

async function refresh(): Promise<string> {
  let response = await askForToken()
  for (const pause of pausesMs) {
    if (isAnswered(response)) break
    const requested = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1_000
    await new Promise(resolve =>
      setTimeout(resolve, Math.min(Number.isNaN(requested) ? pause : requested, longestPauseMs)),
    )
    response = await askForToken()
  }
  if (!response || !isAnswered(response))
    throw new RefusalError('unreachable', { requestId: response?.headers.get('x-request-id') ?? '' })
  const answer = (await response.json().catch(() => ({}))) as {
    access_token?: string
    expires_in?: number
    msg?: string
  }
  if (!response.ok || !answer.access_token || !(Number(answer.expires_in) > 0)) {
    token = null
    for (const watcher of watchers) watcher()
    throw new RefusalError('signedOut', { msg: answer.msg ?? '', key: 'platform.signedOut', code: 1001 })
  }
  token = { value: answer.access_token, until: performance.now() + Number(answer.expires_in) * 1000 }
  return token.value
}

const askForToken = (): Promise<Response | null> =>
  fetch(refreshAddress, { method: 'POST', signal: AbortSignal.timeout(60_000) }).catch(() => null)

/** What the token says of its bearer, for roles and groups. Never trusted for more than showing the right menus. */
export const tokenClaims = async (): Promise<Claims> => claimsIn(await freshToken())

/** The same of the token that is there already; undefined: there is none. */
export const knownClaims = (): Claims | undefined => (token ? claimsIn(token.value) : undefined)

type Claims = Readonly<Record<string, unknown>>
function claimsIn(value: string): Claims {
  const [, body = ''] = value.split('.')
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  } catch {
    return {} // an opaque token says nothing
  }
}
