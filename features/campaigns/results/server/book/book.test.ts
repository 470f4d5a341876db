// The clipping book: a page for each piece that counts, on sites and elsewhere, as one file or several packed into one.
import { buffer } from 'node:stream/consumers'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { offlinePiecesServer } from '@guanlan/features/campaigns/offline-pieces/server'
import { piecesServer } from '@guanlan/features/campaigns/pieces/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { exportsServer } from '@guanlan/features/handling/exports/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { type FileKey, newFileKey, openDocuments, readWord, requireKey, sheetOf } from '@guanlan/platform/server'
import { finishTasks, openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { makingBook, resultsServer } from '../index.ts'

const store = await testFiles()
const documents = openDocuments(null)
const { as, databases } = openFeature([
  resultsServer,
  offlinePiecesServer,
  piecesServer,
  releasesServer,
  campaignMediaServer,
  campaignsServer({ follow() {} }),
  chartServer,
  articleActionsServer,
  articleServer,
  exportsServer(documents),
  shareServer,
])
const [writer, reader, stranger, admin] = [as(), as('reader'), as('orgAdmin', 8), as('orgAdmin')]
const path = '/ipr/activity/offlinePieces'
/** PNG of one pixel. */
const aPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

let ids: number[] = []
beforeAll(async () => {
  ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = Array.from({ length: 3 }, (_, n) =>
        newArticle({
          title: `网络报道${n}`,
          body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(40)}。`,
          media: '江城日报',
          publishedAt: new Date(Date.UTC(2026, 6, 1 + n)),
        }),
      )
      const stored = await storeArticles(tx, articles, new Map())
      const inOrder = articles.map(({ identity }) => Number(stored.ids.get(identity)))
      await adopt({ orgId: 7, db: tx }, inOrder)
      return inOrder
    })
})

async function aCampaign(name: string): Promise<number> {
  const { id } = (await writer('POST', '/ipr/activity/add', { name, startTime: '2026-07-01T00:00:00Z' })).data
  return id
}
const aPiece = (activityId: number, more: object = {}) => ({
  ...{ activityId, medium: '江城晚报', kind: 'print', publishedOn: '2026-07-02', place: 'A3 版', size: 240 },
  ...{ circulation: 300_000, title: '报纸上的报道', summary: '整版介绍新平台。' },
  ...more,
})
async function sent(name: string, bytes: Buffer): Promise<{ id: number }> {
  const key = newFileKey('uploads', 7)
  await store.put(
    key,
    (async function* () {
      yield bytes
    })(),
    10_000_000,
  )
  const { rows } = await sql<{ id: number }>`
    insert into stored_files (org_id, key, name, kind, bytes, user_id) values (7, ${key}, ${name}, ${name.slice(-3)}, ${bytes.length}, 71) returning id`.execute(
    databases().worker,
  )
  return { id: rows[0]?.id ?? 0 }
}
/** The newest download as it lies in the store. */
async function newest(): Promise<{ name: string; format: string; key: FileKey; bytes: Buffer }> {
  const { rows } = await sql<{ name: string; format: string; key: string }>`
    select d.name, d.format, p.key from downloads d join download_parts p on p.org_id = d.org_id and p.download_id = d.id where d.org_id = 7 order by d.id desc limit 1`.execute(
    databases().worker,
  )
  const [row] = rows
  if (!row) throw new Error('there is no download')
  const found = await store.get(requireKey(row.key))
  if (!found) throw new Error('it is not in the store')
  return { ...row, key: requireKey(row.key), bytes: await buffer(found.stream) }
}
const made = () => finishTasks(databases(), [makingBook(documents)])

test('pieces of sites stand by time, then those of print with their facts; numbers are those of the overview', async () => {
  const id = await aCampaign('夏季发布会')
  await writer('POST', '/ipr/actmediamatch/add', { activityId: id, articleIds: ids, kind: 'own' })
  expect((await writer('POST', path, aPiece(id))).http).toBe(200)
  expect((await writer('POST', `/ipr/activity/${id}/book`, { format: 'docx' })).http).toBe(200)
  await made()
  const book = await newest()
  expect(book).toMatchObject({ name: '“夏季发布会”剪报册.docx', format: 'docx' })
  const paragraphs = (await readWord(sheetOf(store, { key: book.key, size: book.bytes.length }), 100_000)).paragraphs
  const text = paragraphs.join('\n')
  const places = ['1. 网络报道0', '2. 网络报道1', '3. 网络报道2', '4. 报纸上的报道'].map(line => text.lastIndexOf(line))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(text).toContain('江城晚报 · 报刊 · 2026-07-02 · A3 版 · 240 平方厘米')
  const { data } = await writer('POST', '/ipr/activity/overview', { id })
  const offline = data.figures.find(({ key }: { key: string }) => key === 'offline')
  expect(offline).toMatchObject({ value: 1, behind: { of: 'offline' } })
})

test('a picture stands on its page; a recording lies beside the book', async () => {
  const id = await aCampaign('媒体日')
  const png = Buffer.from(aPixel, 'base64')
  const [scan, sound] = [await sent('scan.png', png), await sent('radio.mp3', Buffer.from('ID3 not heard'))]
  await writer('POST', path, aPiece(id, { files: [{ ...scan, name: 'scan.png', size: 1 }] }))
  const radio = {
    kind: 'radio',
    title: '广播里的报道',
    publishedOn: '2026-07-03',
    files: [{ ...sound, name: 'radio.mp3', size: 1 }],
  }
  await writer('POST', path, aPiece(id, radio))
  await writer('POST', `/ipr/activity/${id}/book`, { format: 'html' })
  await made()
  const { name, bytes } = await newest()
  expect(name).toBe('“媒体日”剪报册.zip')
  expect(bytes.toString('latin1')).toContain('radio.mp3')
})

test('without a piece there is no book; without Chromium no PDF; strangers find no campaign', async () => {
  const id = await aCampaign('空的')
  expect(await writer('POST', `/ipr/activity/${id}/book`, {})).toMatchObject({ http: 409 })
  await writer('POST', path, aPiece(id))
  expect((await reader('POST', `/ipr/activity/${id}/book`, { format: 'html' })).http).toBe(200)
  expect((await stranger('POST', `/ipr/activity/${id}/book`, { format: 'html' })).http).toBe(404)
})

test('a piece is changed by its version, refused by field, and seen by nobody outside', async () => {
  const [id, other] = [await aCampaign('一'), await aCampaign('二')]
  const { data: piece } = await writer('POST', path, aPiece(id))
  expect(piece).toMatchObject({ version: 1, publishedOn: '2026-07-02', circulation: 300_000, size: 240 })
  const change = (more: object) => writer('PUT', `${path}/${piece.id}`, { ...aPiece(id), version: 1, ...more })
  for (const [field, more] of [
    ['title', { title: '' }],
    ['publishedOn', { publishedOn: '2026-02-30' }],
    ['size', { size: -1 }],
    ['circulation', { circulation: 1.5 }],
    ['activityId', { activityId: other }],
    ['files', { files: [{ id: 987_654, name: 'x.pdf', size: 1 }] }],
  ] as const)
    expect(await change(more)).toMatchObject({ http: 400, problems: [{ field }] })
  expect((await change({ title: '改了' })).data).toMatchObject({ title: '改了', version: 2 })
  expect((await change({ title: '又改' })).http).toBe(409)
  expect((await reader('PUT', `${path}/${piece.id}`, { ...aPiece(id), version: 2 })).http).toBe(403)
  expect((await stranger('GET', `${path}/${piece.id}`)).http).toBe(404)
  expect((await stranger('GET', `${path}?activityId=${id}`)).http).toBe(404)
  const found = async (question: string) => (await writer('GET', `${path}?activityId=${id}&${question}`)).data.total
  expect([await found('kind=print'), await found('kind=radio'), await found('like=改')]).toEqual([1, 0, 1])
})

test('a piece of a medium of the library counts beside its articles and takes its price; the estimate is off until it is wanted', async () => {
  const id = await aCampaign('广告等值')
  const [{ id: mediaId }] = (
    await sql<{ id: number }>`select id from media where name = '江城日报'`.execute(databases().worker)
  ).rows as [{ id: number }]
  await writer('POST', '/inews/data/monitorArticle/acts', { idList: ids, acts: [id], mode: 'add' })
  const piece = (await writer('POST', path, aPiece(id, { entry: `m${mediaId}`, medium: '' }))).data
  expect(piece).toMatchObject({ medium: '江城日报', entry: `m${mediaId}` })
  expect(await writer('POST', path, aPiece(id, { entry: 'm999999' }))).toMatchObject({
    http: 400,
    problems: [{ field: 'entry' }],
  })
  expect(await writer('POST', path, aPiece(id, { medium: '' }))).toMatchObject({
    http: 400,
    problems: [{ field: 'medium' }],
  })
  const { media } = (await writer('POST', '/ipr/activity/statistics', { id })).data
  expect(media).toMatchObject([{ name: '江城日报', count: 3, offline: { count: 1, behind: { entry: `m${mediaId}` } } }])
  expect((await writer('GET', `${path}?activityId=${id}&entry=m${mediaId}`)).data.total).toBe(1)
  const values = async () => (await admin('GET', `/ipr/activity/${id}/adValue`)).data
  expect(await values()).toMatchObject({ isOn: false, list: [] })
  expect((await reader('POST', '/ipr/activity/adValue/setting', { isOn: true })).http).toBe(403)
  expect((await reader('GET', `/ipr/activity/${id}/adValue`)).http).toBe(403)
  expect((await writer('POST', '/ipr/activity/adValue/setting', { isOn: true })).http).toBe(403)
  await admin('POST', '/ipr/activity/adValue/setting', { isOn: true })
  expect(await values()).toMatchObject({ isOn: true, priced: 0, of: 1, list: [{ why: 'noPrice', ours: null }] })
  await sql`
    insert into org_media (org_id, media_id, name, spelled, prices) values (7, ${mediaId}, '江城日报', '', ${JSON.stringify([{ position: 'A3', price: 10, currency: 'CNY', unit: 'cm2', validFrom: null, source: '刊例' }])}::jsonb)`.execute(
    databases().worker,
  )
  expect(await values()).toMatchObject({
    priced: 1,
    of: 1,
    list: [{ value: 2_400, ours: expect.any(Number), price: { position: 'A3', source: '刊例' } }],
  })
  expect(JSON.stringify((await writer('POST', '/ipr/activity/overview', { id })).data)).not.toContain('2400')
  expect((await stranger('GET', `/ipr/activity/${id}/adValue`)).http).toBe(404)
})

test('the book stands in the order and under the titles that people gave it, without what they left out', async () => {
  const id = await aCampaign('手排')
  await writer('POST', '/ipr/actmediamatch/add', { activityId: id, articleIds: ids, kind: 'own' })
  await writer('POST', path, aPiece(id))
  const plan = async (who = writer) => (await who('GET', `/ipr/activity/${id}/book/plan`)).data
  const before = await plan()
  expect(before).toMatchObject({ version: 0, total: 4 })
  const [first, second, third, printed] = before.lines
  const entries = [{ ...printed, title: '头条' }, { ...third, out: true }, second].map(
    ({ of, id: piece, title, out }) => ({ of, id: piece, title, out }),
  )
  const save = (version: number, who = writer) => who('PUT', `/ipr/activity/${id}/book/plan`, { version, entries })
  expect((await save(0, reader)).http).toBe(403)
  expect((await save(0, stranger)).http).toBe(404)
  expect((await save(0)).data).toMatchObject({ version: 1, total: 3 })
  expect((await save(0)).http).toBe(409)
  expect((await save(7)).http).toBe(409)
  expect((await plan()).lines.map((line: { of: string; id: number }) => [line.of, line.id])).toEqual([
    ['offline', printed.id],
    ['online', third.id],
    ['online', second.id],
    ['online', first.id],
  ])
  await writer('POST', `/ipr/activity/${id}/book`, { format: 'docx' })
  await made()
  const book = await newest()
  const text = (await readWord(sheetOf(store, { key: book.key, size: book.bytes.length }), 100_000)).paragraphs.join(
    '\n',
  )
  const places = ['1. 头条', `2. ${second.ownTitle}`, `3. ${first.ownTitle}`].map(line => text.lastIndexOf(line))
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(text).not.toContain(third.ownTitle)
})

test('whole texts leave once an administrator wants it; a link with a password opens the book and nothing else', async () => {
  const id = await aCampaign('外发')
  await writer('POST', '/ipr/actmediamatch/add', { activityId: id, articleIds: ids.slice(0, 1), kind: 'own' })
  const terms = { expiresAt: new Date(Date.now() + 3_600_000).toISOString(), password: '剪报密码' }
  expect((await stranger('POST', `/ipr/activity/${id}/book/share`, terms)).http).toBe(404)
  const shared = await writer('POST', `/ipr/activity/${id}/book/share`, terms)
  expect(shared.data.address).toContain('/sharedBook?token=')
  const open = async (password: string | null) =>
    (await stranger('POST', `/ipr/activity/sharedBook/${shared.data.token}/open`, { password })).data
  expect(await open(null)).toMatchObject({ state: 'locked', wrong: false })
  const opened = await open(terms.password)
  expect(opened).toMatchObject({
    state: 'open',
    name: '外发',
    total: 1,
    pieces: [{ title: '网络报道0', media: '江城日报' }],
  })
  expect(opened.pieces[0]).not.toHaveProperty('id')
  expect((await writer('PUT', '/ipr/activity/bookSetting', { wholeTexts: true })).http).toBe(403)
  await admin('PUT', '/ipr/activity/bookSetting', { wholeTexts: true })
  expect((await open(terms.password)).pieces[0].text).toContain('一'.repeat(40))
  await admin('PUT', '/ipr/activity/bookSetting', { wholeTexts: false })
})
