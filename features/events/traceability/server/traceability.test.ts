// Traceability on a real database: a story and an event, who sees it, what a link shows, the file.

import { thePost } from '@guanlan/features/articles/articles/server/reactions'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { trackingServer } from '@guanlan/features/crisis/tracking/server'
import { eventsServer } from '@guanlan/features/events/events/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Cascade, Traced } from '../contract.ts'
import { traceabilityServer } from './index.ts'

const { as, databases } = openFeature(
  [traceabilityServer, eventsServer({ follow() {} }), trackingServer, shareServer, articleActionsServer, chartServer],
  ['traced_subjects'],
)
const member = as()
const harbour = '港口扩建的环评公示引来居民的意见，主管部门说会逐条答复，现场有3人受伤。'.repeat(8)
const ferry = '渡轮停航以后，岛上的居民改乘快艇，票价涨了一倍。'.repeat(12)
const reported = [
  {
    title: '港口扩建环评公示',
    media: '观潮日报',
    url: 'https://guanchao.cn/1',
    at: '00:00',
    mediaLevel: 2,
    body: harbour,
  },
  { title: '港口扩建环评公示', media: '海岸网', at: '00:30', body: `${harbour}来源：观潮日报` },
  {
    title: '港口扩建环评公示',
    media: '港湾网',
    at: '01:30',
    body: `${harbour.replaceAll('3人', '30人')}来源：远洋晚报`,
  },
  { title: '渡轮停航之后', media: '岛上周刊', at: '02:00', body: `${ferry}此前见 https://www.guanchao.cn/1 。` },
  { title: '渡轮停航之后', media: '海岸网', at: '03:00', body: ferry },
] as const
let ids: number[] = []
let story = 0
let event = 0
const both = [7, 8].map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))

