// The course of an event on a real database: its phases and turning points, what people change of it, what others see.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openListener, withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { ClaimsBesideAnswers, CourseNode, EventCourse } from '../contract.ts'
import { computeDueCourses } from './course/due.ts'
import { courseOf } from './course/shown.ts'
import { eventsServer } from './index.ts'
import { filling } from './rules/fill.ts'

const { as, databases, undo } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  ['events', 'event_rules', 'article_set_members', 'article_sets', 'tasks', 'articles', 'org_articles'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

const hourMs = 3_600_000
// Less than two days ago, or an event without an end would be over.
const start = Math.floor(Date.now() / hourMs - 40) * hourMs
const at = (hour: number) => new Date(start + hour * hourMs).toISOString()

/** Articles an hour: quiet, loud, fading. */
const script = [
  { hours: 8, each: 1 },
  { hours: 8, each: 12 },
  { hours: 10, each: 3 },
]
const lengths = [
  '门店',
  '车主',
  '工程师',
  '客服',
  '维修站',
  '经销商',
  '检测机构',
  '律师',
  '协会',
  '邻居',
  '司机',
  '教练',
]
function articles() {
  let hour = 0
  let n = 0
  return script.flatMap(({ hours, each }) =>
    Array.from({ length: hours * each }, (_, index) => {
      const published = start + (hour + Math.floor(index / each)) * hourMs + (index % each) * 240_000
      if (index === hours * each - 1) hour += hours
      n += 1
      const who = lengths[n % lengths.length]
      const apologises = n === 60
      return newArticle({
        title: apologises ? '厂家就车门冻住致歉' : `车门冻住：${who}说法之${n}`,
        body: apologises
          ? '厂家今日发布说明，就车门冻住一事向车主深表歉意。相关批次将免费更换密封条。'
          : `${who}第${n}次投诉车门冻住的经过，编号${n * 7919}。寒潮之后的第${n}个早晨温度降到零下${n % 30}度。`,
        publishedAt: new Date(published),
        mediaType: n > 100 ? 'weibo' : 'web',
        sentiment: n % 2 === 0 ? -1 : 0,
      } as never)
    }),
  )
}

let id = 0
beforeEach(async () => {
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, articles(), new Map()))
  const draft = { title: '车门事件', rule: '车门', startTime: at(0), endTime: at(24 * 20) }
  const added = await member('POST', '/ipr/infoEvent/add', draft)
  expect(added, JSON.stringify(added)).toMatchObject({ http: 200 })
  id = added.data.id
  await finishTasks(databases(), [filling])
  await computeDueCourses(db)
})

