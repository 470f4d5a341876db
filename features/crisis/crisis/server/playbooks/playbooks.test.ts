// Playbooks put into a crisis, tasks answered by link, and what is handed on when somebody leaves; on a real database.
import { locales } from '@guanlan/platform/contract'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PlaybookDraft, readyPlaybooks } from '../../contract.ts'
import { crisesOfMembers, crisisServer } from '../index.ts'
import { ready } from './ready.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} })],
  ['crisis_playbooks', 'crisis_lines', 'crisis_tasks', 'crisis_people', 'crisis_changes', 'crises'],
)
const [member, admin, reader, stranger] = [as(), as('orgAdmin'), as('reader'), as('orgAdmin', 8)]
const begin = async (more: object = {}) =>
  (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2, ...more })).data
const anonymous = (path: string, body: object = {}) =>
  member('POST', path, body, { authorization: undefined, token: undefined } as never)

test.each(readyPlaybooks)('%s is complete in three languages and a playbook that could be saved', key => {
  for (const [at] of locales.entries()) {
    const tasks = ready[key].tasks.map(({ title, ...task }) => ({ ...task, title: title[at] }))
    expect(PlaybookDraft.safeParse({ name: ready[key].name[at], tasks }).error).toBeUndefined()
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length)
  }
})

test('a playbook becomes tasks with deadlines and their order, and one undo takes all of them back', async () => {
  const { id, startedAt } = await begin()
  const applied = await member('POST', '/crisis/playbook/apply', { crisisId: id, ready: 'rumour' })
  const tasks = applied.data
  expect(tasks.map(({ dueAt }: { dueAt: string }) => (Date.parse(dueAt) - Date.parse(startedAt)) / 60_000)).toEqual([
    30, 60, 90, 180, 120, 240,
  ])
  expect(tasks[2]).toMatchObject({ kind: 'statement', afterId: tasks[1].id, status: 'open' })
  await undo(applied.operation)
  expect((await member('GET', `/crisis/tasks?crisisId=${id}`)).data).toEqual([])
})

test('in a crisis that began long ago no task is overdue at once', async () => {
  const { id } = await begin()
  await sql`update crises set started_at = now() - interval '3 days' where id = ${id}`.execute(databases().worker)
  const { data } = await member('POST', '/crisis/playbook/apply', { crisisId: id, ready: 'leak' })
  expect(data.some(({ overdue }: { overdue: boolean }) => overdue)).toBe(false)
})

test('an own version stands in the place of the ready one until it is removed', async () => {
  const draft = { ready: 'strike', name: '停工（本司）', tasks: [{ kind: 'site', title: '去车间', minutes: 20 }] }
  const saved = await admin('POST', '/crisis/playbook', draft)
  const own = saved.data.find(({ ready: key }: { ready: string }) => key === 'strike')
  expect(own).toMatchObject({ name: '停工（本司）', version: 1 })
  expect(saved.data).toHaveLength(readyPlaybooks.length)
  expect((await admin('POST', '/crisis/playbook', draft)).http).toBe(409)
  await admin('POST', '/crisis/playbook', { ...draft, id: own.id, version: 1, name: '二' })
  expect((await admin('POST', '/crisis/playbook', { ...draft, id: own.id, version: 1, name: '三' })).http).toBe(409)
  const { id } = await begin()
  const { data } = await member('POST', '/crisis/playbook/apply', { crisisId: id, id: own.id })
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['去车间'])
  await admin('DELETE', `/crisis/playbook/${own.id}`)
  const { data: english } = await as('reader', 7, 'en')('GET', '/crisis/playbook')
  expect(english.at(-1)).toMatchObject({ id: null, name: 'Strike' })
})

