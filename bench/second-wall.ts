/**
 * What policies on shared articles cost (docs/decisions/0015): `npm run bench -- second-wall`, with `--articles 40000` for another number. The same
 * questions without and with them, in turns in one run, on one connection; of the processor what the server's own process took.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { loadArticles } from '../features/articles/articles/server/questions/index.ts'
import { ListQuestion, SearchQuestion } from '../features/desk/article-list/contract.ts'
import { countArticles, listArticles } from '../features/desk/article-list/server/list.ts'
import { foundDetail, searchArticles, summariseSearch } from '../features/desk/article-list/server/search.ts'
import { type CallScope, openDatabases, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { machine, spread } from './machine.ts'
import { chance } from './rules/random.ts'
import { queryOf, storeTexts, wordOf } from './stored-texts.ts'

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '60000' }, rounds: { type: 'string', default: '12' } },
})
const luck = chance(7)
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const on = (table: string) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`
const off = (table: string) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`
/** PostgreSQL goes on using an index of arrays beneath a policy when a superuser says so. */
const leaks = 'ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) NOT LEAKPROOF'
const leaksNothing = 'ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF'
const shapes = {
  'no policy': [off('articles'), off('article_grams'), leaks],
  articles: [on('articles'), off('article_grams'), leaks],
  'the text index too': [on('articles'), on('article_grams'), leaks],
  'the same, leakproof': [on('articles'), on('article_grams'), leaksNothing],
} as const
type Shape = keyof typeof shapes
const allShapes = Object.keys(shapes) as Shape[]

/** Of each twenty articles two were handed in by the organisation and one by another one; a third of what it may see are hits of a monitor. */
const facts = `
  insert into organisations (id, name) values (1, '本机构'), (2, '别家');
  insert into monitors (id, org_id, kind, name, rule) values (1, 1, 'item', '监测', '标题');
  update articles set only_org = case cluster_id % 20 when 0 then 1 when 10 then 1 else 2 end where cluster_id % 20 in (0, 5, 10);
  insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select 1, id, published_at, media_type, sentiment, level, region, media_id, language, author, shares, cluster_id from articles
    where only_org is distinct from 2 order by published_at;
  insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 1, 1, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, 1
    from org_articles where cluster_id % 3 = 0 order by published_at;
  alter table article_grams add column only_org int;
  update article_grams g set only_org = a.only_org from articles a where a.id = g.article_id and a.only_org is not null;
  create policy tried on article_grams for select to guanlan_app
    using (only_org is null or only_org = (select nullif(current_setting('app.org', true), '')::int));`

await withDatabase(async url => {
  await storeTexts(url, Number(values.articles))
  const owner = new pg.Client(url)
  owner.on('error', () => {})
  await owner.connect()
  await owner.query(facts)
  await owner.query('vacuum analyze')
  const { app, close } = openDatabases(url, { app: 1, worker: 1 })
  const scoped = <T>(work: (scope: CallScope) => Promise<T>) =>
    withScope(app, { orgId: 1, userId: 1, now }, scope => work(scope as CallScope))
  const list = (question: object) => () =>
    scoped(scope => listArticles(scope, ListQuestion.parse({ from: ago(30), to: ago(0), ...question })))
  const search = (days: number) => (query: string) => () =>
    scoped(scope =>
      searchArticles(scope, {
        ...ListQuestion.parse({ from: ago(days), to: ago(0), pageSize: 20, sort: 'time_desc' }),
        query,
      }),
    )
  const summary = (query: string) => () =>
    scoped(scope => summariseSearch(scope, SearchQuestion.parse({ from: ago(30), to: ago(0), query })))

  const { rows: known } = await owner.query<{ id: string }>(
    'select article_id as id from org_articles where org_id = 1 order by cluster_id limit 500',
  )
  const ids = known.map(({ id }) => Number(id))
  const words = Array.from({ length: 6 }, () => wordOf(luck))
  const queries = Array.from({ length: 6 }, () => queryOf(luck))
  const filters = [
    { field: 'sentiment', is: 'is', values: ['-1'] },
    { field: 'mediaType', is: 'isNot', values: ['comment', 'fmn'] },
  ]
  const questions: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
    'article: opened from a list': ids.slice(0, 20).map(id => () => scoped(scope => loadArticles(scope, [id]))),
    'article: opened from a search': ids.slice(20, 40).map(id => () => scoped(scope => foundDetail(scope, { id }))),
    'article: 100 by their ids': [() => scoped(scope => loadArticles(scope, ids.slice(100, 200), true))],
    'list: one monitor, 30 days': [list({ monitor: 1 })],
    'list: one monitor, folded, 30 days': [list({ monitor: 1, fold: true })],
    'list: all articles, 2 filters, 30 days': [list({ filters })],
    'list: words in the title, 30 days': [list({ filters: [{ field: 'title', is: 'is', values: [words[0] ?? ''] }] })],
    'counts: one monitor, 24 hours': [
      () =>
        scoped(scope => countArticles(scope, [ListQuestion.parse({ monitor: 1, from: ago(1), to: ago(0) })] as never)),
    ],
    'search: one word, 7 days': words.map(search(7)),
    'search: one word, 60 days': words.map(search(60)),
    'search: several words, 30 days': queries.map(search(30)),
    'search: number, groups, volume, 30 days': words.map(summary),
  }

  const { rows: backend } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(app)
  /** Milliseconds of the processor that the server's process for our one connection has taken. */
  const processor = () =>
    Number(readFileSync(`/proc/${backend[0]?.pid}/schedstat`, 'utf8').split(' ')[0] ?? Number.NaN) / 1e6
  // What the process and the files of the server keep is there before anything is counted.
  for (const requests of Object.values(questions)) for (const request of requests) await request()
  const took = new Map<string, Map<Shape, { wall: number[]; cpu: number[] }>>()
  for (let round = 0; round < Number(values.rounds); round++)
    for (const shape of round % 2 ? allShapes : allShapes.toReversed()) {
      for (const statement of shapes[shape]) await owner.query(statement)
      for (const [name, requests] of Object.entries(questions)) {
        const byShape = took.get(name) ?? new Map(allShapes.map(each => [each, { wall: [], cpu: [] }]))
        took.set(name, byShape)
        // The first after a change of the table reads what the server knows of it anew.
        await requests[0]?.()
        for (const request of requests) {
          const [at, before] = [performance.now(), processor()]
          await request()
          byShape.get(shape)?.cpu.push(processor() - before)
          byShape.get(shape)?.wall.push(performance.now() - at)
        }
      }
    }
  process.stdout.write(
    `${machine()}\n${values.articles} articles, ${values.rounds} rounds in turns; processor ms, wall ms, each by the first\n`,
  )
  for (const [name, byShape] of took) {
    const middles = allShapes.map(shape => {
      const { cpu = [], wall = [] } = byShape.get(shape) ?? {}
      return { shape, cpu: spread(cpu).p50, wall: spread(wall).p50 }
    })
    const [first] = middles
    for (const { shape, cpu, wall } of middles)
      process.stdout.write(
        `${name.padEnd(42)} ${shape.padEnd(20)} ${cpu.toFixed(2)} ${(cpu / (first?.cpu ?? 1)).toFixed(2)} ×  ${wall.toFixed(1)} ${(wall / (first?.wall ?? 1)).toFixed(2)} ×\n`,
      )
  }
  await close()
  await owner.end()
})