const tree = async (ask = member): Promise<EventCourse> =>
  (await ask('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data.tree
const event = async () => (await member('GET', `/ipr/infoEvent/getInfoEvent/${id}`)).data
const phasesOf = ({ nodes }: EventCourse) => nodes.filter(({ kind }) => kind === 'phase')
const change = (body: object, ask = member) => ask('PUT', '/ipr/infoEvent/updateEventAnalyze', { id, ...body })
const edit = async (node: CourseNode, body: object) => {
  const done = await change({ updateFlag: 'edit', treeId: node.treeId, version: node.version, ...body })
  expect(done, JSON.stringify(done)).toMatchObject({ http: 200 })
  return done
}

test('phases with their numbers, sentences as they stand in articles, an apology and a first medium as turning points', async () => {
  const course = await tree()
  const phases = phasesOf(course)
  expect(phases.map(({ phase }) => phase?.shape)).toEqual(['begin', 'peak', 'fading'])
  expect(phases.map(({ phase }) => phase?.count)).toEqual([8, 96, 30])
  expect(phases.map(({ startTime }) => startTime)).toEqual([at(0), at(8), at(16)])
  expect(course.method).toMatchObject({ most: 8, shortestHours: 1 })
  const texts = new Map(articles().map(({ title, body }) => [title, body]))
  for (const { sentences } of phases) {
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    for (const { text, articleId } of sentences) {
      const source = course.articles.find(article => article.id === articleId)
      expect(texts.get(source?.title ?? '')).toContain(text)
    }
  }
  const turns = course.nodes.filter(({ kind }) => kind === 'turn')
  expect(turns.find(({ turn }) => turn?.reason === 'apology')).toMatchObject({
    parentId: phases[1]?.treeId,
    article: { title: '厂家就车门冻住致歉' },
  })
  expect(turns.map(({ turn }) => turn?.reason)).toContain('firstOfType')
  const roles = course.nodes.filter(({ parentId }) => parentId === phases[1]?.treeId).map(({ role }) => role)
  expect(roles).toContain('first')
  // Numbers are the totals of the lists that they open.
  const filters = [{ field: 'event', is: 'is', values: [String(id)] }]
  const range = { from: at(8), to: new Date(start + 16 * hourMs - 1).toISOString() }
  const trend = await member('POST', '/inews/monitorChart/dataVolumeTrend', { ...range, filters, usual: false })
  expect(trend.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(96)
})

test('a person’s change stays, and a refresh proposes beside it; taken back, it is computed again', async () => {
  const [first, second] = phasesOf(await tree()) as [CourseNode, CourseNode]
  const done = await edit(second, { title: '车主集中投诉', text: '车主集中投诉。', endTime: at(14) })
  const edited = phasesOf(done.data)
  expect(edited[1]).toMatchObject({
    title: '车主集中投诉',
    sentences: [{ text: '车主集中投诉。', articleId: null }],
    touched: true,
    endTime: at(14),
    phase: { count: 72 },
  })
  // The one behind shared the border and follows it: nothing is counted twice or missing.
  expect(edited[2]).toMatchObject({ startTime: at(14), touched: false, phase: { count: 54 } })
  const refreshed = phasesOf((await change({ updateFlag: 'refresh' })).data)
  const kept = refreshed.find(({ treeId }) => treeId === second.treeId)
  expect(kept).toMatchObject({
    title: '车主集中投诉',
    endTime: at(14),
    sentences: [{ text: '车主集中投诉。', articleId: null }],
    proposal: { startTime: at(8), endTime: at(16) },
  })
  expect(kept?.proposal?.sentences.length).toBeGreaterThanOrEqual(2)
  expect(refreshed[0]?.treeId).toBe(first.treeId)
  const dropped = phasesOf((await edit(kept as CourseNode, { dropProposal: true })).data)
  expect(dropped.find(({ treeId }) => treeId === second.treeId)?.proposal).toBeNull()
})

test('one change can be taken back', async () => {
  const [first] = phasesOf(await tree()) as [CourseNode]
  const done = await edit(first, { title: '起初' })
  await undo(done.operation as number)
  expect(phasesOf(await tree())[0]).toMatchObject({ title: '', touched: false })
})

test('phases that are over keep their borders and nodes when articles come, shorter ones than a point of the longer curve, too', async () => {
  const before = phasesOf(await tree())
  const late = Array.from({ length: 48 }, (_, n) =>
    newArticle({
      title: `车门冻住又起：第${n}家`,
      body: `第${n}家媒体再说车门冻住，编号${n * 104_729}。`,
      publishedAt: new Date(start + (84 + Math.floor(n / 8)) * hourMs + (n % 8) * 180_000),
    }),
  )
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, late, new Map()))
  const { rows } = await sql<{
    id: number
  }>`select id::float8 as id from articles where title like '车门冻住又起%'`.execute(db)
  await member('POST', '/ipr/infoEvent/addArticles', { eventId: id, idList: rows.map(row => row.id) })
  await sql`update event_courses set computed_at = now() - interval '1 day'`.execute(db)
  await computeDueCourses(db)
  const after = phasesOf(await tree())
  expect(after.slice(0, 2).map(({ treeId, startTime, endTime }) => ({ treeId, startTime, endTime }))).toEqual(
    before.slice(0, 2).map(({ treeId, startTime, endTime }) => ({ treeId, startTime, endTime })),
  )
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.at(-1)?.phase).toMatchObject({ count: 48, shape: 'back' })
})

