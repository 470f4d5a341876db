/** How many articles with the words of a group are usual in the hours of its burst. */
import { usualCount } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Burst } from './offer.ts'

/** Of its core, so many of the rarest words; all of them have to be there. */
const mostWords = 2

export async function usualOfGroup(
  scope: Scope,
  core: readonly { key: string; weight: number }[],
  { from, to }: Pick<Burst, 'from' | 'to'>,
): Promise<number> {
  const words = core.filter(({ key }) => key.startsWith('w')).slice(0, mostWords)
  const names = words.length < mostWords ? core.filter(({ key }) => key.startsWith('n')).slice(0, 1) : []
  const filters = [
    ...words.map(({ key }) => ({ field: 'keyword', is: 'is', values: [key.slice(1, 100)] }) as const),
    ...names.map(({ key }) => ({ field: 'brand', is: 'is', values: [key.slice(1, 100)] }) as const),
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
