/**
 * Charts, lists and comparisons of an organisation with a million articles: `npm run bench -- charts [part of a line's name] [--duckdb] [--articles N] [--keep FOLDER]`.
 * A database in a folder that is kept is filled once; ten million take some 15 GB of disk.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { ComparisonQuestion } from '../features/analysis/comparison/contract.ts'
import { comparisonOf } from '../features/analysis/comparison/server/comparing/compare.ts'
import { resolveQuestion } from '../features/analysis/comparison/server/resolve-question.ts'
import { hotSpotRows } from '../features/articles/articles/server/questions/index.ts'
import { hotWordsOf } from '../features/charts/charts/server/hot-words.ts'
import { overviewOf } from '../features/charts/charts/server/overview.ts'
import { trendsOfMonitors } from '../features/charts/charts/server/trends-of-monitors.ts'
import { ListQuestion } from '../features/desk/article-list/contract.ts'
import { listArticles } from '../features/desk/article-list/server/list.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { openDatabases, withScope } from '../platform/server/index.ts'
import { openDuckDb } from './charts/duckdb.ts'
import { ago, articles as aMillion, countDays, fillMillion, largestMonitor, now, words } from './charts/million.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread, time } from './machine.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    duckdb: { type: 'boolean', default: false },
    articles: { type: 'string', default: String(aMillion) },
    keep: { type: 'string' },
  },
})
const only = positionals[0] ?? ''
const articles = Number(values.articles)
/** Of monitors 2 to 11. */
const usual = `${Math.round((articles * 0.0357) / 1_000)},000`
const print = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  let started = performance.now()
  const { rows: found } = await sql<{
    there: boolean
  }>`select exists (select from hits) as there`.execute(worker)
  if (!found[0]?.there) {
    await fillMillion(url, worker, articles)
    print(`${articles} articles in ${seconds(started)}`)
  }
  print(machine())
  started = performance.now()
  await countDays(worker)
  const { rows } = await sql<{
    days: string
    of: string
  }>`select pg_size_pretty(pg_total_relation_size('fact_days')) as days,
    (select pg_size_pretty(sum(pg_total_relation_size(inhrelid))) from pg_inherits where inhparent in ('hits'::regclass, 'org_articles'::regclass)) as of`.execute(
    worker,
  )
  print(`days counted in ${seconds(started)}: ${rows[0]?.days} beside ${rows[0]?.of} of hits and org_articles`)

  const scoped = <T>(work: Parameters<typeof withScope<T>>[2]) =>
    withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
  const requested = (question: object) => ListQuestion.parse({ from: ago(30), to: ago(0), ...question })
  const overview = (question: object) => () =>
    scoped(async scope => overviewOf(scope, await articleQuery(scope, requested(question)), 'Asia/Shanghai'))
  const say = async (name: string, times: number, work: () => Promise<unknown>) =>
    name.includes(only) && print(line(name, await time(times, work)))
  const filter = (field: string, ...values: string[]) => ({ filters: [{ field, is: 'is', values }] })

  await say('overview: one monitor with 36,000 hits, 30 days', 20, overview({ monitor: 1 }))
  await say('overview: the same, folded', 20, overview({ monitor: 1, fold: true }))
  await say('overview: the same, negative', 20, overview({ monitor: 1, ...filter('sentiment', '-1') }))
  await say('overview: one with a third of everything, 30 days', 20, overview({ monitor: largestMonitor }))
  await say('overview: the same, folded', 20, overview({ monitor: largestMonitor, fold: true }))
  await say('overview: a folder of five monitors, 30 days', 20, overview({ monitor: 101 }))
  await say('overview: the same, folded', 20, overview({ monitor: 101, fold: true }))
  await say('overview: a folder of 5,000 small monitors, 30 days', 5, overview({ monitor: 102 }))
  for (const days of [1, 7, 30, 90])
    for (const fold of [false, true])
      await say(`overview: everything, ${days} days${fold ? ', folded' : ''}`, 20, overview({ from: ago(days), fold }))
  for (const [field, value] of [
    ['sentiment', '-1'],
    ['mediaType', 'weibo'],
    ['region', '330000'],
    ['media', '7'],
    ['hour', '9'],
    ['keyword', words.seldom],
    ['title', '标题 77'],
  ] as const)
    await say(
      `overview: everything, 90 days, ${field} ${value}`,
      5,
      overview({ from: ago(90), ...filter(field, value) }),
    )
  await say('all monitors side by side', 5, () => scoped(scope => trendsOfMonitors(scope)))
  for (const question of [{ monitor: 1 }, { from: ago(90) }])
    await say(`hot spots: ${JSON.stringify(question)}`, 5, () =>
      scoped(async scope => hotSpotRows(scope, await articleQuery(scope, requested(question)), 10)),
    )
  for (const [name, question] of [
    ['one monitor with 36,000 hits', { monitor: 1 }],
    ['everything, 24 hours', { from: ago(1) }],
    ['everything, 90 days', { from: ago(90) }],
  ] as const)
    await say(`hot words: ${name}`, 5, () =>
      scoped(async scope => hotWordsOf(scope, await articleQuery(scope, requested(question)))),
    )
  const ten = ComparisonQuestion.parse({
    monitors: Array.from({ length: 10 }, (_, n) => n + 2),
    from: ago(90),
    to: ago(0),
  })
  await say(`comparison: ten monitors with ${usual} hits each, 90 days`, 5, () =>
    scoped(async scope => comparisonOf(scope, await resolveQuestion(scope, ten))),
  )
  const list = (question: object) => () => scoped(scope => listArticles(scope, requested(question)))
  const filters = [
    { field: 'sentiment', is: 'is', values: ['-1'] },
    { field: 'mediaType', is: 'isNot', values: ['comment', 'fmn'] },
    { field: 'region', is: 'isNot', values: ['330000'] },
  ]
  for (const [name, question] of [
    ['one monitor with 36,000 hits, 3 filters, 30 days', { monitor: 1, filters }],
    ['one with a third of everything, 30 days', { monitor: largestMonitor }],
    ['one with a third of everything, 3 filters, 30 days', { monitor: largestMonitor, filters }],
    ['everything, 24 hours', { from: ago(1) }],
    ['everything, 3 filters, 30 days', { filters }],
    ['everything, 90 days', { from: ago(90) }],
  ] as const)
    await say(`list with total: ${name}`, 20, list(question))
  for (const [often, word] of Object.entries(words))
    await say(
      `list with total, narrowed to a ${often} keyword, 90 days`,
      5,
      list({ from: ago(90), ...filter('keyword', word) }),
    )
  if (values.duckdb) await besideDuckDb()
  await close()

  /** In turns, over the same rows; the answers are held together. */
  async function besideDuckDb() {
    const duck = await openDuckDb(url)
    if (typeof duck === 'string') return print(duck)
    const monitors = Array.from({ length: 10 }, (_, n) => n + 2)
    for (const [name, question, days, where] of [
      ['one monitor with 36,000 hits, 30 days', { monitor: 1 }, 30, 'monitor_id = 1'],
      ['the same, folded', { monitor: 1, fold: true }, 30, 'monitor_id = 1'],
      ['everything, 7 days', {}, 7, null],
      ['everything, 30 days, folded', { fold: true }, 30, null],
      ['everything, 90 days', {}, 90, null],
      ['everything, 90 days, folded', { fold: true }, 90, null],
      ['everything, 90 days, negative', filter('sentiment', '-1'), 90, 'sentiment = -1'],
    ] as const) {
      if (!`duckdb: ${name}`.includes(only)) continue
      const ours = overview({ from: ago(days), ...question })
      const { unit } = await ours()
      const range = `published_at between '${ago(days)}'::timestamptz and '${ago(0)}'::timestamptz`
      const theirs = () =>
        duck.overview(
          where ? `${where} and ${range}` : range,
          unit,
          'fold' in question,
          'monitor' in question ? 'hits' : 'org_articles',
        )
      await inTurns(name, ours, theirs, (mine, other) => {
        const points = mine.trend.map(({ count }) => count).filter(Boolean)
        const same =
          mine.total.count === other.count &&
          mine.total.negative === other.negative &&
          mine.total.interactions === other.interactions
        return same && points.join() === other.points.join()
      })
    }
    if ('duckdb: comparison'.includes(only))
      await inTurns(
        `comparison: ten monitors with ${usual} hits each, 90 days`,
        () => scoped(async scope => comparisonOf(scope, await resolveQuestion(scope, ten))),
        async () => {
          const all = []
          for (const monitor of monitors)
            all.push(
              await duck.overview(
                `monitor_id = ${monitor} and published_at between '${ago(90)}'::timestamptz and '${ago(0)}'::timestamptz`,
                'day',
                false,
                'hits',
              ),
            )
          return all
        },
        (mine, other) =>
          mine.subjects.every(
            ({ total }, n) => total.count === other[n]?.count && total.negative === other[n]?.negative,
          ),
      )
  }

  async function inTurns<A, B>(
    name: string,
    ours: () => Promise<A>,
    theirs: () => Promise<B>,
    isSame: (mine: A, other: B) => boolean,
  ) {
    const [mine, other] = [[] as number[], [] as number[]]
    for (let run = -2; run < 10; run++) {
      const begun = performance.now()
      const first = await ours()
      const middle = performance.now()
      const second = await theirs()
      if (run < 0 && !isSame(first, second)) return print(`duckdb: ${name}: THE ANSWERS DIFFER`)
      if (run < 0) continue
      mine.push(middle - begun)
      other.push(performance.now() - middle)
    }
    const [a, b] = [spread(mine), spread(other)]
    print(
      `${`duckdb: ${name}`.padEnd(72)} p50 ${a.p50.toFixed(0)} beside ${b.p50.toFixed(0)} ms, ${(a.p50 / b.p50).toFixed(2)} ×; p95 ${a.p95.toFixed(0)} beside ${b.p95.toFixed(0)} ms; same answers`,
    )
  }
}, values.keep)
process.exit(0)