test('an open phase that somebody named stays open, and its name stays with its beginning', async () => {
  await member('PUT', '/ipr/infoEvent/update', { ...(await event()), endTime: null })
  const last = phasesOf(await tree()).at(-1) as CourseNode
  expect(phasesOf((await edit(last, { title: '余波' })).data).at(-1)).toMatchObject({
    touched: true,
    phase: { isOpen: true },
  })
  const late = newArticle({
    title: '车门冻住还有一篇',
    body: '车门冻住，最后一篇。',
    publishedAt: new Date(start + 29 * hourMs),
  })
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, [late], new Map()))
  const { rows } = await sql<{
    id: number
  }>`select id::float8 as id from articles where title = '车门冻住还有一篇'`.execute(db)
  await member('POST', '/ipr/infoEvent/addArticles', { eventId: id, idList: rows.map(row => row.id) })
  await sql`update event_courses set computed_at = now() - interval '1 day'`.execute(db)
  await finishTasks(databases(), [filling])
  await computeDueCourses(db)
  const after = phasesOf(await tree())
  expect(after.at(-1)).toMatchObject({ treeId: last.treeId, title: '余波', endTime: at(30), phase: { count: 31 } })
  const refreshed = phasesOf((await change({ updateFlag: 'refresh' })).data)
  expect(refreshed.at(-1)).toMatchObject({ treeId: last.treeId, title: '余波', startTime: last.startTime })
})

test('hidden parts are not shown to readers; others are refused in plain words', async () => {
  const [, second] = phasesOf(await tree()) as [CourseNode, CourseNode]
  await edit(second, { hidden: true })
  expect(phasesOf(await tree())).toHaveLength(3)
  expect(phasesOf(await tree(reader))).toHaveLength(2)
  expect((await change({ updateFlag: 'refresh' }, reader)).http).toBe(403)
  expect((await change({ updateFlag: 'refresh' }, stranger)).http).toBe(404)
  const other = await member('POST', '/ipr/infoEvent/add', {
    title: '另一个',
    rule: '电池',
    startTime: at(0),
    endTime: null,
  })
  const foreign = { id: other.data.id, updateFlag: 'edit', treeId: second.treeId, title: '别处' }
  expect(await member('PUT', '/ipr/infoEvent/updateEventAnalyze', foreign)).toMatchObject({
    http: 404,
    msg: '经过里没有这一段',
  })
  const stale = { updateFlag: 'edit', treeId: second.treeId, version: second.version, title: '旧' }
  expect((await change(stale)).http).toBe(409)
  const reversed = { updateFlag: 'edit', treeId: second.treeId, startTime: at(9), endTime: at(9) }
  expect(await change(reversed)).toMatchObject({ http: 400, problems: [{ field: 'endTime' }] })
})

test('a phase never covers one that another person fixed', async () => {
  const [first, second] = phasesOf(await tree()) as [CourseNode, CourseNode]
  await edit(first, { endTime: at(7) })
  const over = { updateFlag: 'edit', treeId: second.treeId, startTime: at(4), version: second.version + 1 }
  expect(await change(over)).toMatchObject({ http: 409, msg: '与另一个人工修改过的阶段重叠' })
})

test('somebody limited to folders sees no sentence and no article from outside of them', async () => {
  const course = await withScope(databases().app, { orgId: 7, userId: 2 }, scope =>
    courseOf({ ...scope, limitedTo: [], may: () => true }, id, true),
  )
  expect(phasesOf(course).length).toBeGreaterThan(0)
  expect(course.articles).toEqual([])
  expect(course.nodes.flatMap(({ sentences }) => sentences)).toEqual([])
  expect(course.nodes.every(({ kind, article }) => kind === 'phase' && article === null)).toBe(true)
})

