/**
 * Matched articles and states of events, a line each. In the order of the transactions that made them, up to the oldest one that is still open: what commits later
 * than its number was drawn stands behind the reader's cursor, so that nothing is missed and nothing comes twice. A page at a time, and the next
 * one when the reader has taken it: memory does not grow with what there is to tell.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoadedArticle, loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { Refusal, refuse } from '@guanlan/platform/contract'
import { type Database, isoOf, type OpenScope, type RequestContext, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { StreamQuestion } from '../contract.ts'
import { eventForPrograms } from './event-for-programs.ts'

const pageSize = 200
const lookEveryMs = 1_000
/** Against proxies that end what is silent; an empty line says nothing. */
const heartbeatMs = 15_000
export const replayDays = 7

interface Place {
  transaction: string
  id: string
}
const textOf = ({ transaction, id }: Place): string => `${transaction}-${id}`

interface StreamRow extends Place {
  type: StreamQuestion['types'][number]
  monitorId: number | null
  /** An article, or an event. */
  objectId: string
  state: string | null
  at: string | null
}

export async function streamMatched(
  scope: OpenScope,
  question: StreamQuestion,
  { request, reply }: RequestContext,
): Promise<void> {
  const { after, follow } = question
  request.server.boundStream(request, reply)
  let place = await scope.within(async open => {
    requireTypes(open, question)
    return after === undefined ? newestPlace(open) : placeOf(after)
  })
  reply.hijack()
  const out = reply.raw
  out.writeHead(200, {
    // What hooks have set: limits, the number of the request.
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  /** Whether the reader is still there when it has taken the text. */
  const write = async (text: string): Promise<boolean> => {
    if (!out.write(text)) await Promise.race([once(out, 'drain'), once(out, 'close')])
    return !scope.signal.aborted && !out.destroyed
  }
  // Headers leave at once, and the reader learns where it begins.
  let isThere = await write(`${JSON.stringify({ cursor: textOf(place) })}\n`)
  let silentSince = Date.now()
  while (isThere) {
    const page = await scope.within(open => pageAfter(open, place, question))
    for (const { text, at } of page) {
      place = at
      isThere = await write(`${text}\n`)
      if (!isThere) break
    }
    if (page.length > 0) silentSince = Date.now()
    if (page.length === pageSize) continue
    if (follow === '0') break
    await pause(lookEveryMs, undefined, { signal: scope.signal }).catch(() => {})
    if (Date.now() - silentSince > heartbeatMs) {
      isThere = await write('\n')
      silentSince = Date.now()
    }
    isThere &&= !scope.signal.aborted && !out.destroyed
  }
  out.end()
}

function placeOf(cursor: string): Place {
  const [transaction = '0', id = '0'] = cursor.split('-')
  return { transaction, id }
}

/** Behind everything that can be told now. */
async function newestPlace({ db }: Scope): Promise<Place> {
  const { rows } = await sql<Place>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, '0' as id`.execute(db)
  return rows[0] ?? { transaction: '0', id: '0' }
}

/** @throws forbidden, where events are asked for that the key may not see */
function requireTypes(scope: Scope, { types }: Pick<StreamQuestion, 'types'>): void {
  if (types.includes('event.phase') && !scope.may('events.view')) throw refuse('forbidden', 'platform.forbidden')
}

async function pageAfter(
  scope: Scope,
  { transaction, id }: Place,
  { types, monitor }: StreamQuestion,
): Promise<{ text: string; at: Place }[]> {
  requireTypes(scope, { types })
  const isNext = sql`org_id = ${scope.orgId} and (transaction, id) > (${transaction}::text::xid8, ${id}::bigint)
    and transaction < pg_snapshot_xmin(pg_current_snapshot())`
  const articles = sql`(
    select transaction, id, 'article.matched' as type, monitor_id, article_id as object_id, null as state, null as at from matched_articles
    where ${types.includes('article.matched')} and ${isNext} and (${monitor ?? null}::int is null or monitor_id = ${monitor ?? null}::int)
    order by transaction, id limit ${pageSize})`
  const phases = sql`(
    select transaction, id, 'event.phase', null, event_id, state, ${isoOf('at')} from streamed_phases
    where ${types.includes('event.phase')} and ${isNext} order by transaction, id limit ${pageSize})`
  const { rows } = await sql<StreamRow>`
    select transaction::text, t.id::text, type, monitor_id as "monitorId", object_id::text as "objectId", state, at
    from (${articles} union all ${phases}) t order by t.transaction, t.id limit ${pageSize}`.execute(scope.db)
  const idsOf = (type: StreamRow['type']) => [
    ...new Set(rows.flatMap(row => (row.type === type ? Number(row.objectId) : []))),
  ]
  const loaded = new Map((await loadArticles(scope, idsOf('article.matched'))).map(article => [article.id, article]))
  const events = new Map<number, object | null>()
  for (const eventId of idsOf('event.phase')) events.set(eventId, await seenEvent(scope, eventId))
  return rows.map(({ type, monitorId, objectId, state, at, ...place }) => {
    const number = Number(objectId)
    const article = loaded.get(number)
    // Null: it was deleted since.
    const line =
      type === 'event.phase'
        ? { eventId: number, state, at, event: events.get(number) ?? null }
        : { monitorId, articleId: number, article: article ? articleForPrograms(article) : null }
    return { at: place, text: JSON.stringify({ cursor: textOf(place), type, ...line }) }
  })
}

const seenEvent = (scope: Scope, eventId: number): Promise<object | null> =>
  eventForPrograms(scope, eventId).catch(error => {
    if (error instanceof Refusal && error.kind === 'missing') return null
    throw error
  })

export async function purgeMatched(db: Database): Promise<void> {
  await sql`delete from matched_articles where at < now() - make_interval(days => ${replayDays})`.execute(db)
  await sql`delete from streamed_phases where at < now() - make_interval(days => ${replayDays})`.execute(db)
}

/** An article as streams and webhooks tell of it. */
export const articleForPrograms = (article: LoadedArticle) => ({
  title: article.title,
  body: article.body,
  url: article.url,
  media: article.media,
  author: article.author,
  language: article.language,
  publishedAt: article.published_at.toISOString(),
  sentiment: article.sentiment,
  summary: article.summary,
  keywords: article.keywords,
})
