// Candidates on a real database: found from what was stored, decided by people, the same in every later run.
import { Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from '../index.ts'
import { openDetector } from './detect.ts'

const tables = [
  'event_candidates',
  'event_candidate_decisions',
  'events',
  'article_set_members',
  'article_sets',
  'hits',
  'org_articles',
  'articles',
]
const { as, databases, undo } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  tables,
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const hourMs = 3_600_000
const now = new Date(Math.floor(Date.now() / hourMs) * hourMs)

interface Written {
  title: string
  body?: string
  words: string[]
  hoursAgo?: number
}
let media = 0
/** Of media of their own each, found by a monitor. */
async function store(...written: Written[]): Promise<void> {
  const articles = written.map(({ title, body, words, hoursAgo = 1 }) =>
    newArticle({
      ...{
        title,
        body: body ?? `${title}。${'甲乙丙丁戊己庚辛'[++media % 8]}${media}`,
        keywords: words,
        media: `媒体${media}`,
      },
      publishedAt: new Date(now.getTime() - hoursAgo * hourMs - media * 1_000),
    }),
  )
  await databases()
    .worker.transaction()
    .execute(async tx => {
      const { ids } = await storeArticles(tx, articles, new Map())
      await adopt({ orgId: 7, db: tx }, [...ids.values()])
    })
}
let detector = openDetector()
const look = () => withScope(databases().worker, { orgId: 7, now: new Date() }, scope => detector.look(scope))
const offers = async (ask = member) => (await ask('POST', '/ipr/infoEvent/candidate/list')).data.list

const leak = ['化工厂', '泄漏', '疏散', '居民', '苯胺']
const leaks = [
  '化工厂苯胺泄漏 居民疏散',
  '苯胺泄漏致居民连夜疏散 化工厂停产',
  '环保部门通报化工厂苯胺泄漏：居民已疏散',
  '化工厂发生苯胺泄漏，周边居民紧急疏散',
  '记者直击苯胺泄漏现场 化工厂外居民疏散',
  '化工厂苯胺泄漏 专家释疑：居民疏散是必要的',
].map(title => ({ title, words: leak }))

beforeEach(() => {
  detector = openDetector()
})

describe('an offer', () => {
  test('says its headline, why, how sure it is and its first article; only those who detect see it', async () => {
    await store(...leaks, { title: '旅游旺季酒店涨价', words: ['酒店', '旅游'] })
    await look()
    const [offer, ...more] = await offers()
    expect(more).toEqual([])
    expect(offer).toMatchObject({
      articles: 6,
      media: 6,
      recent: 6,
      usual: 0,
      firstArticle: { media: expect.any(String) },
    })
    expect(leaks.map(({ title }) => title)).toContain(offer.title)
    expect(offer.words).toEqual(expect.arrayContaining(['苯胺', '泄漏', '化工厂']))
    // Six articles that say the same and that nothing like is usual of.
    expect(offer.confidence).toBe(52)
    expect((await reader('POST', '/ipr/infoEvent/candidate/list')).http).toBe(403)
    expect(await offers(stranger)).toEqual([])
    const news = (await member('GET', '/ipr/infoEvent/eventNewList?pageSize=20&page=1')).data
    expect([news.list, news.offers.length]).toEqual([[], 1])
    expect((await reader('POST', '/ipr/infoEvent/eventNewList', {})).data.offers).toEqual([])
  })

  test('counts what its list has, and so does its event', async () => {
    await store(...leaks.map((each, at) => ({ ...each, hoursAgo: at === 0 ? 40 : 1 })))
    await look()
    const [offer] = await offers()
    expect(offer).toMatchObject({ articles: 6, media: 6, recent: 5 })
    const { firstAt: from, lastAt: to, stories } = offer
    const filters = [{ field: 'story', is: 'is', values: stories.map(String) }]
    const query = queryOfQuestion(
      Question.parse({ from, to: new Date(Date.parse(to) + 60_000).toISOString(), filters }),
      null,
    )
    expect(await withScope(databases().app, { orgId: 7, userId: 71 }, scope => countOf(scope, query))).toBe(6)
    const { data: event } = await member('POST', '/ipr/infoEvent/candidate/accept', { id: offer.id })
    expect(event.articles).toBe(6)
  })

  test('has a plain title, and its event the brand that the title names', async () => {
    await sql`insert into names (kind, name, aliases, enabled) values ('brand', '岚舟', '{岚舟汽车}', true)`.execute(
      databases().worker,
    )
    await store(...leaks.map(({ title, words }) => ({ title: `转载｜#苯胺# 岚舟${title}`, words })))
    await look()
    const [offer] = await offers()
    expect(leaks.map(({ title }) => `岚舟${title}`)).toContain(offer.title)
    const { data: event } = await member('POST', '/ipr/infoEvent/candidate/accept', { id: offer.id })
    expect(event).toMatchObject({ title: offer.title, subjects: { brands: ['岚舟'], companies: [], products: [] } })
  })

  test.each([
    ['by its keywords', leak],
    ['by words of titles', []],
  ])('is none that is usual in the same hours, %s', async (_, words) => {
    const alike = leaks.map(({ title }) => ({ title, words }))
    const days = Array.from({ length: 20 }, (_, day) => 24 * (day + 1))
    await store(
      ...days.flatMap(hoursAgo =>
        alike.slice(0, 3).map(each => ({ ...each, title: `${each.title} ${hoursAgo}`, hoursAgo: hoursAgo + 1 })),
      ),
    )
    await store(...alike)
    await look()
    expect(await offers()).toEqual([])
  })

  test('takes further articles up, with the same id after a new start', async () => {
    await store(...leaks.slice(0, 5))
    await look()
    const [before] = await offers()
    detector = openDetector()
    await store({ title: '苯胺泄漏：化工厂负责人被控制 居民返家', words: leak })
    await look()
    await look()
    const [after, ...more] = await offers()
    expect(more).toEqual([])
    expect(after).toMatchObject({ id: before.id, articles: 6 })
  })
})

describe('a decision stands in every later run', () => {
  const found = async () => {
    await store(...leaks)
    await look()
    return (await offers())[0]
  }
  const again = async () => {
    detector = openDetector()
    await store({ title: '苯胺泄漏追踪：化工厂赔偿居民疏散损失', words: leak })
    await look()
  }

  test('dismissed: it is offered no more, and is again when that is taken back', async () => {
    const { id } = await found()
    const dismissed = await member('POST', '/ipr/infoEvent/candidate/dismiss', { id })
    await again()
    expect(await offers()).toEqual([])
    await undo(dismissed.operation as number)
    expect(await offers()).toMatchObject([{ id, articles: 7 }])
  })

  test('accepted: an event with its articles, which takes up later ones; nobody accepts it twice', async () => {
    const { id, title } = await found()
    const { data: event } = await member('POST', '/ipr/infoEvent/candidate/accept', { id })
    expect(event).toMatchObject({ title, origin: 'candidate', articles: 6 })
    expect((await member('POST', '/ipr/infoEvent/candidate/accept', { id })).http).toBe(404)
    await again()
    expect((await member('GET', `/ipr/infoEvent/getInfoEvent/${event.id}`)).data.articles).toBe(7)
    expect(await offers()).toEqual([])
  })

  test('renamed: whatever most media say later', async () => {
    const { id } = await found()
    await member('POST', '/ipr/infoEvent/candidate/rename', { id, title: '苯胺事件' })
    await again()
    expect(await offers()).toMatchObject([{ id, title: '苯胺事件' }])
  })

  test('merged: later stories of one are the other’s, too', async () => {
    const { id } = await found()
    const strike = ['公交', '司机', '停运', '欠薪', '罢工']
    await store(
      ...[
        '公交司机停运讨欠薪',
        '欠薪致公交停运 司机罢工',
        '公交停运：司机称欠薪半年',
        '公交公司回应司机停运欠薪',
        '罢工司机欠薪 公交停运第二天',
      ].map(title => ({ title, words: strike })),
    )
    await look()
    const other = (await offers()).find((each: { id: number }) => each.id !== id)
    expect((await member('POST', '/ipr/infoEvent/candidate/merge', { id, into: other.id })).http).toBe(200)
    await again()
    expect(await offers()).toMatchObject([{ id: other.id, articles: 12 }])
    const { data: event } = await member('POST', '/ipr/infoEvent/candidate/accept', { id: other.id })
    expect(event.articles).toBe(12)
  })

  test('split: stories that were taken out are one of their own, in every later run, until that is taken back', async () => {
    const { id, stories } = await found()
    const split = (chosen: number[]) => member('POST', '/ipr/infoEvent/candidate/split', { id, stories: chosen })
    const chosen = stories.slice(0, 2)
    for (const wrong of [[], stories, [...chosen, 99_999_999]])
      expect(await split(wrong)).toMatchObject({ http: 400, problems: [{ field: 'stories' }] })
    const done = await split(chosen)
    const made = done.data.id
    const listed = async () =>
      new Map((await offers()).map((each: { id: number; stories: number[] }) => [each.id, each.stories]))
    const apart = async () => {
      const all = await listed()
      expect([...all.keys()].sort()).toEqual([id, made].sort())
      expect(all.get(made)).toEqual(chosen)
      expect(all.get(id)).toEqual(expect.arrayContaining(stories.slice(2)))
    }
    await apart()
    // The worker that holds them for one, and one that begins anew.
    await look()
    await apart()
    detector = openDetector()
    await look()
    await apart()
    expect((await stranger('POST', '/ipr/infoEvent/candidate/split', { id, stories: chosen })).http).toBe(404)
    await undo(done.operation as number)
    expect([...(await listed()).keys()]).toEqual([id])
    expect((await listed()).get(id)).toHaveLength(stories.length)
  })

  test('another organisation decides nothing', async () => {
    const { id } = await found()
    for (const call of ['accept', 'dismiss'])
      expect((await stranger('POST', `/ipr/infoEvent/candidate/${call}`, { id })).http).toBe(404)
    expect((await reader('POST', '/ipr/infoEvent/candidate/dismiss', { id })).http).toBe(403)
  })
})

test('nothing of it is in the transaction that stores', async () => {
  await store(...leaks)
  const { rows } = await sql`select 1 from event_candidates`.execute(databases().worker)
  expect(rows).toEqual([])
})
