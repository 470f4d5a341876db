// Releases over HTTP: what is written, what is refused, what a Word document becomes.
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { releasesServer } from './index.ts'
import { wordOf } from './testing/word.ts'

const { as, undo, upload } = openFeature(
  [releasesServer, campaignMediaServer, campaignsServer({ follow() {} })],
  ['activities', 'activity_media', 'stored_files'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const path = '/ipr/activity/releases'
const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

let campaign: number
const draft = (more: object = {}) => ({
  ...{
    activityId: campaign,
    title: '发布新平台',
    text: '青麓汽车在上海发布新一代电动平台，首款车型明年上市。',
    releaseAt: moment(2),
  },
  ...more,
})
const add = (more: object = {}) => member('POST', path, draft(more))
const list = async (more = '', ask = member) => (await ask('GET', `${path}?activityId=${campaign}${more}`)).data?.list

beforeEach(async () => {
  campaign = (await member('POST', '/ipr/activity/add', { name: '新车上市', startTime: moment(-24) })).data.id
})

test('a release is written, changed by its version, noted as sent, removed and brought back', async () => {
  const { data } = await add()
  expect(data).toMatchObject({ state: 'due', version: 1, letters: 24, media: [], files: [], sentAt: null })
  await add({ title: '早该发出', text: '另一段话', releaseAt: moment(-1) })
  expect(await list()).toMatchObject([
    { title: '发布新平台', state: 'due', text: '' },
    { title: '早该发出', state: 'late' },
  ])
  const changed = await member('PUT', path, { ...data, title: '改了标题' })
  expect(changed.data).toMatchObject({ title: '改了标题', version: 2, text: data.text })
  expect((await member('PUT', path, { ...data, title: '又改' })).http).toBe(409)
  const noted = await member('POST', `${path}/sent`, { ids: [data.id], sentAt: moment(0) })
  expect(noted.data).toEqual({ changed: 1 })
  expect(await list('&state=sent')).toMatchObject([{ id: data.id, state: 'sent' }])
  await undo(noted.operation as number)
  expect(await list('&state=sent')).toEqual([])
  const removed = await member('POST', `${path}/remove`, { allOf: { activityId: campaign } })
  expect(removed.data).toEqual({ changed: 2 })
  await undo(removed.operation as number)
  expect(await list()).toHaveLength(2)
})

test('what is faulty is refused by its field', async () => {
  const faulty: [string, object, number][] = [
    ['text', { text: ' ' }, 400],
    ['title', { title: '' }, 400],
    ['text', { text: '字'.repeat(60_001) }, 400],
    ['addresses.0', { addresses: ['ftp://a.example'] }, 400],
    ['mediaIds', { mediaIds: [4711] }, 400],
    ['files', { files: [{ id: 4711, name: 'a.docx', size: 1 }] }, 400],
  ]
  for (const [field, more, http] of faulty)
    expect(await add(more), field).toMatchObject({ http, problems: [{ field }] })
  await add()
  expect(await add({ title: '同样的话' })).toMatchObject({ http: 409, problems: [{ field: 'text' }] })
  expect((await add({ activityId: 4711 })).http).toBe(404)
  // Markup that was pasted is what a reader sees of it.
  const pasted = await add({ text: '<p>第一段</p><script>alert(1)</script><p>第二段</p>' })
  expect(pasted.data.text).toBe('第一段\n第二段')
  expect((await add({ text: '', addresses: ['https://a.example.com/1'] })).http).toBe(200)
  expect((await reader('POST', path, draft())).http).toBe(403)
})

test('fifty are enough, also where two are written at once', async () => {
  for (let at = 0; at < 49; at++) await add({ text: `第 ${at} 篇` })
  const both = await Promise.all([add({ text: '甲' }), add({ text: '乙' })])
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
})

test('nobody else sees it, and it is gone with its campaign', async () => {
  const { data } = await add()
  expect((await stranger('GET', `${path}/${data.id}`)).http).toBe(404)
  expect((await stranger('PUT', path, data)).http).toBe(404)
  expect((await stranger('POST', `${path}/sent`, { ids: [data.id], sentAt: null })).data).toEqual({ changed: 0 })
  await member('POST', '/ipr/activity/batchdel', { idList: [campaign] })
  expect((await member('GET', `${path}/${data.id}`)).http).toBe(404)
  expect((await member('GET', `${path}?activityId=${campaign}`)).http).toBe(404)
})

test('a Word document becomes title and text; what is none is named', async () => {
  const file = await upload(`${path}/send`, '稿件.docx', await wordOf(['发布新平台', '第一段。', '第二段。']))
  expect(file.http).toBe(200)
  expect((await member('POST', `${path}/text`, { fileId: file.data.id })).data).toEqual({
    title: '发布新平台',
    text: '第一段。\n第二段。',
  })
  const broken = await upload(`${path}/send`, '坏.docx', Buffer.from('504b0304aaaa', 'hex'))
  expect(await member('POST', `${path}/text`, { fileId: broken.data.id })).toMatchObject({
    ...{ http: 400, problems: [{ field: 'fileId' }] },
    msg: expect.stringContaining('坏.docx'),
  })
  const { data } = await add({ files: [file.data] })
  expect(data.files).toMatchObject([{ id: file.data.id, name: '稿件.docx' }])
  expect((await reader('GET', `${path}/${data.id}/file`)).http).toBe(200)
  expect((await stranger('POST', `${path}/text`, { fileId: file.data.id })).http).toBe(404)
})
