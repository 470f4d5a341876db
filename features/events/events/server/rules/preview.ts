/** Tries a rule on stored articles, newest first, exactly, in calls of about half a second of work each. */
import { createHash } from 'node:crypto'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { findSets, ruleMembersWithin, setsWithArticles } from '@guanlan/features/articles/articles/server/facts'
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
import {
  beginAt,
  findStored,
  storedArticles,
  type WalkPlace,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import {
  daysBetween,
  daysOf,
  requireRule,
  vocabulariesFor,
  wordsByName,
} from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales, refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { type EventPreview, spanProblem, type TriedEvent } from '../../contract.ts'
import { storedEvent } from '../records/shown.ts'
import { noLimits } from './event-query.ts'
import { requireWholeSight } from './read.ts'

const workMs = 500
const dayMs = 86_400_000
const mostSamples = 5
const mostShared = 10
/** Some of them lie in the bin. */
const mostLooked = 100
/** Of an event without an end that is written today. */
const longestDays = 90

const Changed = z.object({ count: z.number().int(), ids: z.array(z.number().int()) })
/** What was found so far; travels in the cursor, with the place to go on from. `asks` names what was request, so that a cursor serves no other question. */
const Cursor = z.object({
  asks: z.string(),
  to: z.number().int(),
  step: z.number().int().min(1).max(1_000_000),
  count: z.number().int(),
  negative: z.number().int(),
  days: z.record(z.string(), z.number().int()),
  samples: z.array(z.number().int()),
  mediaTypes: z.record(z.string(), z.number().int()),
  shared: z.record(z.string(), z.number().int()),
  gained: Changed,
  lost: Changed,
})
type Cursor = z.infer<typeof Cursor>

/** @param words of vocabularies by their names, where they are other than those stored */
export async function previewOf(
  scope: Scope,
  tried: TriedEvent,
  words?: ReadonlyMap<string, readonly string[]>,
): Promise<EventPreview> {
  requireWholeSight(scope)
  const problem = spanProblem(tried)
  if (problem) throw refuse('invalid', problem, {}, 'endTime')
  const draft = { form: null, rule: tried.rule }
  const named = words ?? wordsByName(await vocabulariesFor(scope, draft))
  const { rule, text } = await requireRule(draft, locales.indexOf(scope.locale), named)
  const before = tried.id === null ? null : await storedEvent(scope, tried.id)
  const { from, to } = spanOf(scope, tried)
  const so = cursorOf(tried, text, to)
  const dayOf = daysOf(await timeZoneOf(scope))
  const begin: WalkPlace = { to: new Date(so.to), step: so.step }
  const set = { orgId: scope.orgId, kind: 'event', id: tried.id ?? 0 } as const
  const place = await walkStored(scope.db, begin, { from, workMs }, async piece => {
    const found = await findStored(scope.db, { rule, orgId: scope.orgId, limits: noLimits }, piece)
    const ids = found.map(({ id }) => id)
    for (const { publishedAt, sentiment } of found) {
      const day = dayOf(publishedAt)
      so.days[day] = (so.days[day] ?? 0) + 1
      if (sentiment === -1) so.negative++
    }
    so.count += ids.length
    so.samples = [...so.samples, ...ids].slice(0, mostSamples)
    add(so.mediaTypes, await mediaTypesOf(scope, ids))
    const others = await setsWithArticles(scope, 'event', ids)
    add(
      so.shared,
      others.filter(({ id }) => id !== tried.id).map(({ id, count }) => [String(id), count] as const),
    )
    if (before) compare(so, new Set(ids), new Set(await ruleMembersWithin(scope.db, set, piece)))
    return true
  })
  const next = place?.to ? encoded({ ...so, to: place.to.getTime(), step: place.step }) : null
  return {
    ...{ count: so.count, negative: so.negative, complete: place === null, next },
    progress: place?.to
      ? Math.min(1, (to.getTime() - place.to.getTime()) / Math.max(1, to.getTime() - from.getTime()))
      : 1,
    days: daysBetween(from, new Date(to.getTime() - 1), dayOf)
      .map(day => ({ day, count: so.days[day] ?? 0 }))
      // Some articles are dated by clocks that run ahead.
      .filter(({ day, count }) => count > 0 || day <= dayOf(scope.now)),
    samples: await samplesOf(scope, so.samples),
    mediaTypes: inOrder(so.mediaTypes).map(([code, count]) => ({ mediaType: mediaTypeWord(Number(code)), count })),
    shared: await sharedOf(scope, so.shared),
    gained: before && { count: so.gained.count, titles: await titlesOf(scope, so.gained.ids) },
    lost: before && { count: so.lost.count, titles: await titlesOf(scope, so.lost.ids) },
  }
}

function spanOf({ now }: Scope, { startTime, endTime }: TriedEvent): { from: Date; to: Date } {
  const from = new Date(startTime)
  const latest = Math.min(now.getTime() + dayMs, from.getTime() + longestDays * dayMs)
  // The last millisecond belongs to it.
  const end = endTime === null ? latest : Math.min(Date.parse(endTime), now.getTime() + dayMs)
  return { from, to: new Date(Math.max(from.getTime(), end) + 1) }
}

function cursorOf({ cursor, ...request }: TriedEvent, text: string, to: Date): Cursor {
  const asks = createHash('sha256')
    .update(JSON.stringify([request, text]))
    .digest('base64url')
    .slice(0, 16)
  const none = () => ({ count: 0, ids: [] })
  const empty = {
    count: 0,
    negative: 0,
    days: {},
    samples: [],
    mediaTypes: {},
    shared: {},
    gained: none(),
    lost: none(),
  }
  if (cursor === null) return { asks, to: to.getTime(), step: beginAt(null).step, ...empty }
  const started = Cursor.safeParse(decoded(cursor)).data
  if (started?.asks !== asks) throw refuse('invalid', 'platform.fieldInvalid', { field: 'cursor' }, 'cursor')
  return started
}

const encoded = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // What cannot be read is refused by the caller like any wrong cursor.
    return null
  }
}

