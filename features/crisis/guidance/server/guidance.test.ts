// Guidance records: what they are about, what came back, the numbers before and after, links without an account, and what others may do.
import { adopt, insertSetMembers, saveSet } from '@guanlan/features/articles/articles/server/facts'
import { boardOf, hotListsServer, record } from '@guanlan/features/collecting/hot-lists/server'
import { crisisServer } from '@guanlan/features/crisis/crisis/server'
import { trackingServer } from '@guanlan/features/crisis/tracking/server'
import { contract, feature, phrases } from '@guanlan/platform/contract'
import { type Database, serverHalf } from '@guanlan/platform/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { usualOf } from './comparison.ts'
import { guidanceServer, guidanceWorks } from './index.ts'

/** Whoever may see events: the feature itself stands above. */
const seesEvents = serverHalf({
  feature: feature({
    name: 'events',
    permissions: { view: { name: ['查看事件', '檢視事件', 'See events'], roles: ['orgAdmin', 'member'] } },
    quotas: {},
    contract: contract({}),
  }),
  words: phrases({}),
  routes: {},
})

const { as, databases, undo, upload } = openFeature(
  [seesEvents, guidanceServer, trackingServer, crisisServer({ follow() {} }), hotListsServer({} as Database)],
  [
    'guidance_answers',
    'guidance_records',
    'topic_tracks',
    'crises',
    'article_set_members',
    'article_sets',
    'links',
    'hot_topics',
    'hot_boards',
    'hot_events',
  ],
)
const path = '/guidcontrol'
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const draft = { name: '发布说明', subjectKind: 'crisis', subjectName: '灯塔停电', content: '请核实并公布原因' }
const add = async (more: object = {}) => (await member('PUT', `${path}/add`, { ...draft, ...more })).data
const found = async (question: object = {}, ask = member) => (await ask('POST', `${path}/search`, question)).data.list
const linked = async (id: number) => {
  const { token } = (await member('POST', `${path}/link`, { id })).data
  return {
    open: () => stranger('POST', `${path}/linked/${token}/open`),
    send: (name: string, content: string) => upload(`${path}/linked/${token}/file`, name, content),
    answer: (body: object) => stranger('POST', `${path}/linked/${token}/answer`, body),
  }
}

let articleId = 0
let articleIds: number[] = []
beforeAll(async () => {
  // Each day at one hour before now: two before, three after the middle, and one on each of 14 days that are usual.
  const at = (hours: number, sentiment: -1 | 1) =>
    newArticle({
      title: `灯塔停电第${hours}时`,
      body: `灯塔停电了${'夜'.repeat(20 + Math.abs(hours))}`,
      sentiment,
      reads: 10,
      publishedAt: new Date(Date.now() + hours * hourMs),
    })
  const days = Array.from({ length: 14 }, (_, day) => at(-(72 + 6 + day * 24), 1))
  const articles = [at(-50, -1), at(-60, 1), at(-47, -1), at(-40, -1), at(-30, 1), ...days]
  const { ids } = await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  articleIds = [...ids.values()].map(Number)
  articleId = articleIds[0] as number
})

