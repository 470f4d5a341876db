import { collectionTasksServer } from '@guanlan/features/collecting/collection-tasks/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { runCycles } from './cycles.ts'
import { cycleTasksServer } from './index.ts'

const { as, databases, undo } = openFeature(
  [cycleTasksServer, collectionTasksServer],
  ['cycle_runs', 'cycle_tasks', 'gather_tasks', 'gather_windows', 'org_sources', 'sources'],
)
const path = '/inews/cycleTask'
const member = as()
const db = () => databases().worker
const probe = { name: '探测', kind: 'probe', rhythm: 'daily', time: '08:30' }
const add = async (draft: object = {}) => (await member('POST', `${path}/add`, { ...probe, ...draft })).data
const runs = async () => (await member('POST', `${path}/runs`, {})).data.list
/** As if its moment had come so long ago. */
const due = (id: number, ago = '1 second') =>
  sql`update cycle_turns set next_at = now() - ${ago}::interval where task_id = ${id}`.execute(db())
const answered = () => sql`update sources set last_asked_at = clock_timestamp()`.execute(db())

beforeEach(async () => {
  await sql`insert into sources (id, kind, url, name, media_type, host, shared) values
    (1, 'feed', 'https://a.example/rss', '甲报', 1, 'a.example', false), (2, 'feed', 'https://b.example/rss', '乙报', 1, 'b.example', false)`.execute(
    db(),
  )
  await sql`insert into org_sources (org_id, source_id, name) values (7, 1, '甲报'), (7, 2, '乙报')`.execute(db())
})

test('a task whose time has come runs once, however many workers look', async () => {
  const { id } = await add()
  await runCycles(db())
  await due(id)
  await Promise.all([runCycles(db()), runCycles(db()), runCycles(db())])
  expect(await runs()).toMatchObject([{ taskId: id, state: 'running', startedBy: null }])
  await sql`update sources set state = 4 where id = 2`.execute(db())
  await answered()
  await runCycles(db())
  expect(await runs()).toMatchObject([{ state: 'done', found: 1, refused: 1, problem: null }])
  const { data } = await member('GET', `${path}/${id}`)
  expect(data.lastRun.state).toBe('done')
  expect(Date.parse(data.nextAt)).toBeGreaterThan(Date.now())
})

test('a disabled one does not run, and runs again when it is enabled', async () => {
  const { id } = await add()
  await runCycles(db())
  expect((await member('PUT', `${path}/enable`, { id, enabled: false })).data).toMatchObject({
    enabled: false,
    nextAt: null,
  })
  await due(id)
  await runCycles(db())
  expect(await runs()).toEqual([])
  await member('PUT', `${path}/enable`, { id, enabled: true })
  await runCycles(db())
  await due(id)
  await runCycles(db())
  expect(await runs()).toHaveLength(1)
})

test('a run that has not ended is not overlapped', async () => {
  const { id } = await add()
  await runCycles(db())
  await due(id)
  await runCycles(db())
  await due(id)
  await runCycles(db())
  expect(await runs()).toMatchObject([{ state: 'skipped', problem: 'overlap' }, { state: 'running' }])
  expect(await member('POST', `${path}/run`, { id })).toMatchObject({ http: 409, key: 'cycleTasks.isRunning' })
})

test.each([
  ['one', 1],
  ['none', 0],
])('missed for two days: %s', async (missed, count) => {
  const { id } = await add({ missed })
  await runCycles(db())
  await due(id, '2 days')
  await runCycles(db())
  expect(await runs()).toHaveLength(count)
  await answered()
  await runCycles(db())
  await runCycles(db())
  expect(await runs()).toHaveLength(count)
})

test('a run by hand of a collection task opens its window and asks its sources', async () => {
  const task = (await member('POST', '/inews/gather/add', { name: '任务', sources: [1], cycle: 'scheduled' })).data
  await sql`update sources set next_at = now() + interval '1 day'`.execute(db())
  const { id } = await add({ kind: 'gather', target: task.id })
  expect((await member('POST', `${path}/run`, { id })).data).toMatchObject({ state: 'running', startedBy: '成员 71' })
  await runCycles(db())
  const { rows } =
    await sql`select w.task_id, s.next_at <= now() as due from gather_windows w, sources s where s.id = 1 and w.until > now()`.execute(
      db(),
    )
  expect(rows).toEqual([{ task_id: task.id, due: true }])
  await runCycles(db())
  expect(await runs()).toMatchObject([{ state: 'running' }])
  await sql`insert into gather_seen (org_id, task_id, mark, source_id) values (7, ${task.id}, 'a', 1)`.execute(db())
  await answered()
  await runCycles(db())
  expect(await runs()).toMatchObject([{ state: 'done', found: 1, fresh: 1, refused: 0 }])
})

test('what cannot run says why', async () => {
  const task = (await member('POST', '/inews/gather/add', { name: '任务', sources: [1] })).data
  const { id } = await add({ kind: 'gather', target: task.id })
  await member('DELETE', `/inews/gather/delete/${task.id}`)
  await member('POST', `${path}/run`, { id })
  await runCycles(db())
  expect(await runs()).toMatchObject([{ state: 'failed', problem: 'targetMissing' }])
})

test.each([
  ['no task to collect', { kind: 'gather' }, 'target', '请选择采集任务'],
  ['somebody else’s task', { kind: 'gather', target: 999 }, 'target', '采集任务不存在或已删除'],
  ['no weekday', { rhythm: 'weekly' }, 'weekdays', '请至少选择一天'],
  ['every minute', { rhythm: 'cron', pattern: '* * * * *' }, 'pattern', '两次运行至少间隔 5 分钟'],
  ['a wrong pattern', { rhythm: 'cron', pattern: 'x' }, 'pattern', 'cron 表达式有误，或永远不会到来'],
])('%s is refused by the field', async (_, draft, field, msg) =>
  expect(await member('POST', `${path}/add`, { ...probe, ...draft })).toMatchObject({
    http: 400,
    problems: [{ field, msg }],
  }),
)

test('the next five are told in the zone of the organisation', async () => {
  const { data } = await member('POST', `${path}/next`, { rhythm: 'daily', time: '08:30' })
  expect(data).toHaveLength(5)
  expect(data[0]).toMatch(/T00:30:00/)
})

test('one is changed, deleted, and comes back; readers and others cannot', async () => {
  const task = await add()
  const changed = await member('PUT', `${path}/${task.id}`, { ...task, name: '新名' })
  expect(changed.data).toMatchObject({ name: '新名', version: 2 })
  const { operation } = await member('DELETE', `${path}/${task.id}`)
  await runCycles(db())
  expect((await member('POST', `${path}/list`, {})).data.total).toBe(0)
  await undo(operation)
  expect((await as('reader')('POST', `${path}/list`, {})).data.list).toMatchObject([{ name: '新名' }])
  expect((await as('reader')('POST', `${path}/run`, { id: task.id })).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('POST', `${path}/run`, { id: task.id })).http).toBe(404)
  expect((await stranger('GET', `${path}/${task.id}`)).http).toBe(404)
})
