// A crisis from the first suspicion to its close, on a real database: states, refusals, articles, people, tasks, chronicle.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { addToMonitors, adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import type { Scope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Status, statuses } from '../contract.ts'
import { exportedLines } from './chronicle/lines.ts'
import { crisisServer } from './index.ts'
import { purgeCrises } from './records/purge.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  [
    'deliveries',
    'crisis_lines',
    'crisis_tasks',
    'crisis_people',
    'crisis_changes',
    'crises',
    'crisis_labels',
    'crisis_levels',
    'article_set_members',
    'article_sets',
    'trace_states',
    'trace_tasks',
  ],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const titles = ['车门冻住', '车门又冻住', '电池召回']
let ids: number[] = []
beforeAll(async () => {
  const db = databases().worker
  await db
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          ...titles.map(title => newArticle({ title, body: `${title}的正文。` })),
          newArticle({ title: '别家的', onlyOrg: 8 }),
        ],
        new Map(),
      ),
    )
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(db)
  ids = titles.map(title => Number(rows.find(row => row.title === title)?.id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids.slice(0, 2)))
})
beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

type Answer = Awaited<ReturnType<typeof member>>
const begin = async (more: object = {}) =>
  (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2, ...more })).data
const acts: Readonly<Record<string, (id: number) => Promise<Answer>>> = {
  start: id => member('POST', '/crisis/startCrisis', { id }),
  check: id => member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' }),
  track: id => member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'track' }),
  revoke: id => member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' }),
  changeLevel: id => member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel: 1, reason: '扩散' }),
  close: id => member('POST', '/crisis/closeCrisis', { id, closing: '已澄清' }),
  delete: id => member('POST', '/crisis/deleteCrisisById', { id }),
}
/** How a fresh one gets into each state. */
const ways: Readonly<Record<Status, readonly string[]>> = {
  draft: [],
  started: ['start'],
  checked: ['start', 'check'],
  tracking: ['start', 'check', 'track'],
  revoked: ['start', 'revoke'],
  closed: ['start', 'check', 'close'],
}
const inState = async (status: Status) => {
  const { id } = await begin({ draft: true })
  for (const act of ways[status]) await acts[act]?.(id)
  return id
}

/** Written by hand from the table of the specification. */
const possible: Readonly<Record<string, readonly Status[]>> = {
  start: ['draft', 'revoked', 'closed'],
  check: ['started'],
  track: ['checked', 'tracking'],
  revoke: ['started', 'checked', 'tracking'],
  changeLevel: ['draft', 'started', 'checked', 'tracking', 'revoked'],
  close: ['checked', 'tracking'],
  delete: ['draft', 'revoked', 'closed'],
}

test.each(statuses)('from %s exactly the acts of the table are possible, each with its line', async status => {
  // What is refused changes nothing, so that one of them serves all refusals.
  const same = await inState(status)
  const before = (await member('GET', `/crisis/getCrisisById?id=${same}`)).data
  expect(before.status).toBe(status)
  for (const [act, from] of Object.entries(possible))
    if (!from.includes(status)) expect(await acts[act]?.(same), act).toMatchObject({ http: 409 })
  expect((await member('GET', `/crisis/getCrisisById?id=${same}`)).data).toEqual(before)
  for (const [act, from] of Object.entries(possible)) {
    if (!from.includes(status)) continue
    const id = await inState(status)
    const steps = ways[status].length + 1
    expect(await acts[act]?.(id), act).toMatchObject({ http: 200 })
    if (act === 'delete') continue
    const after = (await member('GET', `/crisischange/getCrisisChangeVoByCrisisId?crisisId=${id}`)).data
    expect(after).toHaveLength(steps + 1)
    expect(after.at(-1)).toMatchObject({ act, from: status, operator: expect.any(String), address: '127.0.0.1' })
  }
})

