// Latent dangers: which stories are listed in which order, decisions about them, and crises made of them.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { latentScoreOf } from '../../contract/latent-score.ts'
import { crisisServer } from '../index.ts'
import { marksOf } from './marks.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, articleServer],
  [
    'crisis_latent_marks',
    'crisis_lines',
    'crisis_people',
    'crisis_changes',
    'crises',
    'article_set_members',
    'article_sets',
  ],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const hourMs = 3_600_000
const stories: Record<string, number> = {}
const articleIds: Record<string, number[]> = {}

/** Title, hours ago of each of its articles, and how they lean. */
const articlesOf: readonly [title: string, hours: readonly number[], sentiment: -1 | 0 | 1][] = [
  ['锅炉异响居民担心', [2, 3, 4, 5], -1],
  ['锅炉旧闻有人重提', [30, 40, 50, 60], -1],
  ['锅炉厂获得表彰', [2, 3], 1],
  ['锅炉四天前的抱怨', [100], -1],
  ['锅炉厂开放参观', [120], 1],
]
const [growing, old, praise] = articlesOf.map(([title]) => title) as [string, string, string]

beforeAll(async () => {
  const db = databases().worker
  const articles = articlesOf.flatMap(([title, hours, sentiment]) =>
    hours.map((ago, at) =>
      newArticle({
        title,
        body: `${title}，第 ${at} 篇。`,
        sentiment,
        level: sentiment === -1 ? 3 : null,
        publishedAt: new Date(Date.now() - ago * hourMs),
        keywords: ['锅炉', title.slice(2, 4)],
      }),
    ),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number; title: string }>`select id::float8 as id, title from articles`.execute(db)
  await db.transaction().execute(tx =>
    adopt(
      { orgId: 7, db: tx },
      rows.map(({ id }) => id),
    ),
  )
  // Each title is a story: that of its first article.
  for (const [title] of articlesOf) {
    const ids = rows.filter(row => row.title === title).map(({ id }) => id)
    articleIds[title] = ids
    // What was taken apart by hand has a number below zero.
    stories[title] = title === old ? -Math.min(...ids) : Math.min(...ids)
    await sql`update org_articles set cluster_id = ${stories[title]} where article_id = any(${ids}::bigint[])`.execute(
      db,
    )
  }
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

const list = async (state = 'open', ask = member) => (await ask('POST', '/crisis/latent/list', { state })).data
const titles = async (state = 'open', ask = member) =>
  (await list(state, ask)).list.map(({ title }: { title: string }) => title)
const mark = (title: string, state: string, reason = '', ask = member) =>
  ask('POST', '/crisis/latent/mark', { storyId: stories[title], state, reason })

test('small stories with negative articles are listed, what grows first, each with the numbers its score is made of', async () => {
  const { list: found, total } = await list()
  expect(found.map(({ title }: { title: string }) => title)).toEqual([growing, old])
  expect(total).toBe(2)
  expect(found[0].figures).toMatchObject({
    ...{ articles: 4, recent: 4, usual: 0, negative: 4, platforms: 1, boards: 0, commonWords: null },
    negativeByLevel: { 1: 0, 2: 0, 3: 4, 4: 0 },
  })
  expect(found[1].figures).toMatchObject({ articles: 4, recent: 0, usual: 2 })
  for (const { score, figures } of found) expect(score).toBeCloseTo(latentScoreOf(figures).score, 9)
})

test('words of earlier crises count; those of a drill do not', async () => {
  const begin = async (drill: boolean) => {
    const { id } = (await member('POST', '/crisis/startCrisis', { name: '锅炉', crisisLevel: 3, drill })).data
    await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: articleIds[praise] })
    return id
  }
  await begin(true)
  expect((await list()).list[0].figures.commonWords).toBeNull()
  await begin(false)
  const [first] = (await list()).list
  expect(first.commonWords).toEqual(['锅炉'])
  expect(first.figures).toMatchObject({ words: 2, commonWords: 1 })
})

test('watched and dismissed ones stand apart with who and why, and come back; a reason is asked for', async () => {
  expect((await mark(old, 'dismissed')).problems).toMatchObject([{ field: 'reason', msg: '请填写排除原因' }])
  const done = await mark(old, 'dismissed', '旧闻')
  expect(done.http).toBe(200)
  expect(await titles()).toEqual([growing])
  expect((await list('dismissed')).list).toMatchObject([
    { title: old, mark: { state: 'dismissed', reason: '旧闻', by: expect.any(String) } },
  ])
  await undo(done.operation)
  expect(await titles()).toEqual([growing, old])
  await mark(growing, 'watched')
  expect(await titles('watched')).toEqual([growing])
  await mark(growing, 'open')
  expect(await titles()).toEqual([growing, old])
})

