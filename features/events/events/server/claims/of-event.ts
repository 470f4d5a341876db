/** Claims beside answers of an event, of what whoever reads may see of it. */
import { loadColumns, rowsOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ClaimsBesideAnswers } from '../../contract.ts'
import { queryOfEventArticles } from '../articles/articles.ts'
import { articleOf } from '../course/shown.ts'
import { storedEvent } from '../records/shown.ts'
import { claimsBesideAnswers, type Line, type StoryText } from './beside.ts'

/** Texts that one look reads. */
const mostStories = 400

export async function claimsOf(scope: Scope, eventId: number): Promise<ClaimsBesideAnswers> {
  await storedEvent(scope, eventId)
  const { stories, of } = await largestStories(scope, eventId)
  const { claims, answers, hours } = claimsBesideAnswers(stories)
  const ids = new Set([...claims, ...answers].map(({ articleId }) => articleId))
  const articles = new Map((await titlesOf(scope, [...ids])).map(title => [title.id, articleOf(title)]))
  const shown = <Of extends Line>(lines: readonly Of[]) =>
    lines.flatMap(({ articleId, at: _, ...line }) => {
      const article = articles.get(articleId)
      return article ? [{ ...line, article }] : []
    })
  return { claims: shown(claims), answers: shown(answers), hours, looked: stories.length, stories: of }
}

interface StoryRow extends Omit<StoryText, 'title' | 'body'> {
  of: number
}

/** By the earliest article of each that is in the event. */
async function largestStories(scope: Scope, eventId: number): Promise<{ stories: StoryText[]; of: number }> {
  const query = await queryOfEventArticles(scope, eventId)
  const { rows } = await sql<StoryRow>`
    select first[1]::float8 as id, first_at as at, story::float8 as story, copies, is_negative as "isNegative", (count(*) over ())::int as of
    from (select r.cluster_id as story, count(*)::int as copies, min(r.at) as first_at, (array_agg(r.sentiment order by r.at, r.id))[1] = -1 as is_negative, array_agg(r.id order by r.at, r.id) as first
      from (${rowsOf(scope, query, sql`r.article_id as id, r.published_at as at, r.cluster_id, r.sentiment`)}) r group by 1) s
    order by copies desc, first_at, story limit ${mostStories}`.execute(scope.db)
  const texts = await loadColumns(
    scope,
    rows.map(({ id }) => id),
    ['title', 'body'],
  )
  const textOf = new Map(texts.map(text => [text.id, text]))
  const stories = rows.flatMap(({ of: _, ...row }): StoryText[] => {
    const text = textOf.get(row.id)
    return text ? [{ ...row, title: text.title ?? '', body: text.body ?? '' }] : []
  })
  return { stories, of: rows[0]?.of ?? 0 }
}
