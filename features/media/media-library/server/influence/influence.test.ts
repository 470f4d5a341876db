// Influence by night on a real database: recomputed by hand, sorted by what is shown, of an organisation's own articles for it alone, and marked.
import { influenceOf, usualWeights } from '@guanlan/features/charts/charts/contract'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type NewArticle, newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import type { Entry } from '../../contract.ts'
import { mediaLibraryServer } from '../index.ts'
import { amountsOf, resampledOf } from './amounts.ts'
import { computeInfluences } from './compute.ts'

const { as, databases } = openFeature(
  [mediaLibraryServer, chartServer],
  ['index_weights', 'hits', 'org_articles', 'articles'],
)
const hourMs = 3_600_000
const now = Date.now()
let made = 0
/** Texts of their own: each a story, unless a number is given. */
const bodyOf = (n: number) => String.fromCodePoint(0x4e00 + n * 97, 0x4e01 + n * 89, 0x4e02 + n * 83).repeat(40)
const article = (hours: number, more: Partial<NewArticle>, story = ++made) =>
  newArticle({
    ...{ title: `第${story}条`, body: bodyOf(story), publishedAt: new Date(now - hours * hourMs), mediaType: 'web' },
    ...more,
  })
const many = (count: number, of: (n: number) => NewArticle) => Array.from({ length: count }, (_, n) => of(n))

beforeAll(async () => {
  const { worker } = databases()
  await sql`delete from media_accounts`.execute(worker)
  await sql`delete from media`.execute(worker)
  const post = { media: '微博', mediaType: 'weibo' } as const
  const articles = [
    // Twenty each day on two days; half of them are told by the other two hours later.
    ...many(40, n => article(n < 20 ? 30 : 60, { media: '大潮网', likes: 100, reads: n < 20 ? 9_999 : 99 }, n)),
    ...many(20, n => article(28, { media: '小潮网', likes: 1, reads: 9 }, n)),
    ...many(5, n => article(25, { media: '新潮网', likes: 9 }, 60 + n)),
    // 20 of the same count; more touched than read; neither.
    ...many(20, n => article(90 - n, { ...post, author: '等数号', likes: 77, account: { followers: 10_000 } }, 70 + n)),
    ...many(20, n =>
      article(90 - n, { ...post, author: '虚数号', likes: 50 + n, reads: 3, account: { followers: 1_000 } }, 95 + n),
    ),
    ...many(20, n =>
      article(90 - n, { ...post, author: '实数号', likes: 5 + n, reads: 900, account: { followers: 1_000 } }, 120 + n),
    ),
    // Handed in by organisation 7 for itself.
    ...many(25, n => article(40 + n, { media: '自家网', likes: 3, reads: 9, onlyOrg: 7 }, 150 + n)),
  ]
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  await sql`insert into org_media_facts (org_id, media_id, media_type, level) select 7, id, 1, 0 from media where name = '自家网' on conflict do nothing`.execute(
    worker,
  )
  await sql`update media set media_type = 1 where name in ('大潮网', '小潮网', '新潮网')`.execute(worker)
  await sql`
    insert into media_account_followers (account_id, day, followers)
    select id, current_date - 40, 1000 from media_accounts where name = '等数号' union all select id, current_date - 35, 1500 from media_accounts where name = '等数号'
    on conflict do nothing`.execute(worker)
  await computeInfluences(worker, new Date(now))
})

const entries = async (of: 'media' | 'accounts', question: object = {}, orgId: 7 | 8 = 7): Promise<Entry[]> =>
  (await as('member', orgId)('POST', `/inews/mediaLibrary/${of}`, { sort: 'influence', ...question })).data.list
const named = (list: Entry[], name: string) => list.find(each => each.name === name)?.influence

