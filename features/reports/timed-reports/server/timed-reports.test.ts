// Timers: a report at its moment, once, whatever is killed; sent once to each, with the words of the mail server; and nobody else's.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { addressBookServer } from '@guanlan/features/people/address-book/server'
import { reportsServer, reportsWorks } from '@guanlan/features/reports/reports/server'
import type { Schedule } from '@guanlan/platform/contract'
import { openDocuments, packageOf } from '@guanlan/platform/server'
import { finishTasks, openFeature, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOutbox, type TestOutbox, testSender } from '../../../workspace/notifications/server/testing/open-outbox.ts'
import type { Run, Timer } from '../contract.ts'
import { turnAt } from './due.ts'
import { timedReportsServer } from './index.ts'
import { runningReports } from './run.ts'
import { runTimers } from './turns.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const documents = openDocuments(null)
const { as, databases, upload, undo } = openFeature(
  [
    timedReportsServer({ files: await testFiles() }),
    addressBookServer({ publicUrl: 'https://guanlan.example' }),
    reportsServer(documents),
    monitorServer(openMonitorSaves(noListener)),
  ],
  [
    ...[
      'report_files',
      'report_runs',
      'report_timers',
      'reports',
      'deliveries',
      'downloads',
      'tasks',
      'org_limits',
      'stopped_addresses',
    ],
    ...['monitor_versions', 'rule_changes', 'monitors'],
  ],
)
const path = '/inews/reportTimer'
const info = '/inews/reportTimerInfo'
const member = as()
const stranger = as('orgAdmin', 8)
const db = () => databases().worker
const finish = () => finishTasks(databases(), [...reportsWorks(), runningReports(documents)])

const mails: { to: string; raw: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('gone') ? Object.assign(new Error('nobody of that name'), { responseCode: 550 }) : null),
  onData: async (stream, session, done) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw })
    done()
  },
})
let outbox: TestOutbox
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: testSender, files: await testFiles() }
  outbox = await openOutbox(databases(), { mail })
})
afterAll(async () => {
  await outbox.stop()
  await new Promise<void>(resolve => server.close(resolve))
})

let monitor = 0
beforeEach(async () => {
  mails.length = 0
  monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })).data.id
})
const draft = (more: object = {}) => ({
  ...{
    name: '晨报',
    templateId: 'bare',
    monitors: [monitor],
    referencePeriod: '24h',
    time: '08:00',
    formats: ['docx'],
  },
  ...{ members: [71], addresses: ['li@example.com'] },
  ...more,
})
const add = async (more: object = {}): Promise<Timer> => (await member('POST', path, draft(more))).data
const runs = async (ask = member): Promise<Run[]> => (await ask('GET', info)).data.list
/** As if its moment had come at that time. */
const due = (at: Date) => sql`update report_timer_turns set next_at = ${at}`.execute(db())
const addressesOf = () => mails.map(({ to }) => to).sort()
test('a timer due in the past is made once although workers run at once, is late, and each receiver has one mail', async () => {
  const timer = await add({
    addresses: ['li@example.com', 'LI@example.com', 'gone@example.com'],
  })
  await runTimers(db())
  // Three mornings were missed: the last one is made.
  const now = new Date('2026-11-23T02:30:00Z')
  await due(new Date('2026-11-21T00:00:00Z'))
  await Promise.all([runTimers(db(), now), runTimers(db(), now), runTimers(db(), now)])
  await finish()
  await outbox.settled()
  const [run, ...others] = await runs()
  expect(others).toEqual([])
  expect(run).toMatchObject({
    timerId: timer.id,
    kind: 'timed',
    dueAt: '2026-11-23T00:00:00.000Z',
    name: '晨报 2026-11-23',
    state: 'done',
    isLate: true,
    startedBy: null,
  })
  expect(run?.files).toMatchObject([
    { format: 'docx', name: '晨报 2026-11-23.docx', isCurrent: true, uploadedBy: null },
  ])
  expect(addressesOf()).toEqual(['71@example.com', 'li@example.com'])
  expect(mails[0]?.raw).toContain("utf-8''%E6%99%A8%E6%8A%A5")
  expect(run?.receivers.find(({ address }) => address === 'gone@example.com')).toMatchObject({
    state: 'failed',
    answer: expect.stringContaining('nobody of that name'),
  })
  const report = (await member('GET', `/report/get/${run?.reportId}`)).data
  expect([report.from, report.to]).toEqual(['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'])
  await runTimers(db(), now)
  expect(await runs()).toHaveLength(1)
  expect((await member('GET', `${path}/${timer.id}`)).data.lastRun.id).toBe(run?.id)
})

