import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { fillLibrary } from '../../../media/media-library/server/testing/fill-library.ts'
import { calendarOf } from './calendar.ts'
import { workbenchServer, workbenchWorks } from './index.ts'

const halves = [
  campaignsServer({ follow() {} }),
  campaignMediaServer,
  releasesServer,
  mediaLibraryServer,
  workbenchServer,
]
const { as, databases, undo } = openFeature(halves, ['activities', 'releases', 'org_media', 'tasks'])
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const path = '/ipr/activity'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const campaign = async (name: string) =>
  (await member('POST', `${path}/add`, { name, startTime: inDays(-3), endTime: inDays(3) })).data.id as number
const names = async () =>
  (await member('GET', `${path}/queryByOrgId`)).data.list.map(({ name }: { name: string }) => name)

test('campaigns of a question are deleted at once, but some, and come back at once', async () => {
  for (const name of ['甲', '乙', '丙']) await campaign(name)
  const stays = (await member('GET', `${path}/queryByOrgId?like=乙`)).data.list[0].id
  expect((await reader('POST', `${path}/remove`, { allOf: {} })).http).toBe(403)
  expect((await stranger('POST', `${path}/remove`, { allOf: {} })).data).toEqual({ changed: 0 })
  const { data, operation } = await member('POST', `${path}/remove`, { allOf: { state: 'running' }, but: [stays] })
  expect(data).toEqual({ changed: 2 })
  expect(await names()).toEqual(['乙'])
  await undo(operation)
  expect(await names()).toEqual(['丙', '乙', '甲'])
  const out = await member('POST', `${path}/export`, { chosen: { allOf: { like: '甲' } }, columns: ['name', 'state'] })
  expect(await resultRows(databases(), workbenchWorks, { orgId: 7, id: out.data.task })).toEqual([
    ['活动', '状态'],
    ['甲', '进行中'],
  ])
})

test('what nobody noted as sent is late from its moment on, and due a week before', async () => {
  const activityId = await campaign('发布会')
  const release = (title: string, days: number, more: object = {}) =>
    member('POST', `${path}/releases`, {
      activityId,
      title,
      text: `${title}的全文在这里。`.repeat(5),
      releaseAt: inDays(days),
      ...more,
    })
  await release('昨天的', -1)
  await release('明天的', 1)
  await release('下月的', 30)
  await release('发过的', -2, { sentAt: inDays(-2) })
  const toDo = async (ask = member) => (await ask('GET', `${path}/workbench/toDo`)).data
  expect(await toDo()).toMatchObject({
    lateReleases: 1,
    dueReleases: 1,
    releases: [
      { title: '昨天的', isLate: true, campaign: '发布会' },
      { title: '明天的', isLate: false },
    ],
    waiting: [],
  })
  expect(await toDo(stranger)).toEqual({ lateReleases: 0, dueReleases: 0, releases: [], waiting: [] })
  await member('POST', `${path}/batchdel`, { idList: [activityId] })
  expect((await toDo()).releases).toEqual([])
})

test('media of ours that publish more or less than the week before stand by how much, others not at all', async () => {
  await fillLibrary(databases().worker)
  await member('POST', '/inews/orgMedia/expand', { idList: ['m1', 'm2'] })
  const article = (media: string, n: number, days: number) =>
    newArticle({
      ...{
        media,
        mediaType: 'web',
        title: `${media}第${n}篇`,
        body: String.fromCodePoint(0x4e00 + n * 131).repeat(80),
      },
      publishedAt: new Date(Date.now() + days * 86_400_000),
      hits: [{ orgId: 7, monitorId: 1, version: 1 }],
    })
  const all = [
    ...[1, 2, 3].map(n => article('人民网', n, -1)),
    article('人民网', 4, -9),
    article('人民日报', 5, -10),
    ...[6, 7, 8, 9].map(n => article('本地晚报', n, -2)),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, all, new Map()))
  expect((await member('GET', `${path}/workbench/media`)).data.list).toEqual([
    { entry: 'm2', name: '人民网', articles: 3, before: 1 },
    { entry: 'm1', name: '人民日报', articles: 0, before: 1 },
  ])
  expect((await stranger('GET', `${path}/workbench/media`)).data.list).toEqual([])
})

test('campaigns and releases are a calendar file by a link, until its maker ends it', async () => {
  const dates = { startTime: '2026-11-20T02:00:00Z', endTime: '2026-11-22T02:00:00Z' }
  const { id } = (await member('POST', '/ipr/activity/add', { name: '日历里的活动', ...dates })).data
  const release = { activityId: id, title: '日历里的稿', text: '正文'.repeat(20), releaseAt: '2026-11-20T03:00:00Z' }
  await member('POST', '/ipr/activity/releases', release)
  const { token } = (await member('POST', '/ipr/activity/calendar/link')).data
  const read = async () => (await member('GET', `/ipr/activity/calendar/${token}`)).http
  expect(await read()).toBe(200)
  expect((await member('DELETE', '/ipr/activity/calendar/link')).data.ended).toBeGreaterThan(0)
  expect(await read()).toBe(404)
})

test('a campaign without an end and a release with hostile names stand in it, escaped and in one language', () => {
  const at = new Date('2026-11-20T02:00:00Z')
  const text = calendarOf({ locale: 'zh', now: at, orgId: 7 }, '江城', {
    campaigns: [{ id: 1, name: '发布会;\r\nEND:VCALENDAR', startTime: at, endTime: null }],
    releases: [{ id: 2, title: '新稿', campaign: '发布会', releaseAt: at, embargoAt: at }],
  })
  expect(text.match(/END:VCALENDAR/g)?.length).toBe(2)
  expect(text.split('\r\n').filter(line => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(text).toContain('DTSTART:20261120T020000Z')
  expect(text).toContain('发稿：新稿')
  expect(text).toContain('UID:release-7-2@guanlan')
})
