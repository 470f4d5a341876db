// What came of a campaign: a plain recount over the tables gives every number, and each opens as many articles as it says.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { piecesServer } from '../../pieces/server/index.ts'
import type { Behind, Figure, MessageShare, Part } from '../contract.ts'
import { overviewOfCampaign } from './figures.ts'
import { resultsServer } from './index.ts'

const { as, databases } = openFeature([
  resultsServer,
  shareServer,
  piecesServer,
  releasesServer,
  campaignMediaServer,
  campaignsServer({ follow() {} }),
  chartServer,
  articleActionsServer,
  articleServer,
])
const [member, stranger] = [as(), as('orgAdmin', 8)]

const start = Date.UTC(2026, 6, 1)
const dayMs = 86_400_000
const startTime = new Date(start).toISOString()
/** Longer than a list may be. */
const endTime = new Date(start + 120 * dayMs).toISOString()
/** A text of its own for each number: alike numbers are one story. */
const bodyOf = (n: number) => String.fromCodePoint(0x4e00 + n * 97, 0x4e01 + n * 89, 0x4e02 + n * 83).repeat(40)
const kinds = ['full', 'shortened', 'quoted', 'own'] as const
let id = 0
let ids: number[] = []

beforeAll(async () => {
  const db = databases().worker
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: `第${n}条`,
      // Every third one is a copy of the one before.
      body: `${bodyOf(n % 3 === 2 ? n - 1 : n)}${n < 9 ? '续航一千公里。' : ''}`,
      media: n % 2 === 0 ? '江城日报' : '江城晚报',
      mediaType: n % 2 === 0 ? 'press' : 'web',
      mediaLevel: n % 2 === 0 ? 2 : 3,
      publishedAt: new Date(start + n * 4 * dayMs + 3_600_000),
      sentiment: n < 6 ? -1 : n < 14 ? 1 : 0,
      region: n < 10 ? 420100 : null,
      likes: n * 10,
      ...(n < 5 && { reads: 1_000 + n }),
    }),
  )
  ids = await db.transaction().execute(async tx => {
    const stored = await storeArticles(tx, articles, new Map())
    const inOrder = articles.map(({ identity }) => Number(stored.ids.get(identity)))
    await adopt({ orgId: 7, db: tx }, inOrder)
    return inOrder
  })
  const messages = [{ text: '续航一千公里' }, { text: '没有人说' }]
  const targets = [
    { measure: 'pieces', number: 20 },
    { measure: 'pieces', number: 100, by: new Date(start + 10 * dayMs).toISOString() },
    { measure: 'messageShare', number: 99, message: 1, by: '2126-01-01T00:00:00.000Z' },
    { measure: 'reach', number: 1e9, by: new Date(Date.now() + 10 * dayMs).toISOString() },
  ]
  const plan = { name: '发布会', startTime, endTime, messages, targets }
  id = (await member('POST', '/ipr/activity/add', plan)).data.id
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids.slice(0, 28), acts: [id], mode: 'add' })
  await member('POST', '/inews/data/monitorArticle/acts', { idList: ids.slice(27, 28), acts: [id], mode: 'remove' })
  const { rows } = await sql<{ id: number }>`
    insert into releases (org_id, activity_id, title, body, release_at) values (7, ${id}, '新闻稿', '续航一千公里的新平台。', ${startTime}::timestamptz) returning id`.execute(
    db,
  )
  const release = rows[0]?.id ?? 0
  await sql`
    insert into activity_pieces (org_id, activity_id, article_id, published_at, sender, release_id, kind, reason, state, looked_at)
    select 7, ${id}, article_id, published_at, 'x', ${release}::int, (${[...kinds]}::text[])[1 + article_id % 4], 'text', case when article_id % 5 = 0 then 'proposed' else 'confirmed' end, now()
    from org_articles where org_id = 7 and article_id = any(${ids.slice(0, 20)}::bigint[])`.execute(db)
  await sql`insert into activity_media (org_id, activity_id, name, stage, published) values (7, ${id}, '甲', 'invited', false), (7, ${id}, '乙', 'came', true), (7, ${id}, '丙', 'proposed', false)`.execute(
    db,
  )
})

const ask = async (path: string, more: object = {}, who = member) => {
  const answer = await who('POST', `/ipr/activity/${path}`, { id, ...more })
  expect(answer, JSON.stringify(answer)).toMatchObject({ http: 200 })
  return answer.data
}
/** How many articles a number opens. */
const opened = (behind: Behind, { from, to }: { from: string; to: string }) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, {
      ...{ monitorIds: null, from: new Date(from), to: new Date(to), place: 'desk' },
      filters: behind.of === 'articles' ? behind.filters : [],
      fold: behind.of === 'articles' && behind.fold,
    }),
  )
