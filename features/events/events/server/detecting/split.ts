/** Some stories of a candidate are another matter. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { articlesOfStories } from '@guanlan/features/articles/articles/server/stories'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { titleLength } from '../../contract.ts'
import { storiesOfCandidates } from '../records/candidates.ts'
import { requireOpen } from './decide.ts'

/** Of which the first and the latest are looked for. */
const mostArticles = 10_000

/**
 * They are a candidate of their own, whose words, confidence and usual number are those of the one before until a worker has looked at it. Taken back,
 * they belong to the one before.
 */
export async function splitCandidate(
  scope: Scope,
  { id, stories, title }: { id: number; stories: readonly number[]; title: string },
): Promise<{ changed: number; id: number }> {
  const { orgId, db, now } = scope
  await requireOpen(scope, id)
  // Two who split the same one: the second sees what the first left.
  await sql`select from event_candidates where org_id = ${orgId} and id = ${id} for no key update`.execute(db)
  const its = new Set((await storiesOfCandidates(scope, [id])).map(({ story }) => story))
  const chosen = [...new Set(stories)]
  if (chosen.some(story => !its.has(story))) throw refuse('invalid', 'events.splitForeign', {}, 'stories')
  if (chosen.length === its.size) throw refuse('invalid', 'events.splitAll', {}, 'stories')
  const articleIds = await articlesOfStories(scope, chosen, mostArticles)
  const articles = (await titlesOf(scope, articleIds)).toSorted((a, b) => Number(a.publishedAt) - Number(b.publishedAt))
  const [first, last] = [articles[0], articles.at(-1)]
  if (!first || !last) throw refuse('invalid', 'events.splitForeign', {}, 'stories')
  const { rows } = await sql<{ id: number }>`
    insert into event_candidates (org_id, found_at, title, first_article, first_at, last_at, usual, confidence, words)
    select org_id, ${now}::timestamptz, ${title || [...first.title].slice(0, titleLength.most).join('')}, ${first.id}::bigint, ${first.publishedAt}::timestamptz, ${last.publishedAt}::timestamptz, usual, confidence, words
    from event_candidates where org_id = ${orgId} and id = ${id} returning id`.execute(db)
  const made = rows[0]?.id ?? 0
  await sql`
    insert into event_candidate_splits (org_id, story_id, candidate_id) select ${orgId}, story, ${made} from unnest(${numberList(chosen)}::bigint[]) as story
    on conflict (org_id, story_id) do update set candidate_id = excluded.candidate_id`.execute(db)
  return { changed: chosen.length, id: made }
}
