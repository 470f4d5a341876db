// Accounts become rows as articles arrive, once, and whatever order they arrive in says the same.
import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type NewArticle, newArticle } from '../../testing/new-article.ts'
import { openWithOrganisations } from '../../testing/organisations.ts'
import { storeArticles } from '../../testing/store-articles.ts'
import { writeArticles } from '../store.ts'
import { accountOf } from './account-of.ts'
import { fillAccounts } from './fill-accounts.ts'
import { emptySenderMemory } from './save-senders.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  return opened.close
})
beforeEach(async () => {
  await sql`delete from media_accounts`.execute(databases.worker)
  await sql`update media set last_seen = null`.execute(databases.worker)
})

const on = (day: number, given: Partial<NewArticle> = {}) =>
  newArticle({
    mediaType: 'weibo',
    media: '微博',
    author: '青麓',
    publishedAt: new Date(Date.UTC(2026, 10, day, 12)),
    ...given,
  })
const store = (...articles: NewArticle[]) =>
  databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
const accounts = async () =>
  (
    await sql<Record<string, unknown>>`
      select a.name, a.only_org, a.media_type, a.platform, a.platform_id, a.verified, a.followers, a.followers_on::text, a.first_seen::text, a.last_seen::text,
        array(select f.day::text || ' ' || f.followers from media_account_followers f where f.account_id = a.id order by f.day) as counts
      from media_accounts a order by a.name, a.only_org nulls first, a.platform`.execute(databases.worker)
  ).rows
const mediaDays = async () =>
  (await sql`select name, last_seen::text from media order by name`.execute(databases.worker)).rows

test.each([
  ['Weibo is known by its type', { mediaType: 'weibo', author: '甲' }, 'weibo'],
  ['a platform by the name of its medium', { mediaType: 'app', media: '抖音短视频', author: '甲' }, 'douyin'],
  [
    'and by where it was published, the narrowest first',
    { mediaType: 'bbs', url: 'https://tieba.baidu.com/p/1', author: '甲' },
    'tieba',
  ],
  ['a forum has accounts', { mediaType: 'bbs', media: '本地论坛', author: '甲' }, ''],
  ['whoever has followers has an account', { mediaType: 'web', author: '甲', account: { followers: 1 } }, ''],
  ['who writes for a press has none', { mediaType: 'press', author: '记者甲' }, null],
  ['nobody has none', { mediaType: 'weibo', author: null }, null],
] as const)('%s', (_, given, platform) => {
  expect(accountOf(newArticle(given as Partial<NewArticle>))?.platform ?? null).toBe(platform)
})

test.each(['in order', 'backwards', 'at once'])(
  'days, followers and verification are those of the articles, %s',
  async order => {
    const articles = [
      on(3, { account: { followers: 100, verified: 0 } }),
      on(5, { account: { followers: 120, verified: 2, id: '99' } }),
      on(9, { account: null }),
    ]
    if (order === 'at once') await store(...articles)
    else for (const article of order === 'in order' ? articles : articles.toReversed()) await store(article)
    expect(await accounts()).toEqual([
      {
        ...{ name: '青麓', only_org: null, media_type: 4, platform: 'weibo', platform_id: '99', verified: 2 },
        ...{ followers: 120, followers_on: '2026-11-05', first_seen: '2026-11-03', last_seen: '2026-11-09' },
        counts: ['2026-11-03 100', '2026-11-05 120'],
      },
    ])
  },
)

test('what an organisation handed in for itself is its own account', async () => {
  await store(on(3, { account: { followers: 5 } }), on(4, { onlyOrg: 7, account: { followers: 9 } }))
  expect((await accounts()).map(({ only_org, followers, last_seen }) => [only_org, followers, last_seen])).toEqual([
    [null, 5, '2026-11-03'],
    [7, 9, '2026-11-04'],
  ])
  const seen = (orgId: number) =>
    databases.app.transaction().execute(async tx => {
      await sql`select set_config('app.org', ${String(orgId)}, true)`.execute(tx)
      return (
        await sql<{
          n: number
        }>`select (select count(*) from media_accounts)::int + (select count(*) from media_account_followers)::int as n`.execute(
          tx,
        )
      ).rows[0]?.n
    })
  expect([await seen(7), await seen(8)]).toEqual([4, 2])
})

test('what is known costs no statement, and a batch that failed leaves nothing in memory', async () => {
  const memory = emptySenderMemory()
  let statements = 0
  const counted = databases.worker.withPlugin({
    transformQuery: ({ node }) => {
      if (/media_account|last_seen/.test(JSON.stringify(node))) statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const write = async (article: NewArticle, fails = false) => {
    statements = 0
    await counted
      .transaction()
      .execute(async tx => {
        await writeArticles(tx, [article], new Map(), memory)
        if (fails) throw new Error('as a database that went away')
      })
      .catch(() => {})
    return statements
  }
  // The day of the medium; the account looked up, and written.
  expect(await write(on(3, { account: { followers: 1 } }), true)).toBe(3)
  expect(await write(on(3, { account: { followers: 1 } }))).toBe(3)
  expect(await write(on(3, { account: { followers: 1 } }))).toBe(2)
  expect(await write(on(3, { account: { followers: 1 } }))).toBe(0)
  expect(await write(on(4, { account: { followers: 2 } }))).toBe(3)
  expect((await accounts()).map(({ counts }) => counts)).toEqual([['2026-11-03 1', '2026-11-04 2']])
})

test('accounts of stored articles are those that storing writes', async () => {
  await sql`delete from articles`.execute(databases.worker)
  await store(
    on(3, { account: { followers: 1, verified: 1 } }),
    on(4, { account: { followers: 2 } }),
    on(5, { author: '另一个', onlyOrg: 8 }),
    newArticle({ mediaType: 'app', media: '抖音', author: '短片' }),
    newArticle({ mediaType: 'press', author: '记者' }),
  )
  const written = [await accounts(), await mediaDays()]
  expect(written[0]).toHaveLength(3)
  expect(written[1]).toContainEqual({ name: '微博', last_seen: '2026-11-04' })
  await sql`delete from media_accounts`.execute(databases.worker)
  await sql`update media set last_seen = null`.execute(databases.worker)
  await sql`insert into media_account_fillings (round) values (1), (2) on conflict (round) do update set below = null, ended_at = null`.execute(
    databases.worker,
  )
  while (await fillAccounts(databases.worker));
  expect([await accounts(), await mediaDays()]).toEqual(written)
})
