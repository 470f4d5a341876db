/** Thirteen months of hits, split by month: lists, counts, overview, marks, storing, and a month that goes: `npm run bench -- partitions [--hits 3000000] [--oldest 10000000] [--explain]`. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { markRead } from '../features/articles/articles/server/facts/mark.ts'
import { hitsOf, loadArticles } from '../features/articles/articles/server/questions/index.ts'
import { recentCounts } from '../features/articles/articles/server/questions/recent-counts.ts'
import { insertHits } from '../features/articles/articles/server/storing/index.ts'
import { overviewOf } from '../features/charts/charts/server/overview.ts'
import { ListQuestion } from '../features/desk/article-list/contract.ts'
import { listArticles } from '../features/desk/article-list/server/list.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { type Database, openDatabases, openPool, type Scope, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'
import { fill, monitorsOfFirst, now } from './partitions/fill.ts'
import { dropMonth } from './partitions/retire.ts'

const number = (name: string, otherwise: number) => {
  const given = process.argv.indexOf(name)
  return given > 0 ? Number(process.argv[given + 1]) : otherwise
}
const hits = number('--hits', 3_000_000)
const explains = process.argv.includes('--explain')
const say = (text: string) => process.stdout.write(`${text}\n`)
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

await withDatabase(async url => {
  const owner = new pg.Client(url)
  await owner.connect()
  const began = performance.now()
  await fill(owner, hits, number('--oldest', 0))
  const { rows } = await owner.query(
    `select (select count(*) from hits)::int as hits, (select count(*) from org_articles)::int as facts, (select count(*) from articles)::int as articles,
      pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  say(`${machine()}\n${JSON.stringify(rows[0])} in ${((performance.now() - began) / 1000).toFixed(0)} s`)

  const { worker, close } = openDatabases(url)
  const requested: { sql: string; parameters: readonly unknown[] }[] = []
  const app = new Kysely({
    dialect: new PostgresDialect({ pool: openPool(url, 'guanlan_app', 4) }),
    log: ({ query }) => void requested.push(query),
  }) as Database
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(app, { orgId: 1, userId: 1, now: new Date(now) }, work)
  const filters = [
    { field: 'sentiment', is: 'is', values: ['-1'] },
    { field: 'mediaType', is: 'isNot', values: ['comment', 'fmn'] },
    { field: 'region', is: 'isNot', values: ['330000'] },
  ]
  const unread = [{ field: 'read', is: 'is', values: ['0'] }]
  const question = (more: object) => ListQuestion.parse({ from: ago(30), to: ago(0), ...more })
  const list = (more: object) => () => scoped(scope => listArticles(scope, question(more)))
  const overview = (more: object) => () =>
    scoped(async scope => overviewOf(scope, await articleQuery(scope, question(more)), 'Asia/Shanghai'))
  const folders = Array.from({ length: 30 }, (_, n) => ({
    id: 10_000 + n,
    monitorIds: Array.from({ length: 14 }, (_, k) => 1 + ((n * 14 + k) % monitorsOfFirst)),
  }))
  const { list: page } = await list({})()
  const ids = page.map(article => article.id)
  const { rows: fresh } = await owner.query<{ id: string }>(
    'select id from articles where published_at > $1 order by id limit 200',
    [ago(1)],
  )
  const batch = fresh.flatMap(({ id }, n) =>
    [0, 1, 2].map(k => ({
      orgId: 60 + ((n * 37) % 140),
      monitorId: monitorsOfFirst + 1 + (58 + ((n * 37) % 140)) * 23 + ((n + k * 7) % 23),
      version: 2,
      articleId: Number(id),
    })),
  )
  class TakenBack extends Error {}
  let flip = 0
  for (const [name, runs, work] of [
    ['list: one monitor, 3 filters, 30 days', 40, list({ monitor: 20, filters })],
    ['list: one monitor, 90 days', 40, list({ monitor: 20, from: ago(90) })],
    ['list: one monitor, unread, 30 days', 40, list({ monitor: 20, filters: unread })],
    ['list: everything, 3 filters, 30 days', 20, list({ filters })],
    ['list: everything, unread, 30 days', 20, list({ filters: unread })],
    ['list: everything, 90 days', 10, list({ from: ago(90) })],
    ['list: one monitor, folded, 30 days', 20, list({ monitor: 20, fold: true })],
    ['overview: one monitor, 30 days', 20, overview({ monitor: 20 })],
    ['overview: everything, 30 days', 3, overview({})],
    ['counts: 423 monitors, 30 folders, 24 hours', 20, () => scoped(scope => recentCounts(scope, folders, now))],
    [
      'load 20 articles and their hits',
      40,
      () => scoped(async scope => [await loadArticles(scope, ids), await hitsOf(scope, ids)]),
    ],
    ['mark 20 read or unread', 40, () => scoped(scope => markRead(scope, ids, flip++ % 2 === 0))],
    [
      'store facts and 600 hits of 200 articles (taken back)',
      10,
      () =>
        worker
          .transaction()
          .execute(async tx => {
            await insertHits(tx, batch)
            throw new TakenBack()
          })
          .catch(error => {
            if (!(error instanceof TakenBack)) throw error
          }),
    ],
  ] as const) {
    say(line(name, await time(runs, work)))
    if (!explains || !/^(list: one monitor, 3|list: everything, 3|overview|counts)/.test(name)) continue
    requested.length = 0
    await work()
    for (const { sql, parameters } of requested.filter(query => /from (hits|org_articles)/.test(query.sql)))
      await scoped(async scope => say(await explained(scope, sql, parameters)))
  }
  say(await dropMonth(worker, url))
  await app.destroy()
  await close()
  await owner.end()
})
process.exit(0)

/** Plans that ran, with what they opened. */
async function explained(scope: Scope, sql: string, parameters: readonly unknown[]): Promise<string> {
  const { rows } = await scope.db.executeQuery<{ 'QUERY PLAN': string }>({
    sql: `explain (analyze, costs off, timing off, buffers off) ${sql}`,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: 'explain' },
  } as unknown as Parameters<typeof scope.db.executeQuery>[0] & { row: { 'QUERY PLAN': string } })
  return rows.map(row => `    ${(row as { 'QUERY PLAN': string })['QUERY PLAN']}`).join('\n')
}
