/** How many articles of some entries our monitors want, and how many of these are negative. */
import { countsOf } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { type EntryRef, filtersOfEntry } from '../../contract.ts'
import { entriesOf } from './by-ref.ts'

const days = 30

export async function countsOfEntries(
  scope: Scope,
  refs: readonly EntryRef[],
): Promise<{ entry: EntryRef; articles: number; negative: number }[]> {
  const entries = [...(await entriesOf(scope, refs)).values()]
  const to = scope.now.toISOString()
  const from = new Date(scope.now.getTime() - days * 86_400_000).toISOString()
  const queryOf = (filters: ReturnType<typeof filtersOfEntry>) =>
    articleQuery(scope, { from, to, fold: false, place: 'desk', filters })
  const queries = await Promise.all(
    entries.flatMap(entry => {
      const filters = filtersOfEntry(entry)
      return [queryOf(filters), queryOf([...filters, { field: 'sentiment', is: 'is', values: ['-1'] }])]
    }),
  )
  const counts = await countsOf(scope, queries)
  return entries.map(({ entry }, at) => ({ entry, articles: counts[2 * at] ?? 0, negative: counts[2 * at + 1] ?? 0 }))
}
