import { campaignsServer } from '@guanlan/features/campaigns/campaigns/server'
import { journalistsServer } from '@guanlan/features/media/journalists/server'
import { mediaLibraryServer } from '@guanlan/features/media/media-library/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { fillLibrary } from '../../../media/media-library/server/testing/fill-library.ts'
import { chooseOf, inOrder } from './choose.ts'
import { campaignMediaServer, campaignMediaWorks, mediaOfCampaign, setPublished } from './index.ts'

const halves = [campaignsServer({ follow() {} }), mediaLibraryServer, journalistsServer, campaignMediaServer]
const { as, databases, undo, upload } = openFeature(halves, ['activities', 'activity_media', 'journalists', 'tasks'])
const [member, admin, reader, stranger] = [as(), as('orgAdmin'), as('reader'), as('orgAdmin', 8)]
const path = '/ipr/actMedia'
beforeAll(async () => fillLibrary(databases().worker))

const campaign = async (name = '春季发布会', more: object = {}) =>
  (await member('POST', '/ipr/activity/add', { name, startTime: '2026-11-01T00:00:00Z', ...more })).data.id as number
const add = (activityId: number, idList: string[], more: object = {}, ask = member) =>
  ask('POST', `${path}/add`, { activityId, idList, ...more })
const list = async (activityId: number, more: object = {}, ask = member) =>
  (await ask('POST', `${path}/list`, { activityId, ...more })).data.list
const names = async (activityId: number, more: object = {}) =>
  (await list(activityId, more)).map(({ name }: { name: string }) => name)
const idsOf = async (activityId: number) => (await list(activityId)).map(({ id }: { id: number }) => id)
const worker = () => ({ db: databases().worker as never, orgId: 7, userId: null, now: new Date() })

test('a medium stands in a campaign once, also when it was merged into another one or is only a name', async () => {
  const id = await campaign()
  expect((await add(id, ['m1', 'm6', 'a1'], { names: ['县报', '校报'] })).data).toEqual({ changed: 5, there: 0 })
  // m6 has become m2.
  expect(await names(id)).toEqual(['人民日报', '人民网', '青麓', '县报', '校报'])
  expect((await add(id, ['m2', 'm1', 'm3'], { names: ['县报'] })).data).toEqual({ changed: 1, there: 3 })
  expect(await add(id, ['m999'])).toMatchObject({ http: 400, problems: [{ field: 'idList.0' }] })
  expect(await add(id, [])).toMatchObject({ http: 400, problems: [{ field: 'idList' }] })
  // Of another organisation alone.
  expect((await add(id, ['m5'])).http).toBe(400)
  const [first] = await list(id)
  expect(first).toMatchObject({ entry: 'm1', kind: 'media-body', state: 'proposed', daysLate: null })
  expect(await mediaOfCampaign(worker(), id)).toMatchObject([
    { entry: 'm1', mediaId: 1, account: null },
    { entry: 'm2', mediaId: 2, names: ['人民网', '人民在线'] },
    { entry: 'a1', mediaId: null, account: { name: '青麓', platform: 'weibo' } },
    { entry: null, mediaId: null, name: '县报' },
    { name: '校报' },
    { entry: 'm3' },
  ])
})

test('the order is that of people: by neighbours, refused when these have changed', async () => {
  const id = await campaign()
  await add(id, ['m1', 'm2', 'm3'])
  const [a, b, c] = await idsOf(id)
  expect((await member('PUT', `${path}/sort`, { idPrev: 0, id: c, idNext: a })).http).toBe(200)
  expect(await names(id)).toEqual(['本地晚报', '人民日报', '人民网'])
  expect((await member('PUT', `${path}/sort`, { idPrev: b, id: a, idNext: c })).http).toBe(409)
  const { operation } = await member('PUT', `${path}/sort/${b}/${c}/0`)
  expect(await idsOf(id)).toEqual([a, b, c])
  await undo(operation)
  expect(await idsOf(id)).toEqual([c, a, b])
  expect((await member('PUT', `${path}/sort`, { idPrev: 0, idNext: 0 })).problems).toMatchObject([{ field: 'id' }])
})

