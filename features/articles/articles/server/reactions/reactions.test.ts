// What becomes of an article: comments, the course of its counts, its estimated reach; and that another organisation sees none of it.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adopt } from '../facts/index.ts'
import { articleServer } from '../index.ts'
import type { NewArticle } from '../new-article.ts'
import { knownFromBelow, senderFacts } from '../questions/sender-facts.ts'
import type { NewComment } from '../storing/index.ts'
import { newArticle } from '../testing/new-article.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { reachFrom } from './reach.ts'

const tables = ['article_comments', 'article_counts', 'org_articles', 'article_identities', 'articles']
const { as, databases } = openFeature([articleServer], tables)
const [member, stranger] = [as('reader'), as('reader', 8)]

const store = async (...articles: NewArticle[]): Promise<number> => {
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id desc limit 1`.execute(
    databases().worker,
  )
  return Number(rows[0]?.id)
}
const comment = (place: number, more: Partial<NewComment> = {}): NewComment => ({
  identity: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  author: `读者 ${place}`,
  text: `评论 ${place}`,
  writtenAt: new Date(Date.UTC(2026, 10, 20, 0, place)),
  likes: place,
  region: 310_000,
  sentiment: 0,
  ...more,
})
const comments = (id: number, more: object = {}, ask = member) =>
  ask('POST', '/inews/monitorArticle/commentInfo/list', { id, ...more })
const course = (id: number, ask = member) => ask('POST', '/inews/monitorArticle/interactionInfo/list', { id })

test('comments come by time or likes, each with its sentiment and place, and are counted by sentiment', async () => {
  const id = await store(
    newArticle({
      commentList: [
        comment(1, { likes: 90, sentiment: -1 }),
        comment(2, { sentiment: -1 }),
        comment(3, { likes: null }),
      ],
    }),
  )
  const { data } = await comments(id)
  expect(data).toMatchObject({ total: 3, sentiments: { positive: 0, neutral: 1, negative: 2 } })
  expect(data.list.map(({ text }: { text: string }) => text)).toEqual(['评论 3', '评论 2', '评论 1'])
  expect(data.list[2]).toMatchObject({
    author: '读者 1',
    likes: 90,
    sentiment: -1,
    region: { code: 310_000, name: '上海' },
  })
  const liked = (await comments(id, { order: 'likes', sentiment: -1, pageSize: 1 })).data
  expect(liked).toMatchObject({ total: 2, list: [{ text: '评论 1' }] })
})

test('collected again, a count of which more may be is known from below, and exactly once it is said so', async () => {
  const from = new Date(Date.now() - 3_600_000)
  const counts = { reads: 200, likes: 3, shares: null, comments: null }
  const article = newArticle({ ...counts, publishedAt: from, extra: { page: 3 } })
  const id = await store(article)
  const known = async () => {
    const { rows } = await sql<{
      reads: number
      extra: Record<string, unknown>
    }>`select reads, extra from articles where id = ${id}`.execute(databases().worker)
    const [{ reads, extra } = { reads: 0, extra: {} }] = rows
    return [reads, knownFromBelow(senderFacts(extra, 7), { reads }), extra.page]
  }
  expect(await known()).toEqual([200, [], 3])
  await store({ ...article, reads: 100_000, extra: { atLeast: { reads: 100_000 } } })
  expect(await known()).toEqual([100_000, ['reads'], 3])
  await store({ ...article, reads: 100_004, extra: null })
  expect(await known()).toEqual([100_004, [], 3])
})

test('collected again, known comments move and new ones are added', async () => {
  const article = newArticle({ commentList: [comment(1)] })
  const id = await store(article)
  await store({ ...article, commentList: [comment(1, { likes: 500 }), comment(1, { likes: 501 }), comment(2)] })
  const { data } = await comments(id, { order: 'likes' })
  expect(data.list.map(({ likes }: { likes: number }) => likes)).toEqual([501, 2])
})

test('an article keeps its newest thousand comments', async () => {
  const article = newArticle({ commentList: Array.from({ length: 1_005 }, (_, place) => comment(place)) })
  const { data } = await comments(await store(article), { pageSize: 200, page: 5 })
  expect(data).toMatchObject({ total: 1_000 })
  expect(data.list.at(-1).text).toBe('评论 5')
})

test('the course begins with what was known first and gets a point with each collection', async () => {
  const article = newArticle({ reads: 100, likes: 3 })
  const id = await store(article)
  expect((await course(id)).data).toMatchObject([{ readnum: 100, likenum: 3, sharenum: null }])
  await store({ ...article, reads: 250, likes: null })
  await store({ ...article, reads: null, likes: null })
  await store({ ...article, reads: 900, likes: 40 })
  const points = (await course(id)).data
  expect(points.map(({ readnum, likenum }: Record<string, number>) => [readnum, likenum])).toEqual([
    [100, 3],
    [250, 3],
    [900, 40],
  ])
})

test('an article whose counts nobody tells has no course', async () => {
  const article = newArticle({})
  const id = await store(article)
  await store(article)
  expect((await course(id)).data).toEqual([])
})

test('what one organisation handed in for itself is nothing to another, nor what was deleted for good', async () => {
  const id = await store(newArticle({ onlyOrg: 8, reads: 5, commentList: [comment(1)] }))
  expect((await comments(id, {}, stranger)).data).toMatchObject({ total: 1 })
  expect((await course(id, stranger)).data).toHaveLength(1)
  expect((await comments(id)).http).toBe(404)
  expect((await course(id)).http).toBe(404)
  expect((await member('POST', '/inews/data/monitorArticle/touch', { idList: [id], found: true })).data).toEqual([])
  await databases()
    .worker.transaction()
    .execute(tx => adopt({ orgId: 8, db: tx }, [id]))
  await sql`update org_articles set binned_at = 'infinity'`.execute(databases().worker)
  expect((await comments(id, {}, stranger)).http).toBe(404)
})

test('the reach of articles is told with its basis', async () => {
  const id = await store(newArticle({ account: { followers: 10_000 } }))
  const touch = async (found: boolean) =>
    (await member('POST', '/inews/data/monitorArticle/touch', { idList: [id], found })).data
  expect(await touch(true)).toEqual([{ id, reach: 500, basis: 'followers', of: 10_000, factor: 0.05 }])
  expect(await touch(false)).toEqual([])
})

test.each([
  [{ reads: 0 }, 'reads', 0],
  [{ reads: 80, followers: 9_000 }, 'reads', 80],
  [{ followers: 50, circulation: 1_000 }, 'followers', 3],
  [{ circulation: 1_001 }, 'circulation', 2_503],
  [{ level: 'city' }, 'level', 2_000],
  [{}, null, null],
] as const)('%o is estimated by %s', (known, basis, reach) => {
  const nothing = { reads: null, followers: null, circulation: null, level: 'unknown' } as const
  expect(reachFrom({ ...nothing, ...known })).toMatchObject({ basis, reach })
})
