/** Candidates as they are stored: what they are made of, and what people decided. */
import { jsonRows, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { foundStories } from '../records/candidates.ts'
import type { Group } from './group.ts'
import { headlineOf } from './grouping.ts'

export interface StoredCandidates {
  /** Candidates by their stories; those of one that was merged belong to the other, those that people took out to the one they made. */
  ofStory: ReadonlyMap<number, number>
  decisions: ReadonlyMap<number, { status: string; eventId: number | null }>
}

/** Of those with articles since a moment. */
export async function loadStored({ orgId, db }: Scope, since: Date): Promise<StoredCandidates> {
  const { rows: stories } = await sql<{ story: number; candidate: number }>`
    select s.story_id::float8 as story, coalesce(d.merged_into, s.candidate_id) as candidate from event_candidates c
    join ${foundStories(orgId)} s on s.candidate_id = c.id
    left join event_candidate_decisions d on d.org_id = c.org_id and d.candidate_id = c.id
    where c.org_id = ${orgId} and c.last_at >= ${since}::timestamptz`.execute(db)
  const { rows: decisions } = await sql<{ id: number; status: string; eventId: number | null }>`
    select candidate_id as id, status, event_id as "eventId" from event_candidate_decisions where org_id = ${orgId}`.execute(
    db,
  )
  return {
    ofStory: new Map(stories.map(({ story, candidate }) => [story, candidate])),
    decisions: new Map(decisions.map(({ id, ...decision }) => [id, decision])),
  }
}

const mostWords = 12

/** @returns its id. `usual` is null where it is stored already: what it was then stays. */
export async function saveOffer(
  { orgId, db, now }: Scope,
  group: Group,
  {
    usual,
    confidence,
    words,
  }: { usual: number | null; confidence: (usual: number) => number; words: readonly string[] },
): Promise<number> {
  const articles = [...group.articles].sort(([a, one], [b, other]) => one.at - other.at || a - b)
  const [first] = articles
  if (!first) throw new Error('a group without articles')
  const [firstArticle, { at: firstAt }] = first
  const facts = {
    title: headlineOf(group),
    ...{ first_article: firstArticle, first_at: new Date(firstAt), last_at: new Date(group.last) },
    words: words.slice(0, mostWords),
  }
  const id = group.candidate ?? (await insert(orgId, facts, usual ?? 0, confidence(usual ?? 0), now))
  if (group.candidate !== null) await update(id)
  await sql`
    insert into event_candidate_stories (org_id, story_id, candidate_id)
    select ${orgId}, story, ${id} from unnest(${numberList([...group.stories.keys()])}::bigint[]) as story
    on conflict (org_id, story_id) do nothing`.execute(db)
  return id

  async function insert(org: number, made: typeof facts, usually: number, sure: number, at: Date): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into event_candidates (org_id, found_at, title, first_article, first_at, last_at, usual, confidence, words)
      select ${org}, ${at}, r.title, r.first_article, r.first_at, r.last_at, ${usually}, ${sure}, array(select jsonb_array_elements_text(r.words))
      from jsonb_to_recordset(${jsonRows([made])}::jsonb) as r (title text, first_article bigint, first_at timestamptz, last_at timestamptz, words jsonb)
      returning id`.execute(db)
    return rows[0]?.id ?? 0
  }

  /** Groups that were made anew lack the oldest articles. */
  async function update(known: number): Promise<void> {
    const { rows } = await sql<{ usual: number }>`
      select usual from event_candidates where org_id = ${orgId} and id = ${known}`.execute(db)
    await sql`
      update event_candidates c set title = r.title, first_article = case when r.first_at < c.first_at then r.first_article else c.first_article end,
        first_at = least(c.first_at, r.first_at), last_at = greatest(c.last_at, r.last_at),
        confidence = ${confidence(rows[0]?.usual ?? 0)}, words = array(select jsonb_array_elements_text(r.words))
      from jsonb_to_recordset(${jsonRows([facts])}::jsonb) as r (title text, first_article bigint, first_at timestamptz, last_at timestamptz, words jsonb)
      where c.org_id = ${orgId} and c.id = ${known}`.execute(db)
  }
}