function compare(so: Cursor, found: ReadonlySet<number>, had: ReadonlySet<number>): void {
  const note = (to: Cursor['gained'], ids: readonly number[]) => {
    to.count += ids.length
    to.ids = [...to.ids, ...ids].slice(0, mostSamples)
  }
  note(
    so.gained,
    [...found].filter(id => !had.has(id)),
  )
  note(
    so.lost,
    [...had].filter(id => !found.has(id)),
  )
}

function add(sums: Record<string, number>, counts: readonly (readonly [string, number])[]): void {
  for (const [key, count] of counts) sums[key] = (sums[key] ?? 0) + count
}
const inOrder = (sums: Record<string, number>) => Object.entries(sums).sort((a, b) => b[1] - a[1])

async function mediaTypesOf({ db }: Scope, ids: readonly number[]): Promise<[string, number][]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ code: number; n: number }>`
    select media_type as code, count(*)::int as n from ${articleRows} a where id = any(${numberList(ids)}::bigint[]) group by 1 order by 1`.execute(
    db,
  )
  return rows.map(({ code, n }) => [String(code), n])
}

async function samplesOf(scope: Scope, ids: readonly number[]): Promise<EventPreview['samples']> {
  const articles = await storedArticles(scope.db, scope.orgId, ids)
  return articles.map(({ id, title, media, published_at, time_of_arrival }) => ({
    ...{ id, title, media, publishedAt: published_at.toISOString(), timeOfArrival: time_of_arrival },
  }))
}

const titlesOf = async (scope: Scope, ids: readonly number[]): Promise<string[]> =>
  (await storedArticles(scope.db, scope.orgId, ids)).map(({ title }) => title)

async function sharedOf(scope: Scope, shared: Record<string, number>): Promise<EventPreview['shared']> {
  const most = inOrder(shared).slice(0, mostLooked)
  const names = new Map(
    (await findSets(scope, 'event', { ids: most.map(([id]) => Number(id)) }))
      // What lies in the bin is closed.
      .flatMap(({ id, name, isClosed }) => (isClosed ? [] : [[id, name] as const])),
  )
  const named = most.flatMap(([id, count]) => {
    const title = names.get(Number(id))
    return title === undefined ? [] : [{ id: Number(id), title, count }]
  })
  return named.slice(0, mostShared)
}
