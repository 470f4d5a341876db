/** Tries the rule of a set on stored articles, newest first, exactly, in calls of about half a second of work each. */
import { createHash } from 'node:crypto'
import type { SetKind } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { findSets, ruleMembersWithin, setsWithArticles } from '@guanlan/features/articles/articles/server/facts'
import { articleRows, namesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import {
  beginAt,
  findStored,
  storedArticles,
  type WalkPlace,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { locales, refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SetPreview, TriedSet } from '../../contract.ts'
import { requireRule } from '../reading/require-rule.ts'
import { daysBetween, daysOf } from '../trying/days.ts'
import { vocabulariesFor, wordsByName } from '../vocabularies/of-draft.ts'
import { noLimits } from './fill.ts'
import { requireWholeSight } from './read.ts'

const workMs = 500
const mostSamples = 5
const mostShared = 10
/** Some of them lie in the bin. */
const mostLooked = 100
/** Of media with fewer articles beyond these nothing is told. */
const mostMedia = 2_000
const shownMedia = 10

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
  media: z.record(z.string(), z.number().int()),
  shared: z.record(z.string(), z.number().int()),
  gained: Changed,
  lost: Changed,
})
type Cursor = z.infer<typeof Cursor>

export interface SetTrial {
  kind: SetKind
  /** With an id, the articles of that set are compared. */
  tried: TriedSet
  from: Date
  /** Its last millisecond belongs to it. */
  until: Date
  /** Of vocabularies by their names, where they are other than those stored. */
  words?: ReadonlyMap<string, readonly string[]> | undefined
}

/** @throws a refusal of `rule` with the position, or of `cursor` */
export async function previewOfSet(scope: Scope, { kind, tried, from, until, words }: SetTrial): Promise<SetPreview> {
  const { id, cursor, ...request } = tried
  requireWholeSight(scope)
  const draft = { form: null, rule: tried.rule }
  const named = words ?? wordsByName(await vocabulariesFor(scope, draft))
  const { rule, text } = await requireRule(draft, locales.indexOf(scope.locale), named)
  const to = new Date(Math.max(from.getTime(), until.getTime()) + 1)
  const so = cursorOf([kind, id, request, text], cursor, to)
  const dayOf = daysOf(await timeZoneOf(scope))
  const begin: WalkPlace = { to: new Date(so.to), step: so.step }
  const set = { orgId: scope.orgId, kind, id: id ?? 0 } as const
  const place = await walkStored(scope.db, begin, { from, workMs }, async piece => {
    const found = await findStored(scope.db, { rule, orgId: scope.orgId, limits: noLimits }, piece)
    const ids = found.map(each => each.id)
    for (const { publishedAt, sentiment } of found) {
      const day = dayOf(publishedAt)
      so.days[day] = (so.days[day] ?? 0) + 1
      if (sentiment === -1) so.negative++
    }
    so.count += ids.length
    so.samples = [...so.samples, ...ids].slice(0, mostSamples)
    await addMedia(scope, so, ids)
    const others = await setsWithArticles(scope, kind, ids)
    add(
      so.shared,
      others.filter(other => other.id !== id).map(other => [String(other.id), other.count] as const),
    )
    if (id !== null) compare(so, new Set(ids), new Set(await ruleMembersWithin(scope.db, set, piece)))
    return true
  })
  const next = place?.to ? encoded({ ...so, to: place.to.getTime(), step: place.step }) : null
  const changed = async ({ count, ids }: Cursor['gained']) => ({ count, titles: await titlesOf(scope, ids) })
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
    media: await mediaOf(scope, so.media),
    shared: await sharedOf(scope, kind, so.shared),
    gained: id === null ? null : await changed(so.gained),
    lost: id === null ? null : await changed(so.lost),
  }
}

function cursorOf(request: readonly unknown[], cursor: string | null, to: Date): Cursor {
  const asks = createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 16)
  const none = () => ({ count: 0, ids: [] })
  const empty = {
    count: 0,
    negative: 0,
    days: {},
    samples: [],
    mediaTypes: {},
    media: {},
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

async function addMedia({ db }: Scope, so: Cursor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ type: number; medium: number; n: number }>`
    select media_type as type, media_id as medium, count(*)::int as n from ${articleRows} a where id = any(${numberList(ids)}::bigint[]) group by 1, 2 order by 1, 2`.execute(
    db,
  )
  add(
    so.mediaTypes,
    rows.map(({ type, n }) => [String(type), n] as const),
  )
  add(
    so.media,
    rows.map(({ medium, n }) => [String(medium), n] as const),
  )
  so.media = Object.fromEntries(inOrder(so.media).slice(0, mostMedia))
}

async function mediaOf(scope: Scope, media: Record<string, number>): Promise<SetPreview['media']> {
  const most = inOrder(media).slice(0, shownMedia)
  const names = await namesOfMedia(
    scope.db,
    most.map(([id]) => Number(id)),
  )
  return most.map(([id, count]) => ({ id: Number(id), name: names.get(Number(id)) ?? `#${id}`, count }))
}

async function samplesOf(scope: Scope, ids: readonly number[]): Promise<SetPreview['samples']> {
  const articles = await storedArticles(scope.db, scope.orgId, ids)
  return articles.map(({ id, title, media, published_at, time_of_arrival }) => ({
    ...{ id, title, media, publishedAt: published_at.toISOString(), timeOfArrival: time_of_arrival },
  }))
}

const titlesOf = async (scope: Scope, ids: readonly number[]): Promise<string[]> =>
  (await storedArticles(scope.db, scope.orgId, ids)).map(({ title }) => title)

async function sharedOf(scope: Scope, kind: SetKind, shared: Record<string, number>): Promise<SetPreview['shared']> {
  const most = inOrder(shared).slice(0, mostLooked)
  const names = new Map(
    (await findSets(scope, kind, { ids: most.map(([id]) => Number(id)) }))
      // What lies in the bin is closed.
      .flatMap(({ id, name, isClosed }) => (isClosed ? [] : [[id, name] as const])),
  )
  const named = most.flatMap(([id, count]) => {
    const title = names.get(Number(id))
    return title === undefined ? [] : [{ id: Number(id), title, count }]
  })
  return named.slice(0, mostShared)
}
