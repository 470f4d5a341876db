/** The first 20 rows of a search with marks and its exact number, as one person after the other asks for them: by OpenSearch, and the first of them by the database alone, in turns. */
import { answerFromIndex, type TextIndexes } from '../../features/articles/server/search/index.ts'
import { ListQuestion, SearchQuestion } from '../../features/desk/contract.ts'
import { countSearch, searchArticles } from '../../features/desk/server/search.ts'
import { type CallScope, type Database, withScope } from '../../platform/server/index.ts'
import { line, spread } from '../machine.ts'
import { eachOf, noneUsed, plus, used } from './processors.ts'
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
  const took = { database: [] as number[], index: [] as number[], requests: [] as number[] }
  let [found, late, differing] = [0, 0, 0]
  let processors = noneUsed
  for (const [n, query] of all.entries()) {
    const isMeasured = n >= warming
    answerFromIndex(indexes, error => process.stderr.write(`${error}\n`))
    const asked = requests.so()
    const before = await used(worker, pids)
    const ownBefore = process.cpuUsage()
    const beside = await firstPage(app, query, now)
    if (!isMeasured) continue
    const own = process.cpuUsage(ownBefore)
    // Looking at the other processes costs this one more than the page.
    const after = { ...(await used(worker, pids)), own: before.own + (own.user + own.system) / 1000 }
    processors = plus(processors, before, after)
    took.index.push(beside.ms)
    took.requests.push(requests.so() - asked)
    found += beside.total ?? 0
    if (n - warming >= byDatabase) continue
    answerFromIndex(null)
    const alone = await firstPage(app, query, now)
    if (alone.total === null) late++
    else if (alone.total !== beside.total || alone.rows !== beside.rows) differing++
    took.database.push(alone.ms)
  }
  answerFromIndex(null)
  requests.stop()
  const alone = took.requests.filter(each => each === 0).length
  const lines = [
    line(`${kind}: first page and exact total, OpenSearch`, spread(took.index)),
    `  ${queries.length} searches find ${Math.round(found / queries.length)} in the mean; requests of OpenSearch p50 ${spread(took.requests).p50}, max ${spread(took.requests).max}; the database alone answered ${alone}; ${eachOf(noneUsed, processors, queries.length, 'a page')}`,
  ]
  if (took.database.length === 0) return lines
  return [
    ...lines,
    line(`${kind}: the same of the first ${took.database.length}, database alone`, spread(took.database)),
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
