/** What was said of a broadcast while it was on. */
import { createHash } from 'node:crypto'
import { keywordsOf } from '@guanlan/engine/text'
import { generalCutter, judge } from '@guanlan/features/articles/articles/server/analysis'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Course, Pushed } from '../contract.ts'

const newest = 100
const mostWords = 30
const mostMinutes = 24 * 60

export async function savePushed(
  scope: Scope,
  id: number,
  { at, viewers, likes, comments }: Pushed,
): Promise<{ kept: number }> {
  await requireBroadcast(scope, id)
  const moment = at ?? scope.now.toISOString()
  if (viewers !== undefined || likes !== undefined)
    await sql`
      insert into live_points as points (org_id, monitor_id, at, viewers, likes)
      values (${scope.orgId}, ${id}, date_trunc('minute', ${moment}::timestamptz), ${viewers ?? null}::int, ${likes ?? null}::int)
      on conflict (org_id, monitor_id, at) do update set
        viewers = coalesce(excluded.viewers, points.viewers), likes = coalesce(excluded.likes, points.likes)`.execute(
      scope.db,
    )
  if (comments.length === 0) return { kept: 0 }
  const rows = comments.map(({ id: code, author, text, at: written = moment }) => ({
    org_id: scope.orgId,
    monitor_id: id,
    code: code ?? codeOf(`${author}\n${written}\n${text}`),
    at: new Date(written),
    author: author ?? null,
    text,
    sentiment: judge().article({ title: '', body: text, mediaType: 'comment' }).judgement.sentiment,
  }))
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('live_comments')
    .values(rows)
    .onConflict(c => c.columns(['org_id', 'monitor_id', 'code']).doNothing())
    .executeTakeFirst()
  return { kept: Number(numInsertedOrUpdatedRows ?? 0) }
}

async function requireBroadcast({ db, orgId }: Scope, id: number): Promise<void> {
  const found = await db
    .selectFrom('live_monitors')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw refuse('missing', 'platform.missing')
}

const codeOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

export async function courseOf(scope: Scope, id: number): Promise<Course> {
  await requireBroadcast(scope, id)
  const { rows: points } = await sql<{ at: Date; viewers: number | null; likes: number | null; comments: number }>`
    select at, max(viewers) as viewers, max(likes) as likes, sum(comments)::int as comments from (
      select at, viewers, likes, 0 as comments from live_points where org_id = ${scope.orgId} and monitor_id = ${id}
      union all
      select date_trunc('minute', at), null, null, count(*) from live_comments where org_id = ${scope.orgId} and monitor_id = ${id} group by 1
    ) as told group by at order by at desc limit ${mostMinutes}`.execute(scope.db)
  const { rows: felt } = await sql<{ sentiment: number; count: number }>`
    select sentiment, count(*)::int as count from live_comments where org_id = ${scope.orgId} and monitor_id = ${id} group by 1`.execute(
    scope.db,
  )
  const comments = await scope.db
    .selectFrom('live_comments')
    .select(['at', 'author', 'text', 'sentiment'])
    .where('org_id', '=', scope.orgId)
    .where('monitor_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('code')
    .limit(1_000)
    .execute()
  const count = (sentiment: number) => felt.find(each => each.sentiment === sentiment)?.count ?? 0
  return {
    points: points.reverse().map(point => ({ ...point, at: point.at.toISOString() })),
    sentiments: { negative: count(-1), neutral: count(0), positive: count(1) },
    words: wordsOf(comments.map(comment => comment.text)),
    comments: comments.slice(0, newest).map(comment => ({ ...comment, at: comment.at.toISOString() })),
  }
}

/** In how many of the newest comments each stands. */
function wordsOf(texts: readonly string[]): Course['words'] {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const { word } of keywordsOf('', text, { cutter: generalCutter(), most: 5 }))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
}
