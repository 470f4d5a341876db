/** Sentiment and level set by hand. What a person said is never overwritten: it goes with the story to copies that come later (store/hits.ts). */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Correction } from '../contract.ts'

/** Negative of no said level is general, the mildest. */
const mildest = 4

interface Changed {
  article_id: number
  sentiment: 1 | 0 | -1
  level: 1 | 2 | 3 | 4 | null
  corrected: boolean
}

/** @param withSimilar the other articles of the stories take it on, except those somebody has set already */
export async function correct(
  scope: Scope,
  changes: readonly Correction[],
  withSimilar: boolean,
): Promise<{ changed: number; undo: Correction[] }> {
  const before: Changed[] = []
  for (const change of changes) before.push(...(await correctAlike(scope, change, withSimilar)))
  return { changed: before.length, undo: undoOf(before) }
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
      select s.article_id from org_articles o join org_articles s on s.org_id = o.org_id and s.cluster_id = o.cluster_id and s.corrected_at is null
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
