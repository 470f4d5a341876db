import { freshDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool } from '../database.ts'
import { migrate } from '../migrate.ts'
import { limitedRole, loginOf, loginUrl, roles } from './login.ts'
import { makeLogins } from './make-logins.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let superuser: pg.Client
/** Of an owner who is no superuser, as on a server that others run. */
let ownerUrl: string
let owner: string

beforeEach(async () => {
  database = await freshDatabase()
  superuser = new pg.Client(database.url)
  await superuser.connect()
  owner = `owner_of_${superuser.database}`
  await superuser.query(`
    create role ${owner} login createrole password 'first';
    alter database ${superuser.database} owner to ${owner}`)
  for (const role of [...roles, limitedRole]) {
    const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role])
    if (!rowCount) await superuser.query(`create role ${role}`)
    await superuser.query(`grant ${role} to ${owner} with admin option`)
  }
  ownerUrl = addressOf('first')
})
afterEach(async () => {
  await superuser.query(`reassign owned by ${owner} to current_user`)
  await superuser.end()
  const names = roles.map(role => loginOf(ownerUrl, role).name)
  await database.drop()
  const server = new pg.Client(new URL('/postgres', database.url).href)
  await server.connect()
  for (const name of [...names, owner]) await server.query(`drop role if exists ${name}`)
  await server.end()
})

function addressOf(password: string): string {
  const url = new URL(database.url)
  url.username = owner
  url.password = password
  return url.href
}

async function whoIs(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select current_user as name')
  await client.end()
  return rows[0].name
}

test('logins are made by an owner who is no superuser, also by several processes at once', async () => {
  await Promise.all([makeLogins(ownerUrl), makeLogins(ownerUrl), makeLogins(ownerUrl)])
  for (const role of roles) expect(await whoIs(loginUrl(ownerUrl, role))).toBe(loginOf(ownerUrl, role).name)
})

test('a new password of the owner gives the logins new ones, and the old ones end', async () => {
  await makeLogins(ownerUrl)
  await superuser.query(`alter role ${owner} password 'second'`)
  const changed = addressOf('second')
  await makeLogins(changed)
  expect(await whoIs(loginUrl(changed, 'guanlan_app'))).toBe(loginOf(changed, 'guanlan_app').name)
  await expect(whoIs(loginUrl(ownerUrl, 'guanlan_app'))).rejects.toThrow(/password authentication failed/)
})

test('an owner who may not make roles is told what an administrator has to run', async () => {
  await superuser.query(`alter role ${owner} nocreaterole`)
  await expect(makeLogins(ownerUrl)).rejects.toThrow(
    new RegExp(`may not make the logins[^]*ALTER ROLE "${owner}" CREATEROLE`),
  )
})

test('a migration that an owner may not make says what an administrator has to run, and what it says is enough', async () => {
  await superuser.query(`alter role ${owner} nocreaterole`)
  for (const role of [...roles, limitedRole]) await superuser.query(`revoke ${role} from ${owner}`)
  const text = await migrate(ownerUrl).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(text).toMatch(/may not make the logins[\s\S]*run this once/)
  const statements = text.split('\n').filter(line => line.startsWith('  '))
  expect(statements).toHaveLength(6)
  for (const statement of statements) await superuser.query(statement)
  await migrate(ownerUrl)
  await makeLogins(ownerUrl)
  expect(await whoIs(loginUrl(ownerUrl, 'guanlan_app'))).toBe(loginOf(ownerUrl, 'guanlan_app').name)
})

test('an address without a password is refused with a sentence', () => {
  expect(() => loginOf('postgres://owner@localhost/guanlan', 'guanlan_app')).toThrow(/must carry the password/)
})

test('an address of a folder of sockets keeps its other words', () => {
  const url = loginUrl('postgres:///guanlan?host=/run/postgresql&user=owner&password=secret', 'guanlan_worker')
  const client = new pg.Client(url)
  expect({ host: client.host, database: client.database, user: client.user }).toEqual({
    host: '/run/postgresql',
    database: 'guanlan',
    user: 'guanlan_worker_of_guanlan',
  })
  expect(client.password).toBe(loginOf('postgres://owner:secret@localhost/guanlan', 'guanlan_worker').password)
})

test('the name of a long database is shortened, and another one for another database', () => {
  const [one, other] = ['一', '二'].map(
    last =>
      loginOf(`postgres://o:p@localhost/${encodeURIComponent('很长的名字'.repeat(4) + last)}`, 'guanlan_app').name,
  )
  expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(63)
  expect(one).not.toBe(other)
})

test('a login that passes over row-level security stops the start, and its connections are closed', async () => {
  await makeLogins(ownerUrl)
  await superuser.query(`alter role ${loginOf(ownerUrl, 'guanlan_app').name} bypassrls`)
  await expect(makeLogins(ownerUrl)).rejects.toThrow(/passes over row-level security.*NOBYPASSRLS/)
  const pool = openPool(ownerUrl, 'guanlan_app', 1)
  await expect(pool.query('select 1')).rejects.toThrow(/passes over row-level security/)
  await superuser.query(`alter role ${loginOf(ownerUrl, 'guanlan_app').name} nobypassrls`)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
