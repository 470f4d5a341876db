/** How many articles with the words of a group are usual in the hours of its burst. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { usualCount } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { CoreMark } from './grouping.ts'
import type { Burst } from './offer.ts'

/** Of its core, so many of the rarest words; all of them have to be there. */
const mostWords = 2

export async function usualOfGroup(
  scope: Scope,
  core: readonly CoreMark[],
  { from, to }: Pick<Burst, 'from' | 'to'>,
): Promise<number> {
  const words = core.filter(({ key }) => key.startsWith('w')).slice(0, mostWords)
  const names = words.length < mostWords ? core.filter(({ key }) => key.startsWith('n')).slice(0, 1) : []
  const filters = [
    ...words.map(({ key, isKeyword }) => condition(isKeyword ? 'keyword' : 'title', key)),
    ...names.map(({ key }) => condition('brand', key)),
  ]
  if (filters.length === 0) return 0
  const query = {
    monitorIds: null,
    from: new Date(from),
    to: new Date(to),
    filters,
    fold: false,
    place: 'desk',
  } as const
  return usualCount(scope, query as never, await timeZoneOf(scope))
}

/** The same word is a keyword of some articles and stands in the titles of others: as it is with most of the group. */
const condition = (field: 'keyword' | 'title' | 'brand', key: string): Filter => ({
  ...{ field, is: 'is' },
  values: [key.slice(1, 100)],
})