test('a look at a course that has not changed tells no open screen; a changed one does', async () => {
  const db = databases().worker
  const listener = await openListener(databases().ownerUrl)
  try {
    let notified = 0
    let marked = ''
    listener.on('events', text => {
      if (text.startsWith('mark')) marked = text
      else notified++
    })
    await listener.listening()
    let marks = 0
    /** How often something was said so far: notifications come in the order of their transactions. */
    const heard = async () => {
      const mark = `mark ${++marks}`
      await sql`select pg_notify('events', ${mark})`.execute(db)
      await expect.poll(() => marked).toBe(mark)
      return notified
    }
    const { computedAt } = await tree()
    const quiet = await heard()
    // Neither is late enough to be looked at but by this.
    await sql`update event_courses set looked_at = now() - interval '1 day', computed_at = now() - interval '1 day'`.execute(
      db,
    )
    const aged = await heard()
    expect(aged).toBeGreaterThan(quiet)
    await computeDueCourses(db)
    expect(await heard()).toBe(aged)
    expect((await tree()).computedAt).not.toBe(computedAt)
  } finally {
    await listener.close()
  }
})

test('an event that goes while another course is computed is left out', async () => {
  const db = databases().worker
  const plan = { rule: '车门', startTime: at(0), endTime: at(24 * 20) }
  const [first, second] = [
    (await member('POST', '/ipr/infoEvent/add', { ...plan, title: '先算' })).data.id,
    (await member('POST', '/ipr/infoEvent/add', { ...plan, title: '正在删除' })).data.id,
  ]
  await finishTasks(databases(), [filling])
  const going = await db.startTransaction().execute()
  await sql`select from events where id = ${first} for update`.execute(going)
  const computing = computeDueCourses(db)
  // Both are due, and the first one waits.
  const waiting = async () =>
    (await sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(going))
      .rows.length
  await expect.poll(waiting).toBeGreaterThan(0)
  await sql`update events set binned_at = now() where id = ${second}`.execute(going)
  await going.commit().execute()
  await computing
  const { rows } = await sql<{ id: number }>`select event_id as id from event_courses`.execute(db)
  const computed = rows.map(({ id }) => Number(id))
  expect([computed.includes(first), computed.includes(second)]).toEqual([true, false])
})

test('claims stand beside answers, each with its article, hour and list; nobody else’s', async () => {
  const claimsOf = async (ask = member) =>
    (await ask('GET', `/ipr/infoEvent/claims?id=${id}`)) as { data: ClaimsBesideAnswers; http: number }
  const { data } = await claimsOf()
  expect(data.answers.map(({ kind, text, article }) => [kind, text, article.title])).toEqual([
    ['apology', '厂家就车门冻住致歉', '厂家就车门冻住致歉'],
  ])
  expect(data.claims.length).toBeGreaterThan(0)
  for (const { text } of data.claims) expect(text).toContain('车门冻住')
  expect(data.claims.map(({ article }) => article.publishedAt)).toEqual(
    data.claims.map(({ article }) => article.publishedAt).sort(),
  )
  expect(data.hours).toBeGreaterThan(0)
  const [claim] = data.claims
  const filters = [
    { field: 'event', is: 'is', values: [String(id)] },
    { field: 'story', is: 'is', values: [String(claim?.story)] },
  ] as const
  const count = await withScope(databases().app, { orgId: 7, userId: 71, now: new Date() }, scope =>
    countOf(scope, {
      monitorIds: null,
      from: new Date(start),
      to: new Date(start + 40 * hourMs),
      filters: filters.map(each => ({ ...each, values: [...each.values] })),
      fold: false,
      place: 'desk',
    }),
  )
  expect(claim?.copies).toBe(count)
  expect((await claimsOf(reader)).data.claims).toEqual(data.claims)
  expect(await claimsOf(stranger)).toMatchObject({ http: 404 })
})
