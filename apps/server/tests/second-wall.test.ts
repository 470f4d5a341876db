/** What a statement can reach when it gets past the application: tried from the application's own connection. */
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let owner: pg.Client
let app: pg.PoolClient

beforeAll(async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 1 })
  owner = new pg.Client(database.url)
  await owner.connect()
  await owner.query(`
    insert into organisations (id, name) values (7, '甲机构'), (8, '乙机构');
    insert into users (id, account, name) values (70, 'jia@example.com', '甲'), (80, 'yi@example.com', '乙');
    insert into memberships (org_id, user_id, role) values (7, 70, 'member'), (8, 80, 'member');
    insert into monitors (org_id, kind, name) values (7, 'folder', '甲的夹'), (8, 'folder', '乙的夹');
    insert into tasks (org_id, kind, input) values (7, 'kind', '{}'), (8, 'kind', '{}');
    insert into media (id, name, media_type) values (1, '某报', 1);
    insert into articles (id, identity, title, body, language, media_type, media_id, published_at, sentiment, cluster_id, only_org)
      select next_article_id(now()), gen_random_uuid(), title, '正文', 'zh-CN', 1, 1, now(), 0, 1, org
      from (values ('人人的', null::int), ('甲的', 7), ('乙的', 8)) a (title, org)`)
  app = await databases.appPool.connect()
  return async () => {
    await databases.close()
    await owner.end()
    await database.drop()
  }
})
afterAll(() => app.release())

/** Within a transaction of organisation 7, as a call works; what it did is undone. */
async function as7(statement: string): Promise<unknown[]> {
  await app.query('begin')
  try {
    await app.query(`select set_config('app.org', '7', true)`)
    return (await app.query({ text: statement, rowMode: 'array' })).rows
  } finally {
    await app.query('rollback')
  }
}
const refused = /permission denied|must be superuser|not permitted|must be (member|owner)/

