/** What people decided about latent dangers: watched, or dismissed with a reason. */
import { storiesOfArticles } from '@guanlan/features/articles/articles/server/facts'
import { articlesOfStory } from '@guanlan/features/articles/articles/server/stories'
import { isoOf, numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Latent } from '../../contract/latent.ts'

export type Mark = NonNullable<Latent['mark']>
type StoredMark = Mark & { /** The number that the story had then. */ storyId: number; articleId: number | null }

/** SQL: marks `m` that may be of these stories, by their number or by an article that is in one of them now. */
const maybeOf = ({ orgId }: Scope, storyIds: readonly number[]): RawBuilder<unknown> => {
  const stories = sql`${numberList(storyIds)}::bigint[]`
  return sql`m.story_id = any(${stories}) or m.article_id in (
    select a.article_id from unnest(${stories}) as s (id) cross join lateral (${articlesOfStory(sql`${orgId}::int`, sql`s.id`)}) a)`
}

/** With the story that has the marked article now: stories are merged and split. The earliest decision first. */
async function storedMarks(
  scope: Scope,
  which: RawBuilder<unknown>,
  most: number,
): Promise<(StoredMark & { story: number })[]> {
  const { orgId, db } = scope
  const { rows } = await sql<StoredMark>`
    select m.story_id::float8 as "storyId", m.article_id::float8 as "articleId", m.state, m.reason,
      coalesce(member_name(m.updated_by), '#' || m.updated_by) as by, ${isoOf('m.updated_at')} as at
    from crisis_latent_marks m where m.org_id = ${orgId} and (${which}) order by m.updated_at desc limit ${most}`.execute(
    db,
  )
  const stories = await storiesOfArticles(
    scope,
    rows.flatMap(({ articleId }) => articleId ?? []),
  )
  return rows.reverse().map(mark => ({ ...mark, story: stories.get(mark.articleId ?? 0) ?? mark.storyId }))
}

/** Of a story that took up others there are several decisions; of so many stories together no more are read. */
const mostMarks = 10_000

async function marksOfThese(scope: Scope, storyIds: readonly number[]) {
  if (storyIds.length === 0) return []
  const chosen = new Set(storyIds)
  return (await storedMarks(scope, maybeOf(scope, storyIds), mostMarks)).filter(({ story }) => chosen.has(story))
}

/** By story. Of two stories that became one the later decision holds. */
export async function marksOf(scope: Scope, storyIds: readonly number[]): Promise<Map<number, Mark>> {
  const marks = await marksOfThese(scope, storyIds)
  return new Map(marks.map(({ story, storyId: _, articleId: __, ...mark }) => [story, mark]))
}

/** Stories that were decided so, as they are now: the latest decisions, the earliest of them first. */
export async function storiesMarked(scope: Scope, state: Mark['state'], most: number): Promise<Map<number, Mark>> {
  const latest = await storedMarks(scope, sql`m.state = ${state}`, most)
  const marks = await marksOf(
    scope,
    latest.map(({ story }) => story),
  )
  return new Map([...marks].filter(([, mark]) => mark.state === state))
}

/** Removes what was decided about the story, under whichever number it had then but `except`. */
export async function deleteMarks(scope: Scope, storyId: number, except?: number): Promise<void> {
  const marks = (await marksOfThese(scope, [storyId])).filter(mark => mark.storyId !== except)
  const numbers = numberList(marks.map(mark => mark.storyId))
  await sql`delete from crisis_latent_marks where org_id = ${scope.orgId} and story_id = any(${numbers}::bigint[])`.execute(
    scope.db,
  )
}

/** @param articleId any article of the story */
export async function saveMark(
  scope: Scope,
  { storyId, articleId, state, reason }: { storyId: number; articleId: number; state: Mark['state']; reason: string },
): Promise<void> {
  const { orgId, userId, db, now } = scope
  await sql`
    insert into crisis_latent_marks (org_id, story_id, article_id, updated_at, updated_by, state, reason)
    values (${orgId}, ${storyId}::bigint, ${articleId}::bigint, ${now}::timestamptz, ${userId}::int, ${state}, ${reason})
    on conflict (org_id, story_id) do update set state = excluded.state, reason = excluded.reason, article_id = excluded.article_id,
      version = crisis_latent_marks.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    db,
  )
}
