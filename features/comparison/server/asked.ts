/** What a call asks for: a saved comparison, or subjects as they are chosen on a screen. */
import { longestRangeDays } from '@guanlan/features/articles/contract'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type Asked, countOfSubjects, fewestSubjects, mostSubjects } from '../contract.ts'
import { getComparison } from './records.ts'
import { narrowing, requireThere, subjectsOf, wantedBySubject } from './subjects.ts'

const dayMs = 86_400_000
const usualDays = 30

export async function askedOf(scope: Scope, asked: Asked) {
  const kept = asked.id === undefined ? null : await getComparison(scope, asked.id)
  const chosen = { monitors: asked.ids ?? asked.monitors, brands: asked.brands, stories: asked.stories }
  const named = kept ?? chosen
  const count = countOfSubjects(named)
  if (count < fewestSubjects || count > mostSubjects)
    throw refuse('invalid', 'comparison.howMany', {}, asked.ids ? 'ids' : 'monitors')
  const subjects = await subjectsOf(scope, named)
  if (!kept) requireThere(subjects)
  const to = asked.to ?? scope.now.toISOString()
  const from =
    asked.from ?? new Date(Date.parse(to) - Math.min(longestRangeDays, kept?.days ?? usualDays) * dayMs).toISOString()
  const fold = kept?.fold ?? asked.fold
  const narrowed = narrowing({
    ...{ fold },
    platforms: asked.platforms.length > 0 ? asked.platforms : (kept?.platforms ?? []),
    mediaTypes: asked.mediaTypes.length > 0 ? asked.mediaTypes : (kept?.mediaTypes ?? []),
  })
  const wanted = wantedBySubject(subjects, { from, to, fold, only: asked.only, narrowed })
  return { kept, from, to, fold, only: asked.only, wanted }
}
export type Comparing = Awaited<ReturnType<typeof askedOf>>