const valuesOf = (figures: readonly Figure[]) => Object.fromEntries(figures.map(({ key, value }) => [key, value]))

/** Straight from the tables. */
async function recount(from = start, to = start + 1_000 * dayMs) {
  const { rows } = await sql<Record<string, number>>`
    with w as (
      select a.*, o.sentiment as tone, o.media_id as medium, o.cluster_id as story, o.interactions as liked from article_set_members m
      join org_articles o on o.org_id = 7 and o.article_id = m.article_id and o.removed_at is null join articles a on a.id = m.article_id
      where m.org_id = 7 and m.kind = 'campaign' and m.set_id = ${id} and m.taken_at is null
        and m.published_at between ${new Date(from)}::timestamptz and ${new Date(to)}::timestamptz)
    select count(*)::int as articles, count(distinct story)::int as stories, count(distinct medium)::int as media, sum(liked)::int as interactions, sum(reads)::int as reads,
      (count(*) filter (where tone = 1))::int as positive, (count(*) filter (where tone = 0))::int as neutral, (count(*) filter (where tone = -1))::int as negative,
      (select coalesce(sum(n), 0)::int from (select case max(m.level) when 2 then 6000 when 3 then 2000 end as n from w join media m on m.id = w.medium where reads is null group by medium, story) x) as reach
    from w`.execute(databases().worker)
  return rows[0] as Record<string, number>
}
async function recountPieces(kind: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from activity_pieces where activity_id = ${id} and kind = ${kind} and state in ('confirmed', 'hand')`.execute(
    databases().worker,
  )
  return rows[0]?.n ?? 0
}

describe('totals', () => {
  test('are those of the tables, and each opens its articles', async () => {
    const { figures, range, stretches, isWhole } = await ask('overview')
    const values = valuesOf(figures)
    const { reads, ...plain } = await recount()
    expect(values).toMatchObject({ ...plain, articles: 27, reads })
    const [full, shortened, quoted, own] = await Promise.all(kinds.map(recountPieces))
    expect(values).toMatchObject({
      fullCopies: full,
      shortened,
      quoted,
      ownPieces: own,
      originals: Number(own) + Number(quoted),
    })
    expect(values).toMatchObject({ invited: 2, came: 1, published: 1 })
    const { positive = 0, negative = 0, articles = 1 } = plain
    expect(values.netSentiment).toBeCloseTo(((positive - negative) / articles) * 100)
    for (const { key, value, behind } of figures as Figure[])
      if (behind?.of === 'articles' && ['articles', 'stories', 'positive', 'neutral', 'negative'].includes(key))
        expect([key, await opened(behind, range)]).toEqual([key, value])
    // Lists open ninety days: those of all pieces together are the whole.
    expect({ isWhole, pieces: stretches.length }).toEqual({ isWhole: true, pieces: 2 })
    const all = (figures as Figure[]).find(({ key }) => key === 'articles')?.behind as Behind
    const counts = await Promise.all(stretches.map((each: typeof range) => opened(all, each)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(27)
  })

  test('of a part of the time stand beside as much before', async () => {
    const [from, to] = [start + 40 * dayMs, start + 80 * dayMs]
    const part = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
    const { figures } = await ask('overview', part)
    expect(valuesOf(figures)).toMatchObject({ articles: (await recount(from, to)).articles, ownPieces: null })
    const before = await recount(from - 40 * dayMs - 1, from - 1)
    expect(figures[0]).toMatchObject({ key: 'articles', before: before.articles })
    const six = await ask('keyNumber', part)
    expect(six.figures.map(({ key }: Figure) => key)).toEqual([
      ...['articles', 'ownPieces', 'media', 'netSentiment', 'interactions', 'reach'],
    ])
  })

  test('are the same by the address, and none of a stranger', async () => {
    const { data } = await member('GET', `/ipr/activity/event/overview?id=${id}`)
    expect(data).toEqual(await ask('overview'))
    expect(await stranger('POST', '/ipr/activity/overview', { id })).toMatchObject({ http: 404 })
    expect(await member('POST', '/ipr/activity/overview', {})).toMatchObject({ http: 400, problems: [{ field: 'id' }] })
  })
})

test('points add up to the totals, by whatever unit', async () => {
  const { articles, negative, reads } = await recount()
  for (const unit of ['day', 'week', undefined]) {
    const { points } = await ask('trendV1', { ...(unit && { unit }) })
    const sum = (of: (point: (typeof points)[number]) => number) =>
      points.reduce((all: number, point: (typeof points)[number]) => all + of(point), 0)
    expect({ articles: sum(point => point.count), reads: sum(point => point.readers) }).toEqual({ articles, reads })
    expect(sum(point => point.ownPieces)).toBe(await recountPieces('own'))
  }
  const { points, unit } = await ask('event/trend')
  expect(unit).toBe('week')
  expect(points.reduce((sum: number, point: { negative: number }) => sum + point.negative, 0)).toBe(negative)
})

test('every part is the total of the list it opens, and parts add up', async () => {
  const statistics = await ask('statistics')
  for (const name of ['mediaTypes', 'levels', 'regions', 'media', 'sentiments'])
    for (const { key, count, behind } of statistics[name] as Part[])
      expect([name, key, await opened(behind, statistics.range)]).toEqual([name, key, count])
  for (const name of ['mediaTypes', 'levels', 'regions', 'media', 'sentiments'])
    expect([name, statistics[name].reduce((sum: number, { count }: Part) => sum + count, 0)]).toEqual([name, 27])
  const [first, second] = statistics.messages as MessageShare[]
  expect(first).toMatchObject({ carried: 9, of: 27, share: expect.closeTo((9 / 27) * 100) })
  expect(first?.sentences[0]?.sentence).toContain('续航一千公里')
  expect(second).toMatchObject({ carried: 0, sentences: [] })
})

test('the wave of a release counts its pieces by hour and level; words of releases are left out', async () => {
  const { waves, stories } = await ask('spread')
  const pieces = (await Promise.all(kinds.map(recountPieces))).reduce((sum, n) => sum + n, 0)
  expect(waves).toMatchObject([{ release: { title: '新闻稿' }, count: pieces }])
  const within = waves[0].hours.flatMap(({ levels }: { levels: Record<string, number> }) => Object.values(levels))
  expect(within.reduce((sum: number, n: number) => sum + n, waves[0].later)).toBe(pieces)
  expect(stories[0].count).toBe(2)
  // Each is one story, of which the spread below it is drawn.
  for (const { story, stories: joined } of stories) expect(joined).toEqual([story])
  expect(await ask('hotWords', { withoutReleases: true })).toMatchObject({ withoutReleases: true })
})

test('what a piece costs is for whoever may see money, and files leave it out', async () => {
  await sql`update activity_media set cost = 50.5 where activity_id = ${id} and name <> '丙'`.execute(
    databases().worker,
  )
  const pieces = (await Promise.all(kinds.map(recountPieces))).reduce((sum, n) => sum + n, 0)
  const { reach = 0 } = await recount()
  const values = valuesOf((await ask('overview', {}, as('orgAdmin'))).figures)
  expect(values.costAPiece).toBeCloseTo(101 / pieces)
  expect(values.costAThousand).toBeCloseTo((101 / reach) * 1_000)
  const seen = withScope(databases().app, { orgId: 7, userId: 71 }, scope => overviewOfCampaign(scope, { id }))
  expect((await seen).figures.some(({ key }) => key === 'costAPiece')).toBe(false)
  expect(valuesOf((await ask('overview', {}, as('reader'))).figures)).not.toHaveProperty('costAPiece')
})

test('targets are reached, missed or on the way, with what is needed a day', async () => {
  const { targets, campaign } = await ask('detail')
  expect(campaign).toMatchObject({ name: '发布会', articles: 27 })
  expect(targets).toMatchObject([
    { state: 'reached', value: 27 },
    { state: 'missed', value: 3 },
    { state: 'onTheWay', value: expect.closeTo((9 / 27) * 100), neededADay: null },
    { state: 'onTheWay' },
  ])
  // The estimate alone: reads that sites publish are not added to it.
  expect(targets[3].value).toBe((await recount()).reach)
  expect(targets[3].neededADay).toBeCloseTo((1e9 - targets[3].value) / 10, -4)
})

test('negative articles and their media', async () => {
  const { negative } = await recount()
  expect(await ask('negativeArticle', { pageSize: 2 })).toMatchObject({ total: negative, list: [{}, {}] })
  const { list, total, range } = await ask('negativeMedia')
  expect(total).toBe(2)
  for (const { negative: count, behind } of list) expect(await opened(behind, range)).toBe(count)
})
