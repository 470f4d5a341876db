// The report of an event: an ordinary report, made of its course by the door of features/reports, on a real database.
import { Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countsOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import type { PlainBlock, ReportDocument } from '@guanlan/features/reports/reports/contract'
import { reportsServer, reportsWorks } from '@guanlan/features/reports/reports/server'
import { openDocuments, withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { eventBlocks, eventsServer } from '../index.ts'

const { as, databases } = openFeature(
  [
    eventsServer({ follow() {} }),
    articleActionsServer,
    articleServer,
    shareServer,
    reportsServer(openDocuments(null), [eventBlocks]),
  ],
  ['report_templates', 'reports', 'deliveries', 'events', 'article_set_members', 'article_sets', 'articles'],
)
const [writer, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const start = new Date('2026-10-01T00:00:00Z')
const hour = (at: number) => new Date(start.getTime() + at * 3_600_000)

/** Quiet, a day of many, quiet again: a course of several phases. */
async function anEvent(): Promise<number> {
  const hours = [0, 5, ...Array.from({ length: 60 }, (_, at) => 24 + Math.floor(at / 6)), 60, 70]
  const ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = hours.map((at, n) =>
        newArticle({
          title: `水厂停水第${n}条`,
          body: `第${n}位居民说水厂停水了。`,
          publishedAt: hour(at),
          sentiment: n % 2 ? -1 : 0,
        }),
      )
      const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, stored)
      return stored
    })
  const { data } = await writer('POST', '/ipr/infoEvent/add', {
    title: '停水事件',
    idList: ids,
    startTime: start.toISOString(),
  })
  expect(
    await writer('PUT', '/ipr/infoEvent/updateEventAnalyze', { id: data.id, updateFlag: 'refresh' }),
  ).toMatchObject({
    http: 200,
  })
  return data.id
}
const read = async (id: number): Promise<ReportDocument> => (await writer('GET', `/report/get/${id}`)).data.document
type OfKind<K> = Extract<PlainBlock, { kind: K }>
const tables = ({ blocks }: ReportDocument) =>
  blocks.filter((block): block is OfKind<'table'> => block.kind === 'table')

test('its phases are those of the page, and each number is the total of the list it opens', async () => {
  const id = await anEvent()
  const made = await writer('POST', `/ipr/infoEvent/${id}/report`, {})
  expect(made).toMatchObject({ http: 200 })
  await finishTasks(databases(), reportsWorks([eventBlocks]))
  const document = await read(made.data.reportId)
  expect(document.title).toBe('“停水事件”事件报告')
  const page = (await writer('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data
  const phases = page.tree.nodes.filter(({ kind }: { kind: string }) => kind === 'phase')
  expect(phases.length).toBeGreaterThan(1)
  const table = tables(document).find(({ behindRows }) => behindRows)
  expect(table?.rows.map(cells => cells.slice(3))).toEqual(
    phases.map(({ phase }: { phase: { count: number; negative: number } }) => [phase.count, phase.negative]),
  )
  const totals = await withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countsOf(
      scope,
      (table?.behindRows ?? []).map(behind => queryOfQuestion(Question.parse(behind), null)),
    ),
  )
  expect(totals).toEqual(table?.rows.map(cells => cells[3]))
  expect(totals.reduce((sum, count) => sum + count, 0)).toBe(page.articles)
  expect((await writer('GET', `/ipr/infoEvent/${id}/report`)).data).toMatchObject([{ id: made.data.reportId }])
})

test('whoever may not make reports makes none; strangers find neither event nor report', async () => {
  const id = await anEvent()
  expect((await reader('POST', `/ipr/infoEvent/${id}/report`, {})).http).toBe(403)
  for (const method of ['GET', 'POST'] as const)
    expect((await stranger(method, `/ipr/infoEvent/${id}/report`, method === 'POST' ? {} : undefined)).http).toBe(404)
})
