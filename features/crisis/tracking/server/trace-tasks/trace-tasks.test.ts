// Articles whose pages are changed, deleted and restored while they are traced; what is told, what is copied, and what a recall stops.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { snapshotsServer } from '@guanlan/features/handling/snapshots/server'
import { type FileStore, type Listener, openListener, withScope } from '@guanlan/platform/server'
import { openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { recallTracesOf, startTracing, trackingServer } from '../index.ts'
import { purgeTraces, runTraces, type TracingParts } from './index.ts'
import { openSite, pageOf, type Site } from './testing/site.ts'

const trusted = new Set<string>()
const { as, databases, undo } = openFeature(
  [
    trackingServer,
    articleServer,
    snapshotsServer({
      trustedHosts: trusted,
      get system() {
        return databases().worker
      },
    }),
  ],
  [
    'trace_tasks',
    'trace_states',
    'trace_looks',
    'trace_texts',
    'trace_events',
    'deliveries',
    'page_copies',
    'article_probes',
    'article_counts',
    'source_hosts',
    'robots_files',
    'hits',
    'org_articles',
    'article_identities',
    'articles',
  ],
)
const path = '/inews/data/traceTask'
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]

let files: FileStore
let listener: Listener
let site: Site
/** What the adapter of the site counts; null: it knows no site. */
let likes: number | null = null
const failures: unknown[] = []
beforeAll(async () => {
  files = await testFiles()
  listener = await openListener(databases().ownerUrl)
  return () => listener.close()
})
beforeEach(async () => {
  likes = null
  site = await openSite()
  trusted.clear()
  trusted.add(site.host)
  await sql`insert into source_hosts (host, pause_seconds) values (${site.host}, 0)`.execute(databases().worker)
  return () => site.close()
})
afterEach(() => expect(failures.splice(0)).toEqual([]))

const parts = (): TracingParts => ({
  db: databases().worker,
  adapters: [
    {
      knows: () => likes !== null,
      ask: async () => ({ reads: null, likes, shares: null, comments: null }),
    },
  ],
  trustedHosts: trusted,
  files,
  listener,
  log: error => void failures.push(error),
})
/** Everything is due now, and looked at; copies are made. */
async function look(): Promise<void> {
  const db = databases().worker
  await sql`update trace_states set next_at = now() where flag < 2`.execute(db)
  // A host rests after a copy as long as its parts took.
  for (let due = true; due; ) {
    await sql`update source_hosts set free_at = now()`.execute(db)
    await sql`update trace_states set copy_at = now() where copy_at is not null`.execute(db)
    await runTraces(parts())
    const { rows } = await sql`select 1 from trace_states where copy_at is not null`.execute(db)
    due = rows.length > 0
  }
}

