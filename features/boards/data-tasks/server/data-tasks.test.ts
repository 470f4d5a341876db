// Data tasks: what is written down is what the question finds, in one go or recalled half-way; nobody sees a part of it, and nobody limited to folders more than theirs.
import { Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, keysOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Pivot, PivotCell, PivotPart } from '../contract.ts'
import { contentOf } from './answers/content.ts'
import { pivotOfTask } from './answers/pivot.ts'
import { dataProjectsServer, dataSourcesServer, dataTasksServer, filling } from './index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [
    articleServer,
    monitorServer(openMonitorSaves(noListener)),
    boardsServer,
    dataTasksServer,
    dataProjectsServer,
    dataSourcesServer,
  ],
  ['data_tasks', 'data_task_runs', 'data_sources', 'data_projects', 'article_sets', 'tasks'],
)
const begin = Date.parse('2026-03-01T00:00:00.000Z')
const dayMs = 86_400_000
const count = 40
const from = new Date(begin).toISOString()
const to = new Date(begin + 240 * dayMs).toISOString()

/** Forty articles over more than half a year, of two monitors; every fourth one has a comment that asks. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`
    insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '灯塔', '乙', 1), (800, 8, 'item', '别家', '丙', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: count }, (_, n) =>
    newArticle({
      title: `第${n + 1}条${n % 5 === 0 ? '灯塔' : ''}`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: n % 3 === 0 ? '江城日报' : '江城晚报',
      mediaType: n % 3 === 0 ? 'press' : 'web',
      publishedAt: new Date(begin + n * 6 * dayMs + 3_600_000),
      sentiment: n % 4 === 0 ? -1 : 0,
      level: n % 4 === 0 ? 2 : null,
      likes: n,
      region: n < 10 ? 420100 : null,
      hits: [
        { orgId: 7, monitorId: 700, version: 1 },
        ...(n % 2 === 0 ? [{ orgId: 7, monitorId: 701, version: 1 }] : []),
      ],
      ...(n % 4 === 0 && {
        commentList: [
          {
            identity: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
            author: n % 8 === 0 ? '老王' : '小李',
            text: n % 8 === 0 ? '续航到底有多少？' : '售后不错',
            writtenAt: new Date(begin + n * 6 * dayMs),
            likes: n,
            region: null,
            sentiment: n % 8 === 0 ? (-1 as const) : (1 as const),
          },
        ],
      }),
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const draft = { name: '上半年', monitors: [700], startTime: from, endTime: to }
const add = async (more: object = {}) => (await as()('POST', '/ia/analysis/add', { ...draft, ...more })).data
const finish = () => finishTasks(databases(), [filling])
const within = <T>(work: Parameters<typeof withScope<T>>[2]) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, work)
/** By the list of the desk, a quarter at a time. */
const idsOfLists = (monitors: readonly number[] | null) =>
  within(async scope => {
    const ids: number[] = []
    for (let at = begin + 180 * dayMs; at >= begin; at -= 60 * dayMs) {
      const time = { from: new Date(at).toISOString(), to: new Date(at + 60 * dayMs - 1).toISOString() }
      ids.push(
        ...(await keysOf(scope, queryOfQuestion(Question.parse(time), monitors), null, 1_000)).map(({ id }) => id),
      )
    }
    return ids
  })
const idsOf = async (id: number) => {
  const { http, data } = await as()('POST', '/ia/analysis/content', { id, pageSize: 200 })
  expect(http).toBe(200)
  expect(data.total).toBe(data.list.length)
  return data.list.map((row: { id: number }) => row.id) as number[]
}
const shownTask = async (id: number) => (await as()('GET', `/ia/analysis/${id}`)).data

