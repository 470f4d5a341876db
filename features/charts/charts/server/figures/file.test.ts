// Charts as a file: the sums of each sheet are what the chart's own call answers, and nothing in it is calculated by whoever opens it.
import { Readable } from 'node:stream'
import { readSheet, usualBounds } from '@guanlan/platform/server'
import { openFeature, unzipped } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { type ChartName, chartNames } from '../../contract.ts'
import { chartServer } from '../index.ts'

const { as, databases } = openFeature([chartServer])
const range = { from: '2026-11-18T00:00:00.000Z', to: '2026-11-22T15:59:59.000Z' }
const hostile = '=HYPERLINK("http://evil.invalid","点我")'

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(Date.parse(range.from) + n * 3 * 3_600_000),
      media: n % 3 === 0 ? hostile : `媒体${n % 4}`,
      mediaType: n % 2 === 0 ? 'weibo' : 'web',
      author: `作者${n % 5}`,
      likes: n,
      reads: n % 2 === 0 ? 100 * n : null,
      sentiment: ([-1, 0, 1] as const)[n % 3] ?? 0,
      level: n % 3 === 0 ? 2 : null,
      region: n % 4 === 0 ? 110000 : 330100,
      mentioned: [310000],
      extra: { verified_type: '1' },
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  const others = [newArticle({ title: '别家的', hits: [{ orgId: 8, monitorId: 800, version: 1 }] })]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...articles, ...others], new Map()))
})

const ask = async (chart: string, more: object = {}, org: 7 | 8 = 7) =>
  (await as('member', org)('POST', `/inews/monitorChart/${chart}`, { ...range, ...more })).data
const take = (body: object, org: 7 | 8 = 7, locale: 'zh' | 'en' = 'zh') =>
  as('reader', org, locale)('POST', '/inews/monitorChart/export', { ...range, ...body })
async function rowsOf(bytes: Buffer, sheet?: string): Promise<string[][]> {
  const source = {
    bytes: bytes.length,
    open: async (part?: { first: number; last: number }) =>
      Readable.from([part ? bytes.subarray(part.first, part.last + 1) : bytes]),
  }
  const rows: string[][] = []
  for await (const { cells } of readSheet(source, usualBounds, sheet)) rows.push(cells)
  return rows
}
const sum = (rows: readonly string[][], column: number) =>
  rows.slice(1).reduce((total, row) => total + Number(row[column] ?? 0), 0)

test('one file has every chart, and its sums are those of the calls', async () => {
  const charts = chartNames.map(chart => ({ chart }))
  const { http, bytes, headers } = await take({ charts, monitors: [700] })
  expect(http).toBe(200)
  expect(headers['content-type']).toContain('spreadsheetml')
  const sheet = async (title: string) => rowsOf(bytes, title)
  const [overview, touch] = [await ask('overview'), await ask('touch')]
  expect(overview.total.count).toBe(30)
  const column: Partial<Record<ChartName, [title: string, columns: number[], sum: number]>> = {
    dataVolumeTrend: ['声量走势', [1], 30],
    sentimentShares: ['情感占比', [1], 30],
    sentimentTrend: ['情感走势', [1], 30],
    mediaTypes: ['媒体类型', [2, 3, 4], 30],
    activeMedia: ['活跃媒体', [1], 30],
    popularAccount: [
      '热门账号',
      [2],
      overview.authors.reduce((all: number, each: { interactions: number }) => all + each.interactions, 0),
    ],
    releaseHotZone: ['发布地区', [1], 30],
    mentionHotZone: ['提及地区', [1], 30],
    touch: ['触达', [2], touch.total.readers],
    accountType: ['账号类型', [1], 30],
    articleLocation: ['文章位置', [1], 30],
    weekHours: ['发布时段', Array.from({ length: 24 }, (_, hour) => hour + 1), 30],
    split: ['声量构成 · 媒体类型', [1, 2], 30],
    negativeAnalysis: ['负面分析', [4], overview.total.negative],
    hotSpot: [
      '热点事件',
      [1],
      (await ask('hotSpot')).reduce((all: number, { count }: { count: number }) => all + count, 0),
    ],
  }
  expect(Number(touch.total.readers)).toBeGreaterThan(0)
  for (const [chart, [title, columns, expected]] of Object.entries(column)) {
    const rows = await sheet(title)
    expect(
      columns.reduce((total, at) => total + sum(rows, at), 0),
      `${chart} ${JSON.stringify(rows)}`,
    ).toBe(expected)
  }
  // A day begins at midnight of the organisation's zone.
  expect((await sheet('声量走势'))[1]?.[0]).toBe('2026-11-18 00:00:00')
  const reported = Object.fromEntries(await sheet('口径'))
  expect(reported).toMatchObject({ 监测项: '青麓', 时间范围: '2026-11-18 08:00 — 2026-11-22 23:59', 生成人: '成员 72' })
  expect(reported.生成时间).toContain('(Asia/Shanghai)')
  const files = await unzipped(bytes)
  const xml = [...files].filter(([name]) => name.includes('worksheets')).map(([, body]) => body.toString())
  expect(xml).toHaveLength(chartNames.length + 1)
  expect(xml.join('')).not.toContain('<f>')
  expect((await sheet('活跃媒体')).some(([name]) => name === hostile)).toBe(true)
})

