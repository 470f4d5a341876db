/** Asks a host with manners: guarded, by name, robots.txt where it holds, a pause between two requests. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Database,
  type FetchLimits,
  FetchProblem,
  guardedFetch,
  isTrusted,
  userAgent,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mannersOf } from './robots.ts'
import type { Ask } from './source.ts'
import type { Turn } from './turns.ts'

/** The site does not want it: its robots.txt says so. */
export class AskRefused extends FetchProblem {}

export interface AskingParts {
  trustedHosts?: ReadonlySet<string>
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
 * One visit's requests to a host.
 * @param within the address that sends us there: a source of the world does not lead to hosts of our own network
 */
export function askingOf(db: Database, turn: Turn, within: string, { trustedHosts = new Set() }: AskingParts): Asking {
  const trusted = isTrusted(within, trustedHosts) ? trustedHosts : new Set<string>()
  let asked = false
  const inTurn = async () => {
    if (asked) await pause(turn.pauseSeconds * 1_000)
    asked = true
  }
  const ask: Ask = async (url, headers = {}, limits: Partial<FetchLimits> = {}) => {
    await inTurn()
    return guardedFetch(
      url,
      { 'user-agent': userAgent, ...headers },
      { ...limitsOfAnswer, ...limits, trustedHosts: trusted },
    )
  }
  const requireAllowed = async (url: string) => {
    const { allowed, delaySeconds } = await mannersOf(db, url, trusted, inTurn)
    if (delaySeconds !== null && delaySeconds > turn.pauseSeconds) await pauseLonger(db, turn, delaySeconds)
    if (!allowed) throw new AskRefused('robots.txt does not allow it')
  }
  const askPolitely: Ask = async (url, headers, limits) => {
    await requireAllowed(url)
    return ask(url, headers, limits)
  }
  return { ask, askPolitely, requireAllowed }
}

async function pauseLonger(db: Database, turn: Turn, seconds: number): Promise<void> {
  turn.pauseSeconds = seconds
  await sql`update source_hosts set pause_seconds = ${seconds} where host = ${turn.host}`.execute(db)
}