test.each([
  ['no task', { tasks: [] }, 'tasks'],
  ['a task that waits for itself', { tasks: [{ kind: 'verify', title: '一', after: 0 }] }, 'tasks'],
  ['31 tasks', { tasks: Array.from({ length: 31 }, () => ({ kind: 'verify', title: '一' })) }, 'tasks'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused by its field', async (_, more, field) => {
  const draft = { name: '一', tasks: [{ kind: 'verify', title: '一' }], ...more }
  expect(await admin('POST', '/crisis/playbook', draft)).toMatchObject({
    http: 400,
    problems: [{ field: expect.stringContaining(field) }],
  })
})

test('playbooks of others, of readers and for a closed crisis are refused', async () => {
  const { id } = await begin()
  const own = (await admin('POST', '/crisis/playbook', { name: '一', tasks: [{ kind: 'verify', title: '一' }] })).data
  const choice = { crisisId: id, id: own.at(-1).id }
  expect((await stranger('POST', '/crisis/playbook/apply', { ...choice, ready: null })).http).toBe(404)
  expect((await stranger('DELETE', `/crisis/playbook/${choice.id}`)).http).toBe(404)
  expect((await reader('POST', '/crisis/playbook/apply', choice)).http).toBe(403)
  expect((await member('POST', '/crisis/playbook', { name: '一', tasks: [] })).http).toBe(403)
  await member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' })
  await member('POST', '/crisis/closeCrisis', { id, closing: '已澄清' })
  expect((await member('POST', '/crisis/playbook/apply', choice)).http).toBe(409)
})

test('somebody without an account answers one task by its link, until it is done or the link ends', async () => {
  const { id: crisisId } = await begin()
  const { data: task } = await member('POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实批次' })
  const { token } = (await member('POST', '/crisis/tasks/link', { id: task.id })).data
  const path = `/crisis/tasks/linked/${token}`
  expect((await anonymous(`${path}/open`)).data).toEqual({
    ...{ organisation: expect.any(String), crisis: '车门', title: '核实批次', detail: '', dueAt: null },
    ...{ isOver: false, answers: [], files: [] },
  })
  expect((await anonymous(`${path}/answer`, { byName: '李工', text: '' })).http).toBe(400)
  await anonymous(`${path}/answer`, { byName: '李工', text: '正在查' })
  const done = await anonymous(`${path}/answer`, { byName: '李工', text: '是密封条', done: true })
  expect(done.data).toMatchObject({ isOver: true, answers: [{ text: '是密封条' }, { text: '正在查' }] })
  expect((await anonymous(`${path}/answer`, { byName: '李工', text: '再说一句' })).http).toBe(409)
  const [now] = (await member('GET', `/crisis/tasks?crisisId=${crisisId}`)).data
  expect(now).toMatchObject({ status: 'done', doneBy: null, doneAt: expect.any(String) })
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId, kind: 'task' })).data.list
  expect(lines[0]).toMatchObject({ text: '李工（凭链接）完成任务“核实批次”：是密封条', by: null })
  expect((await member('POST', '/crisis/tasks/link', { id: task.id })).http).toBe(409)
  await member('POST', '/crisis/tasks/unlink', { id: task.id })
  expect((await anonymous(`${path}/open`)).http).toBe(404)
  expect((await stranger('POST', '/crisis/tasks/unlink', { id: task.id })).http).toBe(404)
})

test('a task is answered 100 times at most', async () => {
  const { id: crisisId } = await begin()
  const { data: task } = await member('POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实批次' })
  const { token } = (await member('POST', '/crisis/tasks/link', { id: task.id })).data
  await sql`insert into crisis_task_answers (org_id, task_id, answered_at, by_name, text) select 7, ${task.id}, now(), '李工', '查' from generate_series(1, 100)`.execute(
    databases().worker,
  )
  expect((await anonymous(`/crisis/tasks/linked/${token}/answer`, { byName: '李工', text: '查' })).http).toBe(409)
})

test('who leaves hands on roles and open tasks of crises that are not closed', async () => {
  const { id: crisisId } = await begin()
  await member('POST', '/crisis/people', { crisisId, role: 'deputy', userId: 70 })
  await member('POST', '/crisis/people', { crisisId, role: 'legal', userId: 70 })
  await member('POST', '/crisis/people', { crisisId, role: 'legal', userId: 71 })
  const task = { crisisId, kind: 'verify', title: '核实批次', ownerId: 71 }
  await member('POST', '/crisis/tasks', task)
  await member('POST', '/crisis/tasks', { ...task, title: '做完的', status: 'done' })
  const inScope = <T>(work: Parameters<typeof withScope<T>>[2]) => withScope(databases().worker, { orgId: 7 }, work)
  const counts = () => inScope(scope => Promise.all(crisesOfMembers.map(kind => kind.count(scope, [71]))))
  const people = async () =>
    (await member('GET', `/crisis/people?crisisId=${crisisId}`)).data.map(
      ({ role, userId }: { role: string; userId: number }) => `${role} ${userId}`,
    )
  const hand = (to: number | null) =>
    inScope(async scope => {
      for (const kind of crisesOfMembers) await kind.handTo?.(scope, [71], to)
    })
  expect(await counts()).toEqual([2, 1])
  await hand(70)
  expect(await people()).toEqual(['lead 70', 'legal 70'])
  const owners = async () =>
    (await member('GET', `/crisis/tasks?crisisId=${crisisId}`)).data.map(({ ownerId }: { ownerId: number }) => ownerId)
  expect(await owners()).toEqual([70, 71])
  expect(await counts()).toEqual([0, 0])
  const { id: other } = await begin()
  await hand(null)
  expect((await member('GET', `/crisis/people?crisisId=${other}`)).data).toEqual([])
})