test('a refusal names the state and the act in the language of the reader', async () => {
  const id = await inState('draft')
  expect((await acts.check?.(id))?.msg).toBe('危机当前为“草稿”，不能核查')
  const english = await member('POST', '/crisis/closeCrisis', { id, closing: 'x' }, { 'accept-language': 'en' })
  expect(english.msg).toBe('The crisis is “Draft” now and cannot be closed')
  const noReason = await member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel: 1, reason: ' ' })
  expect(noReason).toMatchObject({ http: 400, problems: [{ field: 'reason', msg: '请填写调级原因' }] })
  const missing = await member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel: 1 })
  expect(missing.problems).toMatchObject([{ field: 'reason', msg: '请填写调级原因' }])
  const noText = await member('POST', '/crisis/chronicle', { crisisId: id, text: 7 })
  expect(noText.problems).toMatchObject([{ field: 'text', msg: '“内容”的值不正确' }])
  const noCrisis = await member('POST', '/crisis/chronicle', { text: 'x' }, { 'accept-language': 'en' })
  expect(noCrisis.problems).toMatchObject([{ field: 'crisisId', msg: '"number of the crisis" is required' }])
  expect((await acts.delete?.(await inState('tracking')))?.msg).toBe('请先关闭或撤销危机，再删除')
  for (const crisisLevel of [0, 5, 1.5, 'x'])
    expect(await member('POST', '/crisis/startCrisis', { name: 'x', crisisLevel })).toMatchObject({ http: 400 })
})

test('of two people who act on the same version the second is shown what the first did', async () => {
  const { id, version } = await begin()
  const both = await Promise.all([
    member('POST', '/crisis/checkCrisis', { id, version, result: 'false', finding: '不实' }),
    admin('POST', '/crisis/addTrackRevoke', { crisisId: id, version, type: 'revoke', reason: '误报' }),
  ])
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
  expect(both.find(({ http }) => http === 409)).toMatchObject({ key: 'crisis.changedSince' })
})

test('started again it is a new chapter of the same record', async () => {
  const id = await inState('closed')
  await acts.start?.(id)
  expect((await member('GET', `/crisis/getCrisisById?id=${id}`)).data).toMatchObject({
    status: 'started',
    chapter: 2,
    closedAt: null,
  })
})

test('GETs change with the header alone; the last of several that may not be deleted keeps the others', async () => {
  const [draft, open] = [await inState('draft'), await inState('started')]
  const get = (url: string, headers = {}) => member('GET', url, undefined, headers)
  expect((await get(`/crisis/deleteCrisisById?id=${draft}`)).http).toBe(401)
  expect((await get(`/crisis/deleteCrisisByIds?ids=${draft},${open}`, { token: '71' })).http).toBe(409)
  expect((await get(`/crisis/getCrisisById?id=${draft}`)).http).toBe(200)
  expect((await get(`/weiji/deleteCrisisByIds?ids=${draft}`, { token: '71' })).data).toEqual({ changed: 1 })
  expect((await get(`/crisis/getCrisisById?id=${draft}`)).http).toBe(404)
  expect((await member('POST', '/crisis/getCrisiss', { bin: true })).data.list).toMatchObject([{ id: draft }])
  expect((await member('POST', '/crisis/restoreCrisis', { idList: [draft] })).data).toEqual({ changed: 1 })
  expect(
    (await get(`/crisischange/getCrisisChangeVoByCrisisId?crisisId=${draft}`)).data.map(
      ({ act }: { act: string }) => act,
    ),
  ).toEqual(['create', 'delete', 'restore'])
})

test('what has lain in the bin for 30 days goes for good, with the set of its articles', async () => {
  const [old, young] = [await inState('draft'), await inState('draft')]
  for (const id of [old, young]) await acts.delete?.(id)
  const db = databases().worker
  await sql`update crises set binned_at = now() - interval '31 days' where id = ${old}`.execute(db)
  await purgeCrises(db)
  expect((await member('POST', '/crisis/getCrisiss', { bin: true })).data.list).toMatchObject([{ id: young }])
  expect((await sql`select from article_sets where id = ${old}`.execute(db)).rows).toHaveLength(0)
})