describe('a task', () => {
  test('has the articles of its question, over pieces of time and by monitor; until it is done nobody sees any', async () => {
    const { id, status } = await add()
    expect(status).toBe(0)
    const early = await as()('POST', '/ia/analysis/content', { id })
    expect([early.http, early.msg]).toEqual([409, '任务完成之后才能查看数据'])
    await finish()
    expect(await shownTask(id)).toMatchObject({ status: 2, articles: count, progress: null, isOwn: true })
    expect(await idsOf(id)).toEqual(await idsOfLists([700]))
    const half = await add({ name: '偶数', monitors: [701], mediaTypes: ['press'] })
    await finish()
    expect(await idsOf(half.id)).toHaveLength(7)
  })

  test('of a rule has what a search finds, whether or not a monitor wants it', async () => {
    const { id } = await add({ monitors: [], rule: '灯塔' })
    await finish()
    expect(await idsOf(id)).toHaveLength(count / 5)
  })

  test('recalled half-way shows nothing, and sent again has the same articles', async () => {
    const whole = await add({ name: '一次' })
    await finish()
    const { id } = await add({ name: '两次' })
    // After its first slice the work rests, so that it is recalled between two of them.
    const resting: typeof filling = {
      ...filling,
      slice: async of => ({ ...(await filling.slice(of)), pauseMs: 60_000 }),
    }
    const ended = finishTasks(databases(), [resting])
    while ((await shownTask(id)).progress?.done === 0) await new Promise(resolve => setTimeout(resolve, 10))
    expect((await as()('POST', '/inews/data/task/recall', { id })).data.status).toBe(4)
    await ended
    expect(await shownTask(id)).toMatchObject({ status: 4, articles: null })
    expect((await as()('POST', '/ia/analysis/content', { id })).http).toBe(409)
    const filter = { from, to, filters: [{ field: 'dataTask', is: 'is', values: [String(id)] }] }
    expect(await within(scope => countOf(scope, queryOfQuestion(Question.parse(filter), null)))).toBe(0)
    expect((await as()('POST', '/inews/data/task/resend', { id })).data.status).toBe(0)
    await finish()
    expect(await idsOf(id)).toEqual(await idsOf(whole.id))
  })

  test('is not recalled when it is done, nor sent again while it goes on', async () => {
    const { id } = await add()
    const again = await as()('POST', '/inews/data/task/resend', { id })
    expect([again.http, again.msg]).toEqual([409, '该任务正在处理，不能重发'])
    await finish()
    const late = await as()('POST', '/inews/data/task/recall', { id })
    expect([late.http, late.msg]).toEqual([409, '该任务已完成，不能撤回'])
  })

  test('is removed and brought back with its articles; those of others only by who manages everybody’s', async () => {
    const { id } = await add()
    await finish()
    expect((await as('reader')('DELETE', `/ia/analysis/delete?id=${id}`)).http).toBe(403)
    const removed = await as('orgAdmin')('DELETE', `/ia/analysis/delete?id=${id}`)
    expect(removed.data).toEqual({ changed: 1 })
    expect((await as()('POST', '/ia/analysis/content', { id })).http).toBe(404)
    await undo(removed.operation, as('orgAdmin'))
    expect(await idsOf(id)).toHaveLength(count)
    const theirs = (await as('orgAdmin')('POST', '/ia/analysis/add', { ...draft, name: '管理员的' })).data
    const refused = await as()('POST', '/ia/analysis/remove', { ids: [id, theirs.id] })
    expect([refused.http, refused.key]).toEqual([403, 'dataTasks.notOwn'])
    expect((await as()('POST', '/ia/analysis/list', { whose: 'own' })).data.total).toBe(1)
  })

  test('fails whole, with its reason, when its monitor goes; another organisation finds nothing of it', async () => {
    const { id } = await add()
    await sql`update monitors set deleted_at = now() where id = 700`.execute(databases().worker)
    await expect(finish()).resolves.toBeUndefined()
    await sql`update monitors set deleted_at = null where id = 700`.execute(databases().worker)
    const failed = await shownTask(id)
    expect([failed.status, failed.problem]).toEqual([3, expect.stringContaining('监测项')])
    const other = as('orgAdmin', 8)
    for (const [path, body] of [
      ['/ia/analysis/content', { id }],
      ['/inews/data/task/resend', { id }],
      ['/api/v1/article/list', { taskId: id }],
    ] as const)
      expect((await other('POST', path, body)).http).toBe(404)
  })

  test.each([
    ['more than 13 months', { startTime: '2025-10-01T00:00:00Z', endTime: '2026-11-01T00:00:01Z' }, 'endTime'],
    ['an end before the beginning', { endTime: '2026-02-01T00:00:00Z' }, 'endTime'],
    ['nothing to find', { monitors: [] }, 'monitors'],
    ['monitors and a rule', { rule: '灯塔' }, 'monitors'],
    ['a monitor of another organisation', { monitors: [800] }, 'monitors'],
    ['a rule that cannot be read', { monitors: [], rule: '(灯塔' }, 'rule'],
    ['a project that is not there', { projectId: 99 }, 'projectId'],
    ['a source that is not there', { monitors: [], sourceId: 99 }, 'sourceId'],
    ['no name', { name: ' ' }, 'name'],
  ])('refused: %s', async (_, more, field) => {
    const { http, problems } = await as()('POST', '/ia/analysis/add', { ...draft, ...more })
    expect([http, problems?.[0]?.field]).toEqual([400, field])
    expect((await as()('POST', '/ia/analysis/list', {})).data.total).toBe(0)
  })
})

