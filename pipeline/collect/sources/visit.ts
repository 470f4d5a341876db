/** One visit: the host whose turn it is, one of its sources or one page, and what is kept of it. */
import { createHash } from 'node:crypto'
import { plainText } from '@guanlan/engine/clean'
import { takeForTasks } from '@guanlan/features/gather/server'
import { delaySpans, spanOf } from '@guanlan/features/sources/contract'
import { type Database, FetchProblem, inWords, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ItemProblem, RawArticle } from '../../items.ts'
import { accept } from '../accept.ts'
import { feeds } from '../feeds/adapter.ts'
import { pageOf } from '../feeds/page.ts'
import { lists } from '../sites/lists.ts'
import { siteMaps } from '../sites/site-maps.ts'
import { AnswerProblem } from './answer.ts'
import { type AskingParts, AskRefused, askingOf } from './asking.ts'
import { hostOf } from './host.ts'
import { learnedPace, pauseAfterFailure, stateOf } from './pace.ts'
import type { Adapter, Collected, Source, SourceKind } from './source.ts'
import { type DueSource, endTurn, type Rest, type Turn, takeTurn, type WaitingPage, wantedBy, workOf } from './turns.ts'

type ReadItem = { item: RawArticle } | { problem: ItemProblem }

export interface VisitParts extends AskingParts {
  /** Checks an item: `readItem` of the pipeline. */
  read(value: unknown, position: number, now: Date): ReadItem
}

const firstPages = 20

const adapters: Readonly<Record<SourceKind, Adapter>> = { feed: feeds, sitemap: siteMaps, list: lists }

/** False when nobody was to be asked. */
export async function visitNext(db: Database, parts: VisitParts): Promise<boolean> {
  const turn = await takeTurn(db)
  return turn !== null && visit(db, turn, parts)
}

/** Ends the turn, whatever happens. False: the host has nothing to be asked for any more. */
export async function visit(db: Database, turn: Turn, parts: VisitParts): Promise<boolean> {
  let rest: Rest = {}
  try {
    const work = await workOf(db, turn.host)
    if (work && 'source' in work) rest = await visitSource(db, turn, work, parts)
    else if (work) await visitPage(db, turn, work, parts)
    return work !== null
  } finally {
    await endTurn(db, turn, rest)
  }
}

async function visitSource(db: Database, turn: Turn, due: DueSource, parts: VisitParts): Promise<Rest> {
  const { source } = due
  const { ask, askPolitely } = askingOf(db, turn, source.url, parts)
  const adapter = adapters[source.kind]
  try {
    // What is offered as a feed is meant to be asked.
    const collected = await adapter.collect(source, source.kind === 'feed' ? ask : askPolitely, new Date())
    await db.transaction().execute(tx => keep(tx, due, collected, parts))
    return {}
  } catch (error) {
    await keepFailure(db, due, error)
    return restAfter(error)
  }
}

const restAfter = (error: unknown): Rest =>
  error instanceof AnswerProblem ? { seconds: error.retrySeconds ?? 0 } : { silent: !(error instanceof FetchProblem) }

