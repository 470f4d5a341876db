// Aspects of cars: sentences that name a tied series are judged once, corrected by hand for good, counted as their list has them, and seen by nobody else.
import { carAspects as engineAspects } from '@guanlan/engine/text'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { carModelsServer, carsServer, shopsServer } from '@guanlan/features/cars/car-library/server'
import { complaintsServer, reviewsServer } from '@guanlan/features/desk/consumer-voice/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { aspects } from '../contract.ts'
import { forgetSentences } from './forget.ts'
import { carAspectsServer } from './index.ts'
import { lookAtOrganisation, lookAtSentences } from './judging/look.ts'
import { seriesNamed } from './judging/names.ts'
import { placedSentences } from './judging/sentences.ts'
import { hasRisen } from './records/risen.ts'
import { summaryOf } from './records/summary.ts'

const { as, databases, undo } = openFeature(
  [articleServer, carsServer, carModelsServer, shopsServer, complaintsServer, reviewsServer, carAspectsServer],
  ['car_sentences', 'car_sentence_looks', 'car_series', 'car_dealers', 'complaints', 'word_of_mouth'],
)
const member = as()
const dayMs = 86_400_000
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * dayMs)
const range = { from: ago(20).toISOString(), to: new Date(now.getTime() + dayMs).toISOString() }
const day = (days: number) => ago(days).toISOString().slice(0, 10)

const texts = [
  ['鹭行试驾', '鹭行的后排空间非常宽敞，很满意。云雀今天上市。'],
  ['鹭行车主说', '鹭行油耗太高了，非常失望。澄屿汽车北汀店的人态度不错。'],
  ['云雀', '云雀的内饰做工很差，塑料感太强。'],
] as const

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '汽车', '鹭行', 1)`.execute(
    worker,
  )
  await sql`insert into names (kind, name) values ('prod', '鹭行'), ('prod', '云雀')`.execute(worker)
  const articles = texts.map(([title, body], n) => {
    const products = ['鹭行', '云雀'].filter(name => `${title}${body}`.includes(name))
    return newArticle({
      ...{ title, body, publishedAt: ago(3 + n), products },
      names: products.map(name => ({ kind: 'prod', name, count: 1 })),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    })
  })
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

let own: number
let rival: number
beforeEach(async () => {
  const add = async (name: string, isOwn: boolean) =>
    (await member('POST', '/inews/autoSeries', { name, brand: name, isOwn, product: name })).data.id as number
  own = await add('鹭行', true)
  rival = await add('云雀', false)
})
const look = () => lookAtSentences(databases().worker)
const ask = async (call: string, body: object = {}, person = member) =>
  (await person('POST', `/inews/carAspects/${call}`, { seriesIds: [own, rival], ...range, ...body })).data
const courseTotals = async (body: object) => {
  const { series } = await ask('course', body)
  return series.map(({ points }: { points: { positive: number; negative: number }[] }) =>
    points.reduce((sum, { positive, negative }) => [(sum[0] ?? 0) + positive, (sum[1] ?? 0) + negative], [0, 0]),
  )
}
const stored = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from car_sentences`.execute(databases().worker)).rows[0]?.n

test('sentences that name a tied series are judged; each number is the total of its list', async () => {
  await look()
  const { series, isFilling } = await ask('summary')
  expect(isFilling).toBe(false)
  const of = (at: number, aspect: string) => series[at].aspects.find((one: { aspect: string }) => one.aspect === aspect)
  expect(of(0, '空间')).toMatchObject({ positive: 1, negative: 0 })
  expect(of(0, '油耗')).toMatchObject({ positive: 0, negative: 1 })
  expect(of(1, '内饰')).toMatchObject({ positive: 0, negative: 1 })
  for (const [at, seriesId] of [own, rival].entries())
    for (const { aspect, positive, neutral, negative } of series[at].aspects)
      for (const [leaning, count] of [
        ['1', positive],
        ['0', neutral],
        ['-1', negative],
      ])
        if (count > 0 || aspect === '空间')
          expect((await ask('sentences', { seriesIds: [seriesId], aspect, leaning })).total).toBe(count)
  const { list } = await ask('sentences', { seriesIds: [own], aspect: '油耗' })
  expect(list).toMatchObject([{ text: '鹭行油耗太高了，非常失望。', title: '鹭行车主说', field: 'body', from: 0 }])
})

test('looked at again nothing changes; without series nothing is there', async () => {
  await look()
  const count = await stored()
  await sql`update car_sentence_looks set ground = ''`.execute(databases().worker)
  await look()
  expect(await stored()).toBe(count)
  await member('POST', '/inews/autoSeries/remove', { ids: [own, rival] })
  await look()
  const { rows } = await sql`select 1 from car_sentence_looks where org_id = 8`.execute(databases().worker)
  expect(rows).toEqual([])
})

