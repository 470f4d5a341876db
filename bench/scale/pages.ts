/** The first 20 rows of a search with marks and its exact number, as one person after the other asks for them. */
import { ListQuestion, SearchQuestion } from '../../features/desk/contract.ts'
import { countSearch, searchArticles } from '../../features/desk/server/search.ts'
import { type CallScope, type Database, withScope } from '../../platform/server/index.ts'
import { days } from './store.ts'

export interface Asked {
  ms: number
  /** Null: not counted to the end within `mostMs`. */
  total: number | null
  rows: number
}

export async function firstPage(
  app: Database,
  query: string,
  { now, mostMs }: { now: Date; mostMs: number },
): Promise<Asked> {
  const range = { from: new Date(now.getTime() - days * 86_400_000).toISOString(), to: now.toISOString() }
  const scoped = <T>(work: (scope: CallScope) => Promise<T>) =>
    withScope(app, { orgId: 1, userId: 1, now }, scope => work(scope as CallScope))
  const begun = performance.now()
  const page = await scoped(scope =>
    searchArticles(scope, { ...ListQuestion.parse({ ...range, query, pageSize: 20, sort: 'time_desc' }), query }),
  )
  const asked = SearchQuestion.parse({ ...range, query })
  let total: number | null = page.capped ? null : page.total
  for (let [counted, cursor] = [0, undefined as string | undefined]; total === null; ) {
    const part = await scoped(scope => countSearch(scope, { ...asked, counted, cursor }))
    if (part.next === null) total = part.count
    else if (performance.now() - begun > mostMs) break
    ;[counted, cursor] = [part.count, part.next ?? undefined]
  }
  return { ms: performance.now() - begun, total, rows: page.list.length }
}