beforeAll(async () => {
  const db = databases().worker
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '港口', '港口', 1), (800, 8, 'item', '港口', '港口', 1)`.execute(
    db,
  )
  const articles = reported.map(({ at, ...more }, n) =>
    newArticle({
      ...more,
      publishedAt: new Date(`2026-11-20T${at}:00Z`),
      hits: n === 0 ? both : both.slice(0, 1),
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number; story: number }>`
    select article_id::float8 as id, cluster_id::float8 as story from org_articles where org_id = 7 order by published_at`.execute(
    db,
  )
  ids = rows.map(({ id }) => id)
  story = rows[0]?.story ?? 0
  expect(rows.map(row => row.story === story)).toEqual([true, true, true, false, false])
  const draft = { title: '海边的事', idList: ids }
  event = (await member('POST', '/ipr/infoEvent/add', draft)).data.id
})

const picture = async (subject: object, who = member): Promise<Traced> => {
  const answer = await who('POST', '/ipr/traceability/picture', subject)
  expect(answer, JSON.stringify(answer)).toMatchObject({ http: 200 })
  return answer.data
}
const linesIn = ({ nodes, sources }: Traced) =>
  nodes.map(({ from, source, reason, certainty }) => [
    source === null ? from : sources[source]?.name,
    reason,
    certainty,
  ])

describe('the picture', () => {
  test('of a story: known lines, the source that is named but not there, the number that changed', async () => {
    const traced = await picture({ kind: 'story', id: story })
    expect(linesIn(traced)).toEqual([
      [null, null, null],
      [0, 'named', 'high'],
      ['远洋晚报', 'named', 'high'],
    ])
    expect(traced).toMatchObject({
      subject: { title: '港口扩建环评公示' },
      total: 3,
      read: 3,
      lines: { known: 2, inferred: 0, unknown: 1 },
      sources: [{ name: '远洋晚报', count: 1, since: null }],
    })
    expect(traced.earliest).toMatchObject({ node: 0, since: expect.any(String) })
    expect(traced.voices[0]).toMatchObject({ role: 'originator', node: 0, known: 1, inferred: 0 })
  })

  test('of an event: from story to story only by the link', async () => {
    const traced = await picture({ kind: 'event', id: event })
    expect(traced.stories.map(({ title, count }) => [title, count])).toEqual([
      ['港口扩建环评公示', 3],
      ['渡轮停航之后', 2],
    ])
    expect(linesIn(traced).slice(3)).toEqual([
      [0, 'link', 'high'],
      [3, expect.stringMatching(/assumed|alike/), expect.any(String)],
    ])
    expect(traced.otherStories).toEqual({ stories: 0, articles: 0 })
  })

  test('of an article the line leads through it, and of a trace task it is its article’s', async () => {
    const traced = await picture({ kind: 'article', id: ids[2] })
    expect(traced.line.map(({ media }) => media)).toEqual(['港湾网'])
    const task = (await member('POST', '/inews/data/traceTask', { articleId: ids[1] })).data
    const ofTask = await picture({ kind: 'task', id: task.id })
    expect(ofTask.line.map(({ media }) => media)).toEqual(['观潮日报', '海岸网'])
    expect(ofTask.line[1]?.changes[0]).toMatchObject({ after: expect.stringContaining('来源') })
  })
})

test('versions say which number changed, first of all', async () => {
  const { data } = await member('POST', '/ipr/traceability/versions', { articles: [ids[0], ids[2]] })
  expect(data.map(({ media }: { media: string }) => media)).toEqual(['观潮日报', '港湾网'])
  expect(data[1].changes[0]).toMatchObject({ kind: 'number', before: '3人', after: '30人' })
})

describe('who sees it', () => {
  test('another organisation sees its own articles of the story, and nothing of events and articles', async () => {
    const stranger = as('orgAdmin', 8)
    expect((await picture({ kind: 'story', id: story }, stranger)).nodes).toHaveLength(1)
    for (const subject of [
      { kind: 'event', id: event },
      { kind: 'article', id: ids[1] },
    ])
      expect((await stranger('POST', '/ipr/traceability/picture', subject)).http).toBe(404)
  })
  test('a reader reads and does not share; nothing is traced that is not there', async () => {
    const reader = as('reader')
    expect((await picture({ kind: 'event', id: event }, reader)).nodes).toHaveLength(5)
    const terms = { expiresAt: '2126-01-01T00:00:00.000Z' }
    expect((await reader('POST', '/ipr/traceability/share', { kind: 'event', id: event, ...terms })).http).toBe(403)
    for (const kind of ['story', 'event', 'article', 'task'])
      expect((await member('POST', '/ipr/traceability/picture', { kind, id: 999_999 })).http).toBe(404)
    expect((await member('POST', '/ipr/traceability/picture', { kind: 'x', id: 1 })).http).toBe(400)
  })
})

test('a link shows the same without ids, and nothing once it is ended', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const made = (await member('POST', '/ipr/traceability/share', { kind: 'event', id: event, expiresAt })).data
  expect(made.address).toBe(`/traceability?token=${made.token}`)
  const open = () => as('orgAdmin', 8)('POST', `/ipr/traceability/shared/${made.token}/open`, {})
  const { data } = await open()
  const own = await picture({ kind: 'event', id: event })
  expect(data.traced.nodes).toEqual(own.nodes.map(node => ({ ...node, id: null })))
  expect(data.traced.subject).toEqual({ kind: 'event', id: 0, title: '海边的事' })
  expect((await member('DELETE', `/inews/share/${made.share.id}`)).http).toBe(200)
  expect((await open()).http).toBe(404)
})

test('the table as a file has a row an article, in the reader’s words', async () => {
  const file = await member('POST', '/ipr/traceability/export', { kind: 'story', id: story, fileType: 'csv' })
  const lines = String(file.file).trim().split(/\r?\n/)
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('时间,媒体,媒体类型')
  expect(lines[3]).toContain('远洋晚报,写明来源,高')
})

describe('reposts', () => {
  const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute))
  const repostList = [
    { identity: idOf(1), parent: thePost, author: '甲', text: '看看', writtenAt: at(1) },
    { identity: idOf(2), parent: idOf(1), author: '乙', text: '', writtenAt: at(2) },
    { identity: idOf(3), parent: null, author: '丙', text: '真的吗//@乙:', writtenAt: at(3) },
    { identity: idOf(4), parent: null, author: '丁', text: '转发', writtenAt: at(4) },
  ]
  let post = 0
  const ask = async (subject: object, who = member): Promise<Cascade | null> => {
    const answer = await who('POST', '/ipr/traceability/reposts', subject)
    expect(answer, JSON.stringify(answer)).toMatchObject({ http: 200 })
    return answer.data
  }

  beforeAll(async () => {
    const db = databases().worker
    const body = '今天早上码头的灯全灭了，船在外面等。'.repeat(6)
    const given = {
      title: '码头的灯',
      media: '微博',
      mediaType: 'weibo',
      author: '港口日报',
      body,
      publishedAt: at(0),
    } as const
    const article = newArticle({ ...given, hits: both.slice(0, 1), repostList })
    await db.transaction().execute(tx => storeArticles(tx, [article], new Map()))
    const { rows } = await sql<{ id: number }>`select id::float8 as id from articles where title = '码头的灯'`.execute(
      db,
    )
    post = rows[0]?.id ?? 0
  })

  test('of a post: who from whom, known, inferred and unknown apart', async () => {
    const cascade = await ask({ kind: 'article', id: post })
    expect(cascade).toMatchObject({
      ...{ article: post, title: '码头的灯', total: 4, authors: 4, lines: { known: 2, inferred: 1, unknown: 1 } },
      ...{ unknown: { silent: 1, missing: 0, stranger: 0, circle: 0 }, depth: { known: 2, all: 3 }, early: 0 },
    })
    expect(cascade?.nodes.map(({ author, from, certainty }) => [author, from, certainty])).toEqual([
      ['港口日报', null, null],
      ['甲', 0, 'high'],
      ['乙', 1, 'high'],
      ['丙', 2, 'middle'],
      ['丁', null, null],
    ])
  })

  test('of an event those of its post with most; where none has any there is nothing', async () => {
    expect(await ask({ kind: 'event', id: event })).toBeNull()
    expect(await ask({ kind: 'article', id: ids[0] })).toBeNull()
    const { id } = (await member('POST', '/ipr/infoEvent/add', { title: '港口停电', idList: [post, ...ids] })).data
    expect(await ask({ kind: 'event', id })).toMatchObject({ article: post, total: 4 })
  })

  test('another organisation finds none of it', async () => {
    const stranger = as('orgAdmin', 8)
    for (const path of ['reposts', 'reposts/export'])
      expect((await stranger('POST', `/ipr/traceability/${path}`, { kind: 'article', id: post })).http).toBe(404)
  })

  test('by a link authors are numbers', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const { token } = (await member('POST', '/ipr/traceability/share', { kind: 'article', id: post, expiresAt })).data
    const { data } = await as('orgAdmin', 8)('POST', `/ipr/traceability/shared/${token}/open`, {})
    expect(
      data.cascade.nodes.map(({ author, who, text }: Cascade['nodes'][number]) => [author, who, text]).slice(1),
    ).toEqual([
      [null, 2, '看看'],
      [null, 3, ''],
      [null, 4, '真的吗//@3:'],
      [null, 5, '转发'],
    ])
    expect(JSON.stringify(data.cascade)).not.toMatch(/[甲乙丙丁]|港口日报/)
    const named = (
      await member('POST', '/ipr/traceability/share', { kind: 'article', id: post, expiresAt, names: true })
    ).data
    const opened = (await as('orgAdmin', 8)('POST', `/ipr/traceability/shared/${named.token}/open`, {})).data
    expect(opened.cascade).toEqual({ ...(await ask({ kind: 'article', id: post })), article: null })
  })

  test('as a file', async () => {
    const { file } = await member('POST', '/ipr/traceability/reposts/export', {
      kind: 'article',
      id: post,
      fileType: 'csv',
    })
    const lines = String(file).trim().split(/\r?\n/)
    expect(lines[0]).toContain('序号,时间,作者')
    expect(lines.slice(1).map(line => line.split(',').slice(2, 7).join(','))).toEqual([
      '甲,看看,原帖,来源给出,高',
      '乙,,#1 甲,来源给出,高',
      '丙,真的吗//@乙:,#2 乙,文中写明,中',
      '丁,转发,,没有说明转自谁,',
    ])
    const none = await member('POST', '/ipr/traceability/reposts/export', { kind: 'article', id: ids[0] })
    expect(none.http).toBe(404)
  })
})