describe('what became of media', () => {
  test('is written of one with its version, or of many at once, and undone at once', async () => {
    const id = await campaign()
    await add(id, ['m1', 'm2', 'm3'])
    const [a, b, c] = await idsOf(id)
    const one = await member('PUT', `${path}/update`, {
      id: a,
      version: 1,
      state: 'accepted',
      promisedOn: '2026-11-20',
    })
    expect(one.data.medium).toMatchObject({ version: 2, state: 'accepted', promisedOn: '2026-11-20', note: '' })
    expect((await admin('PUT', `${path}/update`, { id: a, version: 1, note: '甲' })).http).toBe(409)
    await setPublished(worker(), [b], true)
    const many = await member('PUT', `${path}/update`, { ids: [a, b, c], state: 'came', note: '首发' })
    expect(many.data).toEqual({ changed: 3, left: 1, medium: null })
    expect((await list(id)).map(({ state, note }: { state: string; note: string }) => [state, note])).toEqual([
      ['came', '首发'],
      ['published', '首发'],
      ['came', '首发'],
    ])
    await undo(many.operation)
    expect((await list(id)).map(({ state }: { state: string }) => state)).toEqual(['accepted', 'published', 'proposed'])
    await setPublished(worker(), [b], false)
    expect((await list(id, { state: 'published' })).length).toBe(0)
  })

  test('is published by a piece alone, and costs nothing that one may not see', async () => {
    const id = await campaign()
    await add(id, ['m1'])
    const [a] = await idsOf(id)
    const put = (body: object, ask = member) => ask('PUT', `${path}/update`, { id: a, ...body })
    expect(await put({ state: 'published' })).toMatchObject({ http: 400, problems: [{ field: 'state' }] })
    expect(await put({ cost: -1 })).toMatchObject({ http: 400, problems: [{ field: 'cost' }] })
    expect(await put({ journalistId: 12 })).toMatchObject({ http: 400, problems: [{ field: 'journalistId' }] })
    expect((await put({ note: '乙' }, reader)).http).toBe(403)
    expect((await put({ note: '乙' }, stranger)).http).toBe(404)
    const { data: person } = await member('POST', '/inews/journalistInfo/add', { name: '江晓石' })
    await put({ journalistId: person.id, journalist: '别名' })
    expect((await list(id))[0]).toMatchObject({ journalist: '江晓石', journalistId: person.id })
  })

  test('is late from the day after the promised one until it is published', async () => {
    const id = await campaign()
    await add(id, ['m1', 'm2'])
    const [a, b] = await idsOf(id)
    await member('PUT', `${path}/update`, { ids: [a, b], promisedOn: '2020-01-01' })
    await setPublished(worker(), [b], true)
    const late = await list(id, { late: 'late' })
    expect(late).toMatchObject([{ id: a }])
    expect(late[0].daysLate).toBeGreaterThan(2_000)
    const due = async (ask = member) => (await ask('GET', `${path}/due`)).data
    expect(await due()).toMatchObject({ late: 1, due: 0, list: [{ id: a, campaign: '春季发布会' }] })
    expect(await due(stranger)).toEqual({ late: 0, due: 0, list: [] })
    await member('POST', '/ipr/activity/batchdel', { idList: [id] })
    expect(await due()).toEqual({ late: 0, due: 0, list: [] })
  })
})

test('media go and come back; those of a campaign in the bin are as gone as it is', async () => {
  const id = await campaign()
  await add(id, ['m1', 'm2'])
  const [a, b] = await idsOf(id)
  expect((await stranger('POST', `${path}/batchDelete`, { ids: [a] })).http).toBe(404)
  const { operation } = await member('POST', `${path}/batchDelete`, { idList: [a] })
  expect(await idsOf(id)).toEqual([b])
  await undo(operation)
  expect(await idsOf(id)).toEqual([a, b])
  const gone = await member('POST', '/ipr/activity/batchdel', { idList: [id] })
  expect((await member('POST', `${path}/list`, { activityId: id })).http).toBe(404)
  expect((await member('GET', `${path}/${a}`)).http).toBe(404)
  expect((await member('PUT', `${path}/update`, { id: a, note: '丙' })).http).toBe(404)
  await undo(gone.operation)
  expect(await idsOf(id)).toEqual([a, b])
  expect((await stranger('GET', `${path}/list?activityId=${id}`)).http).toBe(404)
  expect((await member('POST', `${path}/list`, {})).problems).toMatchObject([{ field: 'activityId' }])
})