test('what arrives later is read after a minute', async () => {
  await look()
  const article = newArticle({
    title: '又一篇',
    body: '鹭行的动力太弱了，超车很吃力，非常失望。',
    publishedAt: ago(0.1),
    products: ['鹭行'],
    names: [{ kind: 'prod', name: '鹭行', count: 1 }],
    hits: [{ orgId: 7, monitorId: 700, version: 1 }],
  })
  const { worker } = databases()
  const { ids } = await worker.transaction().execute(tx => storeArticles(tx, [article], new Map()))
  const total = async () => (await ask('sentences', { aspect: '动力' })).total
  await look()
  expect(await total()).toBe(0)
  await withScope(worker, { orgId: 7, now: new Date(Date.now() + 120_000) }, lookAtOrganisation)
  expect(await total()).toBe(1)
  await sql`delete from org_articles where article_id = any(${[...ids.values()]}::bigint[])`.execute(worker)
  expect(await total()).toBe(0)
  const before = (await stored()) ?? 0
  await forgetSentences(worker)
  expect(await stored()).toBe(before - 1)
})

test('a correction counts, stays when the texts are read again, and is taken back', async () => {
  await look()
  const [sentence] = (await ask('sentences', { seriesIds: [own], aspect: '油耗' })).list
  const path = `/inews/carAspects/sentence/${sentence.id}`
  const done = await member('PUT', path, { version: sentence.version, aspect: '动力', leaning: 0 })
  expect(done.data).toMatchObject({ aspect: '动力', leaning: 0, found: '油耗', judged: -1, isCorrected: true })
  expect((await member('PUT', path, { version: sentence.version, aspect: '动力', leaning: 1 })).http).toBe(409)
  await sql`update car_sentence_looks set ground = ''`.execute(databases().worker)
  await look()
  expect((await ask('sentences', { seriesIds: [own], aspect: '油耗' })).total).toBe(0)
  expect((await ask('sentences', { seriesIds: [own], aspect: '动力', leaning: '0' })).total).toBe(1)
  expect((await undo(done.operation)).http).toBe(200)
  expect((await ask('sentences', { seriesIds: [own], aspect: '油耗' })).total).toBe(1)
})

test('a sentence of no aspect counts nowhere, and is found among those corrected', async () => {
  await look()
  const [sentence] = (await ask('sentences', { seriesIds: [own], aspect: '油耗' })).list
  const path = `/inews/carAspects/sentence/${sentence.id}`
  const { data } = await member('PUT', path, { version: sentence.version, aspect: null, leaning: 0 })
  const { total } = await ask('sentences', { seriesIds: [own] })
  expect((await ask('sentences', { seriesIds: [own], corrected: true })).list).toMatchObject([{ id: sentence.id }])
  expect((await member('PUT', path, { version: data.version, aspect: '油耗', leaning: -1 })).http).toBe(200)
  expect((await ask('sentences', { seriesIds: [own] })).total).toBe(total + 1)
})

test('reviews and complaints are judged, faults add up to their lists, a dealer is named, what rose comes first', async () => {
  const dealer = await member('POST', '/inews/ShopInfo', { name: '澄屿汽车北汀店' })
  const complain = (n: number) =>
    member('POST', '/inews/tousu', {
      ...{
        code: `c${n}`,
        title: '刹车失灵',
        body: '刹车踩不住，去澄屿汽车北汀店修了没用。',
        brand: '澄屿',
        product: '鹭行',
      },
      ...{ platform: '岸上投诉', publishedOn: day(2 + n) },
    })
  for (let n = 0; n < 4; n++) expect((await complain(n)).http).toBe(200)
  const faultsNow = async () => {
    await look()
    return ask('faults', { to: range.to })
  }
  const early = await faultsNow()
  expect([early.isCompared, early.list.some((one: { hasRisen: boolean }) => one.hasRisen)]).toEqual([false, false])
  // Before the four weeks that are compared with.
  expect((await complain(58)).http).toBe(200)
  await member('POST', '/inews/wordMouth', {
    ...{ code: 'r1', title: '满意', body: '后备箱空间很大。', product: '鹭行', platform: '社区', score: 5 },
    publishedOn: day(2),
  })
  await look()
  expect((await ask('sentences', { source: 'review' })).list).toMatchObject([{ aspect: '空间', source: 'review' }])
  const faults = await faultsNow()
  expect(faults.isCompared).toBe(true)
  expect(faults.list[0]).toMatchObject({ aspect: '安全性', dealerId: dealer.data.id, hasRisen: true, before: 0 })
  for (const { seriesId, aspect, dealerId, count, complaints } of faults.list) {
    const behind = { seriesIds: [seriesId], aspect, leaning: '-1', dealerId: dealerId ?? -1, from: faults.from }
    expect((await ask('sentences', { ...behind, to: faults.to })).total).toBe(count)
    expect((await ask('sentences', { ...behind, to: faults.to, source: 'complaint' })).total).toBe(complaints)
  }
})

