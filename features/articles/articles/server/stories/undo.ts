/** Takes back that stories were put together: what was decided before about them is decided again, and copies that came meanwhile follow. */
import { refuse } from '@guanlan/platform/contract'
import { jsonRows, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostDecisions, type Together } from '../../contract.ts'
import { decidedStory } from '../hits/story-views.ts'

/** Before they are put together. Null where there is too much to remember. */
export async function rememberStories(scope: Scope, into: number, others: readonly number[]): Promise<Together | null> {
  const { rows } = await sql<{ articleId: number | null; clusterId: number | null; into: number }>`
    select article_id as "articleId", cluster_id as "clusterId", into_id as into from cluster_decisions
    where org_id = ${scope.orgId} and (into_id = any(${[...others]}::bigint[]) or cluster_id = any(${[...others]}::bigint[]))
    order by id limit ${mostDecisions + 1}`.execute(scope.db)
  return rows.length > mostDecisions ? null : { into, others: [...others], decisions: rows }
}

/** Returns how many articles moved. The decisions come back from the browser and are not checked against what was sent: made-up ones change only the sender's own organisation. */
export async function partStories(scope: Scope, { into, others, decisions }: Together): Promise<number> {
  await requireSeen(scope, into)
  await sql`
    delete from cluster_decisions where org_id = ${scope.orgId} and into_id = ${into} and cluster_id = any(${others}::bigint[])`.execute(
    scope.db,
  )
  const given = sql`json_to_recordset(${jsonRows(decisions)}::json) as u ("articleId" bigint, "clusterId" bigint, "into" bigint)`
  for (const [column, name] of [
    [sql`article_id`, sql`u."articleId"`],
    [sql`cluster_id`, sql`u."clusterId"`],
  ] as const)
    await sql`
      insert into cluster_decisions (org_id, ${column}, into_id, decided_by, decided_at)
      select distinct on (${name}) ${scope.orgId}::int, ${name}, u."into", ${scope.userId}::int, ${scope.now}::timestamptz from ${given} where ${name} is not null
      on conflict (org_id, ${column}) where ${column} is not null
      do update set into_id = excluded.into_id, decided_by = excluded.decided_by, decided_at = excluded.decided_at`.execute(
      scope.db,
    )
  const { rows } = await sql<{ article_id: number; cluster_id: number }>`
    update org_articles t set cluster_id = v.story from (
      select o.article_id, ${decidedStory.story} as story
      from org_articles o join articles a on a.id = o.article_id ${decidedStory.joins(sql`o.org_id`)}
      where o.org_id = ${scope.orgId} and o.cluster_id = ${into} order by 1 for update of o
    ) v where t.org_id = ${scope.orgId} and t.article_id = v.article_id and t.cluster_id <> v.story
    returning t.article_id, t.cluster_id`.execute(scope.db)
  await sql`
    update hits h set cluster_id = u.cluster_id from json_to_recordset(${jsonRows(rows)}::json) as u (article_id bigint, cluster_id bigint)
    where h.org_id = ${scope.orgId} and h.article_id = u.article_id`.execute(scope.db)
  return rows.length
}

/** Whoever is limited to folders parts no story of which they see nothing (docs/decisions/0021). @throws missing */
async function requireSeen({ db, orgId, limitedTo }: Scope, story: number): Promise<void> {
  if (!limitedTo) return
  const { rows } =
    await sql`select 1 from org_articles where org_id = ${orgId} and cluster_id = ${story} limit 1`.execute(db)
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}
