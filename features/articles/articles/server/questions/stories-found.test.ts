// Stories to choose from: by heat or by a title, those of the reader's organisation alone.
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { articleServer } from '../index.ts'
import { newArticle } from '../testing/new-article.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { storiesFound } from './stories-found.ts'

const { as, databases } = openFeature([articleServer])
const now = new Date('2026-11-21T00:00:00Z')

/** Three copies, two others of the last week, one of a month ago. */
const planted = [
  ...[1, 2, 3].map(n => ({ title: '工厂失火', at: `2026-11-20T0${n}:00:00Z`, text: 0 })),
  { title: '工厂开工', at: '2026-11-20T09:00:00Z', text: 1 },
  { title: '新车上市', at: '2026-11-19T09:00:00Z', text: 2 },
  { title: '旧车召回', at: '2026-10-19T09:00:00Z', text: 3 },
]

beforeAll(async () => {
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1)`.execute(
    worker,
  )
  const articles = planted.map(({ title, at, text }, n) =>
    newArticle({
      title,
      body: String.fromCodePoint(0x4e00 + text * 97).repeat(60),
      media: `媒体${n}`,
      publishedAt: new Date(at),
      hits: [{ orgId: 7, monitorId: 700, version: 1 }],
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
})

const found = async (like: string, orgId = 7) => {
  const list = await withScope(databases().app, { orgId, userId: orgId * 10 + 1, now }, scope =>
    storiesFound(scope, like),
  )
  return list.map(({ name, count }) => [name, count])
}

test.each([
  [
    'the hottest of a week',
    '',
    [
      ['工厂失火', 3],
      ['工厂开工', 1],
      ['新车上市', 1],
    ],
  ],
  [
    'newest first, a story once',
    '工厂',
    [
      ['工厂开工', 1],
      ['工厂失火', 3],
    ],
  ],
  ['of a month ago, by its title', '召回', [['旧车召回', 1]]],
  ['all words', '工厂 失火', [['工厂失火', 3]]],
  ['a title that nobody wrote', '停电', []],
  ['signs alone', '！！', []],
] as const)('%s', async (_, like, stories) => {
  const list = await found(like)
  expect(like === '' ? [list[0], list.slice(1).toSorted()] : list).toEqual(
    like === '' ? [stories[0], stories.slice(1).toSorted()] : stories,
  )
  expect(await found(like, 8)).toEqual([])
})

test('more words than a title may have are refused', async () => {
  expect((await as()('GET', `/inews/monitorArticle/stories?like=${'a'.repeat(101)}`)).http).toBe(400)
})
