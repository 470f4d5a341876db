// Reposts of a post: stored once each, the earliest 100,000, in the month of their post, and seen by nobody who does not see the post.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { articleServer } from '../index.ts'
import { type NewArticle, newArticle } from '../testing/new-article.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { type NewRepost, saveReposts, thePost } from './keep-reposts.ts'
import { mostReposted, repostsOf } from './reposts.ts'

const tables = ['article_reposts', 'org_articles', 'article_identities', 'articles']
const { databases } = openFeature([articleServer], tables)

const store = async (...articles: NewArticle[]): Promise<number> => {
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id desc limit 1`.execute(
    databases().worker,
  )
  return Number(rows[0]?.id)
}
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const repost = (place: number, more: Partial<NewRepost> = {}): NewRepost => ({
  ...{ identity: idOf(place), parent: null, author: `转发者 ${place}`, text: `转 ${place}` },
  writtenAt: new Date(Date.UTC(2026, 10, 20) + place * 1_000),
  ...more,
})
const as = (orgId: number) => ({ db: databases().worker as never, orgId })

test('each is there once, in order of time; what comes later adds new ones, and a parent where none was known', async () => {
  const article = newArticle({ repostList: [repost(2), repost(1, { parent: thePost }), repost(1, { text: '又一次' })] })
  const id = await store(article)
  await store({
    ...article,
    repostList: [repost(1, { parent: null, text: '改过' }), repost(2, { parent: idOf(1) }), repost(3)],
  })
  const found = await repostsOf(as(7), id)
  expect(found.map(({ parent, text }) => [parent, text])).toEqual([
    [thePost, '转 1'],
    [idOf(1), '转 2'],
    [null, '转 3'],
  ])
  const ids = sql`select unnest(${[id, id + 1]}::bigint[]) as article_id`
  expect(await mostReposted(as(7), ids)).toBe(id)
  expect(await mostReposted(as(7), sql`select 5::bigint as article_id`)).toBeNull()
})

test('they lie in the month of their post', async () => {
  const now = new Date()
  await store(newArticle({ publishedAt: now, repostList: [repost(1)] }))
  const { rows } = await sql<{ part: string }>`select tableoid::regclass::text as part from article_reposts`.execute(
    databases().worker,
  )
  expect(rows.map(({ part }) => part)).toEqual([`article_reposts_${now.toISOString().slice(0, 7).replace('-', '')}`])
})

test('of more than a hundred thousand the earliest stay', async () => {
  const id = await store(newArticle({}))
  const save = (from: number, to: number) =>
    databases()
      .worker.transaction()
      .execute(tx =>
        saveReposts(tx, [{ id, repostList: Array.from({ length: to - from }, (_, n) => repost(from + n)) }]),
      )
  await save(10, 100_005)
  await save(0, 10)
  const found = await repostsOf(as(7), id)
  expect(found).toHaveLength(100_000)
  expect([found[0]?.text, found.at(-1)?.text]).toEqual(['转 0', '转 99999'])
})

test('what one organisation handed in for itself is nothing to another', async () => {
  const id = await store(newArticle({ onlyOrg: 8, repostList: [repost(1)] }))
  expect(await repostsOf(as(8), id)).toHaveLength(1)
  await expect(repostsOf(as(7), id)).rejects.toMatchObject({ kind: 'missing' })
})
