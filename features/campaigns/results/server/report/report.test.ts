// The report of a campaign: an ordinary report, made of its numbers by the door of features/reports, on a real database.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { piecesServer } from '@guanlan/features/campaigns/pieces/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import type { PlainBlock, ReportDocument } from '@guanlan/features/reports/reports/contract'
import { reportsServer, reportsWorks } from '@guanlan/features/reports/reports/server'
import { openDocuments } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { campaignBlocks, resultsServer } from '../index.ts'

const { as, databases } = openFeature([
  resultsServer,
  piecesServer,
  releasesServer,
  campaignMediaServer,
  campaignsServer({ follow() {} }),
  chartServer,
  articleActionsServer,
  articleServer,
  shareServer,
  reportsServer(openDocuments(null), [campaignBlocks]),
])
const [writer, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const start = Date.UTC(2026, 6, 1)
const dayMs = 86_400_000
const day = (at: number) => new Date(start + at * dayMs).toISOString()

let ids: number[] = []
beforeAll(async () => {
  ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = Array.from({ length: 9 }, (_, n) =>
        newArticle({
          title: `第${n}条`,
          body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(90)}${n < 4 ? '续航一千公里。' : ''}`,
          media: n % 2 ? '江城日报' : '江城晚报',
          publishedAt: new Date(start + n * 12 * dayMs),
          sentiment: n < 2 ? -1 : 1,
        }),
      )
      const stored = await storeArticles(tx, articles, new Map())
      const inOrder = articles.map(({ identity }) => Number(stored.ids.get(identity)))
      await adopt({ orgId: 7, db: tx }, inOrder)
      return inOrder
    })
})

/** @param days how long it is */
async function aCampaign(name: string, days: number, articleIds: readonly number[]): Promise<number> {
  const plan = {
    ...{ name, startTime: day(0), endTime: day(days), messages: [{ text: '续航一千公里' }] },
    targets: [{ measure: 'pieces', number: 100, by: day(days) }],
  }
  const { id } = (await writer('POST', '/ipr/activity/add', plan)).data
  await writer('POST', '/inews/data/monitorArticle/acts', { idList: articleIds, acts: [id], mode: 'add' })
  const release = {
    activityId: id,
    title: '新平台发布',
    text: '续航一千公里的新平台今天发布。',
    releaseAt: day(0),
    sentAt: day(0),
  }
  expect((await writer('POST', '/ipr/activity/releases', release)).http).toBe(200)
  expect(
    await writer('POST', '/ipr/actmediamatch/add', { activityId: id, articleIds: articleIds.slice(0, 3), kind: 'own' }),
  ).toMatchObject({ http: 200 })
  return id
}
async function reportOf(id: number): Promise<ReportDocument> {
  const made = await writer('POST', `/ipr/activity/${id}/report`, {})
  expect(made).toMatchObject({ http: 200 })
  await finishTasks(databases(), reportsWorks([campaignBlocks]))
  expect((await writer('GET', `/ipr/activity/${id}/report`)).data).toMatchObject([{ id: made.data.reportId }])
  return (await writer('GET', `/report/get/${made.data.reportId}`)).data.document
}
type OfKind<K> = Extract<PlainBlock, { kind: K }>
const rowsOf = ({ blocks }: ReportDocument, title: string) =>
  blocks.find((block): block is OfKind<'table'> => block.kind === 'table' && block.title === title)?.rows
const textsOf = ({ blocks }: ReportDocument) =>
  blocks.flatMap(block => (block.kind === 'text' ? block.paragraphs.map(({ runs }) => runs[0]?.text) : []))

test('its sentences and tables say what the page says', async () => {
  const id = await aCampaign('夏季发布会', 80, ids.slice(0, 6))
  const document = await reportOf(id)
  expect(document.title).toBe('“夏季发布会”活动报告')
  expect(textsOf(document).slice(0, 3)).toEqual([
    '活动共有 6 篇文章、6 组报道，来自 2 家媒体。',
    '已确认的稿件中，全文照发 0 篇，删减转载 0 篇，引用 0 篇，自采 3 篇。',
    '正面 4 篇，中性 0 篇，负面 2 篇，净情感 33.3 点。',
  ])
  expect(rowsOf(document, '目标')).toEqual([['文章数', '100', '6', '未达成', '2026-09-19 08:00']])
  expect(rowsOf(document, '逐篇发稿')?.[0]?.slice(0, 2)).toEqual(['新平台发布', '2026-07-01 08:00'])
  expect(rowsOf(document, '逐条信息点')?.[0]?.slice(0, 3)).toEqual(['续航一千公里', '4', '66.7%'])
  expect(rowsOf(document, '计入的稿件')).toHaveLength(3)
  expect(rowsOf(document, '负面文章')?.map(cells => cells[3])).toHaveLength(2)
})

test('one that is longer than charts may be says so on its cover', async () => {
  const id = await aCampaign('全年战役', 120, ids)
  const { blocks } = await reportOf(id)
  const cover = blocks.find((block): block is OfKind<'cover'> => block.kind === 'cover')
  expect(cover?.lines.join(' ')).toContain('活动全程 2026-07-01')
})

test('whoever may not make reports makes none; strangers find neither activity nor report', async () => {
  const id = await aCampaign('车展', 5, ids.slice(0, 1))
  expect((await reader('POST', `/ipr/activity/${id}/report`, {})).http).toBe(403)
  for (const method of ['GET', 'POST'] as const)
    expect((await stranger(method, `/ipr/activity/${id}/report`, method === 'POST' ? {} : undefined)).http).toBe(404)
})