test('CSV has one chart, and a name that would be calculated is kept a text', async () => {
  const { http, bytes, headers } = await take({ charts: [{ chart: 'activeMedia', title: '谁在说' }], kind: 'csv' })
  expect([http, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toContain(encodeURIComponent('谁在说.csv'))
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.invalid""`)
  expect(sum(await rowsOf(bytes), 1)).toBe(30)
  const two = await take({ charts: [{ chart: 'touch' }, { chart: 'hotSpot' }], kind: 'csv' })
  expect(two).toMatchObject({ http: 400, key: 'charts.oneAsCsv' })
})

test('rows in which collection was disturbed say so, and none do where it was not', async () => {
  const charts = [{ chart: 'dataVolumeTrend' }]
  const column = async (body: object) =>
    (await rowsOf((await take({ kind: 'csv', ...body })).bytes)).map(row => row.at(-1))
  expect(await column({ charts })).not.toContain('采集异常')
  await sql`insert into running_stretches values ('2026-11-01T00:00:00Z', '2026-11-19T18:00:00Z'), ('2026-11-20T17:00:00Z', now())`.execute(
    databases().worker,
  )
  try {
    // It stood still from 20 November, 2:00, to 21 November, 1:00, of the organisation's clock.
    expect(await column({ charts })).toEqual(['采集情况', '', '', '采集异常', '采集异常', ''])
    expect(await column({ charts: [{ chart: 'split' }] })).toContain('采集异常')
    // What is no course of time has no such rows.
    expect(await column({ charts: [{ chart: 'mediaTypes' }] })).not.toContain('采集情况')
  } finally {
    await sql`delete from running_stretches`.execute(databases().worker)
  }
})

test('an earlier stretch stands beside the volume, point by point, and adds up to its own list', async () => {
  const later = { from: '2026-11-20T16:00:00.000Z', to: '2026-11-22T15:59:59.000Z' }
  const against = { since: '2026-11-18T16:00:00.000Z' }
  const { bytes } = await take({ ...later, charts: [{ chart: 'dataVolumeTrend', against }] })
  const [head = [], ...rows] = await rowsOf(bytes, '声量走势')
  const at = head.indexOf('自选时段')
  expect(head[at - 1]).toBe('自选时段的时间')
  expect(rows[0]?.[at - 1]).toBe('2026-11-19 00:00:00')
  const length = Date.parse(later.to) - Date.parse(later.from)
  const earlier = { from: against.since, to: new Date(Date.parse(against.since) + length).toISOString() }
  expect(sum([head, ...rows], at)).toBe((await ask('overview', earlier)).total.count)
  expect(Object.fromEntries(await rowsOf(bytes, '口径')).说明).toContain(
    '自选时段 2026-11-19 00:00 至 2026-11-20 23:59',
  )
})

test('in the reader’s language, of one’s own organisation, and only what there is', async () => {
  const english = await take({ charts: [{ chart: 'sentimentShares' }] }, 8, 'en')
  expect(await rowsOf(english.bytes, 'Shares of sentiments')).toEqual([
    ['Sentiment', 'Articles'],
    ['Positive', '0'],
    ['Neutral', '1'],
    ['Negative', '0'],
  ])
  expect((await take({ charts: [{ chart: 'pie' }] })).http).toBe(400)
  expect((await take({ charts: [] })).http).toBe(400)
  expect((await take({ charts: [{ chart: 'touch' }], monitors: [800] })).http).toBe(404)
})

test('a value that no list could be asked stands in words as it was sent', async () => {
  for (const field of [
    'arrived',
    'story',
    'monitor',
    'hour',
    'position',
    'label',
    'media',
    'region',
    'assignee',
    'folder',
  ]) {
    const filters = [{ field, is: 'isNot', values: ['无此值', '99999999999999999999'] }]
    const { http } = await as()('POST', '/inews/monitorChart/inWords', { ...range, filters })
    expect([field, http]).toEqual([field, 200])
  }
})

test('a question is said in words', async () => {
  const filters = [{ field: 'mediaType', is: 'isNot', values: ['weibo'] }]
  const reported = await ask('inWords', { monitors: [700], filters, fold: true })
  expect(reported.lines).toEqual([
    { label: '监测项', value: '青麓' },
    { label: '时间范围', value: '2026-11-18 08:00 — 2026-11-22 23:59' },
    { label: '媒体类型', value: '不为 微博' },
    { label: '相似文章', value: '合并，一件事计一次' },
  ])
  expect(reported.zone).toBe('Asia/Shanghai')
})
