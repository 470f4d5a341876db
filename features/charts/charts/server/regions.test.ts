// Regions level by level: the provinces add up to the question, a province to its cities, and each number is the total of the list that it opens.
import { districts, regions } from '@guanlan/engine/text'
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { countOf, queryOfQuestion, regionLevel } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { RegionPart } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer])
const dayMs = 86_400_000
const started = Date.now()
const range = { from: new Date(started - 9 * dayMs).toISOString(), to: new Date(started - dayMs).toISOString() }

/** Province alone, city, district, a county without a city, an unknown code of a city, nothing; and what their texts name. */
const planted = [
  { region: 330000, mentioned: [330000] },
  { region: 330100, mentioned: [330100, 330106] },
  { region: 330106, mentioned: [330106, 330200, 310000] },
  { region: 330200, mentioned: [330000, 330200] },
  { region: 429004, mentioned: [429004, 420000] },
  { region: 420100, mentioned: [429998] },
  { region: 110105, mentioned: [110105, 110101] },
  { region: 110000, mentioned: [] },
  { region: 339900, mentioned: [339900] },
  { region: null, mentioned: [710000, 820000] },
] as const

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const articles = Array.from({ length: 120 }, (_, n) => {
    const { region, mentioned } = planted[n % planted.length] as (typeof planted)[number]
    // Some stories have copies in several places.
    const story = n % 4 === 0 ? '同一件事的正文' : String.fromCodePoint(0x4e00 + n * 61)
    return newArticle({
      title: n % 4 === 0 ? '同一件事' : `第${n + 1}条`,
      body: story.repeat(n % 4 === 0 ? 40 : 60),
      publishedAt: new Date(started - 2 * dayMs - n * 3_600_000),
      media: `媒体${n}`,
      sentiment: ([-1, 0, 1] as const)[n % 3] ?? 0,
      region,
      mentioned: [...mentioned],
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    })
  })
  const others = [
    newArticle({
      title: '别家的',
      region: 440300,
      mentioned: [440300],
      publishedAt: new Date(started - 3 * dayMs),
      hits: [{ orgId: 8, monitorId: 800, version: 1 }],
    }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [...articles, ...others], new Map()))
})

const ask = async (more: object, org: 7 | 8 = 7): Promise<RegionPart[]> =>
  (await as('member', org)('POST', '/inews/monitorChart/regions', { ...range, ...more })).data
const listed = (filters: Filter[], more: object) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, ...more, filters }), null)),
  )
const fields = { release: 'region', mentioned: 'mentioned' } as const
const leanings = { positive: '1', neutral: '0', negative: '-1' } as const

/** As screens ask for it (features/charts/charts/web/narrowing.ts). */
function restOf(field: Filter['field'], place: number): Filter[] {
  const below = [...regions, ...districts].filter(({ parent }) => parent === String(place)).map(({ code }) => code)
  return [
    { field, is: 'is', values: [String(place)] },
    ...(below.length > 0 ? [{ field, is: 'isNot' as const, values: below }] : []),
  ]
}

async function expectLists(of: 'release' | 'mentioned', more: object): Promise<void> {
  for (const within of [null, 330000, 330100, 420000, 110000, 710000]) {
    const parts = await ask({ of, within, ...more })
    for (const part of parts) {
      const filters: Filter[] =
        part.region === within
          ? restOf(fields[of], within)
          : [{ field: fields[of], is: 'is', values: [String(part.region)] }]
      const where = `${of} ${within} ${part.region}`
      expect(part.count, where).toBe(await listed(filters, more))
      for (const [leaning, value] of Object.entries(leanings))
        expect(part[leaning as keyof typeof leanings], `${where} ${leaning}`).toBe(
          await listed([...filters, { field: 'sentiment', is: 'is', values: [value] }], more),
        )
    }
  }
}

describe.each([{ fold: false }, { fold: true }])('%o', more => {
  test('each number of release and mention is the total of its list', { timeout: 60_000 }, async () => {
    await expectLists('release', more)
    await expectLists('mentioned', more)
  })
})

test('provinces add up to the question and cities to their province', async () => {
  const sum = (parts: RegionPart[]) => parts.reduce((total, { count }) => total + count, 0)
  const provinces = await ask({ of: 'release' })
  expect(provinces.map(({ region }) => region)).toEqual([330000, 110000, 420000, 0])
  expect(sum(provinces)).toBe(120)
  const cities = await ask({ of: 'release', within: 330000 })
  expect(Object.fromEntries(cities.map(({ region, count }) => [region, count]))).toEqual({
    330000: 24,
    330100: 24,
    330200: 12,
  })
  expect(sum(cities)).toBe(provinces[0]?.count)
  // A municipality has districts below it, a province counties that belong to no city.
  expect((await ask({ of: 'release', within: 110000 })).map(({ region }) => region).toSorted()).toEqual([
    110000, 110105,
  ])
  expect((await ask({ of: 'release', within: 420000 })).map(({ region }) => region).toSorted()).toEqual([
    420100, 429004,
  ])
  expect((await ask({ of: 'mentioned', within: 330000 })).find(({ region }) => region === 330000)?.count).toBe(24)
})

test('another organisation has its own regions alone', async () => {
  expect(await ask({ of: 'release' }, 8)).toMatchObject([{ region: 440000, count: 1 }])
  expect(await ask({ of: 'release', within: 330000 }, 8)).toEqual([])
  expect(await ask({ of: 'mentioned', within: 330000 }, 8)).toEqual([])
})

test.each([
  [null, 330106, 330000],
  [330000, 330106, 330100],
  [330000, 339900, 330000],
  [420000, 429004, 429004],
  [330100, 330106, 330106],
  [500000, 500101, 500101],
])('within %s the place %s stands under %s', (within, code, group) => {
  expect(regionLevel(within).groupOf(code)).toBe(group)
})
