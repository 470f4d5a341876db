// Clocks of crises on a real database, by the clock of the test: who is told when, what ends them, what never speaks again.
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listClocks } from '../clock-acts/act.ts'
import { crisisServer } from '../index.ts'
import { runClocks } from './tell.ts'

const { as, databases } = openFeature(
  [crisisServer({ follow() {} })],
  [
    'deliveries',
    'address_book',
    'crisis_task_reminders',
    'crisis_clocks',
    'crisis_lines',
    'crisis_tasks',
    'crisis_people',
    'crisis_changes',
    'crises',
    'crisis_levels',
  ],
)
const [member, admin, reader, stranger] = [as(), as('orgAdmin'), as('reader'), as('orgAdmin', 8)]
const minuteMs = 60_000
let start = new Date()
beforeEach(() => void (start = new Date()))
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)

/** Led by member 71, with administrator 70 as deputy. Minutes of a test count from its start. */
async function begin(level: number, more: object = {}): Promise<{ id: number }> {
  const { data } = await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: level, ...more })
  await member('POST', '/crisis/people', { crisisId: data.id, role: 'deputy', userId: 70 })
  start = new Date(data.startedAt ?? Date.now())
  return data
}
/** All that is to be done at a minute. */
async function tend(minutes: number): Promise<void> {
  while (await runClocks(databases().worker, () => at(minutes)));
}
interface Sent {
  minute: number
  who: string
  line: string
  state: string
}
async function notified(): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select round(extract(epoch from created_at - ${start}::timestamptz) / 60)::int as minute, channel || ' ' || address as who, message -> 'lines' ->> 0 as line, state
    from deliveries where purpose = 'crisis' order by created_at, id`.execute(databases().worker)
  return rows
}
const inApp = async () =>
  (await notified())
    .filter(({ who, line }) => who.startsWith('inApp') && line !== null)
    .map(({ minute, who, line }) => `${minute} ${who.slice(6)} ${line.match(/“(.*?)”/)?.[1]}`)
const clocks = async (id: number) => (await member('GET', `/crisis/clocks?crisisId=${id}`)).data
const clockOf = async (id: number, kind: string) =>
  (await clocks(id)).findLast((clock: { kind: string }) => clock.kind === kind)
const act = (id: number, what: string, more: object = {}, by = member) =>
  by('POST', '/crisis/clocks', { id, act: what, ...more })
const dueMinute = async (id: number, kind: string) =>
  Math.round((Date.parse((await clockOf(id, kind)).dueAt) - start.getTime()) / minuteMs)

test('a quarter before the end and at the end the lead, then the deputies, each step once', async () => {
  const { id } = await begin(1)
  expect((await clocks(id)).map(({ kind, minutes }: { kind: string; minutes: number }) => [kind, minutes])).toEqual([
    ['acknowledge', 15],
    ['report', 60],
    ['statement', 60],
  ])
  for (let minute = 0; minute <= 40; minute++) await tend(minute)
  expect(await inApp()).toEqual(['12 71 响应', '15 71 响应', '20 70 响应'])
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId: id, kind: 'clock', order: 'asc' })).data
    .list
  expect(lines.map(({ text }: { text: string }) => text)).toEqual([
    '“响应”时限即将到期，已提醒 成员 71',
    '“响应”超时，已通知 成员 71',
    '“响应”超时，已通知 成员 70',
  ])
})

test('without a lead the deputies are told at once, and without anybody the chronicle says so', async () => {
  const { id } = await begin(1)
  const { id: other } = (await member('POST', '/crisis/startCrisis', { name: '无人', crisisLevel: 1 })).data
  await sql`delete from crisis_people where crisis_id = ${id} and role = 'lead' or crisis_id = ${other}`.execute(
    databases().worker,
  )
  await tend(15)
  expect((await inApp()).filter(line => line.endsWith('响应'))).toEqual(['15 70 响应'])
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId: other, kind: 'clock' })).data.list
  expect(lines.map(({ text }: { text: string }) => text)).toEqual(['“响应”时限到期，但没有人可以通知'])
})

test('a level names a roster, told after the lead, and a group, told last; what the book does not have is refused', async () => {
  const { worker } = databases()
  const { rows } = await sql<{ id: number }>`
    insert into address_book (org_id, name, email, groups) values (7, '值班', 'duty@example.org', '[]'), (7, '法务', 'legal@example.org', '["法务"]') returning id`.execute(
    worker,
  )
  await sql`insert into confirmed_addresses (org_id, email, confirmed_at) select 7, email, now() from address_book where org_id = 7`.execute(
    worker,
  )
  const [duty] = rows.map(({ id }) => id)
  const roster = await sql<{ id: number }>`
    insert into duty_rosters (org_id, name, contact_ids, every, starts_on, hand_over, stand_ins) values (7, '夜班', ${[duty]}::int[], 'week', current_date - 30, '00:00', '[]') returning id`.execute(
    worker,
  )
  const level = (await admin('GET', '/crisislevel/getCrisisLevelById?id=1')).data
  const set = (more: object) => admin('POST', '/crisislevel/updateCrisisLevel', { ...level, ...more })
  expect(await set({ rosterIds: [9_999] })).toMatchObject({ http: 400, problems: [{ field: 'rosterIds' }] })
  expect(await set({ groups: ['没有'] })).toMatchObject({ http: 400, problems: [{ field: 'groups' }] })
  expect(await set({ rosterIds: [roster.rows[0]?.id], groups: ['法务'] })).toMatchObject({ http: 200 })
  await begin(1)
  for (let minute = 0; minute <= 40; minute++) await tend(minute)
  const mails = (await notified()).filter(({ who, line }) => who.endsWith('.org') && line.includes('响应'))
  expect(mails.map(({ minute, who }) => `${minute} ${who}`)).toEqual([
    '20 email duty@example.org',
    '25 email legal@example.org',
  ])
})

test('who is told reads it in the language and zone of the address book', async () => {
  await sql`update users set account = 'ada@example.org' where id = 71`.execute(databases().worker).catch(() => {})
  const { rows } = await sql<{ account: string }>`select account from users where id = 71`.execute(databases().worker)
  await sql`insert into address_book (org_id, name, email, groups, locale, time_zone) values (7, 'Ada', ${rows[0]?.account}, '[]', 'en', 'Europe/Berlin')`.execute(
    databases().worker,
  )
  const { id } = await begin(1)
  await tend(15)
  const due = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date((await clockOf(id, 'acknowledge')).dueAt))
  expect((await notified()).map(({ who, line }) => [who.split(' ')[0], line])).toEqual([
    ['inApp', `“Acknowledge” was due at ${due}`],
    ['email', `“Acknowledge” was due at ${due}`],
  ])
})

test.each<[string, (id: number) => Promise<unknown>, string]>([
  ['acknowledged', async id => act((await clockOf(id, 'acknowledge')).id, 'acknowledge'), 'done'],
  ['checked', id => member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' }), 'done'],
  ['revoked', id => member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' }), 'over'],
  ['paused', async id => act((await clockOf(id, 'acknowledge')).id, 'pause', { reason: '等对方回复' }), 'paused'],
])('what was %s never speaks again, also what already waits', async (_, end, state) => {
  const { id } = await begin(1)
  await tend(12)
  expect((await notified()).map(row => row.state)).toContain('waiting')
  await end(id)
  await tend(13)
  expect((await notified()).every(row => row.state === 'cancelled')).toBe(true)
  await tend(30)
  expect((await clockOf(id, 'acknowledge')).state).toBe(state)
  expect((await inApp()).filter(line => line.endsWith('响应'))).toHaveLength(1)
})

test('what ends one clock leaves the messages of the others', async () => {
  const { id } = await begin(1)
  await tend(45)
  await act((await clockOf(id, 'report')).id, 'done')
  const waiting = (await notified())
    .filter(({ state }) => state === 'waiting')
    .map(({ line }) => line.match(/“(.*?)”/)?.[1])
  expect([...new Set(waiting)].sort()).toEqual(['响应', '首次声明'].sort())
})

test('by states alone: a crisis that ended in any other way has no clocks either', async () => {
  const { id } = await begin(1)
  await tend(12)
  await sql`update crises set status = 'closed' where id = ${id}`.execute(databases().worker)
  await tend(20)
  expect((await clocks(id)).every(({ state }: { state: string }) => state === 'over')).toBe(true)
  expect((await notified()).map(({ state }) => state)).toEqual((await notified()).map(() => 'cancelled'))
})

test('a raised level shortens from the original start, a lowered one gives time again', async () => {
  const { id } = await begin(3)
  const change = (crisisLevel: number) =>
    member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel, reason: '扩散' })
  expect(await dueMinute(id, 'statement')).toBe(24 * 60)
  await change(2)
  expect([await dueMinute(id, 'acknowledge'), await dueMinute(id, 'statement')]).toEqual([30, 240])
  await tend(30)
  expect(await inApp()).toEqual(['30 71 响应'])
  await change(4)
  expect(await dueMinute(id, 'acknowledge')).toBe(480)
  expect((await clockOf(id, 'statement')).state).toBe('over')
  await tend(360)
  expect(await inApp()).toEqual(['30 71 响应', '360 71 响应'])
  await change(1)
  expect((await clockOf(id, 'statement')).state).toBe('running')
  expect(await dueMinute(id, 'statement')).toBe(60)
})

test('a pause is asked for its reason and comes on top', async () => {
  const { id } = await begin(1)
  const { id: clock } = await clockOf(id, 'report')
  expect(await act(clock, 'pause')).toMatchObject({ http: 400, problems: [{ field: 'reason' }] })
  await act(clock, 'pause', { reason: '等主管机关' })
  expect((await clockOf(id, 'report')).pauseReason).toBe('等主管机关')
  await sql`update crisis_clocks set paused_at = paused_at - interval '30 minutes' where id = ${clock}`.execute(
    databases().worker,
  )
  await act(clock, 'resume')
  expect(await dueMinute(id, 'report')).toBe(90)
  expect(await act(clock, 'resume')).toMatchObject({ http: 409 })
})

test('a statement ends its clock and starts that of the next one, again and again', async () => {
  const { id } = await begin(1)
  for (const kind of ['statement', 'next', 'next']) await act((await clockOf(id, kind)).id, 'done')
  expect((await clocks(id)).map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual([
    'acknowledge running',
    'report running',
    'statement done',
    'next done',
    'next done',
    'next running',
  ])
  const { data } = await member('GET', '/crisis/overview')
  expect(data.firstStatement.now).toBe(0)
  expect(data.acknowledged.now).toBeNull()
  expect(data.due.map(({ what, kind }: { what: string; kind: string }) => `${kind} ${what}`)).toEqual([
    'clock 响应',
    'clock 上报',
    'clock 后续声明',
  ])
})

test('started again, a crisis has new clocks', async () => {
  const { id } = await begin(1)
  await member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' })
  await member('POST', '/crisis/startCrisis', { id })
  expect((await clocks(id)).map(({ state }: { state: string }) => state)).toEqual(['running', 'running', 'running'])
})

test('an overdue task is told once to whoever has it, and again when it was given more time', async () => {
  const { id } = await begin(4)
  const draft = { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70, dueAt: at(10).toISOString() }
  const { data: task } = await member('POST', '/crisis/tasks', draft)
  await member('POST', '/crisis/tasks', { ...draft, title: '没有人的', ownerId: null })
  for (const minute of [9, 10, 11, 60]) await tend(minute)
  expect(await inApp()).toEqual(['10 70 核实批次', '10 71 没有人的'])
  await member('PUT', `/crisis/tasks/${task.id}`, { ...draft, dueAt: at(70).toISOString(), version: task.version })
  await tend(71)
  expect((await inApp()).at(-1)).toBe('71 70 核实批次')
})

test('others neither see nor touch the clocks, and nothing changes in a closed crisis', async () => {
  const { id } = await begin(1)
  const { id: clock } = await clockOf(id, 'report')
  expect((await stranger('GET', `/crisis/clocks?crisisId=${id}`)).http).toBe(404)
  expect((await act(clock, 'done', {}, stranger)).http).toBe(404)
  expect((await act(clock, 'done', {}, reader)).http).toBe(403)
  expect((await reader('GET', `/crisis/clocks?crisisId=${id}`)).http).toBe(200)
  expect((await act(clock, 'acknowledge')).http).toBe(409)
  await member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' })
  await admin('POST', '/crisis/closeCrisis', { id, closing: '已澄清' })
  expect(await act(clock, 'done')).toMatchObject({ http: 409, msg: expect.stringContaining('危机已结束') })
})

test('whoever is limited to folders sees the clocks of crises in which they have a role', async () => {
  const { id } = await begin(1)
  const seenBy = (userId: number) =>
    withScope(databases().worker, { orgId: 7, userId }, scope => listClocks({ ...scope, limitedTo: [1] }, id))
  expect(await seenBy(70)).toHaveLength(3)
  await expect(seenBy(72)).rejects.toThrow()
})

test('a worker that dies between the end of a clock and its message has told nothing, the next one tells once', async () => {
  await begin(1)
  const dying = databases()
    .worker.transaction()
    .execute(async tx => {
      await runClocks(
        { transaction: () => ({ execute: (work: (db: typeof tx) => unknown) => work(tx) }) } as never,
        () => at(15),
      )
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from deliveries`.execute(tx)
      expect(rows[0]?.n).toBeGreaterThan(0)
      throw new Error('killed')
    })
  await expect(dying).rejects.toThrow('killed')
  expect(await notified()).toEqual([])
  await Promise.all([tend(15), tend(15), tend(15)])
  await tend(16)
  expect(await inApp()).toEqual(['15 71 响应'])
})

