/** Numbers as of the end of a campaign as they are answered. Whoever is limited to folders sees none: they are of all articles. */
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { AtEnd, EndAnswers, Figure } from '../../contract.ts'
import { resultsOf } from '../question.ts'
import { caseOf } from './cases.ts'

interface StoredEnd {
  endedAt: Date
  takenAt: Date
  articles: number
  answers: EndAnswers
}

async function storedEnd({ db, orgId }: Scope, id: number): Promise<StoredEnd | null> {
  const { rows } = await sql<StoredEnd>`
    select ended_at as "endedAt", taken_at as "takenAt", articles, answers from activity_ends where org_id = ${orgId} and activity_id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** How many of the articles of its time are no longer there. */
async function goneOf(scope: Scope, id: number, { articles, answers }: StoredEnd): Promise<number> {
  const { query } = await resultsOf(scope, { id })
  const { from, to } = answers.overview.range
  const left = await countOf(scope, { ...query, from: new Date(from), to: new Date(to) })
  return Math.max(0, articles - left)
}

/** @throws missing; forbidden, to whoever is limited to folders */
export async function atEndOf(scope: Scope, id: number): Promise<{ atEnd: AtEnd | null }> {
  await requireCampaign(scope, id)
  requireWholeSight(scope)
  const stored = await storedEnd(scope, id)
  if (!stored) return { atEnd: null }
  const { endedAt, takenAt, answers } = stored
  return {
    atEnd: {
      ...{ id, answers, endedAt: endedAt.toISOString(), takenAt: takenAt.toISOString() },
      gone: await goneOf(scope, id, stored),
      case: await caseOf(scope, id),
    },
  }
}

/** Figures for files: those of the end once articles of it are gone, so that age empties no report; null: they are all there. */
export async function figuresAtEnd(scope: Scope, id: number): Promise<Figure[] | null> {
  if (scope.limitedTo !== undefined) return null
  const stored = await storedEnd(scope, id)
  return stored && (await goneOf(scope, id, stored)) > 0 ? stored.answers.overview.figures : null
}
