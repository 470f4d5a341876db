// An organisation whose time in the bin is over: nothing of it is left anywhere, others keep all of theirs, and whoever is killed goes on.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskFiles, type FileStore, newFileKey } from '@guanlan/platform/server'
import { killAgainAndAgain, migratedDatabase, rounds } from '@guanlan/platform/testing'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { purgeOrganisations } from './purge.ts'
import { purgedTables } from './tables.ts'

let url: string
let owner: pg.Client
let folder: string
let files: FileStore

beforeEach(async () => {
  const database = await migratedDatabase()
  ;({ url } = database)
  owner = new pg.Client(url)
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'guanlan-purge-'))
  files = await diskFiles(folder)
  await owner.query(`insert into organisations (id, name, enabled, disabled_at, deleted_at, rested_at) values
    (7, '要清除的', false, now() - interval '31 days', now() - interval '31 days', now() - interval '2 hours'), (8, '留下的', true, null, null, null)`)
  return async () => {
    await owner.end()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})

const purge = () => purgeOrganisations(url, files)
const count = async (table: string, column: string, org: number): Promise<number> =>
  Number((await owner.query(`select count(*) as n from "${table}" where "${column}" = ${org}`)).rows[0].n)
const sheet = async () =>
  (
    await owner.query(
      'select counts, files, ended_at is not null as "isOver" from purged_organisations where number = 7',
    )
  ).rows[0]

/** What a column that must have a value is given: of each organisation another one, so that no index minds. */
const values: Readonly<Record<string, (org: number) => string>> = {
  text: org => `'a${org}'`,
  bool: () => 'false',
  json: () => `'{}'`,
  jsonb: () => `'{}'`,
  timestamptz: () => 'now()',
  date: () => 'current_date',
  bytea: org => `'\\x0${org}'`,
  inet: () => `'192.0.2.1'`,
  uuid: org => `'0000000${org}-0000-7000-8000-000000000000'`,
  xid8: org => `'${org}'`,
  char: () => `'I'`,
}
const valueFor = (type: string, org: number): string =>
  type.startsWith('_') ? `'{}'` : (values[type]?.(org) ?? String(org))

/** A row of both organisations in each table, without asking what it means. */
async function fillEverything(): Promise<void> {
  await owner.query('set session_replication_role = replica')
  const { rows: checks } = await owner.query(
    `select k.conrelid::regclass::text as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'c' and n.nspname = 'public' and k.coninhcount = 0 and c.relkind in ('r', 'p')`,
  )
  for (const { table, name } of checks) await owner.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name, columns } of await purgedTables(owner)) {
    const { rows } = await owner.query<{ column: string; type: string }>(
      `select a.attname as column, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and (a.attname = any($2) or a.attnotnull and not a.atthasdef and a.attidentity = '')`,
      [`public."${name}"`, columns],
    )
    for (const org of [7, 8])
      await owner.query(
        `insert into "${name}" (${rows.map(({ column }) => `"${column}"`).join(', ')}) values (${rows.map(({ type }) => valueFor(type, org)).join(', ')})`,
      )
  }
  await owner.query('set session_replication_role = origin')
}

test('no row and no file of it is left, whatever tables there are; others keep theirs', async () => {
  await fillEverything()
  const keys = [newFileKey('uploads', 7), newFileKey('pictures', 7), newFileKey('uploads', 8)]
  for (const key of keys)
    await files.put(
      key,
      (async function* () {
        yield Buffer.from('x')
      })(),
      10,
    )
  await purge()

  const left: string[] = []
  const tables = await purgedTables(owner)
  for (const { name, columns } of tables)
    for (const column of columns) {
      if ((await count(name, column, 7)) > 0) left.push(`${name}.${column}`)
      expect(await count(name, column, 8), `${name} of another organisation`).toBe(1)
    }
  expect(left).toEqual([])
  expect(await count('organisations', 'id', 7)).toBe(0)
  expect(await Promise.all(keys.map(key => files.size(key)))).toEqual([null, null, 1])
  const { counts, ...rest } = await sheet()
  expect(rest).toEqual({ files: 2, isOver: true })
  expect(
    tables.filter(({ name }) => !counts[name]).map(({ name }) => name),
    'tables without a count',
  ).toEqual([])
})

test('one that is not due stays: in the bin for a day, awake a moment ago, or enabled', async () => {
  for (const change of [
    `deleted_at = now() - interval '1 day'`,
    `rested_at = now() - interval '10 minutes'`,
    'deleted_at = null',
  ]) {
    await owner.query(
      `update organisations set deleted_at = now() - interval '31 days', rested_at = now() - interval '2 hours' where id = 7`,
    )
    await owner.query(`update organisations set ${change} where id = 7`)
    await purge()
    expect(await count('organisations', 'id', 7), change).toBe(1)
  }
})

test('its tree goes from the leaves, and the record of acts keeps its seal', async () => {
  await owner.query(`
    insert into monitors (id, org_id, parent_id, kind, name, rule) values (1, 7, null, 'folder', '树根', null), (3, 7, 1, 'folder', '树枝', null), (2, 7, 3, 'item', '树叶', '潮位');
    insert into operations (id, org_id, code) values (1, 7, 'labels.create'), (2, 8, 'labels.create')`)
  await purge()
  expect((await sheet()).counts).toMatchObject({ monitors: 3, operations: 1 })
  expect((await owner.query('select id, reason from released_acts')).rows).toEqual([{ id: 1, reason: 'purge' }])
})

test('killed in the middle it goes on, and the sheet counts each row once', async () => {
  await owner.query(
    `insert into read_marks (org_id, article_id, published_at, read_at) select 7, n, now(), now() from generate_series(1, 40000) n`,
  )
  await owner.query(
    `insert into quota_uses (org_id, quota, day, used) select 7, 'q' || n, current_date, 1 from generate_series(1, 30000) n`,
  )
  const script = fileURLToPath(new URL('../testing/purge-process.ts', import.meta.url))
  await killAgainAndAgain({
    words: [script, url, folder],
    kills: rounds(2, 8),
    lifeMs: kill => 150 + 150 * kill,
    isDone: async () => (await sheet())?.isOver ?? false,
  })
  const { counts } = await sheet()
  expect(counts).toMatchObject({ read_marks: 40_000, quota_uses: 30_000 })
})
