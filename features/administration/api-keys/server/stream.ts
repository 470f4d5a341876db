/**
 * Matched articles, a line each. In the order of the transactions that made the hits, up to the oldest one that is still open: what commits later
 * than its number was drawn stands behind the reader's cursor, so that nothing is missed and nothing comes twice. A page at a time, and the next
 * one when the reader has taken it: memory does not grow with what there is to tell.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoadedArticle, loadArticles } from '@guanlan/features/articles/articles/server/questions'
import type { Database, OpenScope, RequestContext, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { StreamQuestion } from '../contract.ts'

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

interface Matched extends Place {
  monitorId: number
  articleId: number
}

export async function streamMatched(
  scope: OpenScope,
  { after, monitor, follow }: StreamQuestion,
  { request, reply }: RequestContext,
): Promise<void> {
  request.server.boundStream(request, reply)
  let place = after === undefined ? await scope.within(newestPlace) : placeOf(after)
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
    const page = await scope.within(open => pageAfter(open, place, monitor))
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

async function pageAfter(
  scope: Scope,
  { transaction, id }: Place,
  monitor: number | undefined,
): Promise<{ text: string; at: Place }[]> {
  const { rows } = await sql<Matched>`
    select transaction::text, id::text, monitor_id as "monitorId", article_id as "articleId" from matched_articles
    where org_id = ${scope.orgId} and (transaction, id) > (${transaction}::text::xid8, ${id}::bigint)
      and transaction < pg_snapshot_xmin(pg_current_snapshot()) and (${monitor ?? null}::int is null or monitor_id = ${monitor ?? null}::int)
    order by transaction, matched_articles.id limit ${pageSize}`.execute(scope.db)
  const loaded = await loadArticles(scope, [...new Set(rows.map(({ articleId }) => Number(articleId)))])
  const articles = new Map(loaded.map(article => [article.id, article]))
  return rows.map(({ monitorId, articleId, ...at }) => {
    const article = articles.get(Number(articleId))
    return {
      at,
      text: JSON.stringify({
        cursor: textOf(at),
        monitorId,
        articleId: Number(articleId),
        // Null: it was deleted since.
        article: article ? articleForPrograms(article) : null,
      }),
    }
  })
}

export const purgeMatched = async (db: Database): Promise<void> =>
  void (await sql`delete from matched_articles where at < now() - make_interval(days => ${replayDays})`.execute(db))

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
