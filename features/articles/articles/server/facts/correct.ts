/** Sentiment and level set by hand: of single articles, or of their whole stories. What was said of a whole story goes to copies that come later too (storing/hits.ts). */
import { numberList, recordedUpdate, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Correction } from '../../contract.ts'
import type { ActScope } from './act-scope.ts'
import { adopt } from './adopt.ts'

/** Negative of no said level is general, the mildest. */
const mildest = 4

/**
 * @param withSimilar every article of the stories takes it on, whatever was said of it before
 * @param found they come from a search, and become the organisation's where they are not yet
 * @returns the articles that are otherwise now
 */
export async function correct(
  scope: ActScope,
  changes: readonly Correction[],
  withSimilar: boolean,
  found = false,
): Promise<number[]> {
  if (found)
    await adopt(
      scope,
      changes.flatMap(change => change.idList),
    )
  const changed = new Set<number>()
  for (const change of changes) for (const id of await correctAlike(scope, change, withSimilar)) changed.add(id)
  return [...changed]
}

async function correctAlike(
  { db, orgId, userId, now }: ActScope,
  { idList, sentiment, level }: Correction,
  withSimilar: boolean,
): Promise<number[]> {
  const reported = sentiment !== null
  const saidLevel = sentiment === -1 ? (level ?? mildest) : null
  const ids = sql`${numberList(await reachedBy({ db, orgId }, idList, withSimilar))}::bigint[]`
  const facts = await recordedUpdate<{ article_id: number }>(db, {
    table: 'org_articles',
    keys: ['article_id'],
    columns: ['sentiment', 'level', 'corrected_at', 'corrected_by'],
    update: sql`
      update org_articles o set
        sentiment = case when ${reported} then ${sentiment}::smallint else coalesce(o.own_sentiment, a.sentiment) end,
        level = case when ${reported} then ${saidLevel}::smallint when o.own_sentiment is not null then o.own_level else a.level end,
        corrected_at = case when ${reported} then ${now}::timestamptz end, corrected_by = case when ${reported} then ${userId}::int end
      from articles a
      where o.org_id = ${orgId} and o.article_id = any(${ids}) and a.id = o.article_id and a.id = any(${ids}) and (
        (o.corrected_at is not null) <> ${reported}
        or (${reported} and (o.sentiment, o.level) is distinct from (${sentiment}::smallint, ${saidLevel}::smallint)))`,
  })
  const changed = facts.map(key => key.article_id)
  await recordedUpdate(db, {
    table: 'hits',
    keys: ['article_id', 'monitor_id'],
    columns: ['sentiment', 'level'],
    update: sql`
      update hits h set sentiment = case when ${reported} or o.word_level is not null then o.sentiment else coalesce(h.towards, o.sentiment) end,
        level = case when ${reported} or o.word_level is not null or h.towards is null then o.level else h.towards_level end
      from org_articles o
      where o.org_id = ${orgId} and o.article_id = any(${numberList(changed)}::bigint[])
        and h.org_id = o.org_id and h.article_id = o.article_id and h.article_id = any(${numberList(changed)}::bigint[])`,
  })
  return changed
}

/** Locked in the order of the ids, so that two who correct the same articles do not wait for each other in a circle. */
async function reachedBy(
  { db, orgId }: Pick<ActScope, 'db' | 'orgId'>,
  idList: readonly number[],
  withSimilar: boolean,
): Promise<number[]> {
  const given = sql`${numberList(idList)}::bigint[]`
  const { rows } = await sql<{ article_id: number }>`
    select o.article_id from org_articles o where o.org_id = ${orgId} and (o.article_id = any(${given}) or (${withSimilar} and o.cluster_id in (
      select s.cluster_id from org_articles s where s.org_id = ${orgId} and s.article_id = any(${given}))))
    order by o.article_id for update`.execute(db)
  return rows.map(row => row.article_id)
}

/** What a correction of whole stories changes, to be said before it is done. */
export interface Reach {
  articles: number
  /** Wanted by none of the monitors in view. */
  ofOtherMonitors: number
  /** Set by hand before. */
  corrected: number
}

/** @param monitorIds the monitors in view; null: those that want the articles themselves */
export async function reachOf(
  scope: Scope,
  ids: readonly number[],
  monitorIds: readonly number[] | null,
): Promise<Reach> {
  const inView =
    monitorIds === null
      ? sql`select monitor_id from hits where org_id = ${scope.orgId} and article_id = any(${[...ids]}::bigint[]) and removed_at is null`
      : sql`select unnest(${[...monitorIds]}::int[])`
  const { rows } = await sql<Reach>`
    select count(*)::int as articles, (count(*) filter (where s.corrected_at is not null))::int as corrected,
      (count(*) filter (where not exists (
        select 1 from hits h where h.org_id = s.org_id and h.article_id = s.article_id and h.removed_at is null and h.monitor_id in (${inView})
      )))::int as "ofOtherMonitors"
    from org_articles s where s.org_id = ${scope.orgId} and s.cluster_id in (
      select o.cluster_id from org_articles o where o.org_id = ${scope.orgId} and o.article_id = any(${[...ids]}::bigint[]))`.execute(
    scope.db,
  )
  return rows[0] ?? { articles: 0, ofOtherMonitors: 0, corrected: 0 }
}
