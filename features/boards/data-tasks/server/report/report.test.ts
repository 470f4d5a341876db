// A report of a search: what the search counts is what the task writes down, and what the report counts.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { articleListServer } from '@guanlan/features/desk/article-list/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import type { ReportDocument } from '@guanlan/features/reports/reports/contract'
import { reportsServer, reportsWorks } from '@guanlan/features/reports/reports/server'
import { openDocuments } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { dataTasksServer, filling, taskBlocks } from '../index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases } = openFeature(
  [
    articleServer,
    articleActionsServer,
    monitorServer(openMonitorSaves(noListener)),
    articleListServer({ follow() {} }),
    shareServer,
    boardsServer,
    dataTasksServer,
    reportsServer(openDocuments(null), [taskBlocks]),
  ],
  ['report_templates', 'reports', 'data_tasks', 'data_task_runs', 'article_set_members', 'article_sets', 'tasks'],
)
const begin = Date.parse('2026-10-01T00:00:00.000Z')
const time = { from: new Date(begin).toISOString(), to: new Date(begin + 20 * 86_400_000).toISOString() }
const negative = { field: 'sentiment', is: 'is', values: ['-1'] }

beforeAll(async () => {
  const { worker } = databases()
  await sql`
    insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: n % 2 ? `水厂停水第${n}条` : `别的第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(begin + n * 12 * 3_600_000 + 1),
      sentiment: n % 3 ? 0 : -1,
      hits: n < 20 ? [{ orgId: 7, monitorId: 700, version: 1 }] : [],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const found = async (filters: object[]) =>
  (await as()('POST', '/inews/monitorArticle/list', { ...time, query: '停水', filters })).data.total

test.each([
  ['its rule alone', [], 15],
  ['a leaning', [negative], 5],
  ['a monitor beside the rule', [negative, { field: 'monitor', is: 'is', values: ['700'] }], 3],
])('a report of a search by %s counts what the search counts', async (name, filters, expected) => {
  const draft = { name, rule: '停水', filters, startTime: time.from, endTime: time.to }
  const { data: task } = await as()('POST', '/ia/analysis/add', draft)
  expect(await as()('POST', `/ia/analysis/${task.id}/report`, {})).toMatchObject({
    http: 409,
    msg: '任务完成之后才能查看数据',
  })
  await finishTasks(databases(), [filling])
  expect(await found(filters)).toBe(expected)
  expect((await as()('GET', `/ia/analysis/${task.id}`)).data).toMatchObject({ articles: expected, filters })
  const made = await as()('POST', `/ia/analysis/${task.id}/report`, {})
  expect(made).toMatchObject({ http: 200 })
  await finishTasks(databases(), reportsWorks([taskBlocks]))
  const { document } = (await as()('GET', `/report/get/${made.data.reportId}`)).data as { document: ReportDocument }
  const figures = document.blocks.find(block => block.kind === 'figures')
  expect(figures).toMatchObject({ figures: expect.arrayContaining([expect.objectContaining({ value: expected })]) })
  expect((await as()('GET', `/ia/analysis/${task.id}/report`)).data).toHaveLength(1)
})
