/** What the ways to answer a call share: which call it is, who asks for what kind of transaction, and when the caller has left. */
import { changes, type Endpoint, refuse } from '@guanlan/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { RoleTable } from '../access/permissions.ts'
import type { CallFacts } from '../calls/open.ts'
import type { Calls } from '../calls/transaction.ts'
import type { Database } from '../database.ts'
import type { FileStore } from '../files/store.ts'
import type { Listener } from '../listen.ts'
import type { AnyServerHalf, RequestContext } from '../server-half.ts'
import type { Identity } from './caller.ts'
import { isExpensive } from './limits.ts'
import type { LongAnswers } from './long-answers.ts'

export interface HttpSetting {
  /** The organisations' side: one transaction a call. */
  calls: Calls
  /** The installation's side, for identity and operators. */
  system: Database
  linkKey: Buffer
  /** Whether there is room to store what a call changes; absent: always. */
  hasRoom?: () => boolean
  /** Where files of calls are kept. */
  files: FileStore
  /** Verifies an access token; throws a refusal when it is not valid. */
  authenticate: (token: string, request: FastifyRequest) => Promise<Identity>
  /** A browser that somebody has signed in from, for limits of calls that nobody is signed in for. */
  deviceOf?: (request: FastifyRequest) => string | undefined
  /** Calls `close` when the token behind this identity is worth nothing any more; returns how to stop waiting for it. */
  onEnd?: (identity: Identity, close: () => void) => () => void
  /** Counts a call of a key and what it costs, before it begins. @returns gives it back. @throws tooMany when the month is used up */
  chargeKey?: (key: NonNullable<Identity['key']>, code: string) => Promise<() => Promise<void>>
  /** Hears of members and organisations that may do less than before. */
  listener?: Listener
}

export type Handler = (scope: unknown, input: unknown, exchange: RequestContext) => Promise<unknown>

export interface DeclaredCall {
  /** `feature.call`. */
  code: string
  endpoint: Endpoint
  handler: Handler
  half: AnyServerHalf
}

/** All features together, as they are served. */
export interface ServerContext {
  halves: readonly AnyServerHalf[]
  roles: RoleTable
  setting: HttpSetting
  longAnswers: LongAnswers | null
}

export function kindOf(endpoint: Endpoint, body: unknown): CallFacts['kind'] {
  if (isExpensive(endpoint, body)) return 'expensive'
  return changes(endpoint) ? 'write' : 'read'
}

/** Events end, or are refused where they have not begun; a file is broken off, so that half of it does not look whole. */
export function breakOff({ reply }: RequestContext, { envelope }: Endpoint): void {
  const { raw } = reply
  if (envelope !== 'events') raw.destroy()
  else if (raw.headersSent) raw.end()
  else {
    reply.hijack()
    raw.writeHead(401, { 'content-length': 0 }).end()
  }
}

/** Aborted when the caller has left before the answer was written. */
export function leavingOf({ reply }: RequestContext): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(refuse('unavailable', 'platform.unavailable'))
  })
  return controller.signal
}
