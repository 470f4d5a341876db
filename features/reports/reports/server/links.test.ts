// A link to a report: what leaves by it, its password and its end, and what others may do.
import { shareServer } from '@guanlan/features/handling/shares/server'
import { filling, monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { openDocuments } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { prompts, withoutUnfinished } from '../contract.ts'
import { reportsServer, reportsWorks } from './index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [reportsServer(openDocuments(null)), monitorServer(openMonitorSaves(noListener)), shareServer],
  ['shares', 'links'],
)
const path = '/report/share'
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let reportId = 0
let articleId = 0
beforeAll(async () => {
  const articles = ['一', '二', '三'].map((which, at) =>
    newArticle({
      title: `灯塔${which}`,
      body: `灯塔正文${which.repeat(40)}`,
      sentiment: -1,
      publishedAt: new Date(Date.now() - (at + 2) * 3_600_000),
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select min(id) as id from articles`.execute(databases().worker)
  articleId = Number(rows[0]?.id)
  const monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })).data.id
  await finishTasks(databases(), [filling()])
  const draft = { reportName: '周报', templateId: 'weekly', monitors: [monitor], period: '7d' }
  reportId = (await member('POST', '/report/add', draft)).data.reportId
  await finishTasks(databases(), reportsWorks())
})
beforeEach(() => sql`update organisations set switched_off = '{}'`.execute(databases().worker))

const share = async (more: object = {}) => {
  const { data } = await member('POST', path, { reportId, expiresAt: inDays(7), ...more })
  const { token } = data
  return {
    ...data,
    open: (password: string | null = null) => stranger('POST', `${path}/${token}/open`, { password }),
    file: (key: string | null = null, kind = 'html') => stranger('POST', `${path}/${token}/file`, { kind, key }),
  }
}

test('a link opens the report without what leads into the organisation', async () => {
  const { open, file, address, token, share: made } = await share()
  expect(address).toBe(`/htmlTemplateReport?token=${token}`)
  expect(made).toMatchObject({ title: '周报', layout: 'report', articles: 0, downloads: true, state: 'open' })
  const { data } = await open()
  expect(data).toMatchObject({ state: 'open', key: null, organisation: '机构 7', document: { title: '周报' } })
  const stored = (await member('GET', `/report/get/${reportId}`)).data.document
  expect(data.document.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(
    withoutUnfinished(stored).blocks.map(({ kind }) => kind),
  )
  const [text, whole] = [JSON.stringify(data.document), JSON.stringify(stored)]
  // The prompt of the template, which nobody has answered: not in the file either.
  const page = (await file()).file as string
  expect(page).toContain('灯塔')
  for (const going of [text, page]) expect(going).not.toContain(prompts.advice[0])
  expect(whole).toContain(prompts.advice[0])
  for (const inside of ['"behind"', '"behindRows"', String(articleId), '"monitor"']) {
    expect(whole).toContain(inside)
    expect(text).not.toContain(inside)
  }
  const [link] = (await member('GET', `${path}/${reportId}`)).data
  expect(link).toMatchObject({ opens: 1, createdBy: '成员 71' })
  expect(link.lastOpenedAt).not.toBeNull()
})

test('the password is asked for before the report and before its files, and guesses wait', async () => {
  const { open, file } = await share({ password: '开门 123' })
  expect((await open()).data).toEqual({ state: 'locked', wrong: false, waitSeconds: 0 })
  expect(await file()).toMatchObject({ http: 403, key: 'shares.passwordAgain' })
  const { key } = (await open('开门 123')).data
  expect((await file(key)).http).toBe(200)
  expect(await file(`9${key}`)).toMatchObject({ http: 403 })
  const other = await share({ password: '开门 123' })
  expect(await other.file(key)).toMatchObject({ http: 403 })
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, at) => other.open(`guess ${at}`)))
  expect(guesses.filter(({ data }) => data.wrong)).toHaveLength(5)
  expect((await other.open('开门 123')).data).toMatchObject({ state: 'locked', wrong: false })
})

test('files are given where the link gives them', async () => {
  const { open, file } = await share({ downloads: false })
  expect((await open()).data.kinds).toEqual([])
  expect(await file()).toMatchObject({ http: 403, key: 'reports.noFiles' })
  const given = await share()
  expect((await given.open()).data.kinds).toContain('docx')
  const answer = await given.file(null, 'xlsx')
  expect(answer.http).toBe(200)
})

test('a revoked link is gone at once, an expired one too, and a deleted report shows nothing until it is back', async () => {
  const revoked = await share()
  expect((await member('DELETE', `${path}/${revoked.share.id}`)).data).toMatchObject({ state: 'revoked' })
  const expired = await share()
  await sql`update shares set expires_at = now() - interval '1 second' where id = ${expired.share.id}`.execute(
    databases().worker,
  )
  for (const link of [revoked, expired])
    for (const answer of [await link.open(), await link.file()]) expect(answer).toMatchObject({ http: 404 })
  const link = await share()
  const { operation } = await member('DELETE', '/report/delete', { ids: [reportId] })
  expect(await link.open()).toMatchObject({ http: 404 })
  await undo(operation)
  expect((await link.open()).http).toBe(200)
})

test('forged tokens and links to something else open nothing', async () => {
  const { token } = await share()
  for (const wrong of [token.slice(0, -1), `${token}A`, token.split('.')[0], 'x'])
    expect(await stranger('POST', `${path}/${wrong}/open`, {})).toMatchObject({ http: 404 })
  expect(await stranger('POST', `/inews/share/${token}/open`, {})).toMatchObject({ http: 404 })
  const articles = await member('POST', '/inews/share', { idList: [articleId], expiresAt: inDays(1) })
  expect(await stranger('POST', `${path}/${articles.data.token}/open`, {})).toMatchObject({ http: 404 })
  expect(await member('DELETE', `${path}/${articles.data.share.id}`)).toMatchObject({ http: 404 })
})

test.each([
  ['an end that is over', { expiresAt: inDays(-1) }, 'expiresAt', '有效期须在此刻之后、365 天之内'],
  ['an end in two years', { expiresAt: inDays(730) }, 'expiresAt', '有效期须在此刻之后、365 天之内'],
  ['a short password', { password: 'abc' }, 'password', '访问密码为 4 到 100 个字符'],
])('%s is refused by the field', async (_, wrong, field, msg) => {
  expect(await member('POST', path, { reportId, expiresAt: inDays(1), ...wrong })).toMatchObject({
    http: 400,
    problems: [{ field, msg }],
  })
})

test('others share and end only what they may', async () => {
  const { share: made } = await share()
  expect((await admin('GET', `${path}/${reportId}`)).data).toMatchObject([{ id: made.id }])
  expect((await reader('GET', `${path}/${reportId}`)).http).toBe(403)
  expect((await reader('POST', path, { reportId, expiresAt: inDays(1) })).http).toBe(403)
  expect((await stranger('GET', `${path}/${reportId}`)).http).toBe(404)
  expect((await stranger('POST', path, { reportId, expiresAt: inDays(1) })).http).toBe(404)
  expect((await stranger('DELETE', `${path}/${made.id}`)).http).toBe(404)
  expect((await admin('DELETE', `${path}/${made.id}`)).data).toMatchObject({ state: 'revoked' })
})
