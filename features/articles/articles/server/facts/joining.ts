/** Which articles that were just stored belong into sets by their story. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SetKind } from '../../contract.ts'
import { insertFacts } from '../hits/hits.ts'
import { decidedStory } from '../hits/story-views.ts'
import { insertSetMembers } from './sets.ts'

/**
 * Those of whose story a set of these organisations has another article, put into it; they are the organisation's from then on, also where no monitor wants them.
 * @param sets the ones that collect, by organisation; others take nothing up
 * @param takes whether a set takes what was published at a moment; default: it does
 * @returns those that are new in a set
 */
export async function joinSetsByStory(
  db: Tx,
  kind: SetKind,
  sets: ReadonlyMap<number, ReadonlySet<number>>,
  articleIds: readonly number[],
  takes: (setId: number, publishedAt: Date) => boolean = () => true,
): Promise<{ orgId: number; setId: number; articleId: number }[]> {
  if (sets.size === 0 || articleIds.length === 0) return []
  const named = sql`${numberList(articleIds)}::bigint[]`
  const orgs = sql`${numberList([...sets.keys()])}::int[]`
  const { rows } = await sql<{ orgId: number; setId: number; articleId: number; publishedAt: Date }>`
    -- Whoever begins a story has its number: nobody else can be in it but those that came together with it, or that somebody decided into it. Most articles
    -- of a batch begin one, and are not looked for in each organisation.
    with among as materialized (
      select a.id, a.cluster_id, a.only_org, a.published_at from (select id, cluster_id, only_org, published_at, count(*) over (partition by cluster_id) as together from articles where id = any(${named})) a
      where a.cluster_id <> a.id or a.together > 1
        or a.id in (select coalesce(d.article_id, d.cluster_id) from cluster_decisions d where d.org_id = any(${orgs}) and (d.article_id = any(${named}) or d.cluster_id = any(${named})))
        or a.id in (select d.into_id from cluster_decisions d where d.into_id = any(${named}))
    )
    select s.org_id as "orgId", s.article_id as "articleId", s.published_at as "publishedAt", k.set_id as "setId" from (
      select w.id as org_id, a.id as article_id, a.published_at, ${decidedStory.story} as story
      from unnest(${orgs}) as w (id) join among a on a.only_org is null or a.only_org = w.id ${decidedStory.joins(sql`w.id`)}
    ) s cross join lateral (
      select distinct m.set_id from org_articles o join article_set_members m on m.org_id = o.org_id and m.article_id = o.article_id and m.kind = ${kind} and m.taken_at is null
      where o.org_id = s.org_id and o.cluster_id = s.story and o.article_id <> s.article_id
    ) k order by 1, 2, 4`.execute(db)
  const joining = rows.filter(
    ({ orgId, setId, publishedAt }) => sets.get(orgId)?.has(setId) && takes(setId, publishedAt),
  )
  if (joining.length === 0) return []
  const pairs = new Map(joining.map(({ orgId, articleId }) => [`${orgId}:${articleId}`, { orgId, articleId }]))
  await insertFacts(db, [...pairs.values()])
  return insertSetMembers(
    db,
    joining.map(({ setId, orgId, articleId }) => ({ orgId, articleId, kind, id: setId, how: 'story' as const })),
  )
}
