// Questions that compare, count or ask for what is not there: each side and each number with its list, and no false zero.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Answer, Plan } from '../contract.ts'
import { screenStrings } from '../strings/screens.ts'
import { ago, monitored, openAnswers } from './testing/open-answers.ts'

const { databases, store, storeMonitored, answerTo, totalOf } = openAnswers()

test('what nobody said is not answered, and the list that comes closest is named', async () => {
  const answer = await answerTo('青禾汽车召回和月球基地', { query: '青禾汽车+召回+月球基地' })
  expect(answer).toMatchObject({
    state: 'insufficient',
    sentences: [],
    nearest: { count: 4, opens: { query: '青禾汽车+召回' } },
  })
})

test('names that are compared have a figure each', async () => {
  await sql`insert into names (kind, name, aliases) values ('brand', '青禾汽车', '{}'), ('brand', '门店', '{}')`.execute(
    databases().worker,
  )
  const answer = await answerTo('青禾汽车和门店相比', { query: '青禾汽车' })
  const named = answer.figures.filter(({ kind }) => kind === 'name')
  expect(named.map(({ name, value }) => [name, value])).toEqual([
    ['青禾汽车', 4],
    ['门店', 1],
  ])
  for (const figure of named) expect(await totalOf(figure)).toBe(figure.value)
})

const compared = ({ figures }: Answer) =>
  figures.flatMap(({ kind, name, value }) => (kind === 'name' || kind === 'monitor' ? [[kind, name, value]] : []))

test('each side of a comparison has its own number: monitors by their lists, others by their names', async () => {
  await storeMonitored(monitored)
  await sql`insert into names (kind, name, aliases) values ('brand', '青禾汽车', '{}') on conflict do nothing`.execute(
    databases().worker,
  )
  const { figures, ...mixed } = await answerTo('近10天青禾汽车和青麓谁的声量更大')
  expect(mixed.state).toBe('answered')
  expect(figures[0]?.value).toBe(7)
  expect(compared({ figures, ...mixed })).toEqual([
    ['name', '青禾汽车', 4],
    ['name', '青麓', 3],
  ])
  expect(compared(await answerTo('近10天青麓和露营节谁的声量更大'))).toEqual([
    ['name', '青麓', 3],
    ['name', '露营节', 1],
  ])
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (701, 7, 'item', '北驰', '乙', 1) on conflict do nothing`.execute(
    worker,
  )
  const ofMonitors = await answerTo('近10天青麓和北驰对比')
  expect(compared(ofMonitors)).toEqual([
    ['monitor', '青麓', 3],
    ['monitor', '北驰', 0],
  ])
  for (const figure of ofMonitors.figures.filter(({ kind }) => kind === 'monitor'))
    expect(figure.opens.monitors).toHaveLength(1)
})

const suggested = (['example1', 'example2', 'example3', 'askWhy_rise', 'askWhy_dip', 'askArticles'] as const).flatMap(
  word => screenStrings[word],
)
test.each([...suggested, '昨天哪些媒体报道青麓最多', '哪个城市的报道最多', '青麓停车是怎么回事'])(
  'what is suggested is answered: %s',
  async question => {
    // Of each day, so that every stretch of time has some; by all kinds of media, all leanings.
    await storeMonitored(
      Array.from({ length: 30 }, (_, n) => ({
        title: `青麓停车第${n}条`,
        body: `青麓停车场第${n}次调整收费，每小时${n + 3}元。第${n}位居民表示不满，街道办回应称会协调。`,
        media: ['海岸网', '观潮日报', '远洋网'][n % 3] ?? '',
        mediaType: n % 2 === 0 ? ('weibo' as const) : ('web' as const),
        sentiment: n % 2 === 0 ? (-1 as const) : (0 as const),
        publishedAt: ago(1 + n * 11),
      })),
    )
    const answer = await answerTo(question)
    expect(answer.plan.query.replaceAll(/[+青麓停车]/gu, '')).toBe('')
    expect([answer.state, answer.figures[0]?.value]).not.toContain(0)
    expect(answer.state).toBe('answered')
    if (/哪些媒体|哪些媒體|Which media/.test(question)) {
      const media = answer.figures.filter(({ kind }) => kind === 'medium')
      expect(media.length).toBeGreaterThan(1)
      for (const figure of media) expect(figure.value).toBeGreaterThan(0)
    }
  },
)

test('of places, cities alone where cities are counted', async () => {
  await store(
    [440_000, 440_000, 440_300, 310_000].map((region, n) => ({
      title: `渡口${n}`,
      body: `渡口第${n}次投诉。`,
      region,
    })),
  )
  const places = async (question: string) =>
    (await answerTo(question, { query: '投诉' })).figures.flatMap(({ kind, value, opens }) =>
      kind === 'region' ? [[opens.filters[0]?.values[0], value]] : [],
    )
  expect((await places('哪个城市的投诉最多')).map(([code]) => code).toSorted()).toEqual(['310000', '440300'])
  expect((await places('哪些地区的投诉最多'))[0]).toEqual(['440000', expect.any(Number)])
})

test('a word that finds nothing is named, and the list without it is offered', async () => {
  await storeMonitored(monitored)
  const nearest = async (question: string, plan: Partial<Plan>) => (await answerTo(question, plan)).nearest
  expect(await nearest('青麓月球基地', { monitors: [700], query: '月球基地' })).toMatchObject({
    ...{ count: 3, without: ['月球基地'], opens: { monitors: [700], query: '' } },
  })
  expect(await nearest('月球基地与召回', { query: '月球基地+召回+青禾汽车' })).toMatchObject({
    ...{ count: 4, without: ['月球基地'], opens: { query: '召回+青禾汽车' } },
  })
  expect(
    await nearest('青麓的正面', { monitors: [700], filters: [{ field: 'language', is: 'is', values: ['en'] }] }),
  ).toMatchObject({ ...{ count: 3, without: [], opens: { monitors: [700], filters: [] } } })
})
