// Pieces on a real database: found among what is stored and what arrives, decided by people, the same in every later run.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { campaignMediaServer } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { piecesServer } from './index.ts'
import { openArrivals } from './matching/arrivals.ts'
import { correlating } from './matching/correlate.ts'
import { startDueRuns } from './matching/due-runs.ts'

const { as, databases, undo } = openFeature(
  [
    piecesServer,
    releasesServer,
    campaignMediaServer,
    campaignsServer({ follow() {} }),
    articleActionsServer,
    articleServer,
  ],
  [
    'tasks',
    'activities',
    'activity_media',
    'article_set_members',
    'article_sets',
    'piece_looks',
    'piece_runs',
    'hits',
    'org_articles',
    'articles',
  ],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

const dayMs = 86_400_000
const start = Date.now() - 2 * dayMs
const at = (hours: number) => new Date(start + hours * 3_600_000)
const sentences = [
  '青麓汽车在上海发布新一代电动平台“远山”，首款车型将于明年春天上市，预售已经开始。',
  '新平台支持800伏高压快充，充电10分钟可以行驶400公里，整车能耗比上一代降低12.5%。',
  '公司首席执行官林一诺表示，未来三年将投入1.2亿元建设充电网络，覆盖全国32个城市。',
  '青麓汽车今年前十个月销量为18万辆，同比增长三成，其中出口占到五分之一左右。',
  '发布会上，公司还公布了电池回收计划，承诺在五年之内回收全部退役电池并公开数据。',
  '分析人士认为，快充平台的竞争已经从参数转向补能体验，基础设施将决定下一阶段格局。',
]
const text = sentences.join('\n')
const title = '青麓汽车发布新一代电动平台'
const ownText =
  '本报记者走访了城东的几家门店，多数顾客关心的是价格和保险费用，销售人员说试驾的人比上个月多了不少，周末常常要排队。'

interface Written {
  title?: string
  body: string
  media?: string
  url?: string
  hours?: number
  author?: string
}
/** Articles of the organisation; their ids in order. */
async function store(...written: Written[]): Promise<number[]> {
  const articles = written.map(
    ({ title: printed = title, body, media = '青麓日报', url = null, hours = 5, author = null }) =>
      newArticle({ title: printed, body, media, url, author, publishedAt: at(hours) }),
  )
  return databases()
    .worker.transaction()
    .execute(async tx => {
      const { ids } = await storeArticles(tx, articles, new Map())
      const inOrder = articles.map(({ identity }) => Number(ids.get(identity)))
      await adopt({ orgId: 7, db: tx }, inOrder)
      return inOrder
    })
}

let campaign: number
let release: number
const put = (ids: readonly number[]) =>
  withScope(databases().worker, { orgId: 7 }, ({ db }) =>
    sql`insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 7, 'campaign', ${campaign}, id, published_at, 'hand', now() from articles where id = any(${[...ids]}::bigint[])`.execute(
      db,
    ),
  )
const addRelease = async (more: object = {}) =>
  member('POST', '/ipr/activity/releases', {
    ...{ activityId: campaign, title, text, releaseAt: at(2).toISOString(), sentAt: at(2).toISOString() },
    ...more,
  })
const addMedium = async (name: string) => {
  await member('POST', '/ipr/actMedia/add', { activityId: campaign, names: [name] })
  const { list } = (await member('POST', '/ipr/actMedia/list', { activityId: campaign })).data
  return list.find((row: { name: string }) => row.name === name)
}
const correlate = async () => {
  expect((await member('POST', '/ipr/actMedia/correlation', { activityId: campaign })).http).toBe(200)
  await finishTasks(databases(), [correlating])
}
const arrivals = () => openArrivals().next(databases().worker)
const list = async (more: object = {}, ask = member) =>
  (await ask('POST', '/ipr/actmediamatch/list', { activityId: campaign, order: 'asc', ...more })).data?.list ?? []
const counts = async (ask = member) => (await ask('POST', `/ipr/actmediamatch/counts/${campaign}`)).data
const update = (body: object, ask = member) => ask('PUT', '/ipr/actmediamatch/update', body)

beforeEach(async () => {
  const made = await member('POST', '/ipr/activity/add', { name: '新车上市', startTime: at(0).toISOString() })
  campaign = made.data.id
  release = (await addRelease()).data.id
})

describe('a run over what is stored', () => {
  test('tells copies, shortened texts, quotations and own pieces apart, and names what differs', async () => {
    const printed = `${sentences.join('').replace('18万辆', '28万辆')}`
    const ids = await store(
      { body: text, hours: 3 },
      { body: `${ownText}${printed}`, title: '青麓快充惹争议', hours: 4 },
      { body: sentences.slice(0, 3).join(''), hours: 5 },
      {
        body: `${ownText}${sentences[2]}${sentences[3]}${ownText.replaceAll('的', '地')}${ownText.slice(20)}${ownText.slice(7, 40)}`,
        hours: 6,
      },
      { body: ownText, hours: 7, title: '走访门店' },
    )
    await put(ids)
    await correlate()
    expect(await list()).toMatchObject([
      {
        kind: 'full',
        state: 'confirmed',
        ofRelease: 1,
        ofPiece: 1,
        releaseId: release,
        release: title,
        reason: 'text',
        marks: [],
      },
      {
        ...{ kind: 'full', state: 'confirmed' },
        marks: expect.arrayContaining(['title', 'number']),
        changes: [{ kind: 'number', before: '18万辆', after: '28万辆' }],
      },
      { kind: 'shortened', state: 'proposed' },
      { kind: 'quoted', state: 'proposed' },
      { kind: 'own', state: 'proposed', releaseId: null, reason: 'campaign', title: '走访门店' },
    ])
    expect(await counts()).toMatchObject({
      ...{ proposed: 3, counting: 2, kinds: { full: 2, shortened: 0, quoted: 0, own: 0 } },
      releases: [{ releaseId: release, proposed: 2, daysLate: null, first: at(3).toISOString() }],
    })
    // What has text of a release waits apart from what is an article of the campaign and nothing more.
    expect(await list({ state: 'proposed', basis: 'matched' })).toMatchObject([
      { kind: 'shortened' },
      { kind: 'quoted' },
    ])
    expect(await list({ state: 'proposed', basis: 'articleOnly' })).toMatchObject([{ kind: 'own' }])
    expect(await counts()).toMatchObject({ proposed: 3, matched: 2 })
    const [, piece] = await list()
    const texts = (await member('GET', `/ipr/actmediamatch/${piece.id}/texts`)).data
    const [change] = texts.changes
    expect(texts.piece.text.slice(change.inPiece.from, change.inPiece.to)).toBe('28万辆')
    expect(texts.release.text.slice(change.inRelease.from, change.inRelease.to)).toBe('18万辆')
  })

  test('begins by itself once releases were left alone for a while, and again after a change', async () => {
    await put(await store({ body: text }))
    const { worker } = databases()
    expect(await startDueRuns(worker)).toBe(false)
    expect([await startDueRuns(worker, 0), await startDueRuns(worker, 0)]).toEqual([true, false])
    await finishTasks(databases(), [correlating])
    expect(await list()).toMatchObject([{ kind: 'full', releaseId: release }])
    // Whether it was sent changes no piece.
    expect((await member('POST', '/ipr/activity/releases/sent', { ids: [release], sentAt: null })).data.changed).toBe(1)
    expect(await startDueRuns(worker, 0)).toBe(false)
    const { version } = (await member('GET', `/ipr/activity/releases/${release}`)).data
    const changed = { id: release, version, activityId: campaign, title, text: ownText, releaseAt: at(2).toISOString() }
    expect((await member('PUT', '/ipr/activity/releases', changed)).http).toBe(200)
    expect([await startDueRuns(worker, 0), await startDueRuns(worker, 0)]).toEqual([true, false])
    await finishTasks(databases(), [correlating])
    expect(await list()).toMatchObject([{ kind: 'own' }])
    await addRelease({ title: '另一篇', text: ownText.repeat(2) })
    await correlate()
    expect(await startDueRuns(worker, 0)).toBe(false)
  })

  test('a second run changes nothing; what people decided stays, whatever the text says', async () => {
    const ids = await store({ body: text }, { body: sentences.slice(0, 3).join('') }, { body: ownText })
    await put(ids)
    await correlate()
    const [copy, short, own] = await list({ sort: 'ofRelease', order: 'desc' })
    await update({ id: copy.id, version: copy.version, state: 'rejected' })
    await update({ id: own.id, version: own.version, kind: 'quoted', releaseId: release })
    const before = await list()
    await correlate()
    expect(await list()).toEqual(before)
    await addRelease({ title: '另一篇', text: `${ownText}${ownText.split('').reverse().join('')}` })
    await correlate()
    const after = new Map((await list()).map((row: { id: number }) => [row.id, row]))
    expect(after.get(copy.id)).toMatchObject({ state: 'rejected', decided: true })
    expect(after.get(own.id)).toMatchObject({ state: 'hand', kind: 'quoted', releaseId: release, reason: 'hand' })
    expect(after.get(short.id)).toMatchObject({ state: 'proposed', version: short.version })
    // Looked at again: a run may say what it is.
    await update({ ids: [copy.id, own.id], state: 'proposed' })
    await correlate()
    expect(await list({ kind: 'shortened' })).toHaveLength(2)
    expect(await list({ state: 'confirmed' })).toMatchObject([{ id: copy.id, kind: 'full' }])
  })

  test('what left the campaign is no piece any more; what media published is one without having been in it', async () => {
    const medium = await addMedium('青麓日报')
    const [inside, outside] = await store(
      { body: ownText, media: '别家' },
      { body: text, hours: 9 },
      { body: ownText, hours: 9 },
    )
    await put([inside as number])
    await correlate()
    // An own text of a medium that nobody put into the campaign is about something else.
    expect(await list()).toMatchObject([
      { articleId: inside },
      { articleId: outside, mediumId: medium.id, state: 'confirmed' },
    ])
    const { rows } = await sql<{ id: number; how: string }>`
      select article_id as id, how from article_set_members where kind = 'campaign' and set_id = ${campaign} order by article_id`.execute(
      databases().worker,
    )
    expect(rows).toEqual(expect.arrayContaining([{ id: outside, how: 'match' }]))
    expect(await addMedium('青麓日报')).toMatchObject({ state: 'published' })
    await sql`delete from article_set_members where article_id = ${inside}`.execute(databases().worker)
    await member('POST', '/ipr/activity/releases/remove', { ids: [release] })
    await correlate()
    expect(await list()).toEqual([])
    expect(await addMedium('青麓日报')).toMatchObject({ state: 'proposed' })
  })

  test('a message that the release has and the piece has not', async () => {
    const campaigns = (await member('GET', '/ipr/activity/queryByOrgId')).data.list
    const messages = [{ text: '快充十分钟', words: ['高压快充'] }, { text: '电池回收' }, { text: '没有人说过的话' }]
    const { id, version, name, startTime } = campaigns[0]
    expect((await member('PUT', '/ipr/activity/event/edit', { id, version, name, startTime, messages })).http).toBe(200)
    await put(await store({ body: text }, { body: sentences.slice(0, 3).join('') }))
    await correlate()
    const [whole, short] = await list({ sort: 'ofRelease', order: 'desc' })
    expect(whole).toMatchObject({ missing: [], marks: [] })
    expect(short).toMatchObject({ missing: ['电池回收'], marks: expect.arrayContaining(['message']) })
    expect(await list({ mark: 'message' })).toHaveLength(1)
  })

  test('an address that was given is certain, whatever stands there', async () => {
    const address = 'https://www.qinglu.example.com/news/1/'
    await addRelease({ title: '只有地址', text: '', addresses: [address] })
    await put(await store({ body: ownText, url: 'http://qinglu.example.com/news/1#top' }))
    await correlate()
    expect(await list()).toMatchObject([{ reason: 'address', state: 'confirmed', release: '只有地址' }])
  })

  test('a copy of a shortened copy goes to the release too', async () => {
    const added = '预订电话将在下周公布敬请各位车主留意'
    const ids = await store(
      { body: `${sentences.slice(0, 3).join('')}${added}`, hours: 3 },
      { body: `${added}${sentences[2]?.slice(0, 30)}`, hours: 4 },
    )
    await put(ids)
    await sql`update org_articles set cluster_id = ${ids[0]}`.execute(databases().worker)
    await correlate()
    const found = await list()
    expect(found).toMatchObject([
      { kind: 'shortened', reason: 'text' },
      { kind: 'shortened', reason: 'copy', releaseId: release, state: 'proposed' },
    ])
    await correlate()
    expect(await list()).toEqual(found)
  })

  test('before the embargo, later than promised, twice by one medium', async () => {
    const medium = await addMedium('青麓日报')
    const promisedOn = at(-48).toISOString().slice(0, 10)
    await member('PUT', '/ipr/actMedia/update', { id: medium.id, version: medium.version, promisedOn })
    const { data } = await member('GET', `/ipr/activity/releases/${release}`)
    const saved = await member('PUT', '/ipr/activity/releases', { ...data, embargoAt: at(8).toISOString() })
    expect(saved.http).toBe(200)
    await put(await store({ body: text, hours: 5 }, { body: `${text}。`, hours: 9 }))
    await correlate()
    const [first, second] = await list()
    expect(first).toMatchObject({ marks: ['embargo', 'late'], hoursEarly: 3 })
    expect(second).toMatchObject({ marks: ['late', 'twice'], hoursEarly: null })
    expect(first.daysLate).toBeGreaterThan(0)
    for (const [mark, count] of Object.entries({ embargo: 1, late: 2, twice: 1, title: 0 }))
      expect(await list({ mark }), mark).toHaveLength(count)
  })
})

describe('what arrives', () => {
  test('is matched soon after it is stored, once', async () => {
    await arrivals()
    const ids = await store({ body: text })
    await put(ids)
    await arrivals()
    expect(await list()).toMatchObject([{ kind: 'full', state: 'confirmed', version: 1 }])
    await arrivals()
    expect(await list()).toMatchObject([{ version: 1 }])
  })

  test('waits for people where the campaign says so', async () => {
    const saved = await member('PUT', `/ipr/actmediamatch/setting/${campaign}`, { confirms: false })
    expect(saved.data).toEqual({ confirms: false })
    await put(await store({ body: text }))
    await arrivals()
    expect(await list()).toMatchObject([{ kind: 'full', state: 'proposed' }])
    await undo(saved.operation as number)
    expect((await member('GET', `/ipr/actmediamatch/setting/${campaign}`)).data).toEqual({ confirms: true })
  })
})

describe('people', () => {
  test('decide over many at once and take it back; the medium follows both ways', async () => {
    await addMedium('青麓日报')
    await put(await store({ body: sentences.slice(0, 3).join('') }, { body: sentences.slice(2).join('') }))
    await correlate()
    const all = { allOf: { activityId: campaign, state: 'proposed' } }
    const confirmed = await update({ ...all, state: 'confirmed' })
    expect(confirmed.data).toMatchObject({ changed: 2 })
    expect(await addMedium('青麓日报')).toMatchObject({ state: 'published' })
    await undo(confirmed.operation as number)
    expect(await list({ state: 'proposed' })).toHaveLength(2)
    expect(await addMedium('青麓日报')).toMatchObject({ state: 'proposed' })
  })

  test('put articles down by hand and forget pieces; both come back', async () => {
    const [article] = await store({ body: ownText })
    const added = await member('POST', '/ipr/actmediamatch/add', {
      activityId: campaign,
      articleIds: [article],
      releaseId: release,
    })
    expect(added, JSON.stringify(added)).toMatchObject({ data: { changed: 1 } })
    const [piece] = await list()
    expect(piece).toMatchObject({ state: 'hand', releaseId: release, kind: 'own', decided: true })
    const removed = await member('POST', '/ipr/actmediamatch/batchdelete', { idList: [piece.id] })
    expect(await list()).toEqual([])
    await undo(removed.operation as number)
    expect(await list()).toMatchObject([{ id: piece.id }])
    await undo(added.operation as number).then(({ http }) => expect(http).toBe(200))
    expect(await list()).toEqual([])
  })

  test('are refused with the field: an older version, another campaign’s release, a foreign article, no right', async () => {
    const [article] = await store({ body: ownText })
    await put([article as number])
    await correlate()
    const [piece] = await list()
    const change = { id: piece.id, version: piece.version, state: 'confirmed' }
    expect((await update(change)).http).toBe(200)
    expect((await update({ ...change, state: 'rejected' })).http).toBe(409)
    const other = (await member('POST', '/ipr/activity/add', { name: '别的', startTime: at(0).toISOString() })).data.id
    const foreign = (await addRelease({ activityId: other })).data.id
    expect(await update({ ids: [piece.id], releaseId: foreign })).toMatchObject({
      http: 400,
      problems: [{ field: 'releaseId' }],
    })
    expect(await update({ ids: [piece.id], mediumId: 9_999 })).toMatchObject({
      http: 400,
      problems: [{ field: 'mediumId' }],
    })
    const add = (articleIds: number[]) => member('POST', '/ipr/actmediamatch/add', { activityId: campaign, articleIds })
    expect(await add([987_654_321])).toMatchObject({ http: 400, problems: [{ field: 'articleIds' }] })
    expect((await update({ ids: [piece.id], state: 'rejected' }, reader)).http).toBe(403)
    expect((await update({ ids: [piece.id], state: 'rejected' }, stranger)).http).toBe(404)
    expect((await stranger('POST', '/ipr/actMedia/correlation', { activityId: campaign })).http).toBe(404)
    expect((await stranger('GET', `/ipr/actmediamatch/${piece.id}/texts`)).http).toBe(404)
    expect(await list({}, stranger)).toEqual([])
  })
})
