/**
 * Texts in OpenSearch at size, beside the database's own index: `npm run bench -- scale [--articles 1000000] [--nodes 3] [--data DIR] [--keep FOLDER] [--database off]
 * [--queries 60] [--by-database 10] [--rate 500]`. What is kept in FOLDER is not stored and filled again.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answerFromIndex, textIndexes } from '../features/articles/articles/server/search/index.ts'
import { connectSearch, openDatabases } from '../platform/server/index.ts'
import { dataBeside } from './data.ts'
import { line, machine } from './machine.ts'
import { fill } from './scale/filling.ts'
import { lagOf } from './scale/lag.ts'
import { measurePages, warming } from './scale/pages.ts'
import { withPlace } from './scale/place.ts'
import { memory } from './scale/processors.ts'
import { kinds, queriesOf } from './scale/queries.ts'
import { storeAll } from './scale/store.ts'
import { composeTexts } from './scale/texts.ts'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000000' },
    nodes: { type: 'string', default: '3' },
    data: { type: 'string', default: dataBeside },
    keep: { type: 'string' },
    database: { type: 'string', default: 'on' },
    queries: { type: 'string', default: '60' },
    'by-database': { type: 'string', default: '10' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
  },
})
const [articles, nodes, queries, byDatabase] = [
  Number(values.articles),
  Number(values.nodes),
  Number(values.queries),
  Number(values['by-database']),
]
const database = values.database !== 'off'
const print = (text: string) => void process.stdout.write(`${text}\n`)
setFlagsFromString('--expose-gc')
globalThis.gc = runInNewContext('gc')

let started = performance.now()
/** The part that ends here, with the time it took and the load at its end. */
const part = (text: string) => {
  print(`${text}  [${((performance.now() - started) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}]`)
  started = performance.now()
}

await withPlace({ keep: values.keep && resolve(values.keep), nodes }, async ({ url, nodes: addresses, pids }) => {
  const { app, worker, close } = openDatabases(url)
  const client = connectSearch({ nodes: addresses })
  const indexes = textIndexes(client, 'bench')
  part(`${machine()}, ${nodes} nodes of OpenSearch of 512 MB`)
  const texts = composeTexts(resolve(values.data))
  await storeAll(url, { texts, articles, database })
  part(
    `${articles} articles ${texts.real ? `put together of ${texts.real} real ones` : 'of invented words'}, ${database ? 'with' : 'without'} the index of the database`,
  )

  print(`memory of this process before filling: ${memory()}`)
  const filled = await fill(worker, indexes, pids)
  const size = `${Math.round(filled.bytes / filled.articles)} bytes an article of ${Math.round(filled.characters / filled.articles)} characters, ${(filled.bytes / filled.characters).toFixed(2)} a character`
  part(
    filled.whole === null
      ? `filled before: ${size}`
      : `filled without rests: ${filled.whole}\n  the later half of it: ${filled.secondHalf ?? 'one step'}\n  ${size}`,
  )
  print(`memory of this process after filling: ${memory()}`)

  for (const kind of kinds) {
    const list = queriesOf(kind, texts, warming + queries)
    const of = { app, worker, indexes, pids, byDatabase: database ? byDatabase : 0 }
    for (const text of await measurePages(kind, list, of)) print(text)
  }
  part(`memory of this process after the searches: ${memory()}`)

  const { lag, perSecond, processors } = await lagOf(worker, url, indexes, {
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    texts,
    from: 2_000_000,
    database,
    pids,
  })
  print(line(`lag of the index while ${perSecond.toFixed(0)} articles/s are stored`, lag))
  print(`  ${processors}`)
  part(`memory of this process after them: ${memory()}`)
  answerFromIndex(null)
  await client.close()
  await close()
})
