// Boards by link, as a workbook and as a template of reports: what leaves, what does not, and that it ends.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { sharesServer } from '@guanlan/features/handling/shares/server'
import { reportsServer } from '@guanlan/features/reports/reports/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { Panel } from '../contract.ts'
import { boardsServer } from './index.ts'
import { reportBlocks } from './report-blocks.ts'
import { sheetsOf } from './workbook.ts'

const nobody: Arrivals = { follow() {} }
const documents = { kinds: [], write: async () => [] }
const { as, databases, undo } = openFeature(
  [
    articleServer,
    chartServer,
    articleListServer(nobody),
    sharesServer(async () => {}),
    reportsServer(documents as never),
    boardsServer,
  ],
  ['boards', 'shares', 'links', 'report_templates'],
)
const path = '/inews/lookPlankInfo'
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const frame = { range: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' } }

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 6 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(Date.parse(frame.range.from) + n * 4 * 3_600_000),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const panels = [
  { id: 'p1', at: { x: 0, y: 0, w: 6, h: 3 }, shows: { kind: 'number', measure: 'articles' } },
  { id: 'p2', at: { x: 6, y: 0, w: 12, h: 6 }, shows: { kind: 'articles', rows: 3 }, of: { monitors: [700] } },
  { id: 'p3', at: { x: 0, y: 6, w: 12, h: 6 }, shows: { kind: 'chart', chart: 'mediaTypes' } },
  { id: 'p4', at: { x: 12, y: 6, w: 12, h: 6 }, shows: { kind: 'comparison', comparisonId: 4711 } },
]
let made = 0
const aBoard = async () => {
  const views = [
    { name: '总览', frame, panels },
    { name: '第二个', panels: panels.slice(0, 1) },
  ]
  return (await member('POST', path, { name: `看板 ${++made}`, views })).data as { id: number; name: string }
}
const share = async (id: number, more: object = {}) =>
  (await member('POST', `${path}/share`, { id, expiresAt: inHours(24), ...more })).data
const open = (token: string, password: string | null = null) =>
  stranger('POST', `${path}/shared/${token}/open`, { password })

test('a link shows the panels with their figures, and no monitors, ids or ways on', async () => {
  const { id, name } = await aBoard()
  const { token, address } = await share(id)
  expect(address).toBe(`/sharedBoard?token=${token}`)
  const { data } = await open(token)
  expect(data).toMatchObject({ state: 'open', organisation: '机构 7', name, views: ['总览', '第二个'] })
  const { panels: shown, figures } = data.shown
  expect(figures[0].of).toMatchObject({ drawn: 'number', value: 6 })
  expect(figures[1].of.lines).toHaveLength(3)
  expect(shown[3]).toMatchObject({ title: '对比', shows: { kind: 'text' } })
  const text = JSON.stringify(data.shown)
  for (const inside of ['700', '4711', '"question"', '"address"']) expect(text).not.toContain(inside)
  const second = (await stranger('POST', `${path}/shared/${token}/view`, { place: 1 })).data
  expect(second.panels).toHaveLength(1)
  expect((await stranger('POST', `${path}/shared/${token}/view`, { place: 2 })).http).toBe(404)
})

test('a password is wanted for every view; a revoked link and a removed board open nothing', async () => {
  const { id } = await aBoard()
  const { token, share: made } = await share(id, { password: 'right one' })
  expect((await open(token)).data).toMatchObject({ state: 'locked', wrong: false })
  expect((await stranger('POST', `${path}/shared/${token}/view`, {})).http).toBe(403)
  const { key } = (await open(token, 'right one')).data
  expect((await stranger('POST', `${path}/shared/${token}/view`, { key })).http).toBe(200)
  await member('DELETE', `/inews/share/${made.id}`)
  expect((await open(token, 'right one')).http).toBe(404)
  const other = await share(id)
  await member('DELETE', `${path}?id=${id}`)
  expect((await open(other.token)).http).toBe(404)
})

test('readers and other organisations share nothing', async () => {
  const body = { id: (await aBoard()).id, expiresAt: inHours(1) }
  expect((await reader('POST', `${path}/share`, body)).http).toBe(403)
  expect((await stranger('POST', `${path}/share`, body)).http).toBe(404)
})

test('a template of reports has the panels in their order, names what it leaves out, and is taken back', async () => {
  const { id, name } = await aBoard()
  const { data, operation } = await member('POST', `${path}/report`, { id, frame })
  expect(data).toMatchObject({
    name: `${name} · 总览`,
    frame: { ...frame, monitors: [700] },
    leftOut: ['最新文章', '对比'],
    ofAll: true,
  })
  const template = `/inews/templateInfoV1/${data.templateId}`
  const { blocks } = (await member('GET', template)).data
  expect(blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['cover', 'figures', 'mediaTypes', 'method'])
  await undo(operation as number)
  expect((await member('GET', template)).http).toBe(404)
  expect((await stranger('POST', `${path}/report`, { id })).http).toBe(404)
})

test('a workbook has the numbers together and a sheet a panel', () => {
  const parsed = panels.map(panel => Panel.parse(panel))
  const at = frame.range.from
  const drawn = [
    { drawn: 'number' as const, value: 6, before: 2, isShare: false },
    { drawn: 'lines' as const, lines: [{ title: '甲', note: '', value: 1, tone: null, at, opens: null }], total: 1 },
  ]
  const sheets = sheetsOf(
    parsed.slice(0, 2),
    drawn.map((of, n) => ({ id: `p${n + 1}`, message: '', opens: null, at, of })),
    'zh',
  )
  expect(sheets.map(({ title }) => title)).toEqual(['数字', '最新文章'])
  expect(sheets[0]?.rows).toEqual([{ name: '文章', value: 6, before: 2 }])
})

test('panels with a narrowing of their own have no block', () => {
  const { blocks, leftOut } = reportBlocks(panels.map(panel => Panel.parse(panel)))
  expect(blocks.map(({ kind }) => kind)).toEqual(['cover', 'figures', 'mediaTypes', 'method'])
  expect(leftOut.map(({ id }) => id)).toEqual(['p2', 'p4'])
})