describe('the application’s connection', () => {
  test('is no superuser and owns nothing', async () => {
    const { rows } = await app.query(`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, session_user = current_user as itself,
        (select count(*)::int from pg_class where pg_has_role(session_user, relowner, 'member')) as owned
      from pg_roles where rolname = session_user`)
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        itself: true,
        owned: 0,
      },
    ])
  })

  test.each(['guanlan_worker', 'guanlan_app', 'guanlan_jobs', 'guanlan', 'pg_read_all_data'])(
    'cannot become %s',
    async role => {
      await expect(as7(`set role ${role}`)).rejects.toThrow(refused)
      await expect(as7(`set session authorization ${role}`)).rejects.toThrow(refused)
    },
  )

  test('sees less, never more, as the role of somebody limited to folders', async () => {
    const seen = await as7(`select name from monitors where limit_to_folders(7, '{}') is not null`)
    expect(seen).toEqual([['甲的夹']])
    await app.query('begin')
    await app.query(`select set_config('app.org', '7', true), limit_to_folders(7, '{}')`)
    expect((await app.query('select name from monitors')).rows).toEqual([])
    await expect(app.query('set local role guanlan_worker')).rejects.toThrow(refused)
    await app.query('rollback')
    expect(await as7('select name from monitors')).toEqual([['甲的夹']])
  })

  test('sees of articles what everybody may see and its own, however it asks, and without an organisation what everybody may see', async () => {
    const titles = 'select title from articles order by title collate "C"'
    expect(await as7(titles)).toEqual([['人人的'], ['甲的']])
    expect(await as7(`select title from articles where title like '%的' and only_org = 8`)).toEqual([])
    const ids = (await owner.query<{ id: string }>('select id from articles')).rows.map(({ id }) => id)
    expect(await as7(`select count(*)::int from articles where id = any('{${ids}}')`)).toEqual([[2]])
    // A function of a question that tells what it was asked about is not asked about hidden rows.
    await expect(as7(`select 1 from articles where 1 / (only_org - 8) = 0`)).resolves.toEqual([])
    expect((await app.query({ text: titles, rowMode: 'array' })).rows).toEqual([['人人的']])
    await app.query('begin')
    await app.query(`select set_config('app.org', '7', true), limit_to_folders(7, '{}')`)
    expect((await app.query({ text: titles, rowMode: 'array' })).rows).toEqual([['人人的'], ['甲的']])
    await app.query('rollback')
  })

  test('is the same after RESET ROLE', async () => {
    await app.query('reset role')
    await app.query('reset session authorization')
    const { rows } = await app.query('select rolsuper from pg_roles where rolname = current_user')
    expect(rows).toEqual([{ rolsuper: false }])
    await expect(app.query('select count(*) from users')).rejects.toThrow(refused)
  })

  test('sees and changes rows of its own organisation alone', async () => {
    expect(await as7('select name from monitors')).toEqual([['甲的夹']])
    expect(await as7('select org_id from tasks')).toEqual([[7]])
    expect(await as7(`update monitors set name = '改了' where org_id = 8 returning 1`)).toEqual([])
    await expect(as7(`insert into monitors (org_id, kind, name) values (8, 'folder', '潜入')`)).rejects.toThrow(
      /row-level security/,
    )
    await expect(as7('update monitors set org_id = 8')).rejects.toThrow(/row-level security/)
    await expect(app.query('set row_security = off').then(() => as7('select name from monitors'))).rejects.toThrow(
      /row-level security/,
    )
    await app.query('reset row_security')
  })

  test.each([
    ['passwords of the server', 'select rolpassword from pg_authid'],
    ['people of all organisations', 'select account from users'],
    ['what waits to be stored', 'select items from received_batches'],
    ['sessions and keys', 'select payload from oidc_records'],
    ['settings of the installation', 'select value from installation_settings'],
    ['the queue of the installation', 'select count(*) from jobs.job'],
    ['a part behind the back of its whole', 'select count(*) from articles_before'],
    ['a program on the machine', `copy (select 1) to program 'id'`],
    ['a file on the machine', `copy organisations from '/etc/passwd'`],
    ['a file by a function', `select pg_read_file('/etc/passwd')`],
    ['a folder', `select pg_ls_dir('.')`],
    ['a file as a large object', `select lo_import('/etc/passwd')`],
    ['a large object as a file', `select lo_export(1, '/tmp/guanlan-wall')`],
    ['another schema', 'create schema mine'],
    ['a table of its own', 'create table mine (n int)'],
    ['a temporary table, which would hide a real one', 'create temp table links (hash bytea)'],
    ['a function of its own', 'create function mine() returns int language sql as $$ select 1 $$'],
    ['a function of the worker', 'select make_article_months(now())'],
    ['an extension', 'create extension dblink'],
    ['the log of changes', `select pg_logical_emit_message(true, 'a', 'b'), pg_switch_wal()`],
    [
      'the end of somebody’s session',
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'guanlan'`,
    ],
  ])('does not reach %s', async (_what, statement) => {
    await expect(as7(statement)).rejects.toThrow(refused)
  })

  test('does not change settings of the server', async () => {
    await expect(app.query('alter system set fsync = off')).rejects.toThrow(refused)
  })

  test('does not see what others ask the database', async () => {
    const { rows } = await owner.query('select pg_backend_pid() as pid')
    expect(await as7(`select query from pg_stat_activity where pid = ${rows[0].pid}`)).toEqual([
      ['<insufficient privilege>'],
    ])
  })
})

test('functions with the owner’s rights look for names in our schema first and in a temporary one last', async () => {
  const { rows } = await owner.query(`
    select p.proname as name, c.setting from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      left join lateral (select substr(s, 13) as setting from unnest(p.proconfig) s where s like 'search_path=%') c on true
    where p.prosecdef and n.nspname = 'public' order by 1`)
  expect(rows.length).toBeGreaterThan(3)
  for (const { name, setting } of rows) expect(setting, name).toMatch(/^(pg_catalog, )?public, pg_temp$/)
  const { rows: open } = await owner.query(`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname = 'public' and has_function_privilege('public', p.oid, 'EXECUTE')`)
  expect(open).toEqual([])
})

test('another installation’s logins on the same server cannot enter', async () => {
  const other = await migratedDatabase()
  const theirs = openDatabases(other.url, { app: 1, worker: 1 })
  const url = new URL(String(theirs.appPool.options.connectionString))
  url.pathname = `/${owner.database}`
  const client = new pg.Client(url.href)
  await expect(client.connect()).rejects.toThrow(/permission denied for database/)
  await theirs.close()
  await other.drop()
})