test('what was decided stays with the story: when it gets another number, when its articles are too old, too many or in a crisis', async () => {
  const { worker } = databases()
  const moved = async (from: number, to: number) =>
    sql`update org_articles set cluster_id = ${to} where cluster_id = ${from}`.execute(worker)
  await mark(old, 'dismissed', '旧闻')
  const [before, later] = [stories[old] ?? 0, Math.max(...(articleIds[old] ?? []))]
  await moved(before, later)
  expect([await titles(), await titles('dismissed')]).toEqual([[growing], [old]])
  stories[old] = later
  await mark(old, 'open')
  expect(await titles('dismissed')).toEqual([])
  await moved(later, before)
  stories[old] = before

  const [quiet] = articlesOf[3] ?? []
  await mark(quiet as string, 'dismissed', '太旧')
  const { list: found } = await list('dismissed')
  expect(found).toMatchObject([{ title: quiet, score: 0, figures: { articles: 0 }, mark: { reason: '太旧' } }])
  await mark(quiet as string, 'open')
})

test('what was decided about keeps the title it had, though an earlier article that is not negative has another', async () => {
  const [visit] = articleIds.锅炉厂开放参观 ?? []
  const move = (story?: number) =>
    sql`update org_articles set cluster_id = ${story} where article_id = ${visit}`.execute(databases().worker)
  await move(stories[old])
  expect(await titles()).toEqual([growing, old])
  await mark(old, 'dismissed', '旧闻')
  expect(await titles('dismissed')).toEqual([old])
  await mark(old, 'open')
  await move(stories.锅炉厂开放参观)
})

test('a story with a sensitive word is listed, though nobody judges it negative', async () => {
  const { worker } = databases()
  const say = (words: string[] | null) =>
    sql`update org_articles set sensitive = ${words}::text[] where cluster_id = ${stories[praise]}`.execute(worker)
  await say(['爆炸'])
  expect(await titles()).toContain(praise)
  await say(null)
  expect(await titles()).not.toContain(praise)
})

test('of many decisions those of the stories that are asked for are read, by number or by article', async () => {
  const { worker } = databases()
  await mark(old, 'dismissed', '旧闻')
  await sql`
    insert into crisis_latent_marks (org_id, story_id, article_id, state, reason)
    select 7, 1000000 + n, 9000000 + n, 'watched', '' from generate_series(1, 300) n`.execute(worker)
  expect([await titles(), await titles('dismissed')]).toEqual([[growing], [old]])
  // Under another number, among more decisions than are read of a state.
  await sql`update crisis_latent_marks set story_id = 77, updated_at = now() + interval '1 minute' where story_id = ${stories[old]}`.execute(
    worker,
  )
  expect([await titles(), await titles('dismissed')]).toEqual([[growing], [old]])
  const { rows } = await withScope(worker, { orgId: 7 }, async scope => {
    const marks = await marksOf(scope, [stories[old] ?? 0])
    return { rows: [...marks.keys()] }
  })
  expect(rows).toEqual([stories[old]])
})

test('one becomes a crisis with its articles, and is no latent danger any more', async () => {
  await mark(growing, 'watched')
  const made = await member('POST', '/crisis/latent/start', { storyId: stories[growing], name: '锅炉', crisisLevel: 3 })
  expect(made.data).toMatchObject({
    ...{ origin: 'latent', originId: stories[growing], pageType: 'latent', status: 'draft', articles: 4 },
  })
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId: made.data.id })).data.list
  expect(lines.map(({ text }: { text: string }) => text)).toContainEqual(expect.stringMatching(/首次出现/))
  expect([await titles(), await titles('watched')]).toEqual([[old], []])
  expect((await member('POST', '/crisis/getCrisiss', { pageType: 'latent' })).data.total).toBe(1)
  const again = { storyId: stories[growing], name: '又', crisisLevel: 3 }
  expect(await member('POST', '/crisis/latent/start', again)).toMatchObject({ http: 409, key: 'crisis.latentTaken' })
  const started = { storyId: stories[old], name: '旧', crisisLevel: 2, draft: false, drill: true }
  expect((await member('POST', '/crisis/latent/start', started)).data).toMatchObject({ status: 'started', drill: true })
})

test.each([
  ['a story that there is not', { storyId: 999_999_999, name: 'x', crisisLevel: 3 }, 404],
  ['a level that is none', { name: 'x', crisisLevel: 5 }, 400],
  ['no name', { name: ' ', crisisLevel: 3 }, 400],
])('%s is refused', async (_, body, http) => {
  expect((await member('POST', '/crisis/latent/start', { storyId: stories[growing], ...body })).http).toBe(http)
})

test('readers decide nothing; another organisation sees and decides nothing', async () => {
  expect(await titles('open', reader)).toEqual([growing, old])
  expect((await mark(old, 'watched', '', reader)).http).toBe(403)
  expect((await mark(old, 'watched', '', stranger)).http).toBe(404)
  expect(await titles('open', stranger)).toEqual([])
  const start = { storyId: stories[growing], name: 'x', crisisLevel: 3 }
  expect((await reader('POST', '/crisis/latent/start', start)).http).toBe(403)
  expect((await stranger('POST', '/crisis/latent/start', start)).http).toBe(404)
  expect((await admin('POST', '/crisis/latent/start', start)).http).toBe(200)
})
