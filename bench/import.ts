/** Real articles through the whole pipeline with 1,000 rules live: `npm run bench -- import [--filters N] [--workers N] [--data DIR]`. Skips without ../shared/data. */
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { MonitorDraft } from '../features/monitors/monitors/contract.ts'
import { createMonitor } from '../features/monitors/monitors/server/index.ts'
import { importFile, readItem, startFlow, waiting } from '../pipeline/index.ts'
import { type Database, growSlowly, openDatabases, openListener, withScope } from '../platform/server/index.ts'
import { dataBeside } from './data.ts'
import { withDatabase } from './database.ts'
import { databaseProcessorMs } from './database-processor.ts'
import { startWorkers, type Worked } from './import/workers.ts'
import { machine } from './machine.ts'

// As main.ts does for the product.
growSlowly()

const { values: requested } = parseArgs({
  options: {
    data: { type: 'string', default: dataBeside },
    filters: { type: 'string', default: '0' },
    /** Processes that store, beside this one, which then only hands in; 0: this one does all. */
    workers: { type: 'string', default: '0' },
  },
})
const data = resolve(requested.data)
const files = ['news/sina_2018.jsonl.gz', 'news/cctv_xinwenlianbo.jsonl.gz', 'social/weibo_ced_posts.jsonl.gz'].map(
  file => join(data, file),
)
if (
  !(await access(files[0] ?? '').then(
    () => true,
    () => false,
  ))
) {
  process.stdout.write(`import: no articles at ${data}; nothing measured\n`)
  process.exit(0)
}

/** Two to four common words each, joined in the ways people join them. */
const words =
  '华为 小米 苹果 腾讯 阿里 百度 京东 汽车 手机 电影 足球 股市 基金 房价 地铁 高铁 疫情 武汉 北京 上海 深圳 召回 投诉 质量 价格 服务 安全 食品 药品 学校 医院 银行 保险 旅游 酒店 航班 天气 台风 地震 火灾 法院 警方 市场 消费 出口 关税 能源 电力 煤炭 农业 水稻 科技 芯片 卫星 火箭 互联网 直播 网红 明星 综艺 音乐 游戏'.split(
    ' ',
  )
const rules = Array.from({ length: 1_000 }, (_, n) => {
  const pick = (step: number) => words[(n * 7 + step * 13 + (n % 11) * step) % words.length]
  return (
    [
      `${pick(1)}+${pick(2)}`,
      `(${pick(1)}|${pick(2)})+${pick(3)}`,
      `${pick(1)}+${pick(2)}-${pick(3)}`,
      `${pick(1)}{10}${pick(2)}`,
      `${pick(1)}^3`,
    ][n % 5] ?? ''
  )
})

/** Words of filters are rarer than those of rules; each is another one. */
const filterOf = (n: number) => ({
  org_id: 1 + (n % 2),
  kind: n % 10 === 0 ? 'white' : 'black',
  name: `过滤 ${n}`,
  conditions: JSON.stringify([
    {
      name: n % 3 === 0 ? 'title' : 'text',
      relationOperator: 'contains',
      value: [`${words[n % words.length]}${n % 7 === 0 ? '新闻' : `第${n}期`}`],
    },
    { name: 'length', relationOperator: 'atMost', value: ['5000'] },
  ]),
})

/** What the tables that grow with articles take on the disk, with their indexes and all their parts. */
async function printSizes(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select coalesce(parent.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1 having sum(pg_total_relation_size(c.oid)) > 500000 order by 2 desc`.execute(
    db,
  )
  const { rows: counted } = await sql<{ articles: number; facts: number; hits: number; characters: number }>`
    select (select count(*) from articles)::int as articles, (select count(*) from org_articles)::int as facts, (select count(*) from hits)::int as hits,
      (select avg(length(title) + length(body)) from articles)::float8 as characters`.execute(db)
  const { articles = 0, facts = 0, hits = 0, characters = 0 } = counted[0] ?? {}
  process.stdout.write(
    `${articles} articles of ${Math.round(characters)} characters, ${facts} facts, ${hits} hits; bytes on the disk an article:\n`,
  )
  for (const { name, bytes } of rows) process.stdout.write(`  ${name.padEnd(24)} ${Math.round(bytes / articles)}\n`)
}

await withDatabase(async url => {
  const databases = openDatabases(url)
  const listener = await openListener(url)
  const db = databases.worker
  await db
    .insertInto('organisations')
    .values([1, 2].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  for (const [n, rule] of rules.entries())
    await withScope(db, { orgId: 1 + (n % 2) }, scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `规则 ${n}`, rule })),
    )
  const filters = Array.from({ length: Number(requested.filters) }, (_, n) => filterOf(n))
  if (filters.length > 0) await db.insertInto('filters').values(filters).execute()
  await db.deleteFrom('tasks').execute()
  const count = Number(requested.workers)
  const flow = count === 0 ? startFlow(db, listener, error => process.stderr.write(`${error}\n`)) : null
  const workers = await startWorkers(url, count)
  const own = (): Worked[] => {
    if (!flow) return []
    const { user, system } = process.cpuUsage()
    return [{ ...flow.state(), turnMs: flow.turnMs(), processorMs: (user + system) / 1000 }]
  }
  /** Of each process that stores, since it started. */
  const worked = async () => [...(await workers.report()), ...own()]
  const processorMs = async () => (await worked()).reduce((sum, each) => sum + each.processorMs, 0)
  let mostMemory = 0
  const watch = setInterval(() => (mostMemory = Math.max(mostMemory, process.memoryUsage().rss)), 200)
  process.stdout.write(`${machine()}\n`)
  for (const file of files) {
    const started = performance.now()
    const processorBefore = await processorMs()
    const databaseWorked = await databaseProcessorMs(db)
    const { accepted, refused } = await importFile(db, file, { read: readItem, refused: () => {}, progress: () => {} })
    while ((await waiting(db)).articles > 0) await new Promise(resolve => setTimeout(resolve, 20))
    const seconds = (performance.now() - started) / 1000
    const processor = (await processorMs()) - processorBefore
    const databaseNow = await databaseProcessorMs(db)
    const ofDatabase =
      databaseWorked === null || databaseNow === null
        ? ''
        : `, ${((databaseNow - databaseWorked) / accepted).toFixed(2)} of PostgreSQL`
    process.stdout.write(
      `${file.slice(data.length + 1).padEnd(36)} ${accepted} articles (${refused} refused) in ${seconds.toFixed(1)} s: ${Math.round(accepted / seconds)} articles/s, ${(processor / accepted).toFixed(2)} ms of ${flow ? 'this process' : 'all workers'} each${ofDatabase}\n`,
    )
  }
  clearInterval(watch)
  const { n } = await db
    .selectFrom('hits')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const { filtered } = await db
    .selectFrom('hits')
    .select(eb => eb.fn.countAll<number>().as('filtered'))
    .where('filter_id', 'is not', null)
    .executeTakeFirstOrThrow()
  process.stdout.write(
    `${rules.length} rules, ${filters.length} filters, ${n} hits, ${filtered} of them filtered, memory of this process at most ${Math.round(mostMemory / 2 ** 20)} MB\n`,
  )
  for (const { articles, turnShare, turnMs } of await worked())
    process.stdout.write(
      `${articles} articles stored, ${(turnShare * 100).toFixed(0)} % of the time of batches with all others waiting, ${(turnMs / articles).toFixed(2)} ms an article\n`,
    )
  await workers.stop()
  await flow?.stop()
  await printSizes(db)
  await listener.close()
  await databases.close()
})
process.exit(0)
