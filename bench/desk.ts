/** Lists and overview of an organisation with a million hits: `npm run bench -- desk`. */

import { hotWordsOf } from '../features/charts/charts/server/hot-words.ts'
import { overviewOf } from '../features/charts/charts/server/overview.ts'
import { CountQuestion, ListQuestion } from '../features/desk/article-list/contract.ts'
import { countArticles, listArticles } from '../features/desk/article-list/server/list.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { monitorCounts } from '../features/monitors/monitors/server/tree/counts.ts'
import { openDatabases, withScope } from '../platform/server/index.ts'
import { ago, articles, countDays, fillMillion, now, smallMonitors } from './charts/million.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  const started = performance.now()
  await fillMillion(url, worker)
  await countDays(worker)
  process.stdout.write(`${machine()}\n${articles} articles in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)

  const scoped = <T>(work: Parameters<typeof withScope<T>>[2]) =>
    withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
  const filters = [
    { field: 'sentiment', is: 'is', values: ['-1'] },
    { field: 'mediaType', is: 'isNot', values: ['comment', 'fmn'] },
    { field: 'region', is: 'isNot', values: ['330000'] },
  ]
  const list = (question: object) => {
    const asked = ListQuestion.parse({ from: ago(30), to: ago(0), ...question })
    return () => scoped(scope => listArticles(scope, asked))
  }
  const total = async (question: object) => (await list(question)()).total
  for (const [name, question] of [
    ['one monitor, 3 filters, 30 days', { monitor: 1, filters }],
    ['one monitor, no filter, 30 days', { monitor: 1 }],
    ['one monitor, page 100', { monitor: 1, page: 100 }],
    ['all articles, 3 filters, 30 days', { filters }],
    ['one monitor, folded, 30 days', { monitor: 1, fold: true }],
    ['one monitor, 3 filters, folded, 30 days', { monitor: 1, filters, fold: true }],
    ['all articles, no filter, 24 hours', { from: ago(1) }],
    ['all articles, folded, 24 hours', { from: ago(1), fold: true }],
    ['all articles, 3 filters, folded, 30 days', { filters, fold: true }],
    ['all articles, by interaction, 3 filters', { filters, sort: 'interaction_desc' }],
  ] as const)
    process.stdout.write(`${line(`list: ${name} (${await total(question)})`, await time(60, list(question)))}\n`)

  const folders = [101, 102]
  const tree = () => scoped(scope => monitorCounts(scope, new Date(now)))
  process.stdout.write(
    `${line(`tree: 24 hours of ${smallMonitors} monitors, ${folders.length} folders, everything`, await time(40, tree))}\n`,
  )
  const questions = folders.map(monitor => CountQuestion.parse({ monitor, from: ago(1), to: ago(0) }))
  const batch = () => scoped(scope => countArticles(scope, questions))
  process.stdout.write(`${line(`counts: ${folders.length} folders, 24 hours, one call`, await time(40, batch))}\n`)

  const overview = (question: object) => () =>
    scoped(async scope =>
      overviewOf(
        scope,
        await articleQuery(scope, ListQuestion.parse({ from: ago(30), to: ago(0), ...question })),
        'Asia/Shanghai',
      ),
    )
  process.stdout.write(
    `${line('overview: one monitor with 36,000 hits, 30 days', await time(40, overview({ monitor: 1 })))}\n`,
  )
  process.stdout.write(`${line('overview: all articles, 30 days', await time(5, overview({})))}\n`)

  const words = (question: object) => () =>
    scoped(async scope =>
      hotWordsOf(scope, await articleQuery(scope, ListQuestion.parse({ from: ago(30), to: ago(0), ...question }))),
    )
  for (const [name, question] of [
    ['one monitor with 36,000 hits, 30 days', { monitor: 1 }],
    ['all articles, 24 hours', { from: ago(1) }],
    ['all articles, 90 days (estimated)', { from: ago(90) }],
  ] as const)
    process.stdout.write(`${line(`hot words: ${name}`, await time(10, words(question)))}\n`)
  await close()
})
process.exit(0)
