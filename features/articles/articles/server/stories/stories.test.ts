// Copies are one story, on a real database: as articles arrive, as organisations decide, and without leaking between them.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomText as story } from '../../../../../engine/text/testing/random-text.ts'
import type { Together } from '../../contract.ts'
import { insertHits } from '../hits/hits.ts'
import type { NewArticle } from '../new-article.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { putTogether, takeApart } from './decide.ts'
import { reprintsOf } from './reprints.ts'
import { dropOldShingles } from './save-stories.ts'
import { partStories } from './undo.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  return opened.close
})
beforeEach(async () => {
  for (const table of ['hits', 'org_articles', 'article_grams', 'article_shingles', 'cluster_decisions', 'articles'])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const copy = (title: string, body: string, more: Partial<NewArticle> = {}) => newArticle({ title, body, ...more })
const hitOf = (orgId: number) => [{ orgId, monitorId: orgId * 100, version: 1 }]
const arrive = (...batch: NewArticle[]) =>
  databases.worker.transaction().execute(tx => storeArticles(tx, batch, new Map()))
const asMember = <T>(work: (scope: Scope) => Promise<T>, orgId = 7) =>
  withScope(databases.app, { orgId, userId: 1 }, work)

/** Titles by story, as the text says or as an organisation sees it: `a b | c`. */
async function stories(orgId?: number): Promise<string> {
  const { rows } = await (orgId === undefined
    ? sql<{
        titles: string
      }>`select string_agg(title, ' ' order by id) as titles from articles group by cluster_id order by min(id)`
    : sql<{ titles: string }>`
          select string_agg(a.title, ' ' order by a.id) as titles from org_articles o join articles a on a.id = o.article_id
          where o.org_id = ${orgId} group by o.cluster_id order by min(a.id)`
  ).execute(databases.worker)
  return rows.map(row => row.titles).join(' | ')
}
/** Facts and hits must always agree. */
async function disagreements(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from hits h join org_articles o using (org_id, article_id) where h.cluster_id <> o.cluster_id`.execute(
    databases.worker,
  )
  return rows[0]?.n ?? -1
}
const ids = async (...titles: string[]) => {
  const rows = await databases.worker
    .selectFrom('articles')
    .select(['id', 'title'])
    .where('title', 'in', titles)
    .execute()
  return titles.map(title => rows.find(row => row.title === title)?.id ?? 0)
}

const text = story(1, 600)

test('reprints are told of the organisation’s own articles alone, from the earliest on', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute))
  await arrive(
    copy('b', text, { publishedAt: at(5), hits: hitOf(7) }),
    copy('a', `${text}。`, { publishedAt: at(0), hits: [...hitOf(7), ...hitOf(8)] }),
    copy('c', text, { publishedAt: at(9), hits: hitOf(8) }),
  )
  const [a = 0, b = 0, c = 0] = await ids('a', 'b', 'c')
  const reported = (id: number, orgId: number) => asMember(scope => reprintsOf(scope, id), orgId)
  expect(await reported(b, 7)).toMatchObject({
    total: 2,
    list: [
      { id: a, from: null, likeness: null, title: 'a' },
      { id: b, from: a, likeness: { sameLead: true } },
    ],
  })
  expect((await reported(a, 8)).list.map(({ id }) => id)).toEqual([a, c])
  expect(await reported(c, 7)).toEqual({ list: [], total: 0, story: null })
})

describe('as articles arrive', () => {
  test('one release about two brands is two stories, in one batch and across batches', async () => {
    const release = (brand: string, title: string) =>
      copy(title, `${brand}${text}`, { names: [{ kind: 'brand', name: brand, count: 2, inTitle: true }] })
    await arrive(release('朔野', 'a'), release('青禾', 'b'))
    await arrive(release('青禾', 'b2'), release('朔野', 'a2'), copy('c', text))
    expect(await stories()).toBe('a a2 c | b b2')
  })

  test('copies of one story fold across batches and sources, with the reason', async () => {
    await arrive(copy('a', text, { media: '甲报' }), copy('x', story(2, 600)))
    await arrive(copy('b', `${text}${story(3, 80)}`, { media: '乙网' }), copy('c', text.slice(0, 250)), copy('d', '短'))
    expect(await stories()).toBe('a b c | x | d')
    const { rows } = await sql<{ title: string; liked: string; common: number; contained: number; same_lead: boolean }>`
      select a.title, l.title as liked, k.common, k.contained, k.same_lead from article_likeness k
      join articles a on a.id = k.article_id join articles l on l.id = k.like_id order by a.id`.execute(
      databases.worker,
    )
    expect(rows).toEqual([
      { title: 'b', liked: 'a', common: expect.closeTo(0.88, 1), contained: 1, same_lead: true },
      { title: 'c', liked: 'a', common: expect.closeTo(0.42, 1), contained: 1, same_lead: true },
    ])
  })

  test('a large story takes in newcomers by its witnesses', async () => {
    for (let n = 0; n < 30; n += 10)
      await arrive(...Array.from({ length: 10 }, (_, i) => copy(`m${n + i}`, text + story(100 + n + i, 60))))
    await arrive(copy('next', text))
    expect((await stories()).split(' | ')).toHaveLength(1)
  })

  test('what arrives again keeps its place, and a later month is another story', async () => {
    const a = copy('a', text)
    await arrive(a, copy('b', text))
    expect(await arrive(a, copy('c', text))).toMatchObject({ fresh: 1, known: 1 })
    await arrive(copy('later', text, { publishedAt: new Date('2026-12-20T00:00:00Z') }))
    expect(await stories()).toBe('a b c | later')
  })

  const day = 86_400_000
  test.each([
    ['fourteen days before', -14 * day, 'other middle'],
    ['a second more', -14 * day - 1_000, 'other | middle'],
    ['fourteen days after', 14 * day, 'middle other'],
    ['a second later', 14 * day + 1_000, 'middle | other'],
  ])('a copy of %s is one story or none', async (_, ms, expected) => {
    const middle = new Date('2026-11-20T12:00:00Z')
    await arrive(copy('other', text, { publishedAt: new Date(middle.getTime() + ms) }))
    await arrive(copy('middle', text, { publishedAt: middle }))
    expect(await stories()).toBe(expected)
  })

  test('two halves become one when the whole arrives; facts and hits follow', async () => {
    const whole = story(1, 1000)
    await arrive(
      copy('a', whole.slice(0, 680), { hits: hitOf(7) }),
      copy('b', whole.slice(330), { hits: [...hitOf(7), ...hitOf(8)] }),
    )
    expect(await stories(7)).toBe('a | b')
    await arrive(copy('c', whole, { hits: hitOf(7) }))
    expect(await stories()).toBe('a b c')
    expect(await stories(7)).toBe('a b c')
    expect(await disagreements()).toBe(0)
    // Who opened the story that ended has a reason as well.
    const { rows } = await sql<{ title: string }>`
      select a.title from article_likeness k join articles a on a.id = k.article_id order by a.id`.execute(
      databases.worker,
    )
    expect(rows.map(row => row.title)).toEqual(['b', 'c'])
  })

  test('two batches at once see each other', async () => {
    await Promise.all([arrive(copy('a', text)), arrive(copy('b', text)), arrive(copy('c', text))])
    expect((await stories()).split(' | ')).toHaveLength(1)
  })

  test('the same articles in two batches at once are stored once, with one index', async () => {
    const batch = ['a', 'b', 'c', 'd'].map((title, n) => copy(title, story(40 + n, 300)))
    const stored = await Promise.all([arrive(...batch), arrive(...batch), arrive(...batch)])
    expect(stored.reduce((sum, each) => sum + each.fresh, 0)).toBe(4)
    expect(stored.reduce((sum, each) => sum + each.known, 0)).toBe(8)
    const { rows } = await sql<{ articles: number; indexed: number }>`
      select (select count(*)::int from articles) as articles, (select count(*)::int from article_grams g join articles a on a.id = g.article_id) as indexed,
        (select count(*)::int from article_grams) as grams`.execute(databases.worker)
    expect(rows).toEqual([{ articles: 4, indexed: 4, grams: 4 }])
  })

  test('old shingles are dropped, new ones stay', async () => {
    await arrive(copy('old', text), copy('new', story(2, 600)))
    await sql`update articles set collected_at = now() - interval '40 days' where title = 'old'`.execute(
      databases.worker,
    )
    await dropOldShingles(databases.worker)
    const { rows } = await sql<{ title: string }>`
      select distinct a.title from article_shingles s join articles a on a.id = s.article_id`.execute(databases.worker)
    expect(rows).toEqual([{ title: 'new' }])
  })
})

describe('what an organisation hands in for itself', () => {
  test('follows the story everybody sees, before or after it', async () => {
    await arrive(copy('own', text, { onlyOrg: 7, hits: hitOf(7) }))
    await arrive(
      copy('a', text, { hits: [...hitOf(7), ...hitOf(8)] }),
      copy('own2', text, { onlyOrg: 7, hits: hitOf(7) }),
    )
    await arrive(
      copy('b', text, { hits: [...hitOf(7), ...hitOf(8)] }),
      copy('others', text, { onlyOrg: 8, hits: hitOf(8) }),
    )
    expect(await stories()).toBe('own a own2 b others')
    expect(await disagreements()).toBe(0)
  })

  test('never makes two stories of everybody one', async () => {
    const whole = story(1, 1000)
    await arrive(copy('a', whole.slice(0, 680)), copy('b', whole.slice(330)))
    await arrive(copy('own', whole, { onlyOrg: 7 }))
    const seen = await stories()
    expect(seen.split(' | ')).toHaveLength(2)
    expect(seen).toContain('b')
  })

  test('of two organisations never meets', async () => {
    await arrive(copy('seven', text, { onlyOrg: 7 }), copy('eight', text, { onlyOrg: 8 }))
    await arrive(copy('seven2', text, { onlyOrg: 7 }), copy('eight2', text, { onlyOrg: 8 }))
    expect(await stories()).toBe('seven seven2 | eight eight2')
  })
})

describe('by hand', () => {
  const three = () => arrive(...['a', 'b', 'c'].map(title => copy(title, text, { hits: [...hitOf(7), ...hitOf(8)] })))

  test('an article taken out stays out for this organisation: for new copies, and when its facts come about again', async () => {
    await three()
    const [b = 0] = await ids('b')
    expect(await asMember(scope => takeApart(scope, [b]))).toBe(1)
    expect(await asMember(scope => takeApart(scope, [b]))).toBe(0)
    await arrive(copy('d', text, { hits: hitOf(7) }))
    expect(await stories(7)).toBe('a c d | b')
    expect(await stories(8)).toBe('a b c')
    await sql`delete from hits`.execute(databases.worker)
    await sql`delete from org_articles`.execute(databases.worker)
    await databases.worker.transaction().execute(async tx =>
      insertHits(
        tx,
        (await ids('a', 'b', 'c', 'd')).map(articleId => ({ orgId: 7, monitorId: 700, version: 2, articleId })),
      ),
    )
    expect(await stories(7)).toBe('a c d | b')
    expect(await disagreements()).toBe(0)
  })

  test('taken out and put back leaves nothing decided', async () => {
    await three()
    const [a = 0, b = 0] = await ids('a', 'b')
    await asMember(scope => takeApart(scope, [a]))
    expect(await stories(7)).toBe('a | b c')
    expect((await asMember(scope => putTogether(scope, [b, a]))).changed).toBe(1)
    expect(await stories(7)).toBe('a b c')
    expect(await databases.worker.selectFrom('cluster_decisions').selectAll().execute()).toEqual([])
  })

  test('stories put together stay together as copies of either arrive and as stories merge', async () => {
    const whole = story(5, 1000)
    await three()
    await arrive(copy('x', whole.slice(0, 680), { hits: hitOf(7) }), copy('y', whole.slice(330), { hits: hitOf(7) }))
    expect((await asMember(async scope => putTogether(scope, await ids('a', 'y')))).changed).toBe(1)
    expect(await stories(7)).toBe('a b c y | x')
    await arrive(copy('z', whole, { hits: [...hitOf(7), ...hitOf(8)] }))
    expect(await stories(7)).toBe('a b c x y z')
    expect(await stories(8)).toBe('a b c | z')
    await arrive(copy('z2', whole, { hits: hitOf(7) }), copy('d', text, { hits: hitOf(7) }))
    expect(await stories(7)).toBe('a b c x y z z2 d')
    expect(await disagreements()).toBe(0)
  })

  test('putting together is taken back with all that was decided before, and copies that came meanwhile follow', async () => {
    await three()
    await arrive(copy('x', story(9, 300), { hits: hitOf(7) }), copy('y', story(11, 300), { hits: hitOf(7) }))
    const [b = 0, x = 0, y = 0] = await ids('b', 'x', 'y')
    await asMember(scope => takeApart(scope, [b]))
    await asMember(scope => putTogether(scope, [x, b]))
    expect(await stories(7)).toBe('a c | b x | y')
    const decided = () =>
      databases.worker
        .selectFrom('cluster_decisions')
        .select(['article_id', 'cluster_id', 'into_id'])
        .orderBy('id')
        .execute()
    const before = await decided()
    const { undo } = await asMember(scope => putTogether(scope, [y, x]))
    expect(await stories(7)).toBe('a c | b x y')
    await arrive(copy('x2', story(9, 300), { hits: hitOf(7) }))
    expect(await stories(7)).toBe('a c | b x y x2')
    expect(await asMember(scope => partStories(scope, undo as Together))).toBe(3)
    expect(await stories(7)).toBe('a c | b x x2 | y')
    expect(await decided()).toEqual(before)
    expect(await disagreements()).toBe(0)
    // Again, or by somebody else: nothing moves.
    expect(await asMember(scope => partStories(scope, undo as Together))).toBe(0)
  })

  test('other organisations cannot be decided for', async () => {
    await three()
    await arrive(copy('x', story(9, 300), { hits: hitOf(8) }))
    const [a = 0, x = 0] = await ids('a', 'x')
    expect(await asMember(scope => putTogether(scope, [a, x]))).toEqual({ changed: 0, undo: null })
    expect(await asMember(scope => takeApart(scope, [x]))).toBe(0)
    expect(await stories(8)).toBe('a b c | x')
  })
})
