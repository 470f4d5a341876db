// The owner of a campaign is notified once each of what is reached, what is said against it by central media, and what is due and not seen.
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { piecesServer } from '@guanlan/features/campaigns/pieces/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { sendNotices } from './send.ts'

const { as, databases } = openFeature(
  [campaignsServer({ follow() {} }), campaignMediaServer, releasesServer, piecesServer, articleActionsServer],
  ['activities', 'deliveries', 'releases'],
)
const member = as()
const path = '/ipr/activity'
const now = Date.now()
const inHours = (hours: number) => new Date(now + hours * 3_600_000)

async function ownerId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from memberships where org_id = 7 and role = 'member' order by user_id limit 1`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
const campaign = async (more: object = {}) =>
  (
    await member('POST', `${path}/add`, {
      name: '发布会',
      startTime: inHours(-240).toISOString(),
      ownerId: await ownerId(),
      ...more,
    })
  ).data.id as number
async function join(id: number, articles: Parameters<typeof newArticle>[0][]): Promise<void> {
  const ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const stored = [...(await storeArticles(tx, articles.map(newArticle), new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, stored)
      return stored
    })
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids, acts: [id], mode: 'add' })
}
const look = (hours = 0) => sendNotices(databases().worker, { now: inHours(hours), rest: 0 })
async function notices(): Promise<{ title: string; lines: string[]; items: { title: string }[]; channel: string }[]> {
  const { rows } = await sql<{
    message: { title: string; lines: string[]; items: { title: string }[] }
    channel: string
  }>`
    select message, channel from deliveries where org_id = 7 and purpose = 'campaign' and channel = 'inApp' order by id`.execute(
    databases().worker,
  )
  return rows.map(({ message, channel }) => ({ ...message, channel }))
}
const article = (n: number, more: object = {}) => ({
  ...{ title: `第${n}篇`, body: String.fromCodePoint(0x4e00 + n * 131).repeat(80), publishedAt: inHours(-n) },
  ...{ media: '江城日报', mediaType: 'press' as const, mediaLevel: 2 },
  ...more,
})

test('a target that is reached, once', async () => {
  const id = await campaign({
    targets: [
      { measure: 'pieces', number: 2 },
      { measure: 'pieces', number: 9 },
    ],
  })
  await join(id, [article(1)])
  await look()
  expect(await notices()).toEqual([])
  await join(id, [article(2)])
  await look(1)
  await look(2)
  expect(await notices()).toMatchObject([{ title: '活动“发布会”达成目标', lines: [expect.stringContaining('2 / 2')] }])
})

test('a negative article of a central medium, and none of another one', async () => {
  const id = await campaign()
  await join(id, [
    article(3, { sentiment: -1, mediaLevel: 1, media: '中央日报', title: '质疑' }),
    article(4, { sentiment: -1 }),
    article(5, { mediaLevel: 1, media: '中央日报' }),
  ])
  await look()
  await look(1)
  const sent = await notices()
  expect(sent).toMatchObject([{ title: '活动“发布会”需要留意', items: [{ title: '质疑' }] }])
})

test('a release that nobody has printed a day after its moment; with a new moment again', async () => {
  const id = await campaign()
  const release = { activityId: id, title: '新闻稿', text: '续航一千公里的新平台今天发布。'.repeat(5) }
  const { data } = await member('POST', `${path}/releases`, { ...release, releaseAt: inHours(-2).toISOString() })
  await look()
  expect(await notices()).toEqual([])
  await look(23)
  await look(24)
  expect(await notices()).toMatchObject([{ lines: [expect.stringContaining('《新闻稿》')] }])
  const later = { ...release, id: data.id, version: data.version, releaseAt: inHours(30).toISOString() }
  expect(await member('PUT', `${path}/releases`, later)).toMatchObject({ http: 200 })
  await look(55)
  expect(await notices()).toHaveLength(2)
})

test('nobody without an owner, before it begins, or once the owner may not see campaigns any more', async () => {
  const targets = [{ measure: 'pieces', number: 1 }]
  const id = await campaign({ targets, ownerId: null })
  await join(id, [article(6)])
  await look()
  await sql`update activities set owner_id = ${await ownerId()}, start_time = ${inHours(9)}`.execute(databases().worker)
  await look()
  await sql`update activities set start_time = ${inHours(-240)}`.execute(databases().worker)
  const enable = async (enabled: boolean) =>
    sql`update memberships set enabled = ${enabled} where org_id = 7 and user_id = ${await ownerId()}`.execute(
      databases().worker,
    )
  await enable(false)
  await look()
  expect(await notices()).toEqual([])
  await enable(true)
  await look()
  expect(await notices()).toHaveLength(1)
})
