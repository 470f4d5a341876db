/** Who took a story from whom: from the earliest article of it that the organisation has, down to the last copy. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reprint, Similarity } from '../../contract.ts'
import { timeOfArrival } from '../time-of-arrival.ts'
import { storyOf } from './stories.ts'

/** Articles of one tree; of a larger story the earliest. */
export const mostReprints = 500

export interface StoryMember extends Omit<Reprint, 'from' | 'publishedAt'> {
  publishedAt: Date
  /** The article it resembled most when it came; which of the two was published first is not said. */
  like: number | null
}

/**
 * Each article was taken from the one published before it that it resembles most; where none is noted, from the earliest. Pure.
 * @param members in the order of publication
 */
export function treeOf(members: readonly StoryMember[]): Reprint[] {
  const places = new Map(members.map(({ id }, place) => [id, place]))
  const sources = new Map<number, { from: number; likeness: Similarity }>()
  for (const [place, { id, like, likeness: similarity }] of members.entries()) {
    const other = like === null ? undefined : places.get(like)
    if (like === null || other === undefined || similarity === null) continue
    const [from, copy] = other < place ? [like, id] : [id, like]
    const known = sources.get(copy)
    if (!known || known.likeness.common < similarity.common) sources.set(copy, { from, likeness: similarity })
  }
  const earliest = members[0]?.id ?? 0
  return members.map(({ like: _, publishedAt, ...member }) => {
    const source = sources.get(member.id)
    return {
      ...member,
      publishedAt: publishedAt.toISOString(),
      from: member.id === earliest ? null : (source?.from ?? earliest),
      likeness: source?.likeness ?? null,
    }
  })
}

/** Of an article that the organisation has in no story, nothing. */
export async function reprintsOf(
  scope: Scope,
  id: number,
): Promise<{ list: Reprint[]; total: number; story: number | null }> {
  const story = await storyOf(scope, id)
  if (story === undefined) return { list: [], total: 0, story: null }
  const { rows } = await sql<StoryMember & { total: number }>`
    select o.article_id as id, coalesce(e.title, a.title) as title, m.name as media, o.published_at as "publishedAt",
      e.dated_at is null and ${timeOfArrival} as "timeOfArrival", o.sentiment, k.like_id as like,
      case when k.article_id is not null then json_build_object('common', k.common, 'contained', k.contained, 'sameLead', k.same_lead) end as likeness,
      o.cluster_id <> a.cluster_id as "placedByHand", count(*) over ()::int as total
    from org_articles o join articles a on a.id = o.article_id join media m on m.id = o.media_id
    left join article_likeness k on k.article_id = o.article_id
    left join article_edits e on e.org_id = o.org_id and e.article_id = o.article_id
    where o.org_id = ${scope.orgId} and o.cluster_id = ${story}::bigint and o.removed_at is null
    order by o.published_at, o.article_id limit ${mostReprints}`.execute(scope.db)
  return {
    list: treeOf(rows.map(({ total: _, ...member }) => member)),
    total: rows[0]?.total ?? 0,
    story: Number(story),
  }
}