/** What the visit brought, and when the next one is. */
async function keep(tx: Tx, due: DueSource, collected: Collected, { read }: VisitParts): Promise<void> {
  const { source } = due
  const now = new Date()
  const checked = collected.entries.map((entry, position) => check(entry, position, now, read))
  const good = checked.flatMap(one => ('item' in one ? [one.item] : []))
  const refused = checked.flatMap(one => ('problem' in one ? [one.problem] : []))
  const marked = good.map(item => ({ item, mark: markOf(item) }))
  const fresh = marked.filter(({ mark }) => !source.known.has(mark))
  const withPages = source.fullText || collected.pagesNeeded === true
  const readable = withPages ? fresh.filter(({ item }) => item.url && URL.canParse(item.url)) : []
  // What a site lists when it is added was there before: a few of it show what comes.
  const toRead = collected.pagesNeeded && source.known.size === 0 ? readable.slice(0, firstPages) : readable
  const waiting = new Set(toRead.map(({ mark }) => mark))
  // Entries that were handed in before are handed in again: their numbers may have changed, and nothing is stored twice.
  const whole = collected.pagesNeeded
    ? []
    : marked.filter(({ mark }) => !waiting.has(mark) && !(withPages && source.known.has(mark)))
  await handIn(
    tx,
    source,
    whole.map(({ item }) => item),
    collected.unchanged ? [] : refused,
    { asked: 1, bytes: collected.bytes },
  )
  if (toRead.length > 0) await keepPages(tx, source, toRead)
  const pace = due.rhythm === 'fixed' ? due.intervalSeconds : learnedPace(due.paceSeconds, fresh.length)
  await sql`
    update sources set failures = 0, last_error = null, state = 0, last_asked_at = now(), last_success_at = now(), pace_seconds = ${pace},
      next_at = now() + ${pace} * (0.95 + random() * 0.1) * interval '1 second',
      last_new_at = case when ${fresh.length} > 0 then now() else last_new_at end,
      pages_read = case when ${collected.unchanged} then pages_read else ${marked.map(({ mark }) => mark)}::text[] end,
      etag = coalesce(${collected.etag}, etag), last_modified = coalesce(${collected.lastModified}, last_modified),
      body_hash = coalesce(${collected.bodyHash}, body_hash)
    where id = ${source.id}`.execute(tx)
  await count(tx, source.id, {
    asked: 1,
    unchanged: collected.unchanged ? 1 : 0,
    failed: 0,
    fresh: fresh.length,
    refused: collected.unchanged ? 0 : refused.length,
    bytes: collected.bytes,
    // What was listed before the source was known says nothing of how soon it is seen.
    delays:
      source.known.size > 0
        ? delaysOf(
            fresh.map(({ item }) => item),
            now,
          )
        : noDelays,
  })
  if (collected.movedTo) await follow(tx, source, collected.movedTo)
}

/** For everybody, or for each organisation that added the source: what its collection tasks take, or everything where it has none. */
async function handIn(
  tx: Tx,
  source: { id: number; kind: SourceKind },
  items: readonly RawArticle[],
  refused: readonly ItemProblem[],
  answer: { asked: 0 | 1; bytes: number },
): Promise<void> {
  const taken = await takeForTasks(tx, {
    sourceId: source.id,
    entries: items.map(listed),
    refused: refused.length,
    ...answer,
  })
  if (items.length === 0 && refused.length === 0) return
  // The name is part of an article's identity: sources of other kinds than feeds came later.
  const name = `${source.kind} ${source.id}`
  for (const [index, onlyOrg] of (await wantedBy(tx, source.id)).entries()) {
    const wanted = (onlyOrg === null ? null : taken.get(onlyOrg)) ?? items
    await accept(tx, { source: name, onlyOrg, items: wanted, refused: index === 0 ? refused : [] })
  }
}

/** As tasks look at it; by its address it is the same in every source. */
function listed(item: RawArticle) {
  const { title = '', body = '', url } = item
  const mark = createHash('sha256')
    .update(url ?? `${title}\n${body}`)
    .digest('hex')
    .slice(0, 16)
  return { item, mark, title, body: body.includes('<') ? plainText(body) : body }
}

async function keepPages(
  tx: Tx,
  source: Source,
  entries: readonly { item: RawArticle; mark: string }[],
): Promise<void> {
  const pages = entries.map(({ item, mark }) => {
    const url = item.url ?? ''
    return { source_id: source.id, host: hostOf(url), mark, url, item: JSON.stringify(item) }
  })
  await tx
    .insertInto('source_pages')
    .values(pages)
    .onConflict(c => c.doNothing())
    .execute()
  await sql`
    insert into source_hosts (host, wanted_at) select distinct host, now() from unnest(${pages.map(page => page.host)}::text[]) as of (host)
    on conflict (host) do update set wanted_at = least(source_hosts.wanted_at, excluded.wanted_at)`.execute(tx)
}

/** A page that could not be had is tried again after these, where the entry says nothing without it. */
const laterSeconds = [600, 7_200]

/** The entry with its page; where the page cannot be had, a feed's entry as it is, with the reason. */
async function visitPage(db: Database, turn: Turn, { page }: WaitingPage, parts: VisitParts): Promise<void> {
  const { askPolitely } = askingOf(db, turn, page.source.url, parts)
  const ofFeed = page.source.kind === 'feed'
  const filled = await pageOf(page.item, page.url, askPolitely, ofFeed ? 'byEntry' : 'byPage')
  const hasFailed = (filled.extra?.page as { state?: string } | undefined)?.state === 'failed'
  const later = laterSeconds[page.attempts]
  if (hasFailed && !ofFeed && later !== undefined) return tryLater(db, page.id, later)
  const checked = check(filled, 0, new Date(), parts.read)
  const item = 'item' in checked ? checked.item : page.item
  await db.transaction().execute(async tx => {
    const gone = await tx.deleteFrom('source_pages').where('id', '=', page.id).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return
    if (ofFeed || !hasFailed) await handIn(tx, page.source, [item], [], { asked: 0, bytes: 0 })
    else await count(tx, page.source.id, { asked: 0, unchanged: 0, failed: 0, fresh: 0, refused: 1, bytes: 0 })
  })
}