test('a record is added, changed, found and removed, each with a way back', async () => {
  const made = await add()
  expect(made).toMatchObject({ state: 'ordered', orderedBy: '成员 71', answers: 0, isLate: false, version: 1 })
  const { version, id } = made
  const changed = await member('PUT', `${path}/update`, {
    ...draft,
    id,
    version,
    receiver: '值班室',
    deadline: inHours(-1),
  })
  expect(changed.data).toMatchObject({ receiver: '值班室', version: 2, isLate: true })
  expect(await member('PUT', `${path}/update`, { ...draft, id, version })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  expect(await found({ like: '值班' })).toHaveLength(1)
  expect(await found({ subjectKind: 'article' })).toEqual([])
  expect(await found({ startTime: inHours(1) })).toEqual([])
  const removed = await member('DELETE', `${path}/dels`, { ids: [id] })
  expect(removed.data).toEqual({ changed: 1 })
  expect(await found()).toEqual([])
  expect((await undo(removed.operation)).http).toBe(200)
  expect(await found()).toHaveLength(1)
})

test('what it is about is called as it is called here, and brings the words that are compared', async () => {
  const article = await add({ subjectKind: 'article', subjectId: articleId })
  expect(article.subjectName).toMatch(/^灯塔停电第/)
  expect(article.rule).not.toBe('')
  const topic = (await member('POST', '/crisis/topicTrack/add', { topic: '海边灯塔' })).data
  expect(await add({ subjectKind: 'topic', subjectId: topic.id })).toMatchObject({
    subjectName: '#海边灯塔#',
    rule: expect.stringContaining('#海边灯塔'),
  })
  await databases()
    .worker.transaction()
    .execute(async tx =>
      record(tx, {
        boardId: await boardOf(tx, { onlyOrg: null, platform: 'weibo' }),
        at: new Date(),
        toldAt: null,
        said: [{ title: '澄屿召回两万辆新车' }],
      }),
    )
  const event = (await member('POST', '/top/hotEvent/list', {})).data.list[0]
  expect(await add({ subjectKind: 'event', subjectId: event.id })).toMatchObject({ subjectName: '澄屿召回两万辆新车' })
})

test('a crisis and an own event are found by their number, and their own articles are compared', async () => {
  const crisis = (await member('POST', '/crisis/startCrisis', { name: '灯塔危机', crisisLevel: 2 })).data
  const ofCrisis = await add({ subjectId: crisis.id, subjectName: '别的名字', time: inHours(-48) })
  expect(ofCrisis).toMatchObject({ subjectName: '灯塔危机', rule: '' })
  await databases()
    .worker.transaction()
    .execute(async db => {
      const scope = { orgId: 7, db }
      await saveSet(scope, { kind: 'event', id: 31 }, { name: '灯塔事件', beganAt: null, closedAt: null })
      await adopt(scope, articleIds.slice(0, 4))
      const members = [
        ...articleIds.slice(0, 2).map(id => ({ kind: 'crisis' as const, id: crisis.id, articleId: id })),
        ...articleIds.slice(0, 4).map(id => ({ kind: 'event' as const, id: 31, articleId: id })),
      ]
      await insertSetMembers(
        db,
        members.map(each => ({ ...each, orgId: 7, how: 'rule' as const })),
      )
    })
  const ofEvent = await add({ subjectKind: 'ownEvent', subjectId: 31, time: inHours(-48) })
  expect(ofEvent).toMatchObject({ subjectName: '灯塔事件', rule: '' })
  const compared = async (id: number) => (await member('POST', `${path}/comparison`, { id })).data
  expect(await compared(ofCrisis.id)).toMatchObject({
    set: { field: 'crisis', id: crisis.id },
    before: { articles: 2, positive: 1, negative: 1 },
    after: { articles: 0 },
    usual: null,
  })
  expect(await compared(ofEvent.id)).toMatchObject({
    set: { field: 'event', id: 31 },
    before: { articles: 2 },
    after: { articles: 2, negative: 2 },
  })
  // Words that somebody wrote go before the set.
  const byRule = await add({ subjectId: crisis.id, rule: '灯塔停电', time: inHours(-48) })
  expect(await compared(byRule.id)).toMatchObject({ set: null, before: { articles: 2 }, after: { articles: 3 } })
  expect(await stranger('PUT', `${path}/add`, { ...draft, subjectKind: 'ownEvent', subjectId: 31 })).toMatchObject({
    problems: [{ field: 'subjectId' }],
  })
})

test('a record keeps the name of what is gone since', async () => {
  const topic = (await member('POST', '/crisis/topicTrack/add', { topic: '海边灯塔' })).data
  const subject = { subjectKind: 'topic', subjectId: topic.id }
  const { id } = await add(subject)
  await member('DELETE', '/crisis/topicTrack/delete', { ids: [topic.id] })
  const saved = await member('PUT', `${path}/update`, { ...draft, ...subject, id, version: 1, state: 'done' })
  expect(saved.data).toMatchObject({ subjectName: '#海边灯塔#', state: 'done' })
})

test.each([
  ['no matter', { name: ' ' }, 'name'],
  ['no wording', { content: '' }, 'content'],
  ['a crisis without a name', { subjectName: '' }, 'subjectName'],
  ['no article', { subjectKind: 'article' }, 'subjectId'],
  ['an article that is not there', { subjectKind: 'article', subjectId: 99 }, 'subjectId'],
  ['a topic that is not there', { subjectKind: 'topic', subjectId: 99 }, 'subjectId'],
  ['an event that is not there', { subjectKind: 'event', subjectId: 99 }, 'subjectId'],
  ['an own event that is not there', { subjectKind: 'ownEvent', subjectId: 99 }, 'subjectId'],
  ['a crisis that is not there', { subjectId: 2 ** 40 }, 'subjectId'],
])('%s is refused by the field', async (_, more, field) => {
  expect(await member('PUT', `${path}/add`, { ...draft, ...more })).toMatchObject({ http: 400, problems: [{ field }] })
})

test('the numbers of the 24 hours before and after stand beside those of a usual day', async () => {
  const { id } = await add({ time: inHours(-48) })
  const { data } = await member('POST', `${path}/comparison`, { id })
  expect(data).toMatchObject({
    before: { articles: 2, positive: 1, negative: 1, reach: 20 },
    after: { articles: 3, positive: 1, negative: 2, reach: 30 },
    usual: { articles: 1, positive: 1, negative: 0, reach: 10 },
    isOver: true,
  })
  const now = await add({ time: inHours(-1) })
  expect((await member('POST', `${path}/comparison`, { id: now.id })).data.isOver).toBe(false)
})

test('what is usual is the middle of the days', () => {
  const day = (articles: number) => ({ articles, positive: 0, negative: 0, reach: articles * 2 })
  expect(usualOf([day(9), day(1), day(2)])).toEqual(day(2))
  expect(usualOf([day(4), day(1), day(100), day(2)])).toEqual({ articles: 3, positive: 0, negative: 0, reach: 6 })
  expect(usualOf([{ ...day(2), reach: null }, day(2)])).toEqual(day(2))
  expect(usualOf([{ ...day(2), reach: null }]).reach).toBeNull()
})

test('members note what came back, with an address or a file that colleagues can have', async () => {
  const { id } = await add()
  expect(await member('POST', `${path}/${id}/answer`, {})).toMatchObject({ http: 400, problems: [{ field: 'text' }] })
  const file = (await upload(`${path}/file`, 'a.csv', 'a,b\n1,2')).data
  const noted = await member('POST', `${path}/${id}/answer`, { text: '已核实', fileId: file.id })
  expect(noted.data).toMatchObject({ state: 'answered', answers: 1 })
  const [answer] = (await reader('GET', `${path}/${id}/answers`)).data.list
  expect(answer).toMatchObject({ byName: '成员 71', byLink: false, text: '已核实', file: { name: 'a.csv', size: 7 } })
  expect((await reader('GET', `${path}/answer/${answer.id}/file`)).file).toBe('a,b\n1,2')
  expect((await stranger('GET', `${path}/answer/${answer.id}/file`)).http).toBe(404)
  expect((await undo(noted.operation)).http).toBe(200)
  expect((await found())[0]).toMatchObject({ state: 'ordered', answers: 0 })
  expect(await as('orgAdmin')('POST', `${path}/${id}/answer`, { fileId: file.id })).toMatchObject({
    http: 400,
    key: 'guidance.fileMissing',
  })
})

test('somebody without an account reads the order by its link and answers it, and sees nothing that members noted', async () => {
  const { id } = await add({ receiver: '港务处' })
  await member('POST', `${path}/${id}/answer`, { text: '只给自己人看' })
  const { open, answer } = await linked(id)
  const { data } = await open()
  expect(data).toEqual({
    ...{ organisation: '机构 7', name: '发布说明', subjectKind: 'crisis', subjectName: '灯塔停电' },
    ...{ content: '请核实并公布原因', orderedBy: '成员 71', receiver: '港务处', time: data.time, deadline: null },
    ...{ isDone: false, answers: [] },
  })
  expect((await answer({ byName: '老陈', text: '' })).http).toBe(400)
  expect((await answer({ byName: '老陈', text: '', url: 'javascript:alert(1)' })).http).toBe(400)
  const answered = (await answer({ byName: '老陈', text: '已公布', url: 'https://example.com/a' })).data
  expect(answered.answers).toMatchObject([{ byName: '老陈', text: '已公布', url: 'https://example.com/a' }])
  const [newest] = (await member('GET', `${path}/${id}/answers`)).data.list
  expect(newest).toMatchObject({ byName: '老陈', byLink: true })
})

test('a file is sent by the link first and then named in an answer; colleagues have it, the link shows its name alone', async () => {
  const { id } = await add()
  const { open, answer, send } = await linked(id)
  const file = (await send('a.csv', 'a,b\n1,2')).data
  expect((await open()).data.answers).toEqual([])
  const answered = await answer({ byName: '老陈', fileId: file.id })
  expect(answered.data.answers).toMatchObject([{ byName: '老陈', text: '', file: 'a.csv' }])
  const [noted] = (await reader('GET', `${path}/${id}/answers`)).data.list
  expect(noted).toMatchObject({ byName: '老陈', byLink: true, file: { name: 'a.csv', size: 7 } })
  expect((await reader('GET', `${path}/answer/${noted.id}/file`)).file).toBe('a,b\n1,2')
  expect((await stranger('GET', `${path}/answer/${noted.id}/file`)).http).toBe(404)
})

test('what is no file of the link is refused by name: another kind, too many, of a member or of another link, one that is done', async () => {
  const { id } = await add()
  const { answer, send } = await linked(id)
  expect(await send('a.exe', 'MZ')).toMatchObject({ http: 415, problems: [{ field: 'file.0' }] })
  expect(await send('a.pdf', '<script>')).toMatchObject({ http: 415, problems: [{ field: 'file.0' }] })
  const own = (await upload(`${path}/file`, 'b.csv', 'a\n1')).data
  const other = (await (await linked((await add()).id)).send('c.csv', 'a\n1')).data
  for (const fileId of [own.id, other.id, 999_999])
    expect(await answer({ byName: '老陈', fileId })).toMatchObject({ http: 400, problems: [{ field: 'fileId' }] })
  for (let n = 0; n < 5; n++) expect((await send(`${n}.csv`, 'a\n1')).http).toBe(200)
  expect(await send('5.csv', 'a\n1')).toMatchObject({ http: 409, msg: '一个链接最多上传 5 个文件' })
  await member('PUT', `${path}/update`, { ...draft, id, version: 1, state: 'done' })
  const fresh = await linked(id)
  expect(await fresh.send('d.csv', 'a\n1')).toMatchObject({ http: 409, key: 'guidance.isDone' })
  await member('POST', `${path}/unlink`, { id })
  expect((await fresh.send('e.csv', 'a\n1')).http).toBe(404)
})

test('a link ends when it is ended, when the matter is done, and when the record is gone', async () => {
  const { id } = await add()
  const first = await linked(id)
  expect((await member('POST', `${path}/unlink`, { id })).data).toEqual({ ended: 1 })
  expect((await first.open()).http).toBe(404)
  const second = await linked(id)
  await member('PUT', `${path}/update`, { ...draft, id, version: 1, state: 'done' })
  expect((await second.open()).data.isDone).toBe(true)
  expect(await second.answer({ byName: '老陈', text: '晚了' })).toMatchObject({ http: 409, key: 'guidance.isDone' })
  await member('DELETE', `${path}/dels`, { ids: [id] })
  expect((await second.open()).http).toBe(404)
})

test('records are exported in the reader’s words', async () => {
  const { id } = await add({ receiver: '港务处' })
  await member('POST', `${path}/${id}/answer`, { text: '已核实' })
  const { task } = (
    await member('POST', `${path}/export`, {
      chosen: { allOf: {} },
      columns: ['name', 'subjectKind', 'receiver', 'state', 'answers'],
    })
  ).data
  expect(await resultRows(databases(), guidanceWorks, { orgId: 7, id: task })).toEqual([
    ['事项', '对象类型', '接收人', '状态', '反馈'],
    ['发布说明', '危机', '港务处', '已反馈', '1'],
  ])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add()
  expect(await found({}, reader)).toHaveLength(1)
  for (const [method, tail, body] of [
    ['PUT', 'add', draft],
    ['PUT', 'update', { ...draft, id, version: 1 }],
    ['DELETE', 'dels', { ids: [id] }],
    ['POST', `${id}/answer`, { text: '甲' }],
    ['POST', 'link', { id }],
    ['POST', 'unlink', { id }],
  ] as const)
    expect((await reader(method, `${path}/${tail}`, body)).http, tail).toBe(403)
  expect(await found({}, stranger)).toEqual([])
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('GET', `${path}/${id}/answers`)).http).toBe(404)
  expect((await stranger('POST', `${path}/comparison`, { id })).http).toBe(404)
  expect((await stranger('POST', `${path}/${id}/answer`, { text: '甲' })).http).toBe(404)
  expect((await stranger('POST', `${path}/link`, { id })).http).toBe(404)
  expect((await stranger('DELETE', `${path}/dels`, { ids: [id] })).data).toEqual({ changed: 0 })
})
