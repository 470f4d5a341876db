// Boards: kept with their views, refused where panels overlap; each figure is the total of the list it opens, as the reader may see it.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { indexTasksServer } from '@guanlan/features/boards/index-tasks/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { crisisServer } from '@guanlan/features/crisis/crisis/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Board, type PanelFigure, questionAt, type Shown, type Template } from '../contract.ts'
import { boardsServer } from './index.ts'
import { isComparable, shareMessage } from './panels/number.ts'

const nobody: Arrivals = { follow() {} }
const { as, databases, undo } = openFeature(
  [
    articleServer,
    chartServer,
    articleListServer(nobody),
    crisisServer({ follow() {} }),
    boardsServer,
    indexTasksServer,
  ],
  ['boards', 'crises', 'index_tasks'],
)
const path = '/inews/lookPlankInfo'
const frame = { range: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' } }

/** Twelve articles of two monitors, four of one story, three negative. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '云桥', '乙', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 12 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: n < 4 ? '同一件事的正文'.repeat(40) : String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: `媒体${n % 5}`,
      publishedAt: new Date(Date.parse(frame.range.from) + n * 4 * 3_600_000),
      sentiment: n % 4 === 0 ? -1 : n % 4 === 1 ? 1 : 0,
      hits: [{ orgId: 7, monitorId: n % 3 ? 700 : 701, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const panel = (id: string, shows: Partial<Shown> & { kind: string }, more: object = {}) => ({
  ...{ id, at: { x: 0, y: 0, w: 6, h: 3 }, shows },
  ...more,
})
const figuresOf = async (panels: readonly object[], of: object = frame, role: 'member' | 'reader' = 'member') => {
  const { data, msg } = await as(role)('POST', `${path}/figures`, { panels, frame: of })
  expect(msg).toBe('')
  return data as PanelFigure[]
}
const totalBehind = ({ opens }: PanelFigure): Promise<number> => {
  if (!opens || !('question' in opens)) throw new Error('it opens no list')
  const { question } = opens
  return withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(question, question.monitors ?? null)),
  )
}

test.each(['articles', 'stories', 'positive', 'negative'] as const)(
  'the number of %s is the total of its list',
  async measure => {
    for (const narrowing of [{}, { monitors: [700] }]) {
      const [figure] = await figuresOf([panel('a', { kind: 'number', measure }, { of: narrowing })])
      const value = figure?.of.drawn === 'number' ? figure.of.value : null
      expect(value).toBeGreaterThan(0)
      expect(value).toBe(await totalBehind(figure!))
    }
  },
)

test('the newest articles and the largest stories are lines with the total of their list', async () => {
  const figures = await figuresOf([panel('a', { kind: 'articles', rows: 5 }), panel('b', { kind: 'stories', rows: 3 })])
  for (const figure of figures) {
    if (figure.of.drawn !== 'lines') throw new Error('no lines')
    expect(figure.of.total).toBe(await totalBehind(figure))
  }
  const [newest, largest] = figures.map(({ of }) => (of.drawn === 'lines' ? of.lines : []))
  expect(newest?.map(({ title }) => title)).toEqual(['第12条', '第11条', '第10条', '第9条', '第8条'])
  expect(largest?.[0]?.value).toBe(4)
})

test.each(['sentimentShares', 'mediaTypes', 'activeMedia', 'dataVolumeTrend', 'sentimentTrend'] as const)(
  'each part of %s opens as many articles as it shows',
  async chart => {
    const [figure] = await figuresOf([panel('a', { kind: 'chart', chart })])
    if (figure?.of.drawn !== 'chart' || !figure.opens || !('question' in figure.opens)) throw new Error('no chart')
    const { of, opens } = figure
    expect(of.rowsOf).toHaveLength(of.data.rows.length)
    for (const [row] of of.data.rows.entries())
      for (const [series, { values, tone }] of of.data.series.entries()) {
        if (series > 0 && !tone) continue
        const question = questionAt(opens.question, of, { row, series })
        expect(await totalBehind({ ...figure, opens: { question } })).toBe(values[row])
      }
  },
)

test('a handful before hundreds of now is no comparison, and shares are said as exactly as they are shown', () => {
  expect([isComparable(3_000, 1), isComparable(40, 1), isComparable(3_000, 10)]).toEqual([false, true, true])
  expect(shareMessage(0.573, 0.46, 'zh')).toBe('负面 57.3%，比前一段多 11.3 个百分点')
  expect(shareMessage(0.573, 0.5729, 'zh')).toBe('')
})

test('a panel follows its view where it says nothing of its own', async () => {
  const [all, own, other] = await figuresOf(
    [
      panel('a', { kind: 'number', measure: 'articles' }),
      panel('b', { kind: 'number', measure: 'articles' }, { of: { monitors: [701] } }),
      panel(
        'c',
        { kind: 'number', measure: 'articles' },
        { of: { filters: [{ field: 'sentiment', is: 'is', values: ['-1'] }] } },
      ),
    ],
    { ...frame, monitors: [700] },
  )
  expect([all, own, other].map(each => each?.of.drawn === 'number' && each.of.value)).toEqual([8, 4, 2])
})

test('a panel whose monitor is gone keeps its place and says so', async () => {
  const [gone, there] = await figuresOf([
    panel('a', { kind: 'number', measure: 'articles' }, { of: { monitors: [799] } }),
    panel('b', { kind: 'clock' }),
  ])
  expect([gone?.of, there?.of]).toEqual([{ drawn: 'absent', why: 'gone' }, { drawn: 'still' }])
})

test('what one panel cannot be asked leaves the others as they are', async () => {
  const range = { from: '2016-11-10T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' }
  const reversed = { from: range.to, to: range.from }
  const figures = await figuresOf([
    panel('a', { kind: 'number', measure: 'articles' }, { of: { range } }),
    panel('b', { kind: 'number', measure: 'articles' }, { of: { range: reversed } }),
    panel('c', { kind: 'number', measure: 'articles' }),
  ])
  expect(figures.map(({ of }) => of)).toMatchObject([
    { drawn: 'absent', why: 'refused' },
    { drawn: 'absent', why: 'refused' },
    { drawn: 'number', value: 12 },
  ])
})

test('crises under way stand with the highest first, as many as their list has', async () => {
  for (const [name, crisisLevel] of [
    ['小事', 3],
    ['大事', 1],
  ] as const)
    expect((await as()('POST', '/crisis/startCrisis', { name, crisisLevel })).http).toBe(200)
  const [figure] = await figuresOf([panel('a', { kind: 'crises', rows: 5 })])
  if (figure?.of.drawn !== 'lines') throw new Error('no lines')
  expect(figure.of.lines.map(({ title }) => title)).toEqual(['大事', '小事'])
  const { data } = await as()('POST', '/crisis/getCrisiss', { status: 'underWay' })
  expect(figure.of.total).toBe(data.total)
  expect(figure.message).toContain('2 起危机处理中')
})

test('an index shows the days of its own list, and the last of them with its formula', async () => {
  const measures = [
    { measure: 'articles', weight: 1 },
    { measure: 'stories', weight: 1 },
  ]
  const draft = { name: '青麓指数', monitorId: 700, baseDay: '2026-11-10', measures }
  const { id } = (await as()('POST', '/inews/indexTask/add', draft)).data
  const [figure] = await figuresOf([panel('a', { kind: 'index', indexId: id })])
  if (figure?.of.drawn !== 'chart') throw new Error('no chart')
  const time = { startTime: frame.range.from, endTime: frame.range.to }
  const { data } = await as()('POST', '/inews/indexTask/dataList', { id, ...time })
  expect(figure.of.data.series[0]?.values).toEqual(data.list.map(({ value }: { value: number }) => value))
  expect(figure.message).toMatch(/^2026-11-\d\d：[\d.]+ = \(1 × 文章 [\d.]+ \+ 1 × 事件 [\d.]+\) ÷ 2$/)
  const [gone] = await figuresOf([panel('a', { kind: 'index', indexId: 999 })])
  expect(gone?.of).toEqual({ drawn: 'absent', why: 'gone' })
})

test('what the reader may not see is said in its place', async () => {
  const [figure] = await figuresOf([panel('a', { kind: 'incidents' })])
  expect(figure?.of).toEqual({ drawn: 'absent', why: 'notSeen' })
})

test('a board of a ready one is saved, changed, refused in an older version, removed and brought back', async () => {
  const ready: Template[] = (await as()('GET', `${path}/template`)).data
  expect(ready.map(({ name }) => name)).toEqual(['brand', 'press', 'product', 'service', 'management'])
  const made = await as()('POST', `${path}/template`, { template: 'press', name: '公关台', monitors: [700] })
  const board: Board = made.data
  expect(board.views[0]).toMatchObject({ frame: { monitors: [700] }, panels: ready[1]?.panels })
  const changed = await as()('PUT', path, { ...board, name: '公关台二' })
  expect(changed.data).toMatchObject({ name: '公关台二', version: 2 })
  expect((await as()('PUT', path, board)).http).toBe(409)
  expect((await as('reader')('PUT', path, changed.data)).http).toBe(403)
  expect((await as('member', 8)('GET', `${path}/${board.id}`)).http).toBe(404)
  const removed = await as()('DELETE', `${path}?id=${board.id}`)
  expect(removed.data).toEqual({ changed: 1 })
  await undo(removed.operation)
  expect((await as()('GET', `${path}/${board.id}`)).data.name).toBe('公关台二')
})

test.each([
  ['two panels overlap', [panel('a', { kind: 'clock' }), panel('b', { kind: 'clock' })], '面板“时钟”与“时钟”重叠'],
  ['one lies outside', [panel('a', { kind: 'clock' }, { at: { x: 20, y: 0, w: 6, h: 3 } })], '面板“时钟”超出画面'],
])('refused: %s', async (_, panels, sentence) => {
  const { http, msg, problems } = await as()('POST', path, { name: '看板', views: [{ name: '一', panels }] })
  expect([http, msg, problems?.[0]?.field]).toEqual([400, sentence, 'views.0.panels'])
})
