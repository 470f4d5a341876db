// Sharing by link: what is shown and what not, passwords, ends, and what others may do.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { ShareDraft } from '../contract.ts'
import { shareServer } from './index.ts'
import { layoutOf } from './layout.ts'
import { waitAfter } from './password.ts'

// Of acts and articles: the sentences of their refusals.
const { as, databases } = openFeature([shareServer, articleActionsServer, articleServer], ['shares', 'links'])
const path = '/inews/share'
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let ids: number[] = []
/** Handed in by organisation 8 for itself. */
let foreign = 0
beforeAll(async () => {
  const db = databases().worker
  const titles = ['第一篇', '第二篇', '第三篇']
  await db
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          ...titles.map(title => newArticle({ title, body: `${title}的正文。`, sentiment: -1, level: 2, reads: 50 })),
          newArticle({ title: '别家的', onlyOrg: 8 }),
        ],
        new Map(),
      ),
    )
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by title`.execute(db)
  const idOf = (title: string) => Number(rows.find(row => row.title === title)?.id)
  ids = titles.map(idOf)
  foreign = idOf('别家的')
  // The first act on them makes them the organisation's.
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
  await sql`insert into labels (org_id, name, colour, position) values (7, '重点', 3, 1)`.execute(db)
  await sql`
    insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
    select 7, (select id from labels where org_id = 7), ${ids[0]}::bigint, now(), now(), 71`.execute(db)
  await sql`
    insert into article_notes (org_id, article_id, published_at, written_by, written_at, updated_by, updated_at, text)
    values (7, ${ids[0]}::bigint, now(), 71, now(), 71, now(), '只给自己人看')`.execute(db)
})
beforeEach(() => sql`update org_articles set binned_at = null`.execute(databases().worker))

const share = async (draft: Partial<ShareDraft> = {}) => {
  const { data } = await member('POST', path, { idList: ids, expiresAt: inDays(7), ...draft })
  const { token } = data
  return {
    ...data,
    open: (password?: string) => stranger('POST', `${path}/${token}/open`, { password: password ?? null }),
    article: (position: number, key: string | null = null) =>
      stranger('POST', `${path}/${token}/article`, { position, key }),
  }
}

test('each opening stands in the record with its address, wrong passwords too', async () => {
  const { open, share: made } = await share({ password: 'right one' })
  for (const password of [undefined, 'wrong', 'right one', 'right one']) await open(password)
  const { rows } = await sql`
    select outcome, sum(times)::int as times, min(host(address)) as address from share_opens where share_id = ${made.id}
    group by outcome order by outcome desc`.execute(databases().worker)
  expect(rows).toEqual([
    { outcome: 'wrongPassword', times: 1, address: '127.0.0.1' },
    { outcome: 'succeeded', times: 2, address: '127.0.0.1' },
  ])
})

test('a link opens the list as it was shared, article by article', async () => {
  const { share: made, address, open, article, token } = await share({ title: '晨会材料' })
  expect(made).toMatchObject({ title: '晨会材料', articles: 3, layout: 'web', state: 'open', opens: 0 })
  expect(address).toBe(`/webMonitorDetail?token=${token}`)
  expect((await open()).data).toMatchObject({
    state: 'open',
    key: null,
    title: '晨会材料',
    organisation: '机构 7',
    articles: [{ title: '第一篇' }, { title: '第二篇' }, { title: '第三篇' }],
  })
  expect((await article(1)).data).toMatchObject({ title: '第二篇', body: '第二篇的正文。', sentiment: -1 })
  expect(await article(3)).toMatchObject({ http: 404 })
  const [listed] = (await member('GET', path)).data.list
  expect(listed).toMatchObject({ opens: 1, createdBy: '成员 71' })
  expect(listed.lastOpenedAt).not.toBeNull()
})

test('only what was ticked is shown: notes and monitors are off', async () => {
  const usual = (await (await share()).article(0)).data
  expect(usual).toMatchObject({ notes: null, monitors: null, labels: [{ name: '重点' }], interactions: { reads: 50 } })
  expect(JSON.stringify(usual)).not.toContain('只给自己人看')
  const bare = (await (await share({ parts: [] })).article(0)).data
  expect(bare).toMatchObject({ notes: null, labels: null, interactions: null, sentiment: null, body: '第一篇的正文。' })
  const all = (await (await share({ parts: ['notes', 'labels'] })).article(0)).data
  expect(all).toMatchObject({ notes: [{ text: '只给自己人看', by: '成员 71' }], sentiment: null })
})

test('without the password nothing is told, and the right one opens every article', async () => {
  const { open, article } = await share({ title: '内部', password: '开门 123' })
  const locked = (await open()).data
  expect(locked).toEqual({ state: 'locked', wrong: false, waitSeconds: 0 })
  expect((await open('错了')).data).toEqual({ state: 'locked', wrong: true, waitSeconds: 0 })
  expect(await article(0)).toMatchObject({ http: 403, key: 'shares.passwordAgain' })
  const { key } = (await open('开门 123')).data
  expect((await article(2, key)).data).toMatchObject({ title: '第三篇' })
  expect(await article(0, `9${key}`)).toMatchObject({ http: 403 })
  const other = await share({ password: '开门 123' })
  expect(await other.article(0, key)).toMatchObject({ http: 403 })
  const { rows } = await sql<{ password_hash: string }>`select password_hash from shares`.execute(databases().worker)
  expect(JSON.stringify(rows)).not.toContain('开门')
})

test('guesses are counted also when they come at once, and then even the right one has to wait', async () => {
  const { open } = await share({ password: 'right one' })
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, at) => open(`guess ${at}`)))
  expect(guesses.filter(({ data }) => data.wrong)).toHaveLength(5)
  expect((await open('right one')).data).toMatchObject({ state: 'locked', wrong: false })
  await sql`update shares set wait_until = now() - interval '1 second'`.execute(databases().worker)
  expect((await open('right one')).data).toMatchObject({ state: 'open' })
  expect((await open('guess')).data).toEqual({ state: 'locked', wrong: true, waitSeconds: 0 })
})

test.each([
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [40, 3600],
])('after %i wrong passwords one waits %i seconds', (wrong, seconds) => expect(waitAfter(wrong)).toBe(seconds))

test('a revoked link is gone at once, an expired one too', async () => {
  const revoked = await share()
  expect((await member('DELETE', `${path}/${revoked.share.id}`)).data).toMatchObject({ state: 'revoked' })
  for (const answer of [await revoked.open(), await revoked.article(0)]) expect(answer).toMatchObject({ http: 404 })
  const expired = await share()
  await sql`update shares set expires_at = now() - interval '1 second' where id = ${expired.share.id}`.execute(
    databases().worker,
  )
  for (const answer of [await expired.open(), await expired.article(0)]) expect(answer).toMatchObject({ http: 404 })
  const [first] = (await member('GET', path)).data.list
  expect(first).toMatchObject({ state: 'expired' })
})

test('a forged or damaged token finds nothing', async () => {
  const { token } = await share()
  for (const wrong of [token.slice(0, -1), `${token}A`, token.split('.')[0], 'x'])
    expect(await stranger('POST', `${path}/${wrong}/open`, {})).toMatchObject({ http: 404 })
})

test('an article that went into the recycle bin is shown no more; the places of the others stay', async () => {
  const { open, article } = await share()
  await sql`update org_articles set binned_at = now() where article_id = ${ids[1]}`.execute(databases().worker)
  expect((await open()).data.articles).toMatchObject([{ title: '第一篇' }, null, { title: '第三篇' }])
  expect(await article(1)).toMatchObject({ http: 404, key: 'shares.articleGone' })
  expect((await article(2)).data).toMatchObject({ title: '第三篇' })
})

test('what a search found can be shared before a monitor wants it', async () => {
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [newArticle({ title: '没人要的' })], new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles where title = '没人要的'`.execute(
    databases().worker,
  )
  const { address, article } = await share({ idList: rows.map(({ id }) => Number(id)), found: true })
  expect(address).toMatch(/^\/newDataCloudDetail\?token=/)
  expect((await article(0)).data).toMatchObject({ title: '没人要的' })
})

