/** Which articles that were just stored belong into sets by their story. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SetKind } from '../../contract.ts'
import { insertFacts } from '../hits/hits.ts'
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
  const joinable = await withOthersInSets(db, kind, sets, await withOthersInStory(db, [...sets.keys()], articleIds))
  if (joinable.length === 0) return []
  const { rows } = await sql<{ orgId: number; setId: number; articleId: number }>`
    select s.org_id as "orgId", s.article_id as "articleId", k.set_id as "setId"
    from unnest(${numberList(joinable.map(each => each.orgId))}::int[], ${numberList(joinable.map(each => each.articleId))}::bigint[], ${numberList(joinable.map(each => each.storyId))}::bigint[]) as s (org_id, article_id, story)
    cross join lateral (
      select distinct m.set_id from org_articles o join article_set_members m on m.org_id = o.org_id and m.article_id = o.article_id and m.kind = ${kind} and m.taken_at is null
      where o.org_id = s.org_id and o.cluster_id = s.story and o.article_id <> s.article_id
    ) k order by 1, 2, 3`.execute(db)
  const publishedAt = new Map(joinable.map(each => [each.articleId, each.publishedAt]))
  const joining = rows.filter(
    ({ orgId, setId, articleId }) => sets.get(orgId)?.has(setId) && takes(setId, publishedAt.get(articleId) as Date),
  )
  if (joining.length === 0) return []
  const pairs = new Map(joining.map(({ orgId, articleId }) => [`${orgId}:${articleId}`, { orgId, articleId }]))
  await insertFacts(db, [...pairs.values()])
  return insertSetMembers(
    db,
    joining.map(({ setId, orgId, articleId }) => ({ orgId, articleId, kind, id: setId, how: 'story' as const })),
  )
}

interface InStory {
  orgId: number
  articleId: number
  publishedAt: Date
  /** As the organisation sees it. */
  storyId: number
  /** The organisation decided something about these stories. */
  isDecided: boolean
}

/**
 * Whoever begins a story has its number: nobody else can be in it but those that came together with it, or that somebody decided into it. Most articles of a
 * batch begin one and are left out here, by two looks that name their articles: planning one that joins all months of all organisations costs more than its rows.
 */
async function withOthersInStory(db: Tx, orgIds: readonly number[], articleIds: readonly number[]): Promise<InStory[]> {
  const { rows: articles } = await sql<{ id: number; storyId: number; onlyOrg: number | null; publishedAt: Date }>`
    select id, cluster_id as "storyId", only_org as "onlyOrg", published_at as "publishedAt" from articles where id = any(${numberList(articleIds)}::bigint[])`.execute(
    db,
  )
  const stories = Map.groupBy(articles, ({ storyId }) => storyId)
  // Handed in by a query, or the planner weighs each of them by each index.
  const named = sql`((select ${numberList([...new Set([...articles.map(({ id }) => id), ...stories.keys()])])}::bigint[])::bigint[])`
  const { rows: decisions } = await sql<{
    orgId: number
    articleId: number | null
    storyId: number | null
    intoId: number
  }>`
    select org_id as "orgId", article_id as "articleId", cluster_id as "storyId", into_id as "intoId" from cluster_decisions
    where org_id = any(${numberList(orgIds)}::int[]) and (article_id = any${named} or cluster_id = any${named} or into_id = any${named})`.execute(
    db,
  )
  const byOrg = Map.groupBy(decisions, ({ orgId }) => orgId)
  return articles.flatMap(({ id, storyId, onlyOrg, publishedAt }) => {
    const isCommon = storyId !== id || (stories.get(storyId)?.length ?? 0) > 1
    const orgs = onlyOrg === null ? orgIds : orgIds.filter(each => each === onlyOrg)
    return orgs.flatMap((orgId): InStory[] => {
      const own = byOrg.get(orgId) ?? []
      const decided =
        own.find(each => each.articleId === id)?.intoId ?? own.find(each => each.storyId === storyId)?.intoId ?? storyId
      const isAmong = isCommon || decided !== id || own.some(({ intoId }) => intoId === id)
      return isAmong ? [{ orgId, articleId: id, publishedAt, storyId: decided, isDecided: own.length > 0 }] : []
    })
  })
}

/** Those that a set which collects may take up: where an organisation decided nothing, only stories of which a set has an article as everybody sees them. */
async function withOthersInSets(
  db: Tx,
  kind: SetKind,
  sets: ReadonlyMap<number, ReadonlySet<number>>,
  all: readonly InStory[],
): Promise<InStory[]> {
  const usual = all.filter(({ isDecided }) => !isDecided)
  if (usual.length === 0) return [...all]
  const { rows } = await sql<{ orgId: number; setId: number; storyId: number }>`
    select distinct m.org_id as "orgId", m.set_id as "setId", a.cluster_id as "storyId" from articles a join article_set_members m on m.article_id = a.id
    where a.cluster_id = any(${numberList([...new Set(usual.map(({ storyId }) => storyId))])}::bigint[]) and m.org_id = any(${numberList([...new Set(usual.map(({ orgId }) => orgId))])}::int[]) and m.kind = ${kind} and m.taken_at is null`.execute(
    db,
  )
  const found = new Set(
    rows.flatMap(({ orgId, setId, storyId }) => (sets.get(orgId)?.has(setId) ? [`${orgId}:${storyId}`] : [])),
  )
  return all.filter(({ isDecided, orgId, storyId }) => isDecided || found.has(`${orgId}:${storyId}`))
}
