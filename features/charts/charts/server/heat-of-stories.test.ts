// The heat of hot spots and of a story's spread: by the organisation's own weights, from the numbers that stand beside it.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type HotSpot, heatWeights, type Spread, storyHeatOf, usualWeights } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer], ['index_weights'])
const range = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' }
const release = '新车发布会在今晚举行，多家媒体到场，价格与配置一并公布，交付从下月开始，官方称订单超出预期。'.repeat(4)

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const reported = ['甲报', '乙报', '乙报', '丙报'].map((media, n) =>
    newArticle({
      title: '新车发布',
      body: release,
      ...{ media, likes: n * 100 },
      publishedAt: new Date(Date.parse(range.from) + n * 3_600_000),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, reported, new Map()))
})

const ask = async (call: string, more: object = {}, org: 7 | 8 = 7) => {
  const { data, msg } = await as('reader', org)('POST', `/inews/monitorChart/${call}`, { ...range, ...more })
  expect(data, msg).toBeTruthy()
  return data
}

test('the heat is that of the articles, media and interactions beside it, by the weights in use', async () => {
  const numbers = { articles: 4, media: 3, interactions: 600 }
  const [spot]: HotSpot[] = await ask('hotSpot', { monitor: 700 })
  expect(spot).toMatchObject({ count: 4, mediaCount: 3, interactions: 600 })
  expect(spot?.heat).toBeCloseTo(storyHeatOf(numbers, heatWeights).heat)
  const spread: Spread = await ask('spread', { monitor: 700, story: spot?.story })
  expect(spread).toMatchObject({ total: 4, media: 3, interactions: 600, heat: spot?.heat })

  const storyHeat = { articles: 0, media: 1, interactions: 0 }
  const body = { weights: { ...usualWeights, storyHeat }, version: 0 }
  expect(await as('orgAdmin')('PUT', '/inews/monitorChart/weights', body)).toMatchObject({ http: 200 })
  const [weighed]: HotSpot[] = await ask('hotSpot', { monitor: 700 })
  expect(weighed?.heat).toBeCloseTo(storyHeatOf(numbers, storyHeat).heat)
  expect(weighed?.heat).not.toBeCloseTo(spot?.heat ?? 0)
})

test('another organisation has neither the story nor its heat', async () => {
  expect(await ask('hotSpot', {}, 8)).toEqual([])
})