test.each([
  ['nothing', { idList: [] }, 'idList', '请选择数据'],
  ['501 articles', { idList: Array.from({ length: 501 }, (_, at) => at + 1) }, 'idList', '一次最多分享 500 篇'],
  ['an end that is over', { expiresAt: inDays(-1) }, 'expiresAt', '有效期须在此刻之后、365 天之内'],
  ['an end in two years', { expiresAt: inDays(730) }, 'expiresAt', '有效期须在此刻之后、365 天之内'],
  ['a short password', { password: 'abc' }, 'password', '访问密码为 4 到 100 个字符'],
])('%s is refused by the field', async (_, wrong, field, msg) => {
  expect(await member('POST', path, { idList: ids, expiresAt: inDays(1), ...wrong })).toMatchObject({
    http: 400,
    problems: [{ field, msg }],
  })
})

test('an article of another organisation is not shared, alone or among one’s own', async () => {
  for (const idList of [[foreign], [...ids, foreign]])
    expect(await member('POST', path, { idList, expiresAt: inDays(1) })).toMatchObject({
      http: 400,
      key: 'shares.articleMissing',
    })
})

test('others see and end only what they may: an administrator everybody’s, a reader none, another organisation nothing', async () => {
  const { share: made } = await share()
  expect((await admin('GET', path)).data.list).toEqual([])
  expect((await admin('GET', `${path}?of=all`)).data.list).toMatchObject([{ id: made.id }])
  expect((await member('GET', `${path}?of=all`)).http).toBe(403)
  expect((await reader('GET', path)).http).toBe(403)
  expect((await stranger('GET', `${path}?of=all`)).data.list).toEqual([])
  expect((await stranger('DELETE', `${path}/${made.id}`)).http).toBe(404)
  expect((await admin('DELETE', `${path}/${made.id}`)).data).toMatchObject({ state: 'revoked' })
})

test('the page follows what all articles have in common', () => {
  const article = (mediaType: 'web' | 'press', isAd = false) => ({ mediaType, isAd })
  expect(layoutOf([article('web'), article('press')], false)).toBe('article')
  expect(layoutOf([article('web')], false)).toBe('web')
  expect(layoutOf([article('web', true), article('press', true)], false)).toBe('ad')
  expect(layoutOf([article('web', true)], true)).toBe('found')
})

test('all of a list or of a search is shared: what was counted, and nothing else', async () => {
  const until = new Date().toISOString()
  const question = { from: inDays(-60), to: inDays(1) }
  const ofAll = (all: object) => member('POST', path, { all: { question, until, ...all }, expiresAt: inDays(1) })
  expect((await ofAll({ count: 3 })).data.share).toMatchObject({ articles: 3, layout: 'web' })
  const { data } = await ofAll({ query: '第二篇', count: 1 })
  expect(data.share).toMatchObject({ articles: 1, title: '第二篇', layout: 'found' })
  expect(await ofAll({ query: '第二篇', count: 3 })).toMatchObject({ http: 409, problems: [{ field: 'all' }] })
  expect(await ofAll({ count: 501 })).toMatchObject({ http: 400, msg: '一次最多分享 500 篇' })
})
