// What was done is sealed by the minute; whoever changes, removes or adds a line behind it is found out, and which line it was.
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOfSeal } from './hash.ts'
import { sealActs } from './seal.ts'
import { verifySeals } from './verify.ts'

let databases: Databases
/** As somebody with psql. */
let owner: pg.Client
let url: string

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 2, worker: 4 })
  ;({ url } = database)
  owner = new pg.Client(url)
  await owner.connect()
  return async () => {
    await owner.end()
    await databases.close()
    await database.drop()
  }
})
beforeEach(() =>
  owner.query(
    'truncate operations, operation_rows, audit_seals, sealed_acts, released_acts, sealed_steps, released_rows',
  ),
)

const act = async (id: number, at = 'now()') =>
  owner.query(
    `insert into operations (id, org_id, user_id, code, subject, address, detail, at) values ($1, 7, 70, 'monitors.update', '3', '192.0.2.1', '{"b":1,"a":[2]}', ${at})`,
    [id],
  )
const seal = () => sealActs(databases.worker)
const faults = async () => (await verifySeals(databases.worker)).faults.map(({ kind, number }) => [kind, number])

const change = (operation: number, step: number, key: number) =>
  owner.query(
    `insert into operation_rows (org_id, operation_id, step, subject_table, act, key, before, after) values (7, $1, $2, 'labels', 'U', $3, '{"name":"a"}', '{"name":"b"}')`,
    [operation, step, { id: key }],
  )

/** Two seals: acts 1 and 2, then 3. */
async function sealed(): Promise<void> {
  for (const id of [1, 2]) await act(id, `now() - interval '5 hours'`)
  await seal()
  await act(3)
  await seal()
}

test('what is untouched fits, also after it was taken back or a task counted its rows; a quiet minute makes no seal', async () => {
  await sealed()
  await seal()
  await owner.query('update operations set changed = 5, undone_by = 3 where id = 1')
  expect(await verifySeals(databases.worker)).toMatchObject({ seals: 2, acts: 3, released: 0, faults: [] })
})

test.each([
  ['a changed row', `update operations set user_id = 71 where id = 2`, [['changed', '2']]],
  ['what was asked', `update operations set detail = '{"a":[2]}' where id = 1`, [['changed', '1']]],
  ['a moment of it', `update operations set at = at + interval '1 microsecond' where id = 3`, [['changed', '3']]],
  ['a row that is gone', `delete from operations where id = 2`, [['missing', '2']]],
  [
    'a row put in behind',
    `insert into operations (id, org_id, code, at) values (9, 7, 'a', now() - interval '4 hours')`,
    [['inserted', '9']],
  ],
  [
    'a row gone with its line of the seal',
    `delete from operations where id = 2; delete from sealed_acts where id = 2`,
    [['broken', '1']],
  ],
  [
    'a changed row with a hash to match',
    `update operations set code = 'x' where id = 1; update sealed_acts set hash = sha256('x') where id = 1`,
    [
      ['broken', '1'],
      ['changed', '1'],
    ],
  ],
  ['a seal that is gone', `delete from audit_seals where number = 1`, [['broken', '2']]],
  [
    'a deletion called lawful afterwards',
    `delete from operations where id = 1; insert into released_acts (id, reason, seal) values (1, 'retention', 2)`,
    [['broken', '2']],
  ],
])('%s is named', async (_, change, found) => {
  await sealed()
  await owner.query(change)
  expect(await faults()).toEqual(found)
})

test('rows that were let go by age keep their seal', async () => {
  await sealed()
  await owner.query(`begin; set local app.letting_go = 'retention'; delete from operations where id in (1, 2); commit`)
  expect(await faults()).toEqual([])
  await seal()
  expect(await verifySeals(databases.worker)).toMatchObject({ seals: 3, acts: 3, released: 2, faults: [] })
})

test('what commits late is sealed late', async () => {
  const late = new pg.Client(url)
  await late.connect()
  await late.query(`begin; insert into operations (id, org_id, code) values (1, 7, 'a')`)
  await act(2)
  await seal()
  await late.query('commit')
  await late.end()
  await seal()
  const { rows } = await owner.query('select id, seal from sealed_acts order by id')
  expect(rows).toEqual([
    { id: 1, seal: 2 },
    { id: 2, seal: 1 },
  ])
  expect(await faults()).toEqual([])
})