const tryLater = async (db: Database, id: number, seconds: number): Promise<void> =>
  void (await sql`
    update source_pages set attempts = attempts + 1, at = now() + ${seconds} * interval '1 second' where id = ${id}`.execute(
    db,
  ))

async function keepFailure(db: Database, { source, failures, ...due }: DueSource, error: unknown): Promise<void> {
  const pace = due.rhythm === 'fixed' ? due.intervalSeconds : due.paceSeconds
  const status = error instanceof AnswerProblem ? error.status : null
  const asked = error instanceof AnswerProblem ? (error.retrySeconds ?? 0) : 0
  const pause = Math.max(asked, pauseAfterFailure(pace, failures))
  const state = error instanceof AskRefused ? 4 : stateOf(status)
  await db.transaction().execute(async tx => {
    await sql`
      update sources set failures = failures + 1, last_error = ${inWords(error).slice(0, 500)}, state = ${state}, last_asked_at = now(),
        next_at = now() + ${pause} * interval '1 second' where id = ${source.id}`.execute(tx)
    await count(tx, source.id, { asked: 1, unchanged: 0, failed: 1, fresh: 0, refused: 0, bytes: 0 })
  })
}

interface Counted {
  asked: number
  unchanged: number
  failed: number
  fresh: number
  refused: number
  bytes: number
  /** Entries by how long after their publication they were seen (`delaySpans`). */
  delays?: readonly number[]
}

const noDelays: readonly number[] = Array.from({ length: delaySpans.length + 1 }, () => 0)

/** Entries that do not say when they were published, or say a time to come, count for nothing. */
function delaysOf(items: readonly RawArticle[], now: Date): number[] {
  const delays = [...noDelays]
  for (const { publishedAt } of items) {
    const seconds = publishedAt === undefined ? Number.NaN : (now.getTime() - new Date(publishedAt).getTime()) / 1_000
    if (seconds >= 0) delays[spanOf(seconds)] = (delays[spanOf(seconds)] ?? 0) + 1
  }
  return delays
}

async function count(
  tx: Tx,
  id: number,
  { asked, unchanged, failed, fresh, refused, bytes, delays = noDelays }: Counted,
): Promise<void> {
  await sql`
    insert into source_hours as hours (source_id, hour, asked, unchanged, failed, fresh, refused, bytes, delays)
    values (${id}, date_trunc('hour', now()), ${asked}, ${unchanged}, ${failed}, ${fresh}, ${refused}, ${bytes}, ${[...delays]}::int[])
    on conflict (source_id, hour) do update set asked = hours.asked + excluded.asked, unchanged = hours.unchanged + excluded.unchanged,
      failed = hours.failed + excluded.failed, fresh = hours.fresh + excluded.fresh, refused = hours.refused + excluded.refused,
      bytes = hours.bytes + excluded.bytes,
      delays = array(select a + b from unnest(hours.delays, excluded.delays) with ordinality as d (a, b, n) order by n)`.execute(
    tx,
  )
}

/** Moved for good: the address follows, unless another source has it. */
async function follow(tx: Tx, source: Source, url: string): Promise<void> {
  await sql`
    update sources set url = ${url}, host = ${hostOf(url)} where id = ${source.id}
      and not exists (select from sources where url = ${url})`.execute(tx)
}

/** An entry whose time nobody can read counts from its arrival; one whose time cannot be true is refused. */
function check(item: RawArticle, position: number, now: Date, read: VisitParts['read']): ReadItem {
  const checked = read(item, position, now)
  const unreadable = 'problem' in checked && checked.problem.key === 'pipeline.timeUnreadable'
  return unreadable ? read({ ...item, publishedAt: undefined }, position, now) : checked
}

/** What an entry is known by, made short. */
const markOf = ({ sourceId, url, title, body }: RawArticle): string =>
  createHash('sha256')
    .update(sourceId ?? url ?? `${title}\n${body}`)
    .digest('hex')
    .slice(0, 16)