test('from the library: so many, a part of them elsewhere, each with what the last campaign brought', async () => {
  const before = await campaign('去年发布会', { startTime: '2025-11-01T00:00:00Z' })
  await add(before, ['m3'], { state: 'came' })
  const article = newArticle({
    ...{ media: '人民网', mediaType: 'web', title: '春季发布会', publishedAt: new Date(Date.now() - 86_400_000) },
    hits: [{ orgId: 7, monitorId: 1, version: 1 }],
  })
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [article], new Map()))
  const id = await campaign()
  const question = { activityId: id, filters: ['kind:is:press,web,media-body'], number: 2 }
  const preview = async (more: object = {}) =>
    (await member('POST', `${path}/expand/preview`, { ...question, ...more })).data
  expect(await preview()).toMatchObject({ found: 3, there: 0, list: [{ name: '人民网', articles: 1, place: 1 }, {}] })
  const south = { filters: ['region:is:320000'], percent: 50 }
  const half = await preview({ part: south })
  expect(half).toMatchObject({ partNumber: 1, ofPart: 1 })
  expect(half.list).toMatchObject([
    { entry: 'm2', isOfPart: false, before: null },
    { entry: 'm3', isOfPart: true, before: { campaign: '去年发布会', state: 'came', articles: 0 } },
  ])
  expect(await names(id)).toEqual([])
  const { operation, data } = await member('POST', `${path}/expand`, { ...question, part: south, idList: ['m3'] })
  expect(data).toEqual({ changed: 1, there: 0 })
  expect(await preview()).toMatchObject({ found: 3, there: 1, measured: 2 })
  await undo(operation)
  expect(await names(id)).toEqual([])
  expect(await member('POST', `${path}/expand/preview`, { ...question, number: 0 })).toMatchObject({ http: 400 })
})

test.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  // Half of four of the part: two, and the best two of the others.
  [
    ['P1', 'a', 'P2', 'b', 'P3', 'c'],
    ['P1', 'a', 'P2', 'b'],
  ],
  // Too few of the part: the others fill up, and the other way round.
  [
    ['P1', 'a', 'b', 'c', 'd'],
    ['P1', 'a', 'b', 'c'],
  ],
  [
    ['P1', 'P2', 'P3', 'P4', 'a'],
    ['P1', 'P2', 'P3', 'a'],
  ],
])('of %j, four with two of the part are %j', (all, chosen) => {
  const candidates = all.map(name => ({ name, influence: null, articles: 0, isOfPart: name.startsWith('P') }))
  expect(chooseOf(candidates, 4, 2).map(({ name }) => name)).toEqual(chosen)
})

test('who is known comes before who is not, however many articles the other has', () => {
  const of = (name: string, influence: number | null, articles: number) => ({
    name,
    influence,
    articles,
    isOfPart: false,
  })
  const all = [of('a', null, 19), of('b', 3, 20), of('c', 60, 30), of('d', null, 2)]
  expect(inOrder(all, 'influence').map(({ name }) => name)).toEqual(['c', 'b', 'a', 'd'])
  expect(inOrder(all, 'articles').map(({ name }) => name)).toEqual(['c', 'b', 'a', 'd'])
})

test('a list goes out as a table and comes back: who stands there is changed, others are added, campaigns that are not there refused', async () => {
  const id = await campaign()
  await add(id, ['m1'])
  await member('POST', '/inews/journalistInfo/add', { name: '江晓石' })
  const csv = [
    '活动,媒体,状态,记者,承诺日期,备注',
    '春季发布会,人民日报,已邀请,江晓石,2026-11-20,',
    '春季发布会,县报,,,,首发',
    '没有的活动,人民网,,,,',
  ].join('\n')
  const { data: file } = await upload(`${path}/import/file`, '名单.csv', csv)
  const { data: check } = await member('POST', `${path}/import/check`, { file: file.id })
  expect(check).toMatchObject({
    missing: [],
    columns: ['campaign', 'name', 'state', 'journalist', 'promisedOn', 'note'],
    effect: { changed: 1, same: 0, overwritten: [{ number: 2, name: '人民日报' }] },
  })
  const { data } = await member('POST', `${path}/import`, { file: file.id, columns: check.columns })
  const refused = await resultRows(databases(), campaignMediaWorks, { orgId: 7, id: data.task })
  expect(refused.at(-1)).toContain('没有的活动')
  const again = await member('POST', `${path}/import/check`, { file: file.id })
  expect(again.data.effect).toMatchObject({ changed: 0, same: 2 })
  expect(await list(id)).toMatchObject([
    { name: '人民日报', state: 'invited', journalist: '江晓石', promisedOn: '2026-11-20' },
    { name: '县报', state: 'proposed', note: '首发', entry: null },
  ])
  const out = await member('POST', `${path}/export`, {
    chosen: { allOf: { activityId: id } },
    columns: ['campaign', 'name', 'state'],
  })
  expect(await resultRows(databases(), campaignMediaWorks, { orgId: 7, id: out.data.task })).toEqual([
    ['活动', '媒体', '状态'],
    ['春季发布会', '人民日报', '已邀请'],
    ['春季发布会', '县报', '拟邀'],
  ])
})
