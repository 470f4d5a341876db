import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from './index.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow() {} })],
  [
    'deliveries',
    'delivery_channel_states',
    'delivery_channels',
    'warning_incident_articles',
    'warning_incidents',
    'warning_versions',
    'warnings',
  ],
)
const path = '/inews/warning'
const member = as()
const draft = (more: object = {}) => ({
  name: '召回',
  warningWords: '泊舟+召回',
  mediaType: ['web'],
  sentiment: [-1],
  startTime: '2026-11-01',
  endTime: '2026-12-31',
  receiveEmail: true,
  ...more,
})
const add = async (more: object = {}) => (await member('POST', path, draft(more))).data

test('one is added, read, changed, switched off and found', async () => {
  const made = await add({ conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['2'] }] })
  expect(made).toMatchObject({
    name: '召回',
    version: 1,
    enabled: true,
    startTime: '2026-11-01',
    mediaType: ['web'],
    incidents: 0,
  })
  const { data } = await member('PUT', path, {
    id: made.id,
    ...draft({ name: '召回二', warningWords: '泊舟 | 北汀' }),
    version: 1,
  })
  expect(data).toMatchObject({ name: '召回二', version: 2, conditions: [] })
  expect((await member('PUT', `${path}/enable/${made.id}`, { enabled: false })).data).toMatchObject({ enabled: false })
  expect((await member('GET', `${path}?enabled=off&like=${encodeURIComponent('召')}`)).data).toMatchObject({ total: 1 })
  expect((await member('GET', `${path}?enabled=on`)).data).toMatchObject({ total: 0 })
  expect((await member('GET', `${path}/rule?id=${made.id}`)).data).toEqual({
    id: made.id,
    words: '泊舟 | 北汀',
    rule: '泊舟|北汀',
  })
})

test('each way it read is kept, newest first', async () => {
  const { id } = await add()
  await member('PUT', path, { id, ...draft({ name: '召回二' }), version: 1 })
  const { data } = await member('GET', `${path}/${id}/versions`)
  expect(
    data.map(({ version, savedBy, draft }: Record<string, { name: string }>) => [version, savedBy, draft?.name]),
  ).toEqual([
    [2, '成员 71', '召回二'],
    [1, '成员 71', '召回'],
  ])
  expect(data[1].draft).toMatchObject(draft())
})

