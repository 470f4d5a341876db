// Material of big screens: four lists with one way of keeping names, order and what cannot be.
import { articleServer } from '@guanlan/features/articles/articles/server'
import {
  negativeMediaServer,
  screenCompetitorsServer,
  societyEventsServer,
  topicWordsServer,
} from '@guanlan/features/boards/screen-materials/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { bigScreensServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const tables = [
  'screen_topic_words',
  'screen_competitors',
  'screen_negative_media',
  'screen_society_events',
  'touch_banks',
]
const { as, undo } = openFeature(
  [
    articleServer,
    chartServer,
    articleListServer(nobody),
    bigScreensServer,
    topicWordsServer,
    screenCompetitorsServer,
    negativeMediaServer,
    societyEventsServer,
  ],
  tables,
)

test('they stand in the order somebody gave them; several are removed by one address and brought back', async () => {
  const path = '/bigScreen/competitor'
  const ids: number[] = []
  for (const name of ['一', '二', '三']) ids.push((await as()('POST', path, { name, words: ['青禾'] })).data.id)
  const names = async () => (await as()('GET', path)).data.list.map((row: { name: string }) => row.name)
  expect(await names()).toEqual(['一', '二', '三'])
  await as()('PUT', `${path}/sort`, { idList: [ids[2], ids[0], ids[1]] })
  expect(await names()).toEqual(['三', '一', '二'])
  const removed = await as()('DELETE', `${path}/${ids[0]},${ids[1]}`)
  expect([removed.data, await names()]).toEqual([{ changed: 2 }, ['三']])
  await undo(removed.operation)
  expect(await names()).toEqual(['三', '一', '二'])
})

test('a name is there once in its kind, and another organisation has its own', async () => {
  const path = '/bigScreen/media-negative'
  expect((await as()('POST', path, { name: '海岸网' })).http).toBe(200)
  const again = await as()('POST', path, { name: '海岸网' })
  expect([again.http, again.problems?.[0]?.field]).toEqual([409, 'name'])
  expect((await as('member', 8)('POST', path, { name: '海岸网' })).http).toBe(200)
  expect((await as('reader')('POST', path, { name: '远洋网' })).http).toBe(403)
})

test.each([
  ['a topic word of nothing', 'topic-word', {}, 'monitorId', 400],
  ['a topic word of a monitor and a rule', 'topic-word', { monitorId: 1, rule: '灯塔' }, 'monitorId', 400],
  ['a monitor that is not there', 'topic-word', { monitorId: 799 }, 'monitorId', 400],
  ['a rule with a mistake', 'topic-word', { rule: '(灯塔' }, 'rule', 400],
  ['a brand of nothing', 'competitor', {}, 'brand', 400],
  ['a medium that is not there', 'media-negative', { mediaId: 999_999 }, 'mediaId', 400],
  ['a hot event that is not there', 'society-hot-event', { hotEventId: 999_999 }, 'hotEventId', 400],
  ['words of one’s own, which are the developer’s', 'society-hot-event', { words: ['台风'] }, 'words', 403],
])('refused: %s', async (_, called, more, field, status) => {
  const { http, problems } = await as()('POST', `/bigScreen/${called}`, { name: '名称', ...more })
  expect([http, problems?.[0]?.field]).toEqual([status, field])
})

test('an entry shows its text, the newest articles of its list, or that it is gone', async () => {
  const entries = [
    { title: '须知', opens: { kind: 'text', text: '第一段\n第二段' } },
    { title: '最新', opens: { kind: 'list', frame: { range: '30d' } } },
    { title: '旧事件', opens: { kind: 'event', id: 4711 } },
    { title: '照片', opens: { kind: 'picture', data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==' } },
  ]
  await as()('POST', '/bigScreen/touch-bank', { screen: 'flScreen', version: 0, entries })
  const entry = async (place: number) => (await as()('GET', `/bigScreen/screen/flScreen/touch?place=${place}`)).data
  expect(await entry(0)).toMatchObject({ title: '须知', paragraphs: ['第一段', '第二段'], isGone: false })
  expect(await entry(1)).toMatchObject({ kind: 'list', figure: { of: { drawn: 'lines' } } })
  expect(await entry(2)).toMatchObject({ isGone: true, figure: null })
  expect((await as()('GET', '/bigScreen/screen/flScreen/touch?place=4')).http).toBe(404)
  expect(await entry(3)).toMatchObject({ kind: 'picture', picture: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==' })
  expect((await as()('GET', '/bigScreen/screen/flScreen/figures')).data.touch).toEqual([
    '须知',
    '最新',
    '旧事件',
    '照片',
  ])
  expect((await as('member', 8)('GET', '/bigScreen/screen/flScreen/touch?place=0')).http).toBe(404)
})

test.each([
  ['an SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a ZIP called PNG', 'data:image/png;base64,UEsDBBQAAAA='],
  ['an address', 'https://example.com/a.png'],
])('%s is no picture of a touch bank', async (_, data) => {
  const entries = [{ title: '照片', opens: { kind: 'picture', data } }]
  const { http, msg } = await as()('POST', '/bigScreen/touch-bank', { screen: 'flScreen', version: 0, entries })
  expect([http, msg]).toEqual([400, '图片须为 JPG 或 PNG，不超过 450 KB'])
})

test('a touch bank is saved whole; whoever read an older one is refused', async () => {
  const path = '/bigScreen/touch-bank'
  const entry = (title: string) => ({ title, opens: { kind: 'text', text: '欢迎' } })
  expect((await as()('GET', `${path}?screen=flScreen`)).data).toEqual({ screen: 'flScreen', version: 0, entries: [] })
  const first = await as()('POST', path, { screen: 'flScreen', version: 0, entries: [entry('一')] })
  expect([first.msg, first.data?.version]).toEqual(['', 1])
  expect((await as()('POST', path, { screen: 'flScreen', version: 0, entries: [] })).http).toBe(409)
  const second = await as()('POST', path, { screen: 'flScreen', version: 1, entries: [entry('一'), entry('二')] })
  expect(second.data).toMatchObject({ version: 2, entries: [{ title: '一' }, { title: '二' }] })
  await undo(second.operation)
  expect((await as()('GET', `${path}?screen=flScreen`)).data.entries).toHaveLength(1)
  expect((await as('member', 8)('GET', `${path}?screen=flScreen`)).data.entries).toEqual([])
})
