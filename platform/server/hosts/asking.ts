/** Asks a host with manners: guarded, by name, robots.txt where it holds, a pause between two requests. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { FetchProblem, guardedFetch, isTrusted, NoAnswer, requireGoing, userAgent } from '../guarded-fetch.ts'
import type { Ask } from './ask.ts'
import { hostOf } from './host.ts'
import { retryAfter } from './retry-after.ts'
import { mannersOf } from './robots.ts'
import { claimPlace, claimTurnOf, endTurn, type Turn } from './turns.ts'

/** The site does not want it: its robots.txt says so, or its server fails when it is asked for. */
export class AskRefused extends FetchProblem {
  /** The site said nothing, so that nothing is allowed. */
  readonly isSilent: boolean

  constructor(message: string, isSilent = false) {
    super(message)
    this.isSilent = isSilent
  }
}
/** The host is being asked by somebody else, or asks to be left alone. */
export class HostBusy extends FetchProblem {}

export interface AskingParts {
  trustedHosts?: ReadonlySet<string>
  /** Ends the waiting, the pauses and the request that is under way. @throws FetchStopped */
  signal?: AbortSignal
}

const limitsOfAnswer = { timeoutMs: 30_000, bytes: 8 * 1024 * 1024, redirects: 5 }

export interface Asking {
  ask: Ask
  /** As `ask`, where robots.txt holds: site maps, lists, pages. @throws AskRefused */
  askPolitely: Ask
  /** @throws AskRefused */
  requireAllowed(url: string): Promise<void>
}

/**
 * The requests to a host within one turn; the turn learns what they cost and what the host asks for.
 * @param within the address that sends us there: a source of the world does not lead to hosts of our own network
 */
export function askingOf(
  db: Database,
  turn: Turn,
  within: string,
  { trustedHosts = new Set(), signal }: AskingParts,
): Asking {
  const trusted = isTrusted(within, trustedHosts) ? trustedHosts : new Set<string>()
  let requested = false
  const inTurn = async () => {
    if (requested) await waitFor(turn.pauseSeconds * 1_000, signal)
    requireGoing(signal)
    requested = true
  }
  const request: Ask = async (url, headers = {}, limits = {}) => {
    await inTurn()
    turn.requests++
    const all = { ...limitsOfAnswer, ...limits, trustedHosts: trusted, ...(signal && { signal }) }
    const fetched = await guardedFetch(url, { 'user-agent': userAgent, ...headers }, all).catch(error => {
      requireGoing(signal)
      turn.silent = error instanceof NoAnswer || !(error instanceof FetchProblem)
      throw error
    })
    turn.silent = false
    turn.bytes += fetched.body.length
    if (fetched.status >= 400)
      turn.restSeconds = retryAfter(fetched.headers['retry-after'], new Date()) ?? turn.restSeconds
    return fetched
  }
  const requireAllowed = async (url: string) => {
    const { allowed, isSilent, delaySeconds } = await mannersOf(db, url, request)
    if (delaySeconds !== null && delaySeconds > turn.pauseSeconds) await pauseLonger(db, turn, delaySeconds)
    if (allowed) return
    if (isSilent) throw new AskRefused('robots.txt could not be read: the server of the site fails', true)
    throw new AskRefused('robots.txt does not allow it')
  }
  const askPolitely: Ask = async (url, headers, limits) => {
    await requireAllowed(url)
    return request(url, headers, limits)
  }
  return { ask: request, askPolitely, requireAllowed }
}

async function pauseLonger(db: Database, turn: Turn, seconds: number): Promise<void> {
  turn.pauseSeconds = seconds
  await sql`update source_hosts set pause_seconds = ${seconds} where host = ${turn.host}`.execute(db)
}

export interface InTurn extends AskingParts {
  /** How long the turn is waited for; absent: 10 seconds. */
  waitMs?: number
}

const againMs = 150

/** @throws FetchStopped, as soon as the signal says so */
const waitFor = (ms: number, signal: AbortSignal | undefined) =>
  pause(ms, undefined, { signal }).catch(() => requireGoing(signal))

/** Takes the turn of an address' host, asks, and gives it back: for everything that is no source. @throws HostBusy, and what `work` throws */
export async function askInTurn<T>(
  db: Database,
  address: string,
  { waitMs = 10_000, ...parts }: InTurn,
  work: (asking: Asking, turn: Turn) => Promise<T>,
): Promise<T> {
  if (!URL.canParse(address)) throw new FetchProblem('only http and https addresses are fetched')
  const until = Date.now() + waitMs
  for (;;) {
    const turn = await claimTurnOf(db, hostOf(address))
    if (turn) {
      try {
        if (await claimPlace(db, turn, address)) return await work(askingOf(db, turn, address, parts), turn)
      } finally {
        await endTurn(db, turn)
      }
    }
    if (Date.now() > until) throw new HostBusy('the host is being asked, or asks to be left alone')
    await waitFor(againMs, parts.signal)
  }
}