test('a level is tried on what was: by shorter minutes what was in time is late, by none there is no limit, and nothing changes', async () => {
  await member('POST', '/crisis/startCrisis', { name: '演练', crisisLevel: 3, drill: true })
  const { id } = await begin(3, { name: '试算' })
  await act((await clockOf(id, 'report')).id, 'done')
  await sql`
    update crisis_clocks set ended_at = starts_at + interval '3 hours' where crisis_id = ${id} and kind = 'report'`.execute(
    databases().worker,
  )
  const before = await clocks(id)
  const body = {
    id: 3,
    workdays: false,
    clocks: { acknowledge: 120, report: 60, statement: null, next: null },
  }
  expect((await member('POST', '/crisislevel/tryOut', body)).http).toBe(403)
  const { data } = await admin('POST', '/crisislevel/tryOut', body)
  expect(data.map(({ name }: { name: string }) => name)).not.toContain('演练')
  const [tried] = data
  expect(tried).toMatchObject({ crisisId: id, name: '试算' })
  const outcomes = tried.clocks.map((clock: { kind: string; before: object; after: object }) => [
    clock.kind,
    (clock.before as { outcome: string }).outcome,
    (clock.after as { outcome: string }).outcome,
  ])
  expect(outcomes).toEqual([
    ['acknowledge', 'running', 'running'],
    ['report', 'met', 'missed'],
    ['statement', 'running', 'none'],
  ])
  expect(await clocks(id)).toEqual(before)
  expect((await as('orgAdmin', 8)('POST', '/crisislevel/tryOut', body)).data).toEqual([])
})

