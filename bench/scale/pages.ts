/** The first 20 rows of a search with marks and its exact number, as one person after the other asks for them: by OpenSearch, and then the first of them by the database alone. */
import { answerFromIndex, type TextIndexes } from '../../features/articles/articles/server/search/index.ts'
import { ListQuestion, SearchQuestion } from '../../features/desk/article-list/contract.ts'
import { countSearch, searchArticles } from '../../features/desk/article-list/server/search.ts'
import { type CallScope, type Database, withScope } from '../../platform/server/index.ts'
import { line, spread } from '../machine.ts'
import { eachOf, used } from './processors.ts'
import { days } from './store.ts'

/** The exact number of a common word may take the database minutes; so long it is waited for. */
const mostMs = 20_000
/** Searches before the first that is measured: Java compiles what it needs. */
export const warming = 40

export interface Answerers {
  app: Database
  worker: Database
  indexes: TextIndexes
  pids: readonly number[]
  /** So many searches are asked of the database, too. */
  byDatabase: number
}

/**
 * @param all those that warm up first
 * @returns lines to print
 */
export async function measurePages(kind: string, all: readonly string[], of: Answerers): Promise<string[]> {
  const { app, worker, indexes, pids, byDatabase } = of
  const now = new Date()
  const queries = all.slice(warming)
  const requests = countRequests(indexes)
  answerFromIndex(indexes, error => process.stderr.write(`${error}\n`))
  for (const query of all.slice(0, warming)) await firstPage(app, query, now)
  // Once for all of them: looking at other processes makes more rubbish than a page does.
  const before = await used(worker, pids)
  const beside: (Asked & { requests: number })[] = []
  for (const query of queries) {
    const sent = requests.so()
    const requested = await firstPage(app, query, now)
    beside.push({ ...requested, requests: requests.so() - sent })
  }
  const after = await used(worker, pids)
  answerFromIndex(null)
  const found = beside.reduce((sum, { total }) => sum + (total ?? 0), 0)
  const took = { index: beside.map(({ ms }) => ms), requests: beside.map(({ requests }) => requests) }
  const database: number[] = []
  let [late, differing] = [0, 0]
  for (const [n, query] of queries.slice(0, byDatabase).entries()) {
    const alone = await firstPage(app, query, now)
    if (alone.total === null) late++
    else if (alone.total !== beside[n]?.total || alone.rows !== beside[n]?.rows) differing++
    database.push(alone.ms)
  }
  requests.stop()
  const alone = took.requests.filter(each => each === 0).length
  const lines = [
    line(`${kind}: first page and exact total, OpenSearch`, spread(took.index)),
    `  ${queries.length} searches find ${Math.round(found / queries.length)} in the mean; requests of OpenSearch p50 ${spread(took.requests).p50}, max ${spread(took.requests).max}; the database alone answered ${alone}; ${eachOf(before, after, queries.length, 'a page')}`,
  ]
  if (database.length === 0) return lines
  return [
    ...lines,
    line(`${kind}: the same of the first ${database.length}, database alone`, spread(database)),
    `  not counted within ${mostMs / 1000} s: ${late}; another answer than OpenSearch: ${differing}`,
  ]
}

/** How many searches were sent to OpenSearch so far. */
function countRequests({ client }: TextIndexes) {
  const search = client.search
  let sent = 0
  client.search = ((...words: Parameters<typeof search>) => {
    sent++
    return search.apply(client, words)
  }) as typeof search
  return { so: () => sent, stop: () => void (client.search = search) }
}

interface Asked {
  ms: number
  /** Null: not counted to the end within `mostMs`. */
  total: number | null
  rows: number
}

async function firstPage(app: Database, query: string, now: Date): Promise<Asked> {
  const range = { from: new Date(now.getTime() - days * 86_400_000).toISOString(), to: now.toISOString() }
  const scoped = <T>(work: (scope: CallScope) => Promise<T>) =>
    withScope(app, { orgId: 1, userId: 1, now }, scope => work(scope as CallScope))
  const started = performance.now()
  const page = await scoped(scope =>
    searchArticles(scope, { ...ListQuestion.parse({ ...range, query, pageSize: 20, sort: 'time_desc' }), query }),
  )
  const question = SearchQuestion.parse({ ...range, query })
  let total: number | null = page.capped ? null : page.total
  for (let [counted, cursor] = [0, undefined as string | undefined]; total === null; ) {
    const part = await scoped(scope => countSearch(scope, { ...question, counted, cursor }))
    if (part.next === null) total = part.count
    else if (performance.now() - started > mostMs) break
    ;[counted, cursor] = [part.count, part.next ?? undefined]
  }
  return { ms: performance.now() - started, total, rows: page.list.length }
}
