import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { endThoseOver } from './accesses.ts'
import { supportAccessServer } from './index.ts'

const { databases, as } = openFeature([supportAccessServer], ['support_accesses', 'operations'])
const db = () => databases().worker
const admin = as('orgAdmin')
const operator: typeof admin = (method, url, body, more) =>
  as()(method, url, body, { ...more, authorization: 'Bearer 5+operator' })
const inside: typeof admin = (method, url, body, more) =>
  as()(method, url, body, { ...more, authorization: 'Bearer 5', orgId: '7' })
const path = '/inews/org/support'
beforeAll(async () => {
  await db().insertInto('users').values({ id: 5, account: 'operator', name: '运营' }).execute()
})
beforeEach(async () => {
  await sql`delete from memberships where user_id = 5`.execute(db())
})
const enter = (orgId = 7) => operator('POST', '/mgrV1/org/support/enter', { orgId })

test('without consent the operator gets in nowhere', async () => {
  expect((await enter()).status).toBe(1004)
  await operator('POST', '/mgrV1/org/support/request', { orgId: 7, reason: '排查采集' })
  expect((await enter()).status).toBe(1004)
  expect((await admin('GET', path)).data).toMatchObject([
    { state: 'requested', requestedBy: '运营', reason: '排查采集' },
  ])
})

test('asked for, granted, entered, marked and ended', async () => {
  await operator('POST', '/mgrV1/org/support/request', { orgId: 7, reason: '排查采集' })
  const { data: open } = await admin('POST', path, { hours: 2, role: 'member' })
  expect(open).toMatchObject({ state: 'open', reason: '排查采集', role: 'member' })
  expect((await enter(8)).status).toBe(1004)
  expect((await enter()).data).toMatchObject({ isInside: true, entered: ['运营'] })
  await sql`insert into operations (org_id, user_id, code) values (7, 5, 'x.y'), (7, 70, 'x.y'), (0, 5, 'x.y')`.execute(
    db(),
  )
  const { rows } = await sql<{ user: number; org: number; support: number | null }>`
    select user_id as "user", org_id as org, support_id as support from operations where code = 'x.y' order by id limit 10`.execute(
    db(),
  )
  expect(rows).toEqual([
    { user: 5, org: 7, support: open.id },
    { user: 70, org: 7, support: null },
    { user: 5, org: 0, support: null },
  ])
  expect((await inside('GET', path)).status).toBe(1004)
  expect((await admin('PUT', `${path}/${open.id}/end`)).status).toBe(0)
  const { rows: members } = await sql`select from memberships where user_id = 5`.execute(db())
  expect(members).toEqual([])
  expect((await admin('GET', path)).data).toMatchObject([{ state: 'ended', entered: ['运营'] }])
})

test('it ends by itself, and another one may be opened', async () => {
  const { data: open } = await admin('POST', path, {})
  await enter()
  await sql`update support_accesses set ends_at = now() where id = ${open.id}`.execute(db())
  expect((await enter()).status).toBe(1004)
  await endThoseOver(db())
  expect((await sql`select from memberships where user_id = 5`.execute(db())).rows).toEqual([])
  expect((await admin('POST', path, {})).data).toMatchObject({ state: 'open' })
  expect((await admin('POST', path, {})).status).not.toBe(0)
})

test('the operator leaves by one act', async () => {
  await admin('POST', path, {})
  await enter()
  expect((await operator('POST', '/mgrV1/org/support/leave', { orgId: 7 })).status).toBe(0)
  expect((await enter()).status).toBe(1004)
})

test('members and readers neither see nor open it, and hours have bounds', async () => {
  expect((await as('reader')('POST', path, {})).status).toBe(1004)
  expect((await as('member')('GET', path)).status).toBe(1004)
  expect((await admin('POST', path, { hours: 73 })).problems).toMatchObject([{ field: 'hours' }])
})

test('asking, coming in and leaving stand in the record of the organisation, and of no other', async () => {
  await operator('POST', '/mgrV1/org/support/request', { orgId: 7, reason: '排查采集' })
  await admin('POST', path, {})
  await enter()
  await operator('POST', '/mgrV1/org/support/leave', { orgId: 7 })
  const { rows } = await sql<{ code: string; org: number; user: number }>`
    select code, org_id as org, user_id as user from operations where user_id = 5 order by id limit 10`.execute(db())
  expect(rows).toEqual(['request', 'enter', 'leave'].map(act => ({ code: `supportAccess.${act}`, org: 7, user: 5 })))
})