test('looked at first: made, then it waits; of two who send, one is told that the other did', async () => {
  const { id } = await add({ reviewFirst: true })
  await member('POST', `${path}/run`, { id })
  expect((await member('POST', `${path}/run`, { id })).key).toBe('timedReports.isRunning')
  await finish()
  await outbox.settled()
  const [run] = await runs()
  expect([run?.state, mails]).toEqual(['review', []])
  const sent = await Promise.all([1, 2].map(() => member('POST', `${info}/send`, { id: run?.id, sends: 0 })))
  expect(sent.map(({ http }) => http).sort()).toEqual([200, 409])
  expect(sent.find(({ http }) => http === 409)?.msg).toContain('成员 71')
  await outbox.settled()
  expect(addressesOf()).toEqual(['71@example.com', 'li@example.com'])
})

test('an edited file takes the made one’s place and both are kept; what is not what its name says is refused', async () => {
  const { id } = await add({ reviewFirst: true })
  await member('POST', `${path}/run`, { id })
  const early = (await runs())[0]?.id
  expect((await upload(`${info}/upload?id=${early}`, 'a.pdf', '%PDF-1.7')).key).toBe('timedReports.notReady')
  await finish()
  const run = (await runs())[0]
  const office = async (part: string) => buffer(packageOf([{ name: part, bytes: Buffer.alloc(600) }]))
  const send = (name: string, content: Uint8Array | string) => upload(`${info}/upload?id=${run?.id}`, name, content)
  expect(await send('周报.docx', 'text')).toMatchObject({ http: 415, key: 'platform.fileKind' })
  expect(await send('周报.docx', await office('xl/workbook.xml'))).toMatchObject({
    http: 415,
    key: 'timedReports.wrongContent',
  })
  expect(await send('周报.html', '<p>')).toMatchObject({ http: 415 })
  expect((await send('改过的.docx', await office('word/document.xml'))).data).toMatchObject({ uploadedBy: '成员 71' })
  expect((await runs())[0]?.files.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    [run?.files[0]?.name, false],
    ['改过的.docx', true],
  ])
  await member('POST', `${info}/send`, { id: run?.id, sends: 0 })
  await outbox.settled()
  expect(mails[0]?.raw).toContain('%E6%94%B9%E8%BF%87%E7%9A%84')
})

test('a report is sent by hand with words of one’s own; sending again reaches all, or those it failed for', async () => {
  const { reportId } = (
    await member('POST', '/report/add', { reportName: '专报', templateId: 'bare', monitors: [monitor], period: '24h' })
  ).data
  const body = {
    reportId,
    kinds: ['html'],
    addresses: ['li@example.com', 'gone@example.com'],
    words: '请查收\r\nBcc: x@example.com',
  }
  expect((await member('POST', '/report/send', body)).key).toBe('timedReports.notReady')
  await finish()
  expect(await member('POST', '/report/send', { ...body, addresses: [] })).toMatchObject({
    problems: [{ field: 'members', msg: '请选择收件人' }],
  })
  const { data } = await member('POST', '/report/send', body)
  await finish()
  await outbox.settled()
  expect(addressesOf()).toEqual(['li@example.com'])
  expect(mails[0]?.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im)
  await member('POST', `${info}/send`, { id: data.id, sends: 1, to: 'failed' })
  await outbox.settled()
  expect(mails).toHaveLength(1)
  await member('POST', `${info}/send`, { id: data.id, sends: 1 })
  await outbox.settled()
  expect(addressesOf()).toEqual(['li@example.com', 'li@example.com'])
})

