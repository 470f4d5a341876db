// Whoever is kept out reads why, since when and whom to ask; nothing of organisations that are not theirs.
import { type Databases, openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { closedOrganisationsOf } from './users.ts'

let databases: Databases
beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
  const db = databases.worker
  await sql`insert into organisations (id, name) values (7, '机构 7'), (8, '机构 8'), (9, '机构 9')`.execute(db)
  await sql`insert into users (id, account, name) values (1, 'a@example.com', '管理'), (2, 'b@example.com', '成员')`.execute(
    db,
  )
  await sql`insert into memberships (org_id, user_id, role) values (7, 1, 'orgAdmin'), (7, 2, 'member'), (8, 2, 'orgAdmin')`.execute(
    db,
  )
  return async () => {
    await databases.close()
    await database.drop()
  }
})

test('one who may enter everywhere has none', async () => {
  expect(await closedOrganisationsOf(databases.worker, 2)).toEqual([])
})

test('a disabled member is told since when, and who could let them in; a disabled organisation names what the operator wrote', async () => {
  const db = databases.worker
  await sql`update memberships set enabled = false where org_id = 7 and user_id = 2`.execute(db)
  await sql`update organisations set enabled = false, disabled_at = now(), cause_of_disabling = '合同到期' where id = 8`.execute(
    db,
  )
  const closed = await closedOrganisationsOf(db, 2)
  expect(closed.find(({ id }) => id === 7)).toMatchObject({
    name: '机构 7',
    why: 'member',
    since: expect.any(String),
    cause: '',
    administrators: [{ name: '管理', account: 'a@example.com' }],
  })
  expect(closed.find(({ id }) => id === 8)).toMatchObject({
    why: 'organisation',
    since: expect.any(String),
    cause: '合同到期',
    administrators: [],
  })
  expect(closed).toHaveLength(2)
  await sql`update memberships set enabled = true where org_id = 7 and user_id = 2`.execute(db)
  expect((await closedOrganisationsOf(db, 2)).map(({ id }) => id)).toEqual([8])
})