test('articles of a crisis are a question: put in, counted, listed, taken out for good, and taken back', async () => {
  const { id } = await begin()
  const put = await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids })
  expect(put.data).toEqual({ changed: 3, task: null })
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 3 })
  expect((await member('GET', `/crisis/getCrisisById?id=${id}`)).data.articles).toBe(3)
  await undo(put.operation)
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 0 })
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids })
  await member('POST', '/crisis/removeArtCrisis', { crisisId: id, idList: [ids[0]] })
  expect((await member('GET', `/crisis/getArtCrisis?id=${id}`)).data).toMatchObject({ total: 2 })
  const closed = await inState('closed')
  expect(await member('POST', '/crisis/addArtCrisis', { crisisId: closed, idList: ids })).toMatchObject({
    key: 'crisis.isClosed',
  })
})

test('what was done before a crisis was closed is not taken back afterwards', async () => {
  const { id } = await begin()
  await acts.check?.(id)
  const done = [
    await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids.slice(0, 2) }),
    await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 }),
    await member('POST', '/crisis/people', { crisisId: id, role: 'legal', userId: 70 }),
    await member('POST', '/crisis/saveStanding', { id, text: '已核实' }),
  ]
  const { data: task } = done[1] as Answer
  done.push(await member('PUT', `/crisis/tasks/${task.id}`, { ...task, status: 'done' }))
  await acts.close?.(id)
  const state = async () => [
    (await member('GET', `/crisis/getCrisisById?id=${id}`)).data,
    (await member('GET', `/crisis/tasks?crisisId=${id}`)).data,
    (await member('GET', `/crisis/people?crisisId=${id}`)).data,
  ]
  const before = await state()
  const keys = []
  for (const { operation } of done.toReversed()) keys.push((await undo(operation)).key)
  // The closing is itself a change of the row that has the standing.
  const closed = 'crisis.isClosed'
  expect(keys).toEqual([closed, 'platform.changedAfter', closed, 'platform.changedAfter', closed])
  expect(await state()).toEqual(before)
})

test('articles that are tracked are looked at until the task or the crisis ends', async () => {
  const { id } = await begin()
  await acts.check?.(id)
  const track = async () =>
    (await member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'track', idList: ids.slice(0, 2) })).data
  const flags = async () =>
    (
      await sql<{ flag: number }>`
        select s.flag from trace_states s join trace_tasks t on t.org_id = s.org_id and t.id = s.task_id where t.origin = 'crisis' order by t.id`.execute(
        databases().worker,
      )
    ).rows.map(({ flag }) => flag)
  const { task, crisis } = await track()
  expect([crisis.status, task.articleIds.length]).toEqual(['tracking', 2])
  expect(await flags()).toEqual([0, 0])
  expect((await member('POST', '/crisis/deleteTrackRevokeByIds', { idList: [task.id] })).data).toEqual({ changed: 1 })
  expect(await flags()).toEqual([2, 2])
  await track()
  await acts.close?.(id)
  expect(await flags()).toEqual([2, 2, 2, 2])
})