test('a level gives its roles from the start, and when a crisis comes to it; nobody loses one, and who is no member is refused', async () => {
  const { data: level } = await member('GET', '/crisislevel/getCrisisLevelById?id=2')
  const set = (presets: object[], version: number) => {
    const { crisisLevel: _, name: __, ...setting } = level
    return admin('POST', '/crisislevel/updateCrisisLevel', { ...setting, presets, version })
  }
  expect(await set([{ role: 'legal', userId: 99_999 }], level.version)).toMatchObject({
    http: 400,
    problems: [{ field: 'presets.0.userId' }],
  })
  const presets = [
    { role: 'legal', userId: 70 },
    { role: 'approver', userId: 71 },
  ]
  const { data: stored } = await set(presets, level.version)
  const { data: crisis } = await member('POST', '/crisis/startCrisis', { name: '预设', crisisLevel: 4 })
  const rolesNow = async () =>
    (await member('GET', `/crisis/people?crisisId=${crisis.id}`)).data.map(
      ({ role, userId }: { role: string; userId: number }) => `${role} ${userId}`,
    )
  expect(await rolesNow()).toEqual(['lead 71'])
  await member('POST', '/crisis/changeCrisisLevel', { id: crisis.id, crisisLevel: 2, reason: '扩散' })
  expect(await rolesNow()).toEqual(['lead 71', 'legal 70'])
  const { data } = await member('POST', '/crisis/chronicle/list', { crisisId: crisis.id, kind: 'people' })
  expect(data.list.map(({ text }: { text: string }) => text)).toEqual(['成员 70 按敏感级预设担任法务'])
  await set([], stored.version)
})
