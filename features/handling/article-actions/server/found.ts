/** All that a search found, as articles of an act. Unlike a list it is walked once, when the person acts: its ids are what they saw. */
import { beginOf, mostCounted, walkSearch } from '@guanlan/features/articles/articles/server/questions'
import { parseNaming } from '@guanlan/features/articles/vocabularies/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { AllOf } from '../contract.ts'

/** Milliseconds: as long as a person waits for a button. */
const walkMs = 8_000

/**
 * The ids of a search, newest first; 10,000 at most, which is as many as its screen counts exactly.
 * @throws a refusal when the rule is wrong, stories are folded, or more is found than is counted exactly
 */
export async function foundIds(scope: Scope, { question, until, query = '' }: AllOf): Promise<number[]> {
  const { rule, problems } = await parseNaming(scope, query)
  if (!rule || problems.some(({ severity }) => severity === 'error'))
    throw refuse('invalid', 'articleActions.queryInvalid', {}, 'all.query')
  if (question.fold) throw refuse('invalid', 'articleActions.foundFolded', {}, 'all.question.fold')
  const requested = { ...(await articleQuery(scope, question)), arrivedUntil: new Date(until) }
  const begin = beginOf(requested.to)
  const { rows, place } = await walkSearch(scope, { rule, wanted: requested }, begin, {
    most: mostCounted,
    workMs: walkMs,
  })
  if (rows.length >= mostCounted && place)
    throw refuse('invalid', 'articleActions.foundTooMany', { limit: mostCounted }, 'all')
  if (place) throw refuse('invalid', 'articles.searchTooLong', {}, 'all')
  return rows.map(({ id }) => id)
}