test('a save based on an older version is refused, and nothing is lost', async () => {
  const { id } = await add()
  await member('PUT', path, { id, ...draft({ name: '乙' }), version: 1 })
  expect(await member('PUT', path, { id, ...draft({ name: '丙' }), version: 1 })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  expect((await member('GET', `${path}/${id}`)).data.name).toBe('乙')
})

test('what is deleted comes back', async () => {
  const { id } = await add()
  await add({ name: '乙' })
  const one = await member('DELETE', `${path}/${id}`)
  expect(one.data).toEqual({ changed: 1 })
  expect((await undo(one.operation)).http).toBe(200)
  const all = await member('POST', `${path}/remove`, { allOf: {} })
  expect(all.data).toEqual({ changed: 2 })
  expect((await member('GET', path)).data.total).toBe(0)
})

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', '请输入预警名称'],
  ['no words', { warningWords: ' ' }, 'warningWords', '请输入预警词'],
  ['no type of media', { mediaType: [] }, 'mediaType', '请选择媒体类型'],
  ['no sentiment', { sentiment: [] }, 'sentiment', '请选择情感'],
  ['no first day', { startTime: '' }, 'startTime', '请选择开始时间'],
  ['no last day', { endTime: undefined }, 'endTime', '请选择结束时间'],
  ['the first day after the last', { startTime: '2027-01-01' }, 'startTime', '开始时间不能晚于结束时间'],
  ['nothing to receive by', { receiveEmail: false }, 'receiveEmail', '邮箱接收和微信接收至少选择一项'],
  ['a mistake in the words', { warningWords: '泊舟+(召回' }, 'warningWords', expect.any(String) as unknown as string],
  [
    'a wrong condition',
    { conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['9'] }] },
    'conditions.0.value',
    '“9”不是有效的值',
  ],
  ['a monitor that is not there', { monitorIds: [123_456] }, 'monitorIds', '所选内容已不存在，请重新选择'],
])('%s is refused by the field', async (_, more, field, msg) => {
  expect(await member('POST', path, draft(more))).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test.each([
  ['memberIds', { memberIds: [80] }],
  ['channelIds', { channelIds: [1] }],
  ['contactIds', { contactIds: [1] }],
  ['groups', { groups: ['值班'] }],
])('receivers that the organisation does not have are refused: %s', async (field, more) => {
  expect(await member('POST', path, draft(more))).toMatchObject({ http: 400, problems: [{ field }] })
})

test('the same day passes, and a taken name is refused', async () => {
  expect((await member('POST', path, draft({ endTime: '2026-11-01' }))).http).toBe(200)
  expect(await member('POST', path, draft())).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
})

test('another organisation sees nothing, and a reader changes nothing', async () => {
  const { id } = await add()
  expect((await as('member', 8)('GET', `${path}/${id}`)).http).toBe(404)
  expect((await as('member', 8)('GET', path)).data.total).toBe(0)
  expect((await as('reader')('GET', path)).data.total).toBe(1)
  expect((await as('reader')('POST', path, draft({ name: '乙' }))).http).toBe(403)
})

test('incidents are acknowledged, settled and opened again; the other organisation has none', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_name, source, title, sentiment, level) select 7, '召回', 'auto', '泊舟' || n, -1, n from generate_series(1, 3) n
    returning id`.execute(databases().worker)
  const ids = rows.map(({ id }) => id)
  const list = async (question: object = {}, ask = member) =>
    (await ask('POST', `${path}/incident/list`, question)).data.list
  const acted = await member('PUT', `${path}/incident/state`, { ids, state: 'acknowledged' })
  expect(acted.data).toEqual({ changed: 3 })
  expect(await list()).toMatchObject([{ state: 'acknowledged', takenBy: '成员 71', version: 2 }, {}, {}])
  await undo(acted.operation)
  expect(await list({ state: 'open' })).toHaveLength(3)
  await member('PUT', `${path}/incident/state`, { ids: [ids[0]], state: 'done', note: '已处理' })
  expect(await list({ state: 'unsettled' })).toHaveLength(2)
  expect(await list({ level: 2 })).toHaveLength(2)
  expect((await member('GET', `${path}/incident/${ids[0]}`)).data).toMatchObject({ state: 'done', note: '已处理' })
  expect((await member('GET', `${path}/numbers`)).data).toEqual({ open: 2, waiting: 0, today: 3, todayMajor: 2 })
  // What waits for review says so and nothing else: it is in no list of a state, and counted once.
  await sql`update warning_incidents set review = 'waiting' where id = ${ids[1]}`.execute(databases().worker)
  expect(await list({ state: 'open' })).toMatchObject([{ id: ids[2] }])
  expect(await list({ review: 'waiting' })).toMatchObject([{ id: ids[1] }])
  expect(await list({ state: 'unsettled' })).toHaveLength(2)
  expect((await member('GET', `${path}/numbers`)).data).toMatchObject({ open: 1, waiting: 1 })
  expect(await list({}, as('member', 8))).toEqual([])
  expect((await as('member', 8)('PUT', `${path}/incident/state`, { ids, state: 'done' })).http).toBe(404)
  expect(await member('PUT', `${path}/incident/state`, { ids: [], state: 'done' })).toMatchObject({
    problems: [{ msg: '请选择数据' }],
  })
})

test('what became of its incidents is counted, and what keeps warnings from warning is named', async () => {
  const { worker } = databases()
  const { id } = await add()
  const gone = await add({ name: '过期', startTime: '2020-01-01', endTime: '2020-01-02' })
  await add({ name: '无人', channelIds: [await aChannel()] })
  await sql`update delivery_channels set enabled = false where org_id = 7`.execute(worker)
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_id, warning_name, source, title, sentiment, state, opened_at, last_at)
    select 7, ${id}, '召回', 'auto', '泊舟', -1, s, now() - interval '2 days', now() from unnest(array['open', 'open', 'inHand', 'done', 'falseAlarm']) s returning id`.execute(
    worker,
  )
  await sql`
    insert into deliveries (org_id, channel, transport, address, receiver, purpose, thread, message, due_at, opened_at)
    values (7, 'inApp', 'inApp', '71', '成员 71', 'warning', ${`incident:${rows[0]?.id}`}, '{}', now(), now())`.execute(
    worker,
  )
  expect((await member('GET', `${path}/${id}`)).data).toMatchObject({
    incidents: 5,
    opened: 1,
    actedOn: 2,
    ignored: 1,
    falseAlarms: 1,
    fault: null,
    advice: null,
  })
  const { data } = await as('reader')('GET', `${path}/attention`)
  expect(data).toEqual([
    { kind: 'noReceivers', id: expect.any(Number), name: '无人' },
    { kind: 'over', id: gone.id, name: '过期' },
  ])
  expect((await as('member', 8)('GET', `${path}/attention`)).data).toEqual([])
})

async function aChannel(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into delivery_channels (org_id, name, kind, host) values (7, '值班群', 'weCom', 'https://example.com') returning id`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}

test('a channel that pauses is named until it goes on', async () => {
  const id = await aChannel()
  await sql`insert into delivery_channel_states (org_id, channel_id, failures, paused_at) values (7, ${id}, 10, now())`.execute(
    databases().worker,
  )
  expect((await member('GET', `${path}/attention`)).data).toEqual([{ kind: 'channelPaused', id, name: '值班群' }])
  await sql`update delivery_channel_states set paused_at = null`.execute(databases().worker)
  expect((await member('GET', `${path}/attention`)).data).toEqual([])
})
