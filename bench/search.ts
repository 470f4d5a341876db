/**
 * Searching everything stored: `npm run bench -- search`, with `--articles 200000` for less than a million. With `--opensearch` in turns with an index of
 * texts beside the database (a node of 512 MB, fetched by tools/scale).
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import {
  answerFromIndex,
  beginTextIndex,
  fillTexts,
  indexesThere,
  textIndexes,
} from '../features/articles/articles/server/search/index.ts'
import { ListQuestion, SearchQuestion } from '../features/desk/article-list/contract.ts'
import { countSearch, searchArticles, summariseSearch } from '../features/desk/article-list/server/search.ts'
import { type CallScope, connectSearch, type Database, openDatabases, withScope } from '../platform/server/index.ts'
import { startOpenSearch } from '../tools/scale/opensearch/start.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'
import { chance } from './rules/random.ts'
import { days, queryOf, storeTexts, texts, wordOf } from './stored-texts.ts'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '200' },
    opensearch: { type: 'boolean', default: false },
  },
})
const [requested, queries] = [Number(values.articles), Number(values.queries)]
const now = new Date()

const luck = chance(7)

await withDatabase(async (url, folder) => {
  const { app, worker, close } = openDatabases(url)
  const started = performance.now()
  await storeTexts(url, requested)
  process.stdout.write(
    `${machine()}\n${requested} articles of ${texts.length} texts over ${days} days in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  )
  await sql`insert into organisations (id, name) values (1, '检索机构')`.execute(worker)
  const scoped = <T>(work: (scope: CallScope) => Promise<T>) =>
    withScope(app, { orgId: 1, userId: 1, now }, scope => work(scope as CallScope))
  const ago = (n: number) => new Date(now.getTime() - n * 86_400_000).toISOString()

  const asked = Array.from({ length: queries }, (_, n) => ({
    query: queryOf(luck),
    from: ago(n % 2 ? 30 : 90),
    to: ago(0),
  }))
  const beside = values.opensearch ? await indexBeside(worker, folder) : null
  // In turns, so that a busy moment of the machine is felt by both.
  const answerers = beside ? (['database', 'index'] as const) : (['database'] as const)
  const measured = () => ({ rows: [] as number[], summary: [] as number[], relevance: [] as number[] })
  const took = { database: measured(), index: measured() }
  let [some, capped, refused] = [0, 0, 0]
  for (const [n, question] of asked.entries())
    for (const by of n % 2 ? answerers : answerers.toReversed()) {
      answerFromIndex(by === 'index' && beside ? beside.indexes : null, error => process.stdout.write(`${error}\n`))
      const list = (sort: 'time_desc' | 'relevance') =>
        scoped(scope =>
          searchArticles(scope, { ...ListQuestion.parse({ ...question, pageSize: 20, sort }), query: question.query }),
        )
      const isCounted = by === 'database'
      took[by].rows.push(
        await timed(async () => void (some += (await list('time_desc')).list.length > 0 && isCounted ? 1 : 0)),
      )
      const summary = timed(async () => {
        const { capped: more } = await scoped(scope => summariseSearch(scope, SearchQuestion.parse(question)))
        if (more && isCounted) capped++
      })
      took[by].summary.push(await summary.catch(() => Number.NaN))
      if (Number.isNaN(took[by].summary.at(-1)) && isCounted) refused++
      took[by].relevance.push(await timed(() => list('relevance')).catch(() => Number.NaN))
    }
  answerFromIndex(null)
  const known = (list: number[]) => spread(list.filter(value => !Number.isNaN(value)))
  process.stdout.write(
    `${queries} searches of 1–6 words, 30 and 90 days: ${some} find something, ${capped} more than 10,000, ${refused} refused as too long\n`,
  )
  for (const by of answerers) {
    if (beside) process.stdout.write(`answered by the ${by}\n`)
    process.stdout.write(`${line('first 20 rows with marks', known(took[by].rows))}\n`)
    process.stdout.write(`${line('number (capped), facets, volume', known(took[by].summary))}\n`)
    process.stdout.write(`${line('first 20 rows by relevance', known(took[by].relevance))}\n`)
  }

  const many = SearchQuestion.parse({
    from: ago(90),
    to: ago(0),
    query: Array.from({ length: 20 }, () => wordOf(luck)).join('|'),
  })
  let [count, cursor, calls] = [0, undefined as string | undefined, 0]
  const exact = await timed(async () => {
    do {
      const part = await scoped(scope => countSearch(scope, { ...many, counted: count, cursor }))
      count = part.count
      cursor = part.next ?? undefined
      calls++
    } while (cursor !== undefined)
  })
  process.stdout.write(
    `exact number of 20 words, any of them, 90 days: ${count} in ${(exact / 1000).toFixed(1)} s, ${calls} calls\n`,
  )
  await beside?.close()
  await close()
})

/** Filled as a worker fills it, but without the rests between. */
async function indexBeside(db: Database, folder: string) {
  const { nodes, urls } = await startOpenSearch({ folder: join(folder, 'opensearch'), port: 18981 })
  const client = connectSearch({ nodes: urls })
  const indexes = textIndexes(client, 'bench')
  await beginTextIndex(db, indexes)
  const [index] = await indexesThere(db, indexes)
  if (!index) throw new Error('no index was begun')
  const started = performance.now()
  let worked = 0
  for (let more = true; more; ) {
    const at = performance.now()
    more = await fillTexts(db, index, { rest: false })
    worked += performance.now() - at
  }
  await client.indices.forcemerge({ index: index.name, max_num_segments: 1 })
  await client.indices.refresh({ index: index.name })
  const { body } = await client.indices.stats({ index: index.name })
  const bytes = body._all?.primaries?.store?.size_in_bytes ?? 0
  const { rows } = await sql<{ chars: number }>`
    select sum(length(title) + length(body))::float8 as chars from articles`.execute(db)
  process.stdout.write(
    `index filled in ${((performance.now() - started) / 1000).toFixed(0)} s, ${Math.round(requested / (worked / 1000))} articles a second; ${(bytes / requested).toFixed(0)} bytes an article, ${(bytes / (rows[0]?.chars ?? 1)).toFixed(2)} a character\n`,
  )
  const close = async () => {
    await client.close()
    await Promise.all(nodes.map(node => node.end()))
  }
  return { indexes, close }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