test('somebody limited to folders sees the articles of these alone, in pages and in numbers', async () => {
  const { id } = await add()
  await finish()
  const limited = await within(async scope => {
    const seen = { ...scope, limitedTo: [701] }
    const page = { id, page: 1, pageSize: 200, sort: 'time_desc' as const, filters: [] }
    return [
      await contentOf(seen, page),
      await pivotOfTask(seen, { id, rows: 'mediaType', columns: 'sentiment' }),
    ] as const
  })
  expect([limited[0].total, limited[1].total.articles]).toEqual([count / 2, count / 2])
})

test('comments lean, ask and are counted by who wrote them and by their words', async () => {
  const { id } = await add()
  await finish()
  const { data } = await as()('POST', '/ia/analysis/comment', { id, order: 'likes' })
  expect(data).toMatchObject({ total: 10, sums: { positive: 5, neutral: 0, negative: 5, asking: 5, articles: 10 } })
  expect(data.list[0]).toMatchObject({ likes: 36, articleTitle: expect.stringContaining('第37条') })
  expect(data.accounts).toEqual([
    { author: '小李', count: 5, negative: 0 },
    { author: '老王', count: 5, negative: 5 },
  ])
  expect(data.words.map(({ word }: { word: string }) => word)).toContain('续航')
  const asking = await as()('POST', '/ia/analysis/comment', { id, asking: true, author: '老王', like: '续航' })
  expect([asking.data.total, asking.data.list.length]).toEqual([5, 5])
})

