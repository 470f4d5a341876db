/** Further shapes of charts over a million hits: `npm run bench -- shapes`. */

import { byWeekday } from '../features/charts/charts/server/by-weekday.ts'
import { companionsOf } from '../features/charts/charts/server/companions.ts'
import { coverageOf } from '../features/charts/charts/server/coverage.ts'
import { listPublishers } from '../features/charts/charts/server/publishers.ts'
import { splitOf } from '../features/charts/charts/server/split.ts'
import { wordMovesOf } from '../features/charts/charts/server/word-moves.ts'
import { ListQuestion } from '../features/desk/article-list/contract.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { openDatabases, withScope } from '../platform/server/index.ts'
import { ago, articles, countDays, fillMillion, now } from './charts/million.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

const times = 5
const zone = 'Asia/Shanghai'
type Shape = Parameters<typeof withScope<unknown>>[2]

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  await fillMillion(url, worker)
  await countDays(worker)
  process.stdout.write(`${machine()}\n${articles} articles\n`)
  type Scope = Parameters<Shape>[0]
  type Wanted = Awaited<ReturnType<typeof articleQuery>>
  const page = { like: '', sort: 'articles', order: 'desc', page: 1, pageSize: 100 } as const
  const shapes: Readonly<Record<string, (scope: Scope, query: Wanted) => Promise<unknown>>> = {
    'weekday by hour': (scope, query) => byWeekday(scope, query, zone),
    'split by media type': (scope, query) => splitOf(scope, query, 'mediaType', zone),
    'split by monitor': (scope, query) => splitOf(scope, query, 'monitor', zone),
    'all media': (scope, query) => listPublishers(scope, query, { ...page, all: 'media' }),
    'all authors': (scope, query) => listPublishers(scope, query, { ...page, all: 'authors' }),
    'words that rise and fall': (scope, query) => wordMovesOf(scope, query),
    'companions of a word': (scope, query) => companionsOf(scope, query, { word: '关键词1', by: 'keyword' }),
    coverage: (scope, query) => coverageOf(scope, query, zone),
  }
  const questions = { 'one monitor with 36,000 hits, 30 days': { monitor: 1 }, 'everything, 7 days': { from: ago(7) } }
  for (const [what, question] of Object.entries(questions))
    for (const [name, shape] of Object.entries(shapes)) {
      const asked = ListQuestion.parse({ from: ago(30), to: ago(0), ...question })
      const work = () =>
        withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, async scope =>
          shape(scope, await articleQuery(scope, asked)),
        )
      process.stdout.write(`${line(`${name}: ${what}`, await time(times, work))}\n`)
    }
  await close()
})