test('people, tasks and lines stand in the chronicle, which is only added to', async () => {
  const { id } = await begin()
  expect((await member('GET', `/crisis/people?crisisId=${id}`)).data).toMatchObject([{ role: 'lead', userId: 71 }])
  const people = (await member('POST', '/crisis/people', { crisisId: id, role: 'lead', userId: 70, note: '夜班接手' }))
    .data
  expect(people.map(({ role, userId }: { role: string; userId: number }) => [role, userId])).toEqual([
    ['lead', 70],
    ['deputy', 71],
  ])
  const task = (await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 }))
    .data
  expect(await member('PUT', `/crisis/tasks/${task.id}`, { ...task, afterId: task.id })).toMatchObject({
    key: 'crisis.taskCircle',
  })
  await member('PUT', `/crisis/tasks/${task.id}`, { ...task, status: 'done' })
  const early = new Date(Date.now() - 3_600_000).toISOString()
  const line = (await member('POST', '/crisis/chronicle', { crisisId: id, happenedAt: early, text: '9:10 客服来电' }))
    .data
  await member('POST', '/crisis/chronicle', { crisisId: id, text: '应为 9:20', corrects: line.id })
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  expect(await member('POST', '/crisis/chronicle', { crisisId: id, happenedAt: ahead, text: 'x' })).toMatchObject({
    key: 'crisis.lineAhead',
  })
  const { list, total } = (await member('POST', '/crisis/chronicle/list', { crisisId: id, order: 'asc' })).data
  expect(total).toBe(list.length)
  expect(list[0]).toMatchObject({ text: '9:10 客服来电', kind: 'note', correctedBy: expect.any(Number) })
  expect(list.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('担任负责人：夜班接手'), '任务“核实批次”完成']),
  )
  const allOf = { crisisId: id, like: '任务', order: 'asc' }
  const columns = ['happenedAt', 'text']
  const file = { chosen: { ids: [], allOf, but: [] }, columns }
  expect((await member('POST', '/crisis/chronicle/export', file)).data).toEqual({ task: expect.any(Number) })
  for (const chosen of [
    { ids: [1], allOf: null, but: [] },
    { ...file.chosen, allOf: { ...allOf, crisisId: 999 } },
  ])
    expect((await member('POST', '/crisis/chronicle/export', { chosen, columns })).http).toBeGreaterThanOrEqual(400)
})

test('a file of the chronicle has each line once, whatever its pages', async () => {
  const { id } = await begin()
  const at = new Date(Date.now() - 60_000).toISOString()
  for (const text of ['甲', '乙', '丙', '丁', '戊'])
    await member('POST', '/crisis/chronicle', { crisisId: id, happenedAt: at, text })
  const [scope] = [{ orgId: 7, userId: 71, db: databases().worker, now: new Date(), locale: 'zh', may: () => true }]
  for (const order of ['asc', 'desc'] as const) {
    const chosen = { ids: [], allOf: { crisisId: id, like: '', order, sort: 'happenedAt' as const }, but: [] }
    const texts: string[] = []
    for (let after: string | undefined, last = false; !last; ) {
      const page = { sort: 'happenedAt', order, limit: 2, after }
      const { list, next } = await exportedLines.pageOfChosen(scope as unknown as Scope, chosen, page)
      texts.push(...list.map(line => line.text))
      after = next ?? undefined
      last = next === null
    }
    const shown = (await member('POST', '/crisis/chronicle/list', { crisisId: id, order })).data.list
    expect(texts).toEqual(shown.map(({ text }: { text: string }) => text))
  }
})

test('whoever gets a task or is named in a comment on it hears of it; a closed crisis has no further comments', async () => {
  const { id } = await begin()
  const titlesTo = async (userId: number) =>
    (
      await sql<{ title: string }>`
        select message ->> 'title' as title from deliveries where channel = 'inApp' and address = ${String(userId)} order by id`.execute(
        databases().worker,
      )
    ).rows.map(({ title }) => title)
  const draft = { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 }
  const { data: task } = await member('POST', '/crisis/tasks', draft)
  await member('PUT', `/crisis/tasks/${task.id}`, { ...task, ownerId: 71 })
  expect([await titlesTo(70), await titlesTo(71)]).toEqual([['成员 71 把任务交给了你：核实批次'], []])
  const comment = (more: object) =>
    member('POST', '/crisis/tasks/comment', { taskId: task.id, text: '等检测报告', ...more })
  await comment({ mentions: [70, 71, 999] })
  expect((await titlesTo(70)).at(-1)).toBe('成员 71 在任务“核实批次”中提到了你')
  expect((await member('GET', `/crisis/tasks/${task.id}/comments`)).data).toMatchObject([
    { by: '成员 71', text: '等检测报告' },
  ])
  expect(await comment({ text: ' ' })).toMatchObject({ http: 400, problems: [{ field: 'text' }] })
  expect((await reader('POST', '/crisis/tasks/comment', { taskId: task.id, text: 'x' })).http).toBe(403)
  expect((await stranger('GET', `/crisis/tasks/${task.id}/comments`)).http).toBe(404)
  await acts.check?.(id)
  await acts.close?.(id)
  expect(await comment({})).toMatchObject({ key: 'crisis.isClosed' })
})

