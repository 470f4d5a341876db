/** What an event names must be there: its owner, its place, its industry, its articles. */

import { regionNames } from '@guanlan/engine/text'
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
import { industriesOf } from '@guanlan/features/articles/dictionaries/server'
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EventDraft } from '../../contract.ts'

type Named = Pick<EventDraft, 'ownerId' | 'place' | 'subjects'>

/** @param before what stands there already is not asked again: owners leave, industries are renamed */
export async function requireKnown(
  scope: Scope,
  { ownerId, place, subjects }: Named,
  before: Named | null,
): Promise<void> {
  if (ownerId !== null && ownerId !== before?.ownerId && (await membersAmong(scope, [ownerId])).length === 0)
    throw refuse('invalid', 'events.ownerMissing', {}, 'ownerId')
  if (place !== null && place !== before?.place && regionNames(place) === null)
    throw refuse('invalid', 'events.placeMissing', {}, 'place')
  const { industry } = subjects
  if (industry !== null && industry !== before?.subjects.industry) {
    const all = await industriesOf(scope.db, scope.locale)
    if (!all.some(({ dicCode }) => dicCode === industry))
      throw refuse('invalid', 'events.industryMissing', {}, 'subjects.industry')
  }
}

/** @throws a refusal that says how many of the articles are not there for the organisation */
export async function requireArticlesThere(scope: Scope, ids: readonly number[]): Promise<void> {
  const given = [...new Set(ids)]
  if (given.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${articleRows} a
    where id = any(${numberList(given)}::bigint[]) and (only_org is null or only_org = ${scope.orgId}::int)`.execute(
    scope.db,
  )
  const missing = given.length - (rows[0]?.n ?? 0)
  if (missing > 0) throw refuse('invalid', 'events.articlesMissing', { count: missing }, 'idList')
}
