/** One visit: the host whose turn it is, and one of its sources or one page. */
import { type DueSource, endTurnOf, hold, workOf } from '@guanlan/features/collecting/sources/server'
import {
  type Ask,
  type AskingParts,
  askingOf,
  claimPlace,
  type Database,
  type Fetched,
  type Turn,
} from '@guanlan/platform/server'
import type { Adapter, SourceKind } from '../asking/source.ts'
import { feeds } from '../feeds/adapter.ts'
import { lists } from '../sites/lists.ts'
import { siteMaps } from '../sites/site-maps.ts'
import type { Read } from './entries.ts'
import { visitPage } from './pages.ts'
import { recordFailure, recordVisit } from './save-sources.ts'

export interface VisitParts extends AskingParts {
  read: Read
}

const adapters: Readonly<Record<SourceKind, Adapter>> = { feed: feeds, sitemap: siteMaps, list: lists }

/** Ends the turn, whatever happens. False: the host has nothing to be asked for any more, or no place at its address. */
export async function visit(db: Database, turn: Turn, parts: VisitParts): Promise<boolean> {
  try {
    const work = await workOf(db, turn.host)
    if (!work) return false
    if ('source' in work && work.heldBy) {
      await hold(db, work.source.id, work.heldBy)
      return true
    }
    if (!(await claimPlace(db, turn, 'source' in work ? work.source.url : work.page.url))) return false
    if ('source' in work) await visitSource(db, turn, work, parts)
    else await visitPage(db, turn, work, parts)
    return true
  } finally {
    await endTurnOf(db, turn)
  }
}

async function visitSource(db: Database, turn: Turn, due: DueSource, parts: VisitParts): Promise<void> {
  const { source } = due
  const { ask, askPolitely } = askingOf(db, turn, source.url, parts)
  // What is offered as a feed is meant to be asked.
  const asking = source.kind === 'feed' ? ask : askPolitely
  let answer: Fetched | null = null
  const listening: Ask = async (url, headers, limits) => {
    const fetched = await asking(url, headers, limits)
    if (url === source.url) answer = fetched
    return fetched
  }
  const costs = () => ({ answer, requests: turn.requests, bytes: turn.bytes })
  try {
    const collected = await adapters[source.kind].collect(source, listening, new Date())
    await db.transaction().execute(tx => recordVisit(tx, due, collected, costs(), parts.read))
  } catch (error) {
    await db.transaction().execute(tx => recordFailure(tx, due, error, costs()))
  }
}
