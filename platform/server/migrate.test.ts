import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase, type TestDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

let database: TestDatabase
let dir: string
let owner: pg.Client

beforeEach(async () => {
  database = await freshDatabase()
  dir = await mkdtemp(join(tmpdir(), 'guanlan-migrations-'))
  owner = new pg.Client(database.url)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
  await rm(dir, { recursive: true })
})

const file = (name: string, text: string) => writeFile(join(dir, name), text)
const run = () => migrate(database.url, dir)

test('each file is applied once, and one that was changed afterwards is refused', async () => {
  await file('0001_a.sql', 'create table a (n int);')
  expect(await run()).toEqual(['0001_a.sql'])
  await file('0002_b.sql', 'create table b (n int);')
  expect(await run()).toEqual(['0002_b.sql'])
  await file('0001_a.sql', 'create table other (n int);')
  await expect(run()).rejects.toThrow('was changed after it had been applied')
})

test('of a file that fails nothing stays', async () => {
  await file('0001_a.sql', 'create table a (n int); select 1 / 0;')
  await expect(run()).rejects.toThrow('Migration 0001_a.sql failed: division by zero')
  expect((await owner.query("select to_regclass('a') as a")).rows).toEqual([{ a: null }])
})

test('a file that does not get its lock in time is tried again, whole', async () => {
  await file('0001_a.sql', 'create table a (n int);')
  await run()
  await file(
    '0002_b.sql',
    "set local lock_timeout = '50ms'; create table b (n int); alter table a add column later int;",
  )
  await owner.query('begin; lock table a in access share mode')
  const migrated = run()
  const other = new pg.Client(database.url)
  await other.connect()
  // The first try has come and gone when the migration waits for nothing and has not noted the file.
  const waiting = () =>
    other.query(
      "select 1 from pg_stat_activity where application_name = 'guanlan migrate' and wait_event_type = 'Lock'",
    )
  while ((await waiting()).rowCount === 0);
  while ((await waiting()).rowCount !== 0);
  await owner.query('commit')
  expect(await migrated).toEqual(['0002_b.sql'])
  expect((await other.query('select later from a')).rowCount).toBe(0)
  await other.end()
})

test('a file without a transaction goes on after it was ended half-way', async () => {
  await file('0001_a.sql', 'create table a (n int); insert into a values (1), (1);')
  await run()
  await file(
    '0002_b.sql',
    '-- migrate: without a transaction\ndrop index concurrently if exists a_n;\ncreate unique index concurrently a_n on a (n);\n',
  )
  await expect(run()).rejects.toThrow('could not create unique index')
  await owner.query('delete from a')
  expect(await run()).toEqual(['0002_b.sql'])
  expect((await owner.query("select indisvalid from pg_index where indexrelid = 'a_n'::regclass")).rows).toEqual([
    { indisvalid: true },
  ])
})

test('two processes at once apply each file once, though one builds an index beside all work', async () => {
  await file('0001_a.sql', 'create table a (n int);')
  await file('0002_b.sql', '-- migrate: without a transaction\ncreate index concurrently a_n on a (n);\n')
  const applied = await Promise.all([run(), run()])
  expect(applied.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql'])
})