test('two workers at once make one chain', async () => {
  for (let id = 1; id <= 50; id++) await act(id)
  await Promise.all([seal(), seal(), seal()])
  expect(await verifySeals(databases.worker)).toMatchObject({ seals: 1, acts: 50, faults: [] })
})

test('a chain made anew does not go through a head that was kept outside', async () => {
  await sealed()
  const { head } = await verifySeals(databases.worker)
  expect((await verifySeals(databases.worker, head)).hasKeptHead).toBe(true)
  await owner.query(`truncate audit_seals, sealed_acts; update operations set user_id = 1 where id = 2`)
  await seal()
  expect(await verifySeals(databases.worker, head)).toMatchObject({ faults: [], hasKeptHead: false })
})

describe('the hash of a seal', () => {
  const content = {
    number: '2',
    sealedAt: 'a',
    reached: 'b',
    acts: [{ id: '1', hash: Buffer.from('x') }],
    released: ['7'],
  }
  const previous = Buffer.from('before')
  test.each([
    ['the seal before', () => hashOfSeal(Buffer.from('other'), content)],
    ['its number', () => hashOfSeal(previous, { ...content, number: '3' })],
    ['its time', () => hashOfSeal(previous, { ...content, sealedAt: 'c' })],
    ['how far it reaches', () => hashOfSeal(previous, { ...content, reached: 'c' })],
    ['an act', () => hashOfSeal(previous, { ...content, acts: [{ id: '2', hash: Buffer.from('x') }] })],
    ['its hash', () => hashOfSeal(previous, { ...content, acts: [{ id: '1', hash: Buffer.from('y') }] })],
    ['what was let go', () => hashOfSeal(previous, { ...content, released: [] })],
  ])('covers %s', (_, other) => {
    expect(other().equals(hashOfSeal(previous, content))).toBe(false)
  })
})

describe('what an act changed', () => {
  const sealedRows = async () => {
    await act(1)
    for (const key of [1, 2]) await change(1, 10, key)
    await seal()
    await change(1, 11, 3)
    await seal()
  }
  test('fits as it was, also what a task changed later', async () => {
    await sealedRows()
    expect(await verifySeals(databases.worker)).toMatchObject({ seals: 2, faults: [] })
  })
  test.each([
    ['after', `update operation_rows set after = '{"name":"c"}' where step = 11`, [['changed', '1']]],
    ['before', `update operation_rows set before = '{"name":"c"}' where key = '{"id":1}'`, [['changed', '1']]],
    [
      'a row put in',
      `insert into operation_rows (org_id, operation_id, step, subject_table, act, key) values (7, 1, 10, 'labels', 'D', '{"id":9}')`,
      [['changed', '1']],
    ],
    ['a row gone', `delete from operation_rows where key = '{"id":1}'`, [['missing', '1']]],
    ['all rows of a step gone', `delete from operation_rows where step = 11`, [['missing', '1']]],
    [
      'gone with its seal',
      `delete from operation_rows where step = 11; delete from sealed_steps where step = 11`,
      [['broken', '2']],
    ],
    [
      'a deletion called lawful afterwards',
      `insert into released_rows (operation_id, step, hash, reason, seal) select operation_id, step, hashes[1], 'retention', 2 from sealed_steps where step = 11;
       delete from operation_rows where step = 11`,
      [['broken', '2']],
    ],
  ])('%s is named', async (_, forged, found) => {
    await sealedRows()
    await owner.query(forged)
    expect(await faults()).toEqual(found)
  })
  test('rows that are let go lawfully are no forgery, part of a step or all of it', async () => {
    await sealedRows()
    await owner.query(
      `begin; set local app.letting_go = 'retention'; delete from operation_rows where key in ('{"id":1}', '{"id":3}'); commit`,
    )
    expect(await faults()).toEqual([])
    await seal()
    expect(await verifySeals(databases.worker)).toMatchObject({ seals: 3, faults: [] })
  })
})