test('whoever unsubscribes by the button of the mail gets no more, and cannot be typed in again', async () => {
  const { id } = await add()
  await member('POST', `${path}/run`, { id })
  await finish()
  await outbox.settled()
  const raw = (mails.find(({ to }) => to === 'li@example.com')?.raw ?? '').replace(/\r?\n[ \t]+/g, '')
  const token = /^List-Unsubscribe: ?<[^>]*token=([^>]+)>/m.exec(raw)?.[1]
  const left = await stranger(
    'POST',
    `/api/email/unsubscribe?token=${token}`,
    {},
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect(left.http).toBe(200)
  const [run] = await runs()
  await member('POST', `${info}/send`, { id: run?.id, sends: 1 })
  await outbox.settled()
  expect(addressesOf()).toEqual(['71@example.com', '71@example.com', 'li@example.com'])
  expect(await member('POST', path, draft({ name: '晚报' }))).toMatchObject({
    problems: [{ field: 'addresses', msg: '“li@example.com”已退订或无法送达' }],
  })
})

test('a failed run says why and goes on when it is tried again; a test goes to its caller alone', async () => {
  const { id } = await add()
  await member('POST', `${path}/run`, { id, test: true })
  await sql`update tasks set state = 'failed', problem = 'out of paper' where kind = 'timedReports.run'`.execute(db())
  const [failed] = await runs()
  expect(failed).toMatchObject({ state: 'failed', problem: '生成中断，请重试' })
  await member('POST', `${info}/retry`, { id: failed?.id })
  await finish()
  await outbox.settled()
  expect((await runs())[0]?.state).toBe('done')
  expect(addressesOf()).toEqual(['71@example.com'])
  expect((await member('POST', `${info}/retry`, { id: failed?.id })).key).toBe('timedReports.notFailed')
  expect((await member('DELETE', info, { idList: [failed?.id] })).data).toEqual({ changed: 1 })
})

test.each([
  ['no template', { templateId: null }, 'templateId', '模板不能为空'],
  ['no monitor', { monitors: [] }, 'monitors', '监测项不能为空'],
  ['no sentiment', { sentiments: [] }, 'sentiments', '情感不能为空'],
  ['no weekday', { frequency: 'weekly' }, 'weekdays', '请至少选择一天'],
  ['no address', { addresses: ['li@example.com\nBcc: x@example.com'] }, 'addresses.0', '不是有效的邮箱地址'],
  ['no member', { members: [81] }, 'members', '“#81”已不在本机构或通讯录中'],
  ['31 February', { until: '2026-02-31' }, 'until', expect.anything()],
])('%s is refused by its field', async (_, more, field, msg) =>
  expect(await member('POST', path, draft(more))).toMatchObject({ http: 400, problems: [{ field, msg }] }),
)

test('conditions are as limited as those of a report', async () => {
  await sql`insert into org_limits (org_id, quota, most) values (7, 'reportCondition', 1)`.execute(db())
  expect((await member('POST', path, draft({ members: [], sentiments: ['-1'] }))).key).toBe('platform.overQuota')
})

test('a timer is changed, paused, deleted and back; readers change none, and others find nothing', async () => {
  const timer = await add({ members: [] })
  expect(timer.nextAt).toMatch(/T00:00:00/)
  const change = (version: number) =>
    member('PUT', path, { ...draft({ members: [] }), id: timer.id, version, name: '晚报' })
  expect((await change(1)).data).toMatchObject({ name: '晚报', version: 2 })
  expect(await change(1)).toMatchObject({ http: 409, key: 'platform.changedSince' })
  expect((await member('PUT', `${path}/pause`, { id: timer.id, paused: true })).data).toMatchObject({ nextAt: null })
  const { operation } = await member('DELETE', `${path}/${timer.id}`)
  expect((await member('GET', path)).data.total).toBe(0)
  await undo(operation)
  const reader = as('reader')
  expect((await reader('GET', path)).data.list).toMatchObject([{ name: '晚报' }])
  expect((await reader('POST', `${path}/run`, { id: timer.id })).http).toBe(403)
  await member('POST', `${path}/run`, { id: timer.id })
  await finish()
  const [run] = await runs()
  expect((await stranger('GET', path)).data.total).toBe(0)
  expect(await runs(stranger)).toEqual([])
  for (const [method, url, body] of [
    ['GET', `${path}/${timer.id}`, undefined],
    ['POST', `${path}/run`, { id: timer.id }],
    ['GET', `${info}/${run?.id}`, undefined],
    ['POST', `${info}/send`, { id: run?.id, sends: 1 }],
    ['POST', '/report/send', { reportId: run?.reportId, addresses: ['x@example.com'] }],
  ] as const)
    expect([url, (await stranger(method, url, body)).http]).toEqual([url, 404])
})

describe('of what was missed', () => {
  const schedule: Schedule = {
    frequency: 'daily',
    weekdays: [],
    monthDays: [],
    time: '08:00',
    workingDays: false,
    until: null,
  }
  const turn = (dueAt: string, now: string, isWorking = () => true, more: object = {}) =>
    turnAt({ ...schedule, ...more }, { zone: 'Asia/Shanghai', isWorking, dueAt: new Date(dueAt), now: new Date(now) })
  test('the last moment is run, and the next one comes after now', () => {
    expect(turn('2026-03-01T00:00Z', '2026-03-03T05:00Z')).toEqual({
      dueAt: new Date('2026-03-03T00:00Z'),
      next: new Date('2026-03-04T00:00Z'),
    })
  })
  test('nothing is run on a day that was declared free since', () => {
    expect(turn('2026-03-01T00:00Z', '2026-03-01T00:01Z', () => false, { workingDays: true }).dueAt).toBeNull()
  })
})
