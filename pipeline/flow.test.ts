import { type Databases, type Listener, openDatabases, openListener } from '@guanlan/platform/server'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accept, type Flow, readItem, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

let database: TestDatabase
const opened: { databases: Databases; listener: Listener; flow: Flow }[] = []
let failures: string[] = []

beforeEach(async () => {
  database = await migratedDatabase()
  failures = []
})
afterEach(async () => {
  for (const { flow, listener, databases } of opened.splice(0)) {
    await flow.stop()
    await listener.close()
    await databases.close()
  }
  await database.drop()
})

/** A worker as a process of its own would be: its own connections, its own rules. */
async function worker() {
  const databases = openDatabases(database.url, { app: 1, worker: 4 })
  const listener = await openListener(database.url)
  const flow = startFlow(databases.worker, listener, error => void failures.push(String(error)))
  const one = { databases, listener, flow }
  opened.push(one)
  return one
}
const numbered = (count: number, from = 0): RawArticle[] =>
  Array.from({ length: count }, (_, n) => ({ sourceId: String(from + n), title: `标题 ${from + n}`, media: '甲报' }))
const handed = (items: RawArticle[]) => ({ source: 'test', onlyOrg: null, items })

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client(database.url)
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}
async function until(done: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await done()); ) {
    if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

test('one article that the database refuses does not hold back the others of its batch', async () => {
  await asOwner(`alter table articles add check (title <> '毒')`)
  const { databases, flow } = await worker()
  const db = databases.worker
  await accept(db, handed([...numbered(30), { sourceId: 'poison', title: '毒' }, ...numbered(30, 30)]))
  await until(async () => (await waiting(db)).articles === 1)
  const { rows } = await sql<{ n: number }>`select count(distinct title)::int as n from articles`.execute(db)
  expect(rows[0]?.n).toBe(60)
  await until(async () => {
    const { rows: left } = await sql<{ last_error: string; pause: number }>`
      select last_error, extract(epoch from retry_at - now())::int as pause from received_batches where attempts > 1`.execute(
      db,
    )
    return left[0] !== undefined && /check constraint/.test(left[0].last_error) && left[0].pause > 5
  })
  expect(await waiting(db)).toMatchObject({ articles: 1, failing: 1 })
  // Counted once the end of the transaction is known here; others see its rows before that.
  await until(async () => flow.state().articles === 60)

  // Whatever was wrong is mended: the article that waits comes in by itself.
  await asOwner('alter table articles drop constraint articles_title_check')
  await sql`update received_batches set retry_at = now()`.execute(db)
  await until(async () => (await waiting(db)).articles === 0)
})

test('an article whose month nobody has made waits for it, and is stored with it', async () => {
  // As if neither a start nor the nightly job had come about for three months.
  await asOwner(`do $$ declare part text; begin
    for part in select inhrelid::regclass::text from pg_inherits
      where inhparent in ('articles'::regclass, 'article_likeness'::regclass, 'article_reposts'::regclass, 'org_articles'::regclass, 'hits'::regclass, 'article_grams'::regclass)
        and inhrelid::regclass::text ~ '_[0-9]+$' loop execute 'drop table ' || part; end loop; end $$`)
  const { databases } = await worker()
  await accept(databases.worker, handed(numbered(3)))
  await until(async () => (await waiting(databases.worker)).articles === 0)
  // Once, or again while the month was being made.
  expect(failures.filter(failure => failure.includes('no partition of relation'))).not.toEqual([])
  expect(await databases.worker.selectFrom('articles').select('title').orderBy('title').execute()).toHaveLength(3)
})

test('whatever characters stand in an article, it is stored', async () => {
  const { databases } = await worker()
  const dirty = '零\u0000半\ud83d'
  const value = { sourceId: dirty, title: dirty, body: dirty, media: dirty, author: dirty, extra: { [dirty]: [dirty] } }
  const read = readItem(JSON.parse(JSON.stringify(value)), 0, new Date())
  expect(read).toHaveProperty('item')
  if ('item' in read) await accept(databases.worker, handed([read.item]))
  await until(async () => (await waiting(databases.worker)).articles === 0)
  const row = await databases.worker.selectFrom('articles').select(['title', 'extra']).executeTakeFirst()
  expect(row).toEqual({ title: '零半\ufffd', extra: { '零半\ufffd': ['零半\ufffd'], time: { of: 'arrival' } } })
  expect(failures).toEqual([])
})

test('two workers on one queue store everything exactly once', async () => {
  const [one, two] = [await worker(), await worker()]
  const db = one.databases.worker
  // Every article comes twice, in batches that overlap and name the same media in another order.
  for (let start = 0; start < 1_000; start += 100) {
    await accept(db, handed(numbered(200, start)))
    await accept(two.databases.worker, handed(numbered(150, start + 20).reverse()))
  }
  await until(async () => (await waiting(db)).articles === 0)
  const { rows } = await sql<{ articles: number; distinct: number; grams: number }>`
    select count(*)::int as articles, count(distinct identity)::int as distinct, (select count(*)::int from article_grams) as grams from articles`.execute(
    db,
  )
  expect(rows[0]).toEqual({ articles: 1_100, distinct: 1_100, grams: 1_100 })
  expect(failures).toEqual([])
  expect(one.flow.state().articles).toBeGreaterThan(0)
  expect(two.flow.state().articles).toBeGreaterThan(0)
})

test('the same article twice in a batch is stored once, with the newer counts', async () => {
  const { databases } = await worker()
  const article = { sourceId: '1', title: '标题' }
  await accept(
    databases.worker,
    handed([
      { ...article, likes: 3 },
      { ...article, likes: 9 },
    ]),
  )
  await until(async () => (await waiting(databases.worker)).articles === 0)
  expect(await databases.worker.selectFrom('articles').select('likes').execute()).toEqual([{ likes: 9 }])
})

test('an article is stored within a second of being accepted, though nobody asked', async () => {
  const { databases } = await worker()
  await new Promise(resolve => setTimeout(resolve, 300))
  // Nobody tells of the end of a batch, so without being woken the worker would look again after two seconds, each time.
  const took: number[] = []
  for (const n of [1, 2, 3]) {
    const started = Date.now()
    await accept(databases.worker, handed([...numbered(n)].slice(-1)))
    await until(async () => (await waiting(databases.worker)).articles === 0)
    took.push(Date.now() - started)
  }
  expect(Math.min(...took)).toBeLessThan(1_000)
})

test('an article is judged for the subject of every monitor that wants it', async () => {
  const { databases } = await worker()
  const db = databases.worker
  await sql`insert into organisations (id, name) values (1, '机构一')`.execute(db)
  await sql`
    insert into monitors (id, org_id, kind, name, rule) values (11, 1, 'item', '咖啡', '云岸咖啡'), (12, 1, 'item', '茶舍', '泊舟茶舍')`.execute(
    db,
  )
  const praise = '云岸咖啡的服务态度非常好，环境干净舒适，味道也很棒，顾客都说非常满意，下次还会再来，强烈推荐给大家。'
  const blame =
    '泊舟茶舍的服务态度太差，等了一个小时没人理，茶是凉的，投诉也没有人管，非常失望，再也不会来了，大家千万别去。'
  const body = `${praise}${'街角的樟树今年又高了一截。'.repeat(8)}${blame}`
  const article = { title: '两家门店同一天开张', body, media: '甲报', mediaType: 'bbs' as const }
  await accept(
    db,
    handed([
      { ...article, sourceId: 'judged' },
      { ...article, sourceId: 'said', sentiment: 1 },
    ]),
  )
  await until(async () => (await waiting(db)).articles === 0)
  const { rows } = await sql<{ monitor_id: number; sentiment: number; by_text: boolean }>`
    select h.monitor_id, h.sentiment, a.probability is not null as by_text from hits h join articles a on a.id = h.article_id order by a.id, h.monitor_id`.execute(
    db,
  )
  expect(rows.map(row => [row.monitor_id, row.by_text, row.sentiment])).toEqual([
    [11, true, 1],
    [12, true, -1],
    [11, false, 1],
    [12, false, 1],
  ])
})

test('an article that comes under another name of a medium is the medium’s, with the type that was corrected', async () => {
  await asOwner(`insert into media (id, name, media_type, type_before) values (90, '青麓日报', 2, 1);
    insert into media_names (name, media_id, kind) values ('青麓客户端', 90, 'alias'), ('news.example.com', 90, 'domain')`)
  const { databases, flow } = await worker()
  await accept(
    databases.worker,
    handed([
      { title: '一', media: '青麓客户端', mediaType: 'web' },
      { title: '二', url: 'https://news.example.com/2', mediaType: 'weixin' },
      { title: '三', media: '青麓日报', mediaType: 'web' },
    ]),
  )
  await expect.poll(() => flow.state().articles).toBe(3)
  const rows = await databases.worker
    .selectFrom('articles')
    .select(['title', 'media_id', 'media_type'])
    .orderBy('title')
    .execute()
  expect(rows.map(({ title, media_id, media_type }) => [title, media_id, media_type])).toEqual([
    ['一', 90, 2],
    ['三', 90, 2],
    ['二', 90, 5],
  ])
})

test('a headline that its source changed is shown and found, and the old one kept', async () => {
  const { databases } = await worker()
  const db = databases.worker
  const stored = async () => {
    const { rows } = await sql<{ title: string; marked: string; earlier: { title: string }[] | null }>`
      select a.title, g.title as marked, a.earlier_titles as earlier from articles a join article_grams g on g.article_id = a.id order by a.id`.execute(
      db,
    )
    return rows.map(({ title, marked, earlier }) => [title, marked, (earlier ?? []).map(each => each.title)])
  }
  const send = async (title: string, isEdited?: true) => {
    await accept(db, handed([{ sourceId: '1', title, body: '正文不变。', media: '甲报', isEdited }]))
    await until(async () => (await waiting(db)).articles === 0)
  }
  await send('港口扩建')
  // What is told again without a word is not taken for an edit: senders name one article in several ways.
  await send('港口扩建（组图）')
  expect(await stored()).toEqual([['港口扩建', expect.stringContaining('港'), []]])
  await send('港口扩建推迟', true)
  await send('港口扩建推迟', true)
  const [[title, marked, earlier] = []] = await stored()
  expect([title, earlier]).toEqual(['港口扩建推迟', ['港口扩建']])
  expect(String(marked).replaceAll(/[^\p{L}]/gu, '')).toContain('推')
  await send('港口扩建取消', true)
  expect((await stored())[0]?.[2]).toEqual(['港口扩建', '港口扩建推迟'])
})
