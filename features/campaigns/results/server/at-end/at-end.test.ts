// Numbers of a campaign outlive its articles; what is over becomes a case that the organisation reads.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { piecesServer } from '../../../pieces/server/index.ts'
import type { Figure } from '../../contract.ts'
import { resultsServer, takeNextEnd } from '../index.ts'

const { as, databases } = openFeature([
  resultsServer,
  shareServer,
  piecesServer,
  releasesServer,
  campaignMediaServer,
  campaignsServer({ follow() {} }),
  chartServer,
  articleActionsServer,
  articleServer,
])
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const dates = { startTime: '2026-07-01T00:00:00Z', endTime: '2026-07-20T00:00:00Z' }
let ids: number[] = []

beforeAll(async () => {
  ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = Array.from({ length: 4 }, (_, n) =>
        newArticle({
          title: `第${n}条`,
          body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(40)}。`,
          media: '江城日报',
          sentiment: n === 0 ? -1 : 0,
          publishedAt: new Date(Date.UTC(2026, 6, 2 + n)),
        }),
      )
      const stored = await storeArticles(tx, articles, new Map())
      const inOrder = articles.map(({ identity }) => Number(stored.ids.get(identity)))
      await adopt({ orgId: 7, db: tx }, inOrder)
      return inOrder
    })
})

async function aCampaign(name: string, more: object = {}): Promise<number> {
  const { id } = (await member('POST', '/ipr/activity/add', { name, ...dates, ...more })).data
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids, acts: [id], mode: 'add' })
  return id
}
const takeAll = async () => {
  while (await takeNextEnd(databases().worker));
}
const atEnd = async (id: number, who = member) => (await who('GET', `/ipr/activity/${id}/atEnd`)).data.atEnd
const articlesOf = (figures: readonly Figure[]) => figures.find(({ key }) => key === 'articles')?.value

test('numbers are those of the end when articles are gone, and how many are gone is told', async () => {
  const id = await aCampaign('已结束', { targets: [{ measure: 'pieces', number: 4 }] })
  const running = await aCampaign('还在进行', { endTime: null })
  await takeAll()
  const before = await atEnd(id)
  expect(before).toMatchObject({ endedAt: '2026-07-20T00:00:00.000Z', gone: 0, case: null })
  expect(articlesOf(before.answers.overview.figures)).toBe(4)
  expect(before.answers.targets).toMatchObject([{ value: 4, state: 'reached' }])
  expect(before.answers.negativeMedia.list).toMatchObject([{ name: '江城日报', negative: 1 }])
  expect(await atEnd(running)).toBeNull()
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids.slice(0, 3), acts: [id], mode: 'remove' })
  const after = await atEnd(id)
  expect(after.gone).toBe(3)
  expect(articlesOf(after.answers.overview.figures)).toBe(4)
  expect(articlesOf((await member('POST', '/ipr/activity/overview', { id })).data.figures)).toBe(1)
})

test('another end is counted anew; by hand, too, and taken back', async () => {
  const id = await aCampaign('改期')
  await takeAll()
  const { version } = (await member('GET', `/ipr/activity/get/${id}`)).data
  const endTime = '2026-07-21T00:00:00.000Z'
  await member('PUT', '/ipr/activity/event/edit', { id, version, name: '改期', ...dates, endTime })
  await takeAll()
  expect(await atEnd(id)).toMatchObject({ endedAt: endTime })
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids.slice(0, 1), acts: [id], mode: 'remove' })
  const taken = await member('POST', `/ipr/activity/${id}/takeAtEnd`, {})
  expect(taken).toMatchObject({ http: 200 })
  expect(articlesOf((await atEnd(id)).answers.overview.figures)).toBe(3)
  await member('POST', `/inews/operation/${taken.operation}/undo`, {})
  expect(articlesOf((await atEnd(id)).answers.overview.figures)).toBe(4)
})

test('a case is published by whoever may, read by all, withdrawn and brought back', async () => {
  const id = await aCampaign('成案例')
  const path = `/ipr/activity/${id}/case`
  expect((await reader('POST', path, { summary: '不许' })).http).toBe(403)
  expect((await stranger('POST', path, {})).http).toBe(404)
  expect((await member('POST', path, { summary: '长'.repeat(2_001) })).problems).toMatchObject([{ field: 'summary' }])
  const made = await member('POST', path, { summary: '首日覆盖央媒' })
  expect(made.data).toMatchObject({ id, name: '成案例', articles: 4, version: 1 })
  expect((await member('POST', path, { summary: '旧的' })).http).toBe(409)
  expect((await member('POST', path, { summary: '改写', version: 1 })).data).toMatchObject({
    summary: '改写',
    version: 2,
  })
  const listed = async (who: typeof member, like = '') =>
    (await who('GET', `/ipr/activity/cases?like=${encodeURIComponent(like)}`)).data.list.map(
      (row: { id: number }) => row.id,
    )
  expect(await listed(reader)).toEqual([id])
  expect(await listed(reader, '改写')).toEqual([id])
  expect(await listed(reader, '没有')).toEqual([])
  expect(await listed(stranger)).toEqual([])
  expect((await atEnd(id, reader)).case).toMatchObject({ summary: '改写' })
  const gone = await member('DELETE', path)
  expect(await listed(reader)).toEqual([])
  expect((await member('DELETE', path)).http).toBe(404)
  await member('POST', `/inews/operation/${gone.operation}/undo`, {})
  expect(await listed(reader)).toEqual([id])
})

test('one that goes on is neither counted nor published', async () => {
  const id = await aCampaign('进行中', { endTime: null })
  expect(await member('POST', `/ipr/activity/${id}/case`, {})).toMatchObject({ http: 409 })
  expect(await member('POST', `/ipr/activity/${id}/takeAtEnd`, {})).toMatchObject({ http: 409 })
  const { rows } = await sql`select 1 from activity_ends where activity_id = ${id}`.execute(databases().worker)
  expect(rows).toEqual([])
})
