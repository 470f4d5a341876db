// What stands in the room of a crisis and beside it: people, tasks, the chronicle, labels, levels and numbers, and who sees them.
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportedLines } from './chronicle/lines.ts'
import { openCrises } from './testing/open-crises.ts'

const { admin, member, reader, stranger, databases, ids, begin, acts, inState } = openCrises()

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

test('a line names an article of the organisation; lines are found by when they happened', async () => {
  const { id } = await begin()
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const add = (more: object) => member('POST', '/crisis/chronicle', { crisisId: id, text: '媒体来电', ...more })
  expect((await add({ articleId: ids[0], happenedAt: hour(-2) })).data).toMatchObject({ articleId: ids[0] })
  expect(await add({ articleId: 999_999 })).toMatchObject({ http: 400, problems: [{ field: 'articleId' }] })
  await add({ happenedAt: hour(-5) })
  const found = async (question: object) =>
    (await member('POST', '/crisis/chronicle/list', { crisisId: id, kind: 'note', ...question })).data.total
  expect([await found({}), await found({ from: hour(-3) }), await found({ from: hour(-6), to: hour(-3) })]).toEqual([
    2, 1, 1,
  ])
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

test('a task alone names its crisis, to whoever sees it', async () => {
  const { id } = await begin()
  const task = (await member('POST', '/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实批次' })).data
  expect((await reader('GET', `/crisis/tasks/${task.id}`)).data).toMatchObject({
    title: '核实批次',
    crisisName: '车门',
  })
  expect((await stranger('GET', `/crisis/tasks/${task.id}`)).http).toBe(404)
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

test('another organisation gets nothing by any of them; a reader changes nothing', async () => {
  const { id } = await begin()
  expect(await stranger('GET', `/crisis/getCrisisById?id=${id}`)).toMatchObject({ http: 404 })
  expect((await stranger('POST', '/crisis/getCrisiss', {})).data.total).toBe(0)
  const acts = { checkCrisis: { result: 'false', finding: 'x' }, closeCrisis: { closing: 'x' } }
  for (const [path, body] of Object.entries(acts))
    expect(await stranger('POST', `/crisis/${path}`, { id, ...body })).toMatchObject({ http: 404 })
  expect(await reader('POST', '/crisis/checkCrisis', { id, result: 'false', finding: 'x' })).toMatchObject({
    http: 403,
  })
  expect((await reader('GET', `/crisis/getCrisisById?id=${id}`)).http).toBe(200)
})
