/** An installation of the version before starts with everything there: roles, keys, switched-off features, views, waiting work; acts keep their seals. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '@guanlan/platform/server'
import { freshDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, features } from '../features.ts'

const migrations = fileURLToPath(new URL('../../../db/migrations/', import.meta.url))
let owner: pg.Client
const cleanUp: (() => Promise<unknown>)[] = []
const rowsOf = async (statement: string) => (await owner.query(statement)).rows

beforeAll(async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-migrations-'))
  const isBefore = (path: string) => !path.endsWith('.sql') || path.slice(migrations.length) < '0800'
  await cp(migrations, folder, { recursive: true, filter: isBefore })
  await migrate(database.url, folder)
  owner = new pg.Client(database.url)
  await owner.connect()
  cleanUp.push(
    () => owner.end(),
    () => rm(folder, { recursive: true }),
    () => database.drop(),
  )
  await owner.query(`
    insert into organisations (id, name, switched_off) values (7, '机构', '{gather,search,wordOfMouth}');
    insert into roles (org_id, id, name, based_on, granted, withheld) overriding system value values (7, 1, '客服', 'member', '{people.manage,acts.do}', '{downloads.order,desk.view}');
    insert into api_roles (name, granted) values ('r', '{openApi.keys,desk.view}');
    insert into views (org_id, list, name, question) values (7, 'gather', '一', ''), (7, 'desk', '二', '');
    insert into operations (id, org_id, code) values (1, 7, 'roles.update'), (2, 7, 'acts.move');
    insert into operation_rows (org_id, operation_id, step, subject_table, act, key, before, after)
      select 7, 1, 1, 'roles', 'U', '{"id":1}', to_jsonb(r) || '{"granted":["people.manage"]}', to_jsonb(r) from roles r;
    insert into tasks (org_id, kind, input, state, problem) values (7, 'downloads.export', '{}', 'waiting', null),
      (7, 'people.import', '{}', 'failed', '{"key":"people.full","values":{"limit":3}}'), (7, 'monitors.fill', '{}', 'failed', 'ECONNRESET')`)
  await migrate(database.url)
})
afterAll(async () => {
  for (const close of cleanUp) await close()
})

test('what is stored under a former name has the one of today', async () => {
  expect(await rowsOf('select switched_off from organisations')).toEqual([
    { switched_off: ['collectionTasks', 'search', 'reviews'] },
  ])
  expect(await rowsOf('select granted, withheld from roles')).toEqual([
    { granted: ['members.manage', 'articleActions.do'], withheld: ['exports.order', 'desk.view'] },
  ])
  expect(await rowsOf('select granted from api_roles where name = $$r$$')).toEqual([
    { granted: ['apiKeys.keys', 'desk.view'] },
  ])
  expect(await rowsOf('select list from views order by id')).toEqual([{ list: 'collectionTasks' }, { list: 'desk' }])
  expect(await rowsOf('select kind, problem from tasks order by id')).toEqual([
    { kind: 'exports.export', problem: null },
    { kind: 'members.import', problem: '{"key":"members.full","values":{"limit":3}}' },
    { kind: 'monitors.fill', problem: 'ECONNRESET' },
  ])
})

test('work that a process of the version before puts in is found by its name of today', async () => {
  const [row] = await rowsOf(
    "insert into tasks (org_id, kind, input) values (7, 'downloads.export', '{}') returning kind",
  )
  expect(row).toEqual({ kind: 'exports.export' })
})

test('an earlier change of a role is undone to names of today', async () => {
  const [row] = await rowsOf('select before, after, (select to_jsonb(r) from roles r) as now from operation_rows')
  expect(row.before.granted).toEqual(['members.manage'])
  expect(row.after).toEqual(row.now)
})

test('acts stay as they were sealed, and are read by the name of today', async () => {
  expect(await rowsOf('select code, current_name(code) as now from operations order by id')).toEqual([
    { code: 'roles.update', now: 'roles.update' },
    { code: 'acts.move', now: 'articleActions.move' },
  ])
})

test('every former name leads to a feature, and none is taken again', async () => {
  const former = (await rowsOf(`select pg_get_functiondef('current_name'::regproc) as text`))[0].text as string
  const pairs = [...former.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, before = '', now = '']) => ({ before, now }))
  expect(pairs.length).toBeGreaterThan(25)
  const names = features.map(({ name }) => name)
  // The analysis has a list and words of its own, and no calls.
  expect(pairs.filter(({ now }) => now !== 'allCharts' && !names.includes(now))).toEqual([])
  expect(pairs.filter(({ before }) => Object.hasOwn(contracts, before))).toEqual([])
})
