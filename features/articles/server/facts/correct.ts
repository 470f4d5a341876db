/** Sentiment and level set by hand: of single articles, or of their whole stories. What was said of a whole story goes to copies that come later too (store/hits.ts). */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Correction } from '../../contract.ts'
import { adopt } from './adopt.ts'
import { announceChange } from './announce-change.ts'

/** Negative of no said level is general, the mildest. */
const mildest = 4

interface Changed {
  article_id: number
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  corrected: boolean
}

/**
 * @param withSimilar every article of the stories takes it on, whatever was said of it before
 * @param found they come from a search, and become the organisation's where they are not yet
 */
export async function correct(
  scope: Scope,
  changes: readonly Correction[],
  withSimilar: boolean,
  found = false,
): Promise<{ changed: number; undo: Correction[] }> {
  if (found)
    await adopt(
      scope,
      changes.flatMap(change => change.idList),
    )
  const before = new Map<number, Changed>()
  // An article that two changes reach had at the beginning what the first one found.
  for (const change of changes)
    for (const one of await correctAlike(scope, change, withSimilar))
      if (!before.has(one.article_id)) before.set(one.article_id, one)
  await announceChange(scope, 'sentiment', [...before.keys()])
  return { changed: before.size, undo: undoOf([...before.values()]) }
}

/** Returns what was said before of each article that changed. */
async function correctAlike(
  scope: Scope,
  { idList, sentiment, level }: Correction,
  withSimilar: boolean,
): Promise<Changed[]> {
  const said = sentiment !== null
  const saidLevel = sentiment === -1 ? (level ?? mildest) : null
  const { rows } = await sql<Changed>`
    with wanted as (
      select o.article_id from org_articles o where o.org_id = ${scope.orgId} and o.article_id = any(${[...idList]}::bigint[])
      union
      select s.article_id from org_articles o join org_articles s on s.org_id = ${scope.orgId} and s.cluster_id = o.cluster_id
      where ${withSimilar} and o.org_id = ${scope.orgId} and o.article_id = any(${[...idList]}::bigint[])
    ), before as (
      select o.article_id, o.sentiment, o.level, o.corrected_at is not null as corrected,
        case when ${said} then ${sentiment}::smallint else coalesce(o.own_sentiment, a.sentiment) end as new_sentiment, case when ${said} then ${saidLevel}::smallint when o.own_sentiment is not null then o.own_level else a.level end as new_level
      from wanted w join org_articles o on o.org_id = ${scope.orgId} and o.article_id = w.article_id join articles a on a.id = o.article_id
      order by o.article_id for update of o
    ), facts as (
      update org_articles o set sentiment = b.new_sentiment, level = b.new_level,
        corrected_at = case when ${said} then ${scope.now}::timestamptz end, corrected_by = case when ${said} then ${scope.userId}::int end
      from before b where o.org_id = ${scope.orgId} and o.article_id = b.article_id
    ), shown as (
      update hits h set sentiment = case when ${said} then b.new_sentiment else coalesce(h.towards, b.new_sentiment) end,
        level = case when ${said} or h.towards is null then b.new_level else h.towards_level end
      from before b where h.org_id = ${scope.orgId} and h.article_id = b.article_id
    ) select article_id, sentiment, level, corrected from before
      where corrected <> ${said} or sentiment is distinct from new_sentiment or level is distinct from new_level`.execute(
    scope.db,
  )
  return rows
}

/** Articles of which the same was said are given back together. */
function undoOf(before: readonly Changed[]): Correction[] {
  const groups = Map.groupBy(before, ({ sentiment, level, corrected }) =>
    corrected ? `${sentiment} ${level ?? ''}` : 'the text',
  )
  return [...groups.values()].flatMap(group => {
    const said = group[0]?.corrected ? group[0] : null
    return idsOf(group).map(
      (idList): Correction => ({
        idList,
        sentiment: said?.sentiment ?? null,
        ...(said?.level && { level: said.level }),
      }),
    )
  })
}

/** A call takes so many at a time. */
const mostIds = 1_000
const idsOf = (group: readonly Changed[]): number[][] =>
  Array.from({ length: Math.ceil(group.length / mostIds) }, (_, n) =>
    group.slice(n * mostIds, (n + 1) * mostIds).map(one => one.article_id),
  )

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