test('by hand: each part against the 95th percentile of those of the type with enough articles', async () => {
  const list = await entries('media')
  const big = named(list, '大潮网')
  // Of two media: 95 % of the way from the lesser to the greater.
  const between = (low: number, high: number) => low + 0.95 * (high - low)
  const middle = Math.expm1((Math.log1p(9_999) + Math.log1p(99)) / 2)
  const own = { reads: middle, interactions: 100, taken: 20 / 40, first: 1, followers: null }
  const full = {
    reads: between(9, middle),
    interactions: between(1, 100),
    taken: between(0, 0.5),
    first: between(0, 1),
    followers: null,
  }
  const { influence } = influenceOf(own, full, 40)
  expect(big).toMatchObject({ articles: 40, isOwn: false })
  expect(big?.influence).toBeCloseTo(influence ?? 0, 6)
  expect(big?.low).toBeLessThanOrEqual(big?.influence ?? 0)
  expect(big?.high).toBeGreaterThanOrEqual(big?.influence ?? 100)
  const small = { reads: 9, interactions: 1, taken: 0, first: 0, followers: null }
  expect(named(list, '小潮网')?.influence).toBeCloseTo(influenceOf(small, full, 20).influence ?? 0, 6)
  expect(named(list, '新潮网')).toMatchObject({ influence: null, low: null, articles: 5 })
})

test('what one organisation handed in counts for it alone', async () => {
  expect(named(await entries('media'), '自家网')).toMatchObject({ articles: 25, isOwn: true })
  expect(named(await entries('media', {}, 8), '自家网')).toBeUndefined()
  expect(named(await entries('media', {}, 8), '大潮网')?.influence).toEqual(
    named(await entries('media'), '大潮网')?.influence,
  )
})

test('lists are sorted and narrowed by what they show, by the weights of the organisation', async () => {
  const check = async () => {
    const list = await entries('media')
    const values = list.map(({ influence }) => influence?.influence ?? -1)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const narrowed = await entries('media', { filters: ['influence:is:to80,to100'] })
    expect(narrowed.map(({ name }) => name).sort()).toEqual(
      list
        .filter(({ influence }) => (influence?.influence ?? 0) >= 60)
        .map(({ name }) => name)
        .sort(),
    )
    expect((await entries('media', { filters: ['influence:is:none'] })).map(({ name }) => name)).toContain('新潮网')
    return values
  }
  const before = await check()
  const influence = { reads: 0, interactions: 0, taken: 0, first: 100, followers: 0 }
  const { weights } = { weights: { ...usualWeights, influence } }
  expect((await as('orgAdmin')('PUT', '/inews/monitorChart/weights', { weights, version: 0 })).http).toBe(200)
  const after = await check()
  expect(after).not.toEqual(before)
  expect(named(await entries('media'), '小潮网')?.influence).toBe(0)
  // Another organisation weighs as before.
  expect(named(await entries('media', {}, 8), '小潮网')?.influence).toBeGreaterThan(0)
})

test('what stands out of their own numbers is marked, and takes nothing away', async () => {
  const list = await entries('accounts')
  const marks = (name: string) => named(list, name)?.marks
  expect(marks('等数号')).toEqual(['followersJump', 'sameCount'])
  expect(marks('虚数号')).toEqual(['unread'])
  expect(marks('实数号')).toEqual([])
})

test('days of a publisher: readers of the day in the middle, means of the rest; what is not known is left out', () => {
  const day = { articles: 2, counted: 2, interactions: 10, reads: Math.log1p(100), taken: 1, shared: 2, first: 1 }
  expect(amountsOf([day, { ...day, reads: null, interactions: 30 }], 5)).toEqual({
    ...{ reads: expect.closeTo(100, 6), interactions: 10, taken: 0.5, first: 0.5, followers: 5 },
  })
  expect(amountsOf([{ ...day, reads: null, counted: 0, interactions: 0, shared: 0, first: 0 }], null)).toEqual({
    ...{ reads: null, interactions: null, taken: 0.5, first: null, followers: null },
  })
  const days = Array.from({ length: 30 }, (_, n) => ({ ...day, interactions: n }))
  expect(resampledOf(days, null, 7)).toEqual(resampledOf(days, null, 7))
  expect(new Set(resampledOf(days, null, 7).map(({ interactions }) => interactions)).size).toBeGreaterThan(3)
})