describe('a pivot', () => {
  const counted = (id: number, parts: readonly PivotPart[], fold = false) =>
    within(scope =>
      countOf(scope, {
        ...{ monitorIds: null, place: 'desk', fold },
        from: new Date(parts.map(part => part.from).find(Boolean) ?? from),
        to: new Date(parts.map(part => part.to).find(Boolean) ?? to),
        filters: [{ field: 'dataTask', is: 'is', values: [String(id)] }, ...parts.flatMap(({ filters }) => filters)],
      }),
    )

  test.each([
    ['mediaType', 'sentiment'],
    ['medium', 'month'],
    ['region', 'level'],
    ['monitor', 'week'],
  ] as const)('of %s and %s: each number is the total of the list it opens', async (rows, columns) => {
    const { id } = await add()
    await finish()
    const answer = await as()('POST', '/ia/analysis/pivot', { id, rows, columns })
    expect(answer.msg).toBe('')
    const pivot: Pivot = answer.data
    expect(pivot.total.articles).toBe(count)
    const shown: [PivotCell, PivotPart[]][] = [
      ...pivot.rows.map((row, at): [PivotCell, PivotPart[]] => [pivot.ofRows[at] as PivotCell, [row]]),
      ...pivot.columns.map((column, at): [PivotCell, PivotPart[]] => [pivot.ofColumns[at] as PivotCell, [column]]),
      ...pivot.rows
        .slice(0, 2)
        .flatMap((row, n) =>
          pivot.columns
            .slice(0, 3)
            .map((column, m): [PivotCell, PivotPart[]] => [pivot.cells[n]?.[m] as PivotCell, [row, column]]),
        ),
    ]
    for (const [cell, parts] of shown)
      expect([cell.articles, cell.stories], parts.map(({ name }) => name).join()).toEqual([
        await counted(id, parts),
        await counted(id, parts, true),
      ])
    const file = await as()('POST', '/ia/analysis/pivot/file', { id, rows, columns })
    expect([file.http, file.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })
})

test('the data platform: a task in a project by its source’s question; a removed project leaves its tasks, and undo joins them again', async () => {
  const project = (await as()('POST', '/api/v1/project', { name: '年度' })).data
  const taken = await as()('POST', '/ia/project', { name: '年度' })
  expect([taken.http, taken.problems?.[0]?.field]).toEqual([409, 'name'])
  const source = (
    await as()('POST', '/api/v1/datasource', {
      name: '青麓源',
      dataSource: 'monitor',
      projectId: project.id,
      monitors: [701],
    })
  ).data
  const without = await as()('POST', '/api/v1/datasource', { name: '检索源', dataSource: 'search' })
  expect([without.http, without.problems?.[0]?.field]).toEqual([400, 'rule'])
  const sent = { ...draft, monitors: [], projectId: project.id, sourceId: source.id }
  expect((await as()('POST', '/api/v1/task', { ...sent, projectId: null })).problems?.[0]?.field).toBe('projectId')
  const task = (await as()('POST', '/api/v1/task', sent)).data
  expect(task).toMatchObject({ monitors: [701], projectId: project.id })
  await finish()
  expect((await as()('GET', `/api/v1/project/${project.id}`)).data.tasks).toBe(1)
  expect((await as()('GET', `/ia/task?projectId=${project.id}&status=2`)).data.total).toBe(1)
  const named = await as()('PUT', `/api/v1/task/${task.id}`, {
    name: '改名',
    projectId: project.id,
    version: task.version,
  })
  expect(named.data).toMatchObject({ name: '改名', articles: count / 2, monitors: [701] })
  expect(
    (await as()('PUT', `/api/v1/task/${task.id}`, { name: '再改', projectId: null, version: task.version })).http,
  ).toBe(409)
  const removed = await as()('DELETE', `/api/v1/project/${project.id}`)
  expect(await shownTask(task.id)).toMatchObject({ projectId: null })
  await undo(removed.operation)
  expect(await shownTask(task.id)).toMatchObject({ projectId: project.id })
})

test('each call for articles spends one of the month, and the last one says so', async () => {
  const { id } = await add()
  await finish()
  const { worker } = databases()
  const used = async () => {
    const { rows } = await sql<{ used: string }>`
      select coalesce(sum(used), 0) as used from quota_uses where org_id = 7 and quota = 'dataApiCount'`.execute(worker)
    return Number(rows[0]?.used)
  }
  const ask = () => as()('POST', '/api/v1/article/list', { taskId: id, pageSize: 5 })
  expect((await ask()).data).toMatchObject({ total: count, pageSize: 5 })
  expect(await used()).toBe(1)
  await sql`insert into org_limits (org_id, quota, most) values (7, 'dataApiCount', 2)`.execute(worker)
  expect((await ask()).http).toBe(200)
  const over = await ask()
  expect([over.http, over.key, await used()]).toEqual([403, 'platform.overQuota', 2])
  await sql`delete from org_limits where quota = 'dataApiCount'`.execute(worker)
})
