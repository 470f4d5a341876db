// One matter that is told by several stories is one hot spot, and what it counts is what its stories have together.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { HotSpot } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer], ['index_weights'])
const range = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' }
const bodies = [
  '车主在零下二十度的早晨拉不动门把手，用吹风机吹了半小时才打开，客服建议把车停进地库。'.repeat(4),
  '技术人员说隐藏式把手的电机在低温里扭矩不足，召回后会换成带加热的一种，软件也要更新。'.repeat(4),
  '一家机构公布了四种把手结构的低温测试，成绩最好的是机械备份，最差的要三次才能弹出来。'.repeat(4),
]

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '岚舟', '甲', 1)`.execute(
    databases().worker,
  )
  const reported = [
    ['岚舟门把手冻住，车主被困', 0, ['甲报', '乙报', '丙报'], 3],
    ['岚舟门把手冻住 车主被困！', 1, ['甲报', '丁报'], 5],
    ['四种门把手谁最怕冷', 2, ['戊报', '甲报', '乙报', '丙报'], 4],
  ] as const
  const articles = reported.flatMap(([title, body, media, hour]) =>
    media.map((medium, minute) =>
      newArticle({
        ...{ title, body: bodies[body] ?? '', media: medium, likes: 10 },
        publishedAt: new Date(Date.parse(range.from) + hour * 3_600_000 + minute * 60_000),
        hits: [{ orgId: 7, monitorId: 700, version: 1 }],
      }),
    ),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
})

const ask = async (call: string, more: object = {}) => {
  const { data, msg } = await as('reader', 7)('POST', `/inews/monitorChart/${call}`, { ...range, ...more })
  expect(data, msg).toBeTruthy()
  return data
}

test('titles of one matter are one hot spot: articles add up, media are counted once, its stories have as many articles', async () => {
  const spots: HotSpot[] = await ask('hotSpot', { monitor: 700 })
  expect(spots.map(({ title, count, mediaCount }) => [title, count, mediaCount])).toEqual([
    ['岚舟门把手冻住，车主被困', 5, 4],
    ['四种门把手谁最怕冷', 4, 4],
  ])
  const [spot] = spots
  expect(spot?.stories).toHaveLength(2)
  expect(spot).toMatchObject({
    story: spot?.stories[0],
    firstAt: '2026-11-20T03:00:00.000Z',
    peakAt: '2026-11-20T03:00:00.000Z',
  })
  expect(spot?.lastAt).toBe('2026-11-20T05:01:00.000Z')
  const filters = [{ field: 'story', is: 'is', values: spot?.stories.map(String) }]
  const behind: { total: { count: number; media: number; interactions: number } } = await ask('overview', {
    monitor: 700,
    filters,
  })
  expect(behind.total).toMatchObject({ count: 5, media: 4, interactions: spot?.interactions })
})