/** Of organisation 7. */
async function stored(url: string | null, more: Parameters<typeof newArticle>[0] = {}): Promise<number> {
  const article = newArticle({ url, title: '潮汐站公布水位', publishedAt: new Date(Date.now() - 3_600_000), ...more })
  return databases()
    .worker.transaction()
    .execute(async tx => {
      await storeArticles(tx, [article], new Map())
      const { rows } = await sql<{ id: number }>`select max(id) as id from articles`.execute(tx)
      const id = Number(rows[0]?.id)
      await adopt({ orgId: more.onlyOrg ?? 7, db: tx }, [id])
      return id
    })
}
async function traced(url: string | null, more: object = {}): Promise<number> {
  const answer = await member('POST', path, { articleId: await stored(url), ...more })
  expect(answer.http).toBe(200)
  return answer.data.id
}
const get = async (id: number) => (await reader('GET', `${path}/${id}`)).data
/** Newest first. */
const kinds = async (id: number): Promise<string[]> => (await get(id)).events.map(({ kind }: { kind: string }) => kind)
/** Titles of the messages to whoever started it, oldest first. */
async function messages(): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select message ->> 'title' as title from deliveries where org_id = 7 and user_id in (select owner_id from trace_tasks) order by id`.execute(
    databases().worker,
  )
  return rows.map(({ title }) => title.split('：')[0] ?? '')
}

test('a page that is changed, deleted and restored: its states, the difference, copies, and one message for each', async () => {
  site.set('/a', pageOf('水位为三米，一切正常。'))
  const id = await traced(`${site.origin}/a`)
  expect(await get(id)).toMatchObject({ flag: 0, state: null, lookedAt: null, title: '潮汐站公布水位' })
  await look()
  expect(await get(id)).toMatchObject({ flag: 1, state: '0', problem: null })
  expect(await kinds(id)).toEqual(['copied'])
  await look()
  expect(await kinds(id)).toEqual(['copied'])

  site.set('/a', pageOf('水位为五米，请勿靠近。'))
  await look()
  expect(await kinds(id)).toEqual(['copied', 'changed', 'copied'])
  const { events } = await get(id)
  const of = (kind: string) =>
    events[1].difference
      .filter((part: { kind: string }) => part.kind === kind)
      .map(({ text }: { text: string }) => text)
  expect(of('removed').join('')).toBe('三米一切正常')
  expect(of('added').join('')).toBe('五米请勿靠近')

  site.set('/a', 404)
  await look()
  await look()
  expect(await get(id)).toMatchObject({ state: '1', changes: 1 })
  site.set('/a', 503)
  await look()
  expect(await get(id)).toMatchObject({ state: '-1' })
  site.set('/a', pageOf('水位为五米，请勿靠近。'))
  await look()
  expect(await get(id)).toMatchObject({ state: '0' })
  expect(await kinds(id)).toEqual(['copied', 'back', 'deleted', 'copied', 'changed', 'copied'])
  expect(await messages()).toEqual(['追踪的文章有改动', '追踪的文章已删除', '追踪的文章已恢复'])
  const { articleId, looks } = await get(id)
  expect(looks.map(({ state }: { state: string }) => state)).toEqual(['0', '0', '0', '1', '1', '-1', '0'])
  const { data } = await reader('GET', `/inews/data/monitorArticle/${articleId}/pageCopies`)
  expect(data.copies.map(({ problem }: { problem: string | null }) => problem)).toEqual([null, null, null])
})

test('counts are those of the site where it can be asked, and growth is told once for so many times', async () => {
  site.set('/a', pageOf('水位为三米。'))
  likes = 20
  const id = await traced(`${site.origin}/a`, { growth: 3, copies: false })
  await look()
  likes = 59
  await look()
  expect(await kinds(id)).toEqual([])
  likes = 60
  await look()
  likes = 70
  await look()
  const task = await get(id)
  expect(task).toMatchObject({ counted: true, likenum: 70 })
  expect(task.events).toMatchObject([{ kind: 'growth', before: 20, now: 60 }])
  expect(task.looks.map(({ likenum }: { likenum: number }) => likenum)).toEqual([20, 59, 60, 70])
  expect(await messages()).toEqual(['追踪的文章互动量大增'])
})

test('where nobody can ask, it says so and lives from what is pushed', async () => {
  const id = await traced(null)
  await look()
  expect(await get(id)).toMatchObject({ flag: 1, state: null, problem: 'noAddress', counted: false, likenum: null })
  const { articleId } = await get(id)
  await sql`update articles set likes = 40 where id = ${articleId}::bigint`.execute(databases().worker)
  await look()
  expect(await get(id)).toMatchObject({ likenum: 40, problem: 'noAddress' })

  site.robots = 'User-agent: *\nDisallow: /'
  site.set('/a', pageOf('水位为三米。'))
  const forbidden = await traced(`${site.origin}/a`)
  await look()
  expect(await get(forbidden)).toMatchObject({ state: '-1', problem: 'forbidden' })
  site.robots = 503
  await sql`delete from robots_files`.execute(databases().worker)
  await look()
  expect(await get(forbidden)).toMatchObject({ state: '-1', problem: 'noAnswer' })
  expect(site.requests).toEqual([])
})

test('a page that changes with every look is told of three times, and its texts are bounded', async () => {
  const id = await traced(`${site.origin}/a`, { copies: false })
  for (let at = 0; at < 35; at++) {
    site.set('/a', pageOf(`第 ${at} 次公布的内容与之前都不相同。`))
    await look()
  }
  expect(await kinds(id)).toEqual(['restless', 'changed', 'changed'])
  expect(await messages()).toHaveLength(3)
  const { rows } = await sql`select 1 from trace_texts`.execute(databases().worker)
  expect(rows).toHaveLength(30)
})

test('a recall ends a task that waits, and one that is refused has ended', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const id = await traced(`${site.origin}/a`)
  const recall = () => member('POST', `${path}/recall`, { id })
  expect((await reader('POST', `${path}/recall`, { id })).http).toBe(403)
  expect(await recall()).toMatchObject({ http: 200, data: { flag: 2, nextAt: null } })
  expect((await get(id)).recalledAt).not.toBeNull()
  await look()
  expect(site.requests).toEqual([])
  expect(await recall()).toMatchObject({ http: 409, msg: '该任务已结束，不能召回' })
  await sql`update trace_states set flag = 3, recalled_at = null`.execute(databases().worker)
  expect(await recall()).toMatchObject({ http: 409 })
})

test('a recall ends the request that is under way within a second, with what was seen before', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const id = await traced(`${site.origin}/a`, { copies: false })
  await look()
  site.set('/a', 'hang')
  await sql`update trace_states set next_at = now()`.execute(databases().worker)
  await sql`update source_hosts set free_at = now()`.execute(databases().worker)
  const running = runTraces(parts())
  await vi.waitFor(() => expect(site.requests).toEqual(['/a', '/a']), { timeout: 5_000, interval: 10 })
  await member('POST', `${path}/recall`, { id })
  const from = performance.now()
  await running
  expect(performance.now() - from).toBeLessThan(1_000)
  expect(await get(id)).toMatchObject({ flag: 2, state: '0', looks: [{ state: '0' }] })
  await look()
  expect(site.requests).toEqual(['/a', '/a'])
})

test('a recall does not end the look that somebody else waits for', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const id = await traced(`${site.origin}/a`, { copies: false })
  const { articleId } = await get(id)
  const other = await stranger('POST', path, { articleId, copies: false })
  await look()
  expect(site.requests).toEqual(['/a'])
  await member('POST', `${path}/recall`, { id })
  await look()
  expect(site.requests).toEqual(['/a', '/a'])
  const seen = (await stranger('GET', `${path}/${other.data.id}`)).data
  expect(seen).toMatchObject({ flag: 1, state: '0' })
  expect(seen.looks).toHaveLength(2)
  expect((await get(id)).looks).toHaveLength(1)
})

/** In one transaction of organisation 7. */
const acting = <T>(work: (scope: Parameters<typeof startTracing>[0]) => Promise<T>) =>
  withScope(databases().worker, { orgId: 7 }, scope =>
    work({ ...scope, userId: 72, locale: 'zh' } as unknown as Parameters<typeof startTracing>[0]),
  )

test('two who start the same at once: the second waits, and is told', async () => {
  const articleId = await stored(`${site.origin}/a`)
  let second: Promise<{ http: number }> | undefined
  await acting(async scope => {
    await startTracing(scope, [articleId], { origin: 'hand', originId: null })
    second = member('POST', path, { articleId })
    let isOver = false
    void second.then(() => {
      isOver = true
    })
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
          databases().worker,
        )
        expect(rows.length > 0 || isOver).toBe(true)
      },
      { timeout: 10_000, interval: 20 },
    )
  })
  expect((await second)?.http).toBe(409)
})

test('what stands above starts traces and recalls its own', async () => {
  const ids = [await stored(`${site.origin}/a`), await stored(`${site.origin}/b`)]
  const foreign = await stored(`${site.origin}/c`, { onlyOrg: 8 })
  await member('POST', path, { articleId: ids[0] })
  const crisis = { origin: 'crisis', originId: 5 }
  expect(await acting(scope => startTracing(scope, [...ids, foreign], crisis))).toHaveLength(2)
  expect(await acting(scope => startTracing(scope, ids, crisis))).toEqual([])
  expect(await acting(scope => recallTracesOf(scope, 'crisis', 6))).toEqual({ changed: 0 })
  expect(await acting(scope => recallTracesOf(scope, 'crisis', 5))).toEqual({ changed: 2 })
  const { list } = (await reader('GET', path)).data
  expect(list.map(({ flag, origin }: { flag: number; origin: string }) => [flag, origin])).toEqual([
    [2, 'crisis'],
    [2, 'crisis'],
    [0, 'hand'],
  ])
  const count = async (query: string) => (await reader('GET', `${path}?${query}`)).data.total
  expect([
    await count('origin=crisis&originId=5'),
    await count('origin=crisis&originId=6'),
    await count('origin=hand'),
  ]).toEqual([2, 0, 1])
})

test('bad input: what is not to be seen, twice the same, an end before now or far away, odd numbers', async () => {
  const id = await stored(`${site.origin}/a`)
  const foreign = await stored(`${site.origin}/b`, { onlyOrg: 8 })
  const start = (body: object, ask = member) => ask('POST', path, body)
  expect(await start({ articleId: foreign })).toMatchObject({ http: 404, msg: '没有这篇文章，或您无权查看' })
  expect(await start({ articleId: id, endsAt: new Date(Date.now() - 1_000).toISOString() })).toMatchObject({
    http: 400,
    problems: [{ field: 'endsAt', msg: '追踪的结束时间须晚于现在' }],
  })
  expect((await start({ articleId: id, endsAt: '2999-01-01T00:00:00Z' })).http).toBe(400)
  for (const growth of [1, -3, 1_001, 2.5]) expect((await start({ articleId: id, growth })).http).toBe(400)
  expect((await start({ articleId: id, remark: '长'.repeat(501) })).http).toBe(400)
  expect((await start({ articleId: id }, reader)).http).toBe(403)
  expect((await start({ articleId: id })).http).toBe(200)
  expect(await start({ articleId: id })).toMatchObject({ http: 409, msg: '该文章已在追踪' })
})

test('a task is changed by version, taken away, and brought back with what was seen; another organisation reaches none', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const id = await traced(`${site.origin}/a`, { copies: false })
  await look()
  const { version, endsAt } = await get(id)
  const change = (more: object, ask = member) =>
    ask('PUT', path, { id, version, endsAt, growth: 5, copies: true, remark: '盯住', ...more })
  expect(await change({})).toMatchObject({ http: 200, data: { growth: 5, remark: '盯住', version: version + 1 } })
  expect((await change({})).http).toBe(409)
  for (const reply of [
    await stranger('GET', `${path}/${id}`),
    await change({}, stranger),
    await stranger('POST', `${path}/recall`, { id }),
    await stranger('DELETE', `${path}/${id}`),
  ])
    expect(reply.http).toBe(404)
  expect((await stranger('GET', path)).data.list).toEqual([])
  const removed = await member('DELETE', `${path}/${id}`)
  expect((await reader('GET', `${path}/${id}`)).http).toBe(404)
  await look()
  expect(site.requests).toEqual(['/a'])
  await undo(removed.operation)
  expect((await get(id)).looks).toHaveLength(1)
  await look()
  expect(site.requests).toEqual(['/a', '/a'])
})

test('an end that has come ends the task without a look; an article that is gone fails it', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const [over, gone] = [await traced(`${site.origin}/a`), await traced(`${site.origin}/b`)]
  await sql`update trace_tasks set ends_at = now() where id = ${over}`.execute(databases().worker)
  await sql`delete from org_articles where article_id = (select article_id from trace_tasks where id = ${gone})`.execute(
    databases().worker,
  )
  await sql`delete from articles where id = (select article_id from trace_tasks where id = ${gone})`.execute(
    databases().worker,
  )
  await look()
  expect(await get(over)).toMatchObject({ flag: 2, recalledAt: null })
  expect(await get(gone)).toMatchObject({ flag: 3, title: null })
  expect(site.requests).toEqual([])
  const { version } = await get(over)
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  const longer = await member('PUT', path, { id: over, version, endsAt, growth: 3, copies: true, remark: '' })
  expect(longer).toMatchObject({ http: 409, msg: '该任务已结束，不能延长' })
})

test('found by words, flag and state', async () => {
  site.set('/a', pageOf('水位为三米。'))
  const id = await traced(`${site.origin}/a`, { copies: false, remark: '重点_盯' })
  await traced(null)
  await look()
  const found = async (query: string) =>
    (await reader('GET', `${path}?${query}`)).data.list.map((row: { id: number }) => row.id)
  expect(await found('')).toHaveLength(2)
  expect(await found(`like=${encodeURIComponent('潮汐站')}`)).toHaveLength(2)
  expect(await found(`like=${encodeURIComponent('重点_')}`)).toEqual([id])
  expect(await found(`like=${encodeURIComponent('重点盯')}`)).toEqual([])
  expect(await found('state=0')).toEqual([id])
  expect(await found('flag=0')).toEqual([])
  expect(await found('mine=true')).toEqual([])
})

test('what was seen of a task that was taken away goes once undo is over', async () => {
  const id = await traced(null)
  await look()
  await member('DELETE', `${path}/${id}`)
  const db = databases().worker
  const left = async () => (await sql`select 1 from trace_looks`.execute(db)).rows.length
  await purgeTraces(db)
  expect(await left()).toBe(1)
  await sql`update trace_states set looked_at = now() - interval '101 days'`.execute(db)
  await purgeTraces(db)
  expect(await left()).toBe(0)
})