test('readers correct nothing; another organisation sees nothing; faulty questions name their field', async () => {
  await look()
  const [sentence] = (await ask('sentences', { seriesIds: [own] })).list
  const body = { version: sentence.version, aspect: '动力', leaning: 0 }
  const path = `/inews/carAspects/sentence/${sentence.id}`
  expect((await as('reader')('PUT', path, body)).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('PUT', path, body)).http).toBe(404)
  expect((await other('POST', '/inews/carAspects/summary', { seriesIds: [own], ...range })).http).toBe(404)
  expect((await other('POST', '/inews/carAspects/sentences', { ...range })).data.total).toBe(0)
  const many = { ...range, seriesIds: Array.from({ length: 11 }, (_, n) => n + 1) }
  const refused = await member('POST', '/inews/carAspects/summary', many)
  expect([refused.http, refused.problems?.[0]?.field, refused.problems?.[0]?.msg]).toEqual([
    400,
    'seriesIds',
    '最多 10 个车系',
  ])
  const wrong = await member('PUT', path, { ...body, aspect: '音乐' })
  expect([wrong.http, wrong.problems?.[0]?.field]).toEqual([400, 'aspect'])
})

test('whoever is limited to folders sees no sentence of other articles', async () => {
  await look()
  const summary = await withScope(databases().app, { orgId: 7, userId: 71 }, async scope => {
    await sql`select limit_to_folders(7, '{}', 71)`.execute(scope.db)
    return summaryOf({ ...scope, limitedTo: [] }, { seriesIds: [own, rival], ...range })
  })
  const counts = summary.series.flatMap(one =>
    one.aspects.map(({ positive, neutral, negative }) => positive + neutral + negative),
  )
  expect(counts.every(count => count === 0)).toBe(true)
})

describe('names', () => {
  const series = [
    { id: 1, product: '鹭行', names: ['鹭行'] },
    { id: 2, product: '鹭行 Pro', names: ['鹭行 pro', '鹭行pro'] },
  ]
  test.each([
    ['鹭行很好', [1]],
    ['鹭行 Pro 很好', [2]],
    ['鹭行 Pro 比鹭行好', [2, 1]],
    ['别的车', []],
    ['', []],
  ])('%s', (text, ids) => expect(seriesNamed(text, series).sort()).toEqual([...ids].sort()))
})

test('sentences stand where they were found', () => {
  const text = { title: '标题', body: '第一句。第一句。\n  第三句！' }
  for (const { field, from, to, text: sentence } of placedSentences(text))
    expect(text[field].slice(from, to)).toBe(sentence)
  expect(placedSentences(text).map(({ from }) => from)).toEqual([0, 0, 4, 11])
})

test('a sentence that only repeats the title counts once', () => {
  const text = { title: '鹭行空间大！', body: '鹭行 空间大。鹭行省油。' }
  expect(placedSentences(text).map(({ field, text: sentence }) => [field, sentence])).toEqual([
    ['title', '鹭行空间大！'],
    ['body', '鹭行省油。'],
  ])
})

test.each([
  [2, 0, false],
  [4, 0, true],
  [3, 3, false],
  [12, 4, true],
  [105, 100, false],
])('%d after %d has risen: %s', (count, before, is) => expect(hasRisen(count, before)).toBe(is))

test('the aspects are those of the engine', () => expect(aspects).toEqual(engineAspects))

test('over time each point is the total of its sentences, by day, week or month; a time that ends before it begins is refused', async () => {
  await look()
  const course = await ask('course')
  expect([course.unit, course.series.length]).toEqual(['day', 2])
  for (const { seriesId, points } of course.series)
    for (const { from, to, negative } of points)
      if (negative > 0)
        expect(
          (await ask('sentences', { seriesIds: [seriesId], from, to, leaning: '-1', page: 1, pageSize: 20 })).total,
        ).toBe(negative)
  expect(await courseTotals({})).toEqual(await courseTotals({ from: ago(100).toISOString() }))
  expect(await courseTotals({})).toEqual(await courseTotals({ from: ago(700).toISOString() }))
  expect((await courseTotals({ aspect: '油耗' }))[0]).toEqual([0, 1])
  const wrong = { seriesIds: [own], from: range.to, to: range.from }
  const { http, problems } = await member('POST', '/inews/carAspects/course', wrong)
  expect([http, problems?.[0]?.field]).toEqual([400, 'to'])
})
