// Steps of a crisis on a real database: which act is possible from which state, what each leaves, and what is refused.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Status, statuses } from '../../contract.ts'
import { purgeCrises } from '../records/purge.ts'
import { openCrises } from '../testing/open-crises.ts'

const { admin, member, databases, begin, acts, inState, ways } = openCrises()

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
