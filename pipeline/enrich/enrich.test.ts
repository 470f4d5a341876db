// What the pipeline says of an article by itself, and what it leaves to the sender.
import { createNames } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { normalise } from '../normalise/normalise.ts'
import { enrich } from './enrich.ts'

const origin = { source: 'test', onlyOrg: null, receivedAt: new Date('2026-11-20T00:00:00Z') }
const names = createNames([
  { id: '1', kind: 'brand', name: '青禾汽车', aliases: ['青禾'] },
  { id: '2', kind: 'corp', name: '白露科技', ambiguous: ['白露'], context: ['董事长'] },
])
const enriched = (given: object) => enrich(normalise({ sourceId: '1', media: '甲报', ...given }, origin), names)

test('an article nobody has judged is judged by its text', async () => {
  const bad = {
    title: '车门又打不开了',
    body: '质量太差，投诉三次没人管，再也不买这个牌子，大家千万别上当。',
    mediaType: 'weibo',
  }
  expect(await enriched(bad)).toMatchObject({ sentiment: -1, level: expect.any(Number) })
  const good = { title: '服务很好', body: '师傅态度特别好，很满意，强烈推荐，下次还来！', mediaType: 'weibo' }
  expect(await enriched(good)).toMatchObject({ sentiment: 1, level: null })
  const plain = {
    title: '全市教育工作会议召开',
    body: '会议总结了今年的工作，部署了明年的任务，各区县教育局负责人参加。',
    mediaType: 'web',
  }
  expect(await enriched(plain)).toMatchObject({ sentiment: 0, level: null })
})

test('what the sender says about sentiment stands', async () => {
  const text = { title: '服务很好', body: '很满意，强烈推荐' }
  expect(await enriched({ ...text, sentiment: -1, level: 2 })).toMatchObject({ sentiment: -1, level: 2 })
  expect(await enriched({ ...text, sentiment: -1 })).toMatchObject({ sentiment: -1, level: 4 })
  expect(await enriched({ ...text, sentiment: 0 })).toMatchObject({ sentiment: 0, level: null })
})

test('the place of publication comes from the medium where the sender does not say it', async () => {
  expect(await enriched({ title: '标题', media: '钱江晚报' })).toMatchObject({ region: 330_000 })
  expect(await enriched({ title: '标题', media: '钱江晚报', region: 110_000 })).toMatchObject({ region: 110_000 })
  expect(await enriched({ title: '标题', media: '甲报' })).toMatchObject({ region: null })
})

test('the city of the title decides which district the body means', async () => {
  const { mentioned } = await enriched({ title: '沈阳今晨降雪', body: '和平区的道路已经清扫。' })
  expect(mentioned).toContain(210_102)
  expect(mentioned).not.toContain(120_101)
})

test('what the brand library knows is named, for rules and for people', async () => {
  const article = await enriched({ title: '青禾发布新车', body: '白露时节，青禾汽车发布新车。' })
  expect(article).toMatchObject({
    corps: [],
    brands: ['青禾汽车', '青禾'],
    products: [],
    names: [{ kind: 'brand', name: '青禾汽车', count: 2, inTitle: true }],
  })
  const other = await enriched({ title: '白露董事长辞职' })
  expect(other).toMatchObject({ corps: ['白露科技', '白露'], names: [{ kind: 'corp', name: '白露科技', count: 1 }] })
})

test('people and organisations are shown behind the names of the library, and no rule asks for them', async () => {
  const { names, corps } = await enriched({
    title: '青麓市召开发布会',
    body: '副市长闻知远表示，道路已经修通。据青麓市交通运输管理局介绍，副市长闻知远在现场。',
  })
  expect(names).toContainEqual({ kind: 'person', name: '闻知远', count: 2 })
  expect(names.some(({ kind, name }) => kind === 'organisation' && name.endsWith('交通运输管理局'))).toBe(true)
  expect(corps).toEqual([])
})
