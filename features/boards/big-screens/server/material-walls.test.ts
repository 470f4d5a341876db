// Walls of the organisation's material: each line counts what the list counts that it opens, and says what it lacks.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import {
  negativeMediaServer,
  screenCompetitorsServer,
  societyEventsServer,
  topicWordsServer,
} from '@guanlan/features/boards/screen-materials/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { complaintsServer } from '@guanlan/features/desk/consumer-voice/server'
import { warningsServer } from '@guanlan/features/warnings/warnings/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { PanelFigure } from '../../boards/contract.ts'
import { bigScreensServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const { as, databases } = openFeature(
  [
    ...[articleServer, chartServer, articleListServer(nobody), boardsServer, bigScreensServer, complaintsServer],
    ...[warningsServer({ follow() {} }), topicWordsServer, screenCompetitorsServer],
    ...[negativeMediaServer, societyEventsServer],
  ],
  ['screen_topic_words', 'screen_competitors', 'screen_negative_media', 'complaints'],
)
const member = as()
const frame = { range: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' } }
const hourMs = 3_600_000

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 12 }, (_, n) =>
    newArticle({
      title: n % 2 ? `续航第${n}条` : `服务第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: `媒体${n % 3}`,
      publishedAt: new Date(Date.parse(frame.range.from) + n * 4 * hourMs),
      sentiment: n % 4 === 0 ? -1 : n % 4 === 1 ? 1 : 0,
      hits: n % 3 ? [{ orgId: 7, monitorId: 700, version: 1 }] : [],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const figureOf = async (shows: object): Promise<PanelFigure> => {
  const panels = [{ id: 'a', at: { x: 0, y: 0, w: 6, h: 3 }, shows }]
  const { data, msg } = await member('POST', '/inews/lookPlankInfo/figures', { panels, frame })
  expect(msg).toBe('')
  return data[0]
}
const linesOf = ({ of }: PanelFigure) => {
  if (of.drawn !== 'lines') throw new Error(`no lines: ${JSON.stringify(of)}`)
  return of.lines
}
const totalOf = (opens: PanelFigure['opens']): Promise<number> => {
  if (!opens || !('question' in opens)) throw new Error('it opens no list')
  const { question } = opens
  return withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(question, question.monitors ?? null)),
  )
}

test('a topic word counts the articles of its monitor, one of a rule what a search by it finds', async () => {
  await member('POST', '/bigScreen/topic-word', { name: '我们', monitorId: 700 })
  await member('POST', '/bigScreen/topic-word', { name: '电池', rule: '续航' })
  const lines = linesOf(await figureOf({ kind: 'material', list: 'topics', part: 'lines' }))
  expect(lines.map(({ title }) => title)).toEqual(['我们', '电池'])
  expect(lines[0]?.value).toBe(8)
  expect(await totalOf(lines[0]?.opens ?? null)).toBe(8)
  const { opens, value } = lines[1] ?? {}
  const query = new URLSearchParams(opens && 'address' in opens ? opens.address.split('?')[1] : '')
  const found = await member('POST', '/inews/monitorArticle/search/summary', {
    ...{ query: query.get('q'), from: query.get('from'), to: query.get('to') },
  })
  expect([value, found.data.total]).toEqual([6, 6])
})

test('brands by words stand with their shares, own ones first', async () => {
  await member('POST', '/bigScreen/competitor', { name: '对手', words: ['服务'] })
  await member('POST', '/bigScreen/competitor', { name: '本品', own: true, words: ['续航'] })
  const { of, message } = await figureOf({ kind: 'material', list: 'brands', part: 'share' })
  expect(of).toMatchObject({
    drawn: 'chart',
    shape: 'ring',
    data: { rows: ['本品', '对手'], series: [{ values: [6, 6] }] },
  })
  expect(message).toBe('本品最多，占 50.0%')
  const course = await figureOf({ kind: 'material', list: 'own', part: 'course' })
  if (course.of.drawn !== 'chart') throw new Error('no chart')
  expect(course.of.data.series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(6)
})

test('negative media count negative articles alone, and all of them are the list that the panel opens', async () => {
  const { rows } = await sql<{
    id: number
  }>`select id from media where name in ('媒体1', '媒体2') order by name`.execute(databases().worker)
  for (const [n, { id }] of rows.entries())
    await member('POST', '/bigScreen/media-negative', { name: `媒体${n}`, mediaId: id, reason: '常转述' })
  const figure = await figureOf({ kind: 'negativeMedia', rows: 8 })
  const lines = linesOf(figure)
  for (const { value, opens } of lines) expect(value).toBe(await totalOf(opens))
  expect(lines.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(2)
  expect(await totalOf(figure.opens)).toBe(2)
})

test('complaints of the days of the panel stand by demand with those answered, as many as their list has', async () => {
  const complaint = { title: '异响', brand: '澄屿', platform: '投诉平台', demand: '退款' }
  for (const [code, publishedOn, status] of [
    ['甲', '2026-11-12', 'open'],
    ['乙', '2026-11-13', 'answered'],
    ['丙', '2026-10-01', 'open'],
  ])
    await member('POST', '/inews/tousu', { ...complaint, code, publishedOn, status })
  const { of, opens, message } = await figureOf({ kind: 'complaints', by: 'demand' })
  expect(of).toMatchObject({ data: { rows: ['退款'], series: [{ values: [1] }, { values: [1] }] } })
  expect(message).toBe('投诉 2 件，已答复 50.0%')
  const days = new URLSearchParams(opens && 'address' in opens ? opens.address.split('?')[1] : '')
  const { data } = await member('POST', '/inews/tousu/list', Object.fromEntries(days))
  expect(data.total).toBe(2)
})

test('nothing is said of material that is not there, and own brands without incidents are said to have none', async () => {
  expect((await figureOf({ kind: 'material', list: 'rivals', part: 'share' })).of).toMatchObject({ data: { rows: [] } })
  await member('POST', '/bigScreen/competitor', { name: '澄屿', own: true, brand: '澄屿' })
  await member('POST', '/bigScreen/competitor', { name: '按词', own: true, words: ['服务'] })
  const [line, ofWords] = linesOf(await figureOf({ kind: 'handling' }))
  expect(line).toMatchObject({ title: '澄屿', value: 0, note: '发现 0 件，受理 0 件，办结 0 件' })
  expect(await totalOf(line?.opens ?? null)).toBe(0)
  expect(ofWords).toMatchObject({ title: '按词', value: 3 })
})
