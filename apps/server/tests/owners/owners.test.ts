// Data has owners: a table is changed by the SQL of its owner's folder alone, and read by it. Who else may read it stands in foreign-tables.json, which only shrinks.
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import listed from './foreign-tables.json' with { type: 'json' }
import { namedTables } from './named-tables.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

describe('what is SQL on a table', () => {
  const named = namedTables(['users', 'monitors', 'monitor_versions', 'media'])
  const uses = (text: string) => {
    const { reads, writes } = named(text)
    return [...reads, ...[...writes].map(table => `${table}!`)].join(' ')
  }

  test.each([
    ['select 1 from users where true', 'users'],
    ['select 1 from USERS', 'users'],
    ['left join\n  monitors m on true', 'monitors'],
    ['select from monitor_versions', 'monitor_versions'],
    ['from operations o, users u where true', 'users'],
    ['insert into users (id) select id from monitors', 'monitors users!'],
    ['insert\n into users', 'users!'],
    ['delete from users', 'users!'],
    ['delete from monitors using users u', 'users monitors!'],
    ['update users u set name = 1', 'users!'],
    ['select from only users', 'users'],
    ['truncate users', 'users!'],
    ["db.selectFrom('users as u')", 'users'],
    ["db.selectFrom('x').innerJoin('monitors as m', 'a', 'b')", 'monitors'],
    ["db.insertInto('users')", 'users!'],
    ["db\n.updateTable('users')", 'users!'],
    ["db.deleteFrom('users')", 'users!'],
    ["sql.table('users')", 'users'],
    ["recordedUpdate(db, { table: 'users', keys: [] })", 'users!'],
    ['with mine as (select from users) select from mine', 'users'],
  ])('%j names %s', (text, expected) => expect(uses(text)).toBe(expected))

  test.each([
    'from usersOf(db)',
    'from users_before',
    "import { users } from './users.ts'",
    'f(article, users, all)',
    "refuse('media.missing')",
    '// taken from users',
    '/* from users */',
    'with users as (select 1) select from users',
    'with media (a, b) as materialized (select 1) select from media',
    'articles, media or stories',
    'for update of m',
  ])('%j names none', text => expect(uses(text)).toBe(''))
})

describe('tables of this product', () => {
  let owners: Map<string, string | null>
  /** Folders of the tree by the name a comment calls them: the last part of their path. */
  const folders = new Map<string, string>([
    ['platform', 'platform'],
    ['pipeline', 'pipeline'],
  ])
  const sources: string[] = []

  beforeAll(async () => {
    owners = await ownersOfTables()
    for await (const path of glob('features/*/*/contract.ts', { cwd: root })) {
      const folder = path.slice(0, -'/contract.ts'.length)
      folders.set(folder.slice(folder.lastIndexOf('/') + 1), folder)
    }
    for await (const path of glob('{features,pipeline,platform,apps/server}/**/*.ts', { cwd: root }))
      if (isSource(path)) sources.push(path)
  })

  test('each has an owner, which is a folder', () => {
    const without = [...owners].filter(([, owner]) => owner === null || !folders.has(owner))
    expect(without).toEqual([])
  })

  test('its owner alone changes it, and others read what is listed, and nothing more', async () => {
    const named = namedTables([...owners.keys()])
    const read = new Map<string, Set<string>>()
    const changed: string[] = []
    for (const path of sources) {
      const folder = folderOf(path)
      const isForeign = (table: string) => folders.get(owners.get(table) ?? '') !== folder
      const { reads, writes } = named(await readFile(root + path, 'utf8'))
      changed.push(...[...writes].filter(isForeign).map(table => `${path} changes ${table}`))
      const foreign = [...reads].filter(isForeign)
      if (foreign.length > 0) read.set(folder, new Set([...(read.get(folder) ?? []), ...foreign]))
    }
    // A change is a function of the owner's door, which takes the transaction of who asks.
    expect(changed).toEqual([])
    const lines = [...read].map(([folder, tables]) => [folder, [...tables].sort()] as const)
    // What is found and not listed asks for a door of the owner; what is listed and not found leaves the list.
    expect(Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)))).toEqual(listed)
  })
})

const isSource = (path: string): boolean =>
  !/\.test\.ts$|\/testing\/|\/tests\/|generated|node_modules|(^|\/)(strings|contract)(\.ts$|\/)/.test(path)

const folderOf = (path: string): string => /^(?:features\/[^/]+\/[^/]+|apps\/server|[^/]+)/.exec(path)?.[0] ?? path

/** Parts of a table belong to it. */
async function ownersOfTables(): Promise<Map<string, string | null>> {
  const database = await migratedDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; owner: string | null }>(`
      select c.relname as name, substring(obj_description(c.oid, 'pg_class') from '^owner: ([a-z-]+)') as owner
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition`)
    return new Map(rows.map(({ name, owner }) => [name, owner]))
  } finally {
    await client.end()
    await database.drop()
  }
}
