/** One visit: the host whose turn it is, one of its sources or one page, and what is kept of it. */
import {
  type AskingParts,
  AskRefused,
  askingOf,
  type Database,
  inWords,
  type Turn,
  type Tx,
  takePlace,
  takeTurns,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { feeds } from '../feeds/adapter.ts'
import { lists } from '../sites/lists.ts'
import { siteMaps } from '../sites/site-maps.ts'
import { AnswerProblem } from './answer.ts'
import { type DueSource, endTurnOf, workOf } from './due.ts'
import { checkEntry, entryMark, type Read } from './entries.ts'
import { handInEntries } from './hand-in.ts'
import { countHour, delaysOf } from './hours.ts'
import { learnedPace, pauseAfterFailure, stateOf } from './pace.ts'
import { keepPages, visitPage } from './pages.ts'
import type { Adapter, Collected, SourceKind } from './source.ts'

export interface VisitParts extends AskingParts {
  read: Read
}

/** Of a site map or list that was just added. */
const firstPages = 20

const adapters: Readonly<Record<SourceKind, Adapter>> = { feed: feeds, sitemap: siteMaps, list: lists }

/** False when nobody was to be asked. */
export async function visitNext(db: Database, parts: VisitParts): Promise<boolean> {
  const [turn] = await takeTurns(db, 1)
  return turn !== undefined && visit(db, turn, parts)
}

/** Ends the turn, whatever happens. False: the host has nothing to be asked for any more, or no place at its address. */
export async function visit(db: Database, turn: Turn, parts: VisitParts): Promise<boolean> {
  try {
    const work = await workOf(db, turn.host)
    if (!work) return false
    if (!(await takePlace(db, turn, 'source' in work ? work.source.url : work.page.url))) return false
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
  try {
    // What is offered as a feed is meant to be asked.
    const asking = source.kind === 'feed' ? ask : askPolitely
    const collected = await adapters[source.kind].collect(source, asking, new Date())
    await db.transaction().execute(tx => keep(tx, due, collected, parts.read))
  } catch (error) {
    await keepFailure(db, due, error)
  }
}

const paceOf = ({ rhythm, intervalSeconds, paceSeconds }: DueSource): number =>
  rhythm === 'fixed' ? intervalSeconds : paceSeconds

/** What the visit brought, and when the next one is. */
async function keep(tx: Tx, due: DueSource, collected: Collected, read: Read): Promise<void> {
  const { source } = due
  const { unchanged, pagesNeeded = false, bytes } = collected
  const now = new Date()
  const of = source.mediaLevel > 0 ? { mediaLevel: source.mediaLevel } : {}
  const checked = collected.entries.map((entry, position) => checkEntry({ ...entry, ...of }, position, now, read))
  const marked = checked.flatMap(one => ('item' in one ? [{ item: one.item, mark: entryMark(one.item) }] : []))
  const refused = checked.flatMap(one => ('problem' in one ? [one.problem] : []))
  const fresh = marked.filter(({ mark }) => !source.known.has(mark))
  const withPages = source.fullText || pagesNeeded
  const readable = withPages ? fresh.filter(({ item }) => item.url && URL.canParse(item.url)) : []
  // What a site lists when it is added was there before: a few of it show what comes.
  const toRead = pagesNeeded && source.known.size === 0 ? readable.slice(0, firstPages) : readable
  const waiting = new Set(toRead.map(({ mark }) => mark))
  // Entries that were handed in before are handed in again: their numbers may have changed, and nothing is stored twice.
  const whole = pagesNeeded
    ? []
    : marked.filter(({ mark }) => !waiting.has(mark) && !(withPages && source.known.has(mark)))
  const entries = whole.map(({ item }) => item)
  await handInEntries(tx, source, entries, refused, { asked: 1, bytes })
  await keepPages(tx, source, toRead)
  const pace = due.rhythm === 'fixed' ? due.intervalSeconds : learnedPace(due.paceSeconds, fresh.length)
  await sql`
    update sources set failures = 0, last_error = null, state = 0, last_asked_at = now(), last_success_at = now(), pace_seconds = ${pace},
      next_at = now() + ${pace} * (0.95 + random() * 0.1) * interval '1 second',
      last_new_at = case when ${fresh.length} > 0 then now() else last_new_at end,
      pages_read = case when ${unchanged} then pages_read else ${marked.map(({ mark }) => mark)}::text[] end,
      etag = coalesce(${collected.etag}, etag), last_modified = coalesce(${collected.lastModified}, last_modified),
      body_hash = coalesce(${collected.bodyHash}, body_hash)
    where id = ${source.id}`.execute(tx)
  // What was listed before the source was known says nothing of how soon it is seen.
  const seen = source.known.size > 0 ? fresh.map(({ item }) => item) : []
  await countHour(tx, source.id, {
    asked: 1,
    unchanged: unchanged ? 1 : 0,
    fresh: fresh.length,
    refused: refused.length,
    bytes,
    delays: delaysOf(seen, now),
  })
}

async function keepFailure(db: Database, due: DueSource, error: unknown): Promise<void> {
  const { source, failures } = due
  const [status, asked] = error instanceof AnswerProblem ? [error.status, error.retrySeconds ?? 0] : [null, 0]
  const pause = Math.max(asked, pauseAfterFailure(paceOf(due), failures))
  const state = error instanceof AskRefused ? 4 : stateOf(status)
  await db.transaction().execute(async tx => {
    await sql`
      update sources set failures = failures + 1, last_error = ${inWords(error).slice(0, 500)}, state = ${state}, last_asked_at = now(),
        next_at = now() + ${pause} * interval '1 second' where id = ${source.id}`.execute(tx)
    await countHour(tx, source.id, { asked: 1, failed: 1 })
  })
}
