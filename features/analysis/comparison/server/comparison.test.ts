// Comparisons: every number is the total of the list that its subject's question opens, before and after changes, for two organisations.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Compared, Comparison, Competition } from '../contract.ts'
import { comparisonServer } from './index.ts'

const { as, databases } = openFeature([articleServer, comparisonServer])
const member = as()
const range = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const contrast = '/inews/contrast'
const rivals = '/inews/CompeAnalysisInfo'

/** By number: every third of both monitors, brands by turns, one story of three. */
beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (701, 7, 'item', '云桥', '乙', 1), (702, 7, 'item', '旧的', '丙', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    worker,
  )
  const articles = Array.from({ length: 40 }, (_, n) => {
    const brands = n % 5 === 0 ? ['青禾', '白露'] : n % 2 ? ['青禾'] : ['白露']
    return newArticle({
      title: `第${n + 1}条`,
      body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(60)}。${brands.join('不如')}，他们说。`,
      publishedAt: new Date(Date.parse(range.from) + n * 6 * 3_600_000),
      sentiment: n % 4 === 0 ? -1 : n % 3 === 0 ? 1 : 0,
      dimension: n % 4 === 0 ? 'quality' : null,
      mediaType: n % 2 ? 'weibo' : 'web',
      media: n % 2 ? '青报' : n % 5 === 0 ? '抖音号' : '白报',
      likes: n,
      region: n % 3 ? 110000 : null,
      keywords: brands,
      brands,
      names: brands.map(name => ({ kind: 'brand' as const, name, count: 1 })),
      hits: [
        ...(n % 3 ? [{ orgId: 7, monitorId: 700, version: 1 }] : []),
        ...(n % 3 !== 1 ? [{ orgId: 7, monitorId: 701, version: 1 }] : []),
        ...(n < 4 ? [{ orgId: 8, monitorId: 800, version: 1 }] : []),
      ],
    })
  })
  const copies = [1, 2, 3].map(n =>
    newArticle({
      title: '同一件事',
      body: '同一件事的正文'.repeat(40),
      media: `媒体${n}`,
      publishedAt: new Date(`2026-11-20T0${n}:30:00Z`),
      hits: [{ orgId: 7, monitorId: n === 1 ? 701 : 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, [...articles, ...copies], new Map()))
})

const compare = async (more: object, org: 7 | 8 = 7): Promise<Comparison> => {
  const { data, msg, problems } = await as('member', org)('POST', `${contrast}/dataList`, { ...range, ...more })
  expect(problems ?? [], msg).toEqual([])
  return data
}
const listed = ({ monitor, filters }: Compared, more: readonly Filter[] = [], fold = false) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(
      scope,
      queryOfQuestion(
        Question.parse({ ...range, fold, filters: [...filters, ...more] }),
        monitor === null ? null : [monitor],
      ),
    ),
  )
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

const sets = {
  monitors: { monitors: [700, 701] },
  brands: { brands: ['青禾', '白露'] },
  mixed: { monitors: [700], brands: ['白露'] },
  narrowed: { monitors: [700, 701], mediaTypes: ['web'], platforms: ['douyin', 'weibo'] },
}

test('a stretch before is told as it is, and not where keeping began within it', async () => {
  const inNovember = (from: number, to: number) => ({
    from: `2026-11-${from}T00:00:00.000Z`,
    to: `2026-11-${to}T00:00:00.000Z`,
  })
  const known = await compare({ ...sets.monitors, ...inNovember(16, 20) })
  const before = await compare({ ...sets.monitors, from: '2026-11-12T00:00:00.000Z', to: '2026-11-15T23:59:59.999Z' })
  expect(known.subjects.map(subject => subject.before?.count)).toEqual(before.subjects.map(({ total }) => total.count))
  const started = await compare({ ...sets.monitors, ...inNovember(13, 20) })
  expect(started.subjects.map(subject => subject.before)).toEqual([null, null])
})

describe.each(Object.entries(sets))('%s', (_, set) => {
  test.each([
    [false, false],
    [true, false],
    [false, true],
  ])('every number is that of its list (fold %s, only %s)', async (fold, only) => {
    const { subjects, both, shared, articles } = await compare({ ...set, fold, only })
    for (const subject of subjects) {
      expect(await listed(subject, [], fold)).toBe(subject.total.count)
      expect(await listed(subject, [is('sentiment', '-1')], fold)).toBe(subject.total.negative)
      expect(await listed(subject, [], true)).toBe(subject.stories)
      const points = subject.trend.reduce((sum, { count }) => sum + count, 0)
      if (fold) expect(points).toBeGreaterThanOrEqual(subject.total.count)
      else expect(points).toBe(subject.total.count)
      for (const { mediaType, count } of subject.mediaTypes)
        expect(await listed(subject, [is('mediaType', mediaType)], fold)).toBe(count)
      for (const { mediaId, mediaType, count } of subject.media)
        expect(await listed(subject, [is('media', String(mediaId)), is('mediaType', mediaType)], fold)).toBe(count)
    }
    const counted = subjects.reduce((sum, { total }) => sum + total.count, 0)
    const sizes = (await member('POST', `${contrast}/sizes`, { ...range, ...set, fold, only })).data
    expect(sizes).toMatchObject({ articles, shared, both })
    expect(sizes.subjects.map(({ count }: { count: number }) => count)).toEqual(
      subjects.map(({ total }) => total.count),
    )
    expect(counted - shared).toBe(articles)
    if (only) expect([shared, both]).toEqual([0, []])
    if (!only)
      for (const { a, b, count } of both) {
        const [one, other] = [subjects[a], subjects[b]]
        if (one && other?.also) expect(await listed(one, [other.also], fold)).toBe(count)
      }
  })
})

test('a correction moves every number', async () => {
  const before = await compare(sets.monitors)
  await sql`update hits set sentiment = -1 where org_id = 7 and monitor_id = 700 and sentiment = 1`.execute(
    databases().worker,
  )
  const after = await compare(sets.monitors)
  const [one, other] = [before.subjects[0]!, after.subjects[0]!]
  expect(other.total.negative).toBe(one.total.negative + one.total.positive)
  expect(await listed(other, [is('sentiment', '-1')])).toBe(other.total.negative)
})

test('stories of all subjects, with the articles of each and over time', async () => {
  const requested = { ...range, monitors: [700, 701] }
  const { data } = await member('POST', '/inews/monitorVSChart/topic', requested)
  expect(data.topics[0]).toMatchObject({ title: '同一件事', counts: [2, 1] })
  // What one side alone has is no topic of both.
  for (const { counts } of data.topics) expect(Math.min(...counts)).toBeGreaterThan(0)
  const trend = (await member('POST', '/inews/monitorVSChart/topicTrend', requested)).data
  expect(trend.topics[0].trend).toEqual([{ at: '2026-11-19T16:00:00.000Z', count: 3 }])
  const spots = (await member('POST', '/inews/monitorVSChart/hotSpot', requested)).data
  expect(spots.map((each: { hotSpots: unknown[] }) => each.hotSpots.length)).toEqual([10, 10])
  const words = (await member('POST', '/inews/monitorVSChart/hotword', { ...requested, ...sets.brands, monitors: [] }))
    .data
  expect(words.common.toSorted()).toEqual(['白露', '青禾'])
})

describe('saved', () => {
  const add = (body: object, ask = member) => ask('POST', `${contrast}/add`, { name: '两家', ...body })

  test('it is listed with its subjects, changed by version, and deleted', async () => {
    const { data } = await add({ monitors: [700, 701], days: 7 })
    expect(data).toMatchObject({ name: '两家', days: 7, version: 1 })
    const { data: page } = await member('POST', `${contrast}/list`, {})
    expect(page.list[0].subjects.map(({ name }: { name: string }) => name)).toEqual(['青麓', '云桥'])
    expect((await member('GET', `${contrast}/list?pageSize=20&like=${encodeURIComponent('两家')}`)).data).toEqual(page)
    const changed = { ...data, name: '三家', brands: ['白露'] }
    expect((await member('PUT', `${contrast}/update`, changed)).data).toMatchObject({ version: 2, brands: ['白露'] })
    expect((await member('PUT', `${contrast}/update`, changed)).http).toBe(409)
    expect((await as('member', 8)('POST', `${contrast}/dataList`, { id: data.id })).http).toBe(404)
    expect((await as('reader')('DELETE', `${contrast}/delete/${data.id}`)).http).toBe(403)
    expect((await member('DELETE', `${contrast}/delete/${data.id}`)).data).toEqual({ changed: 1 })
    expect((await member('POST', `${contrast}/dataList`, { id: data.id })).http).toBe(404)
  })

  test('a change may keep what is gone, and adds nothing that is not there', async () => {
    const { data } = await add({ brands: ['青禾', '白露'] })
    const change = (more: object) => member('PUT', `${contrast}/update`, { ...data, ...more })
    expect(await change({ monitors: [800] })).toMatchObject({ http: 404, problems: [{ field: 'monitors' }] })
    expect((await change({ monitors: [700] })).data).toMatchObject({ version: 2, monitors: [700] })
  })

  test('a subject that is removed later is named, and the others stay', async () => {
    const { data } = await add({ monitors: [700, 702] })
    await sql`update monitors set deleted_at = now() where id = 702`.execute(databases().worker)
    const { subjects } = await compare({ id: data.id })
    expect(subjects.map(({ name, gone }) => [name, gone])).toEqual([
      ['青麓', false],
      ['旧的', true],
    ])
    expect(subjects[0]!.total.count).toBeGreaterThan(0)
    const renamed = { ...data, name: '改了名', brands: ['白露'] }
    expect((await member('PUT', `${contrast}/update`, renamed)).data).toMatchObject({ name: '改了名' })
  })

  test.each([
    [{ monitors: [700] }, 400, 'monitors'],
    [{ monitors: [700, 700] }, 400, 'monitors'],
    [{ brands: Array.from({ length: 11 }, (_, n) => `品${n}`) }, 400, 'brands'],
    [{ monitors: [700, 800] }, 404, 'monitors'],
    [{ monitors: [700], stories: [1] }, 404, 'stories'],
    [{ brands: ['甲', '乙'], days: 91 }, 400, 'days'],
    [{ brands: ['甲', '乙'], platforms: ['myspace'] }, 400, 'platforms.0'],
  ])('%j is refused', async (body, http, field) => {
    const answer = await add(body)
    expect([answer.http, answer.problems?.[0]?.field ?? field]).toEqual([http, field])
  })

  test('91 days, and an end before its beginning', async () => {
    const ask = (more: object) => member('POST', `${contrast}/dataList`, { ...range, monitors: [700, 701], ...more })
    expect((await ask({ from: '2026-08-01T00:00:00Z' })).http).toBe(400)
    expect((await ask({ to: '2026-11-01T00:00:00Z' })).problems).toMatchObject([{ field: 'to' }])
    expect((await ask({ id: 999_999 })).http).toBe(404)
  })
})

test('competitors: who is blamed for what, where they meet, and who never writes of us', async () => {
  const { data: stored } = await member('POST', rivals, { name: '竞品', own: ['青禾'], rivals: ['白露'] })
  const data: Competition = (await member('POST', `${rivals}/data`, { ...range, id: stored.id })).data
  expect(data.subjects.map(({ name }) => name)).toEqual(['青禾', '白露'])
  for (const { subject, negative, dimension } of data.dimensions)
    expect(await listed(data.subjects[subject]!, [is('dimension', dimension), is('sentiment', '-1')])).toBe(negative)
  expect(data.dimensions.length).toBeGreaterThan(0)
  expect(data.silentMedia.map(({ name }) => name)).toEqual(['白报'])
  expect(data.meetings[0]!.sentence).toBe('青禾不如白露，他们说。')
  expect((await member('POST', `${rivals}/proposals`, { own: ['青禾'] })).data).toEqual([{ name: '白露', count: 8 }])
  expect((await as('member', 8)('POST', `${rivals}/data`, { id: stored.id })).http).toBe(404)
  expect((await member('POST', rivals, { name: '同', own: ['青禾'], rivals: ['青禾'] })).problems).toMatchObject([
    { field: 'rivals' },
  ])
  expect((await member('DELETE', `${rivals}?id=${stored.id}`, {})).data).toEqual({ changed: 1 })
})