test('labels and levels are data: counted, renamed, refused when set by two at once', async () => {
  const label = (await admin('POST', '/crisis/label', { name: '产品' })).data
  const { id } = await begin({ labelIds: [label.id] })
  expect((await member('POST', '/crisis/getLabelList', {})).data).toMatchObject([{ name: '产品', crises: 1 }])
  expect((await member('POST', '/crisis/getCrisiss', { labelId: label.id })).data.list).toMatchObject([{ id }])
  expect(await member('POST', '/crisis/label', { name: '另一个' })).toMatchObject({ http: 403 })
  const level = (await admin('GET', '/crisislevel/getCrisisLevelById?id=1')).data
  expect(level).toMatchObject({ name: '重大', clocks: { acknowledge: 15 }, version: 0 })
  const setting = { ...level, names: ['特大', '特大', 'Huge'] }
  expect((await admin('POST', '/crisislevel/updateCrisisLevel', setting)).data).toMatchObject({
    name: '特大',
    version: 1,
  })
  expect(await admin('POST', '/crisislevel/updateCrisisLevel', setting)).toMatchObject({ http: 409 })
})

test('numbers: by level and state, by day; drills are counted nowhere', async () => {
  await sql`delete from crises`.execute(databases().worker)
  await inState('tracking')
  await inState('closed')
  await begin({ drill: true })
  const { levels, underWay, total } = (await member('GET', '/crisis/overview')).data
  expect([underWay, total]).toEqual([1, 2])
  expect(levels[1]).toEqual({ crisisLevel: 2, count: 2, underWay: 1 })
  const days = (await member('GET', '/crisis/trend')).data
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ opened: 2, over: 1, levels: [0, 2, 0, 0] })
})

test('charts mark when a crisis began, of the monitors whose articles it has; no draft, no drill, none of the bin', async () => {
  const range = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 60_000).toISOString() }
  const marks = async (monitors: number[] = [], who = member) =>
    (await who('POST', '/inews/monitorChart/notes/list', { monitors, ...range })).data.sets
  await begin({ name: '草稿', draft: true })
  await begin({ name: '演练', drill: true })
  const { id } = await begin({ name: '车门' })
  expect(await marks()).toEqual([{ kind: 'crisis', id, name: '车门', at: expect.any(String) }])
  expect(await marks([], stranger)).toEqual([])
  const { worker } = databases()
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (711, 7, 'item', '车门', '车门', 1), (712, 7, 'item', '别的', '别的', 1)`.execute(
    worker,
  )
  await worker
    .transaction()
    .execute(tx =>
      addToMonitors({ db: tx, orgId: 7, userId: 71, now: new Date() }, [ids[0] as number], [{ id: 711, version: 1 }]),
    )
  await member('POST', '/crisis/addArtCrisis', { crisisId: id, idList: ids.slice(0, 1) })
  expect([(await marks([711])).length, (await marks([712])).length]).toEqual([1, 0])
  await acts.revoke?.(id)
  const deleted = await acts.delete?.(id)
  expect(await marks()).toEqual([])
  await undo(deleted?.operation ?? 0)
  expect(await marks()).toHaveLength(1)
})

test('another organisation gets nothing by any of them; a reader changes nothing', async () => {
  const { id } = await begin()
  expect(await stranger('GET', `/crisis/getCrisisById?id=${id}`)).toMatchObject({ http: 404 })
  expect((await stranger('POST', '/crisis/getCrisiss', {})).data.total).toBe(0)
  for (const path of ['/crisis/checkCrisis', '/crisis/closeCrisis'])
    expect(await stranger('POST', path, { id, result: 'false', finding: 'x', closing: 'x' })).toMatchObject({
      http: 404,
    })
  expect(await reader('POST', '/crisis/checkCrisis', { id, result: 'false', finding: 'x' })).toMatchObject({
    http: 403,
  })
  expect((await reader('GET', `/crisis/getCrisisById?id=${id}`)).http).toBe(200)
})
