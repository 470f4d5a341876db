/** Charts and comparisons of an organisation with a million hits: `npm run bench -- charts`. */

import { hotSpotRows } from '../features/articles/server/questions/index.ts'
import { hotWordsOf } from '../features/charts/server/hot-words.ts'
import { overviewOf } from '../features/charts/server/overview.ts'
import { standingsOf } from '../features/charts/server/standings.ts'
import { Asked } from '../features/comparison/contract.ts'
import { askedOf } from '../features/comparison/server/asked.ts'
import { comparisonOf } from '../features/comparison/server/comparing/compare.ts'
import { ListQuestion } from '../features/desk/contract.ts'
import { listArticles } from '../features/desk/server/list.ts'
import { wantedBy } from '../features/monitors/server/index.ts'
import { openDatabases, withScope } from '../platform/server/index.ts'
import { ago, fillMillion, hits, now } from './charts/million.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

/** Half an hour and more would go into the slowest: each as often as it can bear. */
const often = 20
const seldom = 5

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  const begun = performance.now()
  await fillMillion(url, worker)
  process.stdout.write(`${machine()}\n${hits} hits in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  const scoped = <T>(work: Parameters<typeof withScope<T>>[2]) =>
    withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
  const asked = (question: object) => ListQuestion.parse({ from: ago(30), to: ago(0), ...question })
  const overview = (question: object) => () =>
    scoped(async scope => overviewOf(scope, await wantedBy(scope, asked(question)), 'Asia/Shanghai'))
  const say = async (name: string, times: number, work: () => Promise<unknown>) =>
    process.stdout.write(`${line(name, await time(times, work))}\n`)

  await say('overview: one monitor with 36,000 hits, 30 days', often, overview({ monitor: 1 }))
  await say('overview: the same, folded', often, overview({ monitor: 1, fold: true }))
  const negative = { filters: [{ field: 'sentiment', is: 'is', values: ['-1'] }] }
  await say('overview: the same, negative', often, overview({ monitor: 1, ...negative }))
  await say('overview: a folder of five monitors, 30 days', seldom, overview({ monitor: 101 }))
  for (const days of [1, 7, 30, 90])
    for (const fold of [false, true])
      await say(
        `overview: everything, ${days} days${fold ? ', folded' : ''}`,
        seldom,
        overview({ from: ago(days), fold }),
      )
  await say('overview: everything, 30 days, negative', seldom, overview(negative))
  await say('all monitors side by side', seldom, () => scoped(scope => standingsOf(scope)))
  await say('hot spots: one monitor with 36,000 hits', seldom, () =>
    scoped(async scope => hotSpotRows(scope, await wantedBy(scope, asked({ monitor: 1 })), 10)),
  )
  await say('hot words: one monitor with 36,000 hits', seldom, () =>
    scoped(async scope => hotWordsOf(scope, await wantedBy(scope, asked({ monitor: 1 })))),
  )
  const ten = Asked.parse({ monitors: Array.from({ length: 10 }, (_, n) => n + 2), from: ago(90), to: ago(0) })
  await say('comparison: ten monitors with 33,000 hits each, 90 days', seldom, () =>
    scoped(async scope => comparisonOf(scope, await askedOf(scope, ten))),
  )
  for (const word of ['关键词1', '关键词3001', '关键词29001'])
    await say(`list with total, narrowed to ${word}, 90 days`, seldom, () =>
      scoped(scope =>
        listArticles(scope, asked({ from: ago(90), filters: [{ field: 'keyword', is: 'is', values: [word] }] })),
      ),
    )
  await close()
})
process.exit(0)
