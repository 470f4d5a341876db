// Who may enter an organisation, who says so, and that somebody stays who can.
import type { BuiltInRole } from '@guanlan/platform/contract'
import { roleTableOf } from '@guanlan/platform/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { membersFeature } from '../contract.ts'
import { membersServer } from './index.ts'

const { as, databases, undo } = openFeature(
  [membersServer({ publicUrl: 'https://guanlan.example.com', roleTable: () => roleTableOf([membersFeature]) })],
  ['invitations', 'deliveries', 'links', 'org_limits', 'member_roles', 'roles'],
)
const admin = as('orgAdmin')
const operator = { authorization: 'Bearer 999+operator' }

/** 70 administrator, 71 member, 72 reader; 80 to 82 of organisation 8. */
beforeEach(async () => {
  const db = databases().worker
  await sql`delete from memberships where user_id not between org_id * 10 and org_id * 10 + 2`.execute(db)
  for (const [org_id, user_id, role] of [
    [7, 70, 'orgAdmin'],
    [7, 71, 'member'],
    [7, 72, 'reader'],
    [8, 80, 'orgAdmin'],
  ] as const)
    await db
      .insertInto('memberships')
      .values({ org_id, user_id, role })
      .onConflict(c => c.columns(['org_id', 'user_id']).doUpdateSet({ role, enabled: true, expires_at: null }))
      .execute()
  await sql`update users set enabled = true`.execute(db)
  await sql`delete from users where id > 99`.execute(db)
})

const listed = async (ask = admin, body: object = {}, headers = {}): Promise<Answer['data']> =>
  (await ask('POST', '/mgrV1/user/list', body, headers)).data
const person = async (userId: number) =>
  (await listed()).list.find((each: { userId: number }) => each.userId === userId)
const change = async (userId: number, part: object, ask = admin) => {
  const { id, version, role, roleIds, expiresAt } = await person(userId)
  return ask('PUT', '/mgrV1/user/update', { id, version, role, roleIds, expiresAt, ...part })
}
const enable = async (userId: number, status: 0 | 1, ask = admin) =>
  ask('PUT', `/mgrV1/user/enable/${(await person(userId)).id}/${status}`)
const remove = async (userId: number, ask = admin) => ask('DELETE', `/mgrV1/user/delete/${(await person(userId)).id}`)
const makeRole = async (part: { based_on: string; granted?: string[]; withheld?: string[] }) =>
  (
    await databases()
      .worker.insertInto('roles')
      .values({ org_id: 7, name: `角色 ${part.based_on}`, ...part })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('the list', () => {
  test('shows an administrator their own people, the operator those of one organisation or all', async () => {
    const { list, total } = await listed()
    expect(total).toBe(3)
    expect(list.map(({ userId }: { userId: number }) => userId)).toEqual([70, 71, 72])
    expect(list[0]).toMatchObject({ account: '70@example.com', role: 'orgAdmin', state: 'active', orgName: '机构 7' })
    expect((await listed(admin, {}, { ...operator, orgid: '8' })).total).toBe(3)
    expect((await listed(admin, {}, { ...operator, orgid: undefined })).total).toBe(6)
    expect(await as('member')('POST', '/mgrV1/user/list', {})).toMatchObject({ http: 403, key: 'platform.forbidden' })
  })

  test('is searched, filtered and read page after page by key', async () => {
    await enable(72, 0)
    expect((await listed(admin, { like: '71@' })).list).toMatchObject([{ userId: 71 }])
    expect((await listed(admin, { state: 'disabled' })).list).toMatchObject([{ userId: 72 }])
    expect((await listed(admin, { role: 'orgAdmin' })).list).toMatchObject([{ userId: 70 }])
    const { list, next } = await listed(admin, { pageSize: 2, order: 'desc' })
    const second = await listed(admin, { pageSize: 2, order: 'desc', after: next })
    expect([...list, ...second.list].map(({ userId }: { userId: number }) => userId)).toEqual([72, 71, 70])
    expect(second).toMatchObject({ total: null, next: null })
  })
})

describe('whoever is disabled, over or removed', () => {
  const isIn = async () => (await as('member')('GET', '/mgrV1/user/role')).key !== 'platform.organisationForbidden'

  test('does not get in, and gets in again when it is taken back', async () => {
    expect(await isIn()).toBe(true)
    for (const act of [() => enable(71, 0), () => remove(71)]) {
      const { http, operation } = await act()
      expect(http).toBe(200)
      expect(await isIn()).toBe(false)
      expect((await undo(operation, admin)).http).toBe(200)
      expect(await isIn()).toBe(true)
    }
    expect(await change(71, { expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      ...{ http: 400, key: 'members.endInPast' },
      problems: [{ field: 'expiresAt' }],
    })
    await sql`update memberships set expires_at = '2020-01-01' where user_id = 71`.execute(databases().worker)
    expect(await isIn()).toBe(false)
    expect(await person(71)).toMatchObject({ state: 'expired' })
  })

  test('keeps account and other organisations', async () => {
    await databases().worker.insertInto('memberships').values({ org_id: 8, user_id: 71, role: 'member' }).execute()
    await remove(71)
    const { rows } = await sql`select enabled from users where id = 71`.execute(databases().worker)
    expect(rows).toEqual([{ enabled: true }])
    expect((await listed(as('orgAdmin', 8), { like: '71@' })).total).toBe(1)
    await sql`delete from memberships where org_id = 8 and user_id = 71`.execute(databases().worker)
  })

  test('is chosen with others', async () => {
    const chosen = { allOf: { role: 'reader' } }
    expect((await admin('POST', '/mgrV1/user/enableChosen', { chosen, enabled: false })).data).toEqual({ changed: 1 })
    expect((await admin('POST', '/mgrV1/user/deleteChosen', chosen)).data).toEqual({ changed: 1 })
    expect(await person(72)).toBeUndefined()
  })

  test('is kept out everywhere by the operator alone', async () => {
    expect(await admin('PUT', '/mgrV1/user/account/71/0')).toMatchObject({ http: 403 })
    expect((await admin('PUT', '/mgrV1/user/account/71/0', undefined, operator)).http).toBe(200)
    expect(await person(71)).toMatchObject({ state: 'disabled', accountEnabled: false })
  })
})

describe('the last administrator', () => {
  const admins = async () =>
    (await admin('POST', '/mgrV1/orgAdmin/list', {})).data.list.map(({ userId }: { userId: number }) => userId)
  const asOperator: typeof admin = (method, url, body) => admin(method, url, body, operator)

  test.each([
    ['removed', () => remove(70, asOperator)],
    ['disabled', () => enable(70, 0, asOperator)],
    ['made a member', () => change(70, { role: 'member' }, asOperator)],
    ['given an end', () => change(70, { expiresAt: '2099-01-01T00:00:00Z' }, asOperator)],
    ['chosen with all', () => asOperator('POST', '/mgrV1/user/deleteChosen', { allOf: {} })],
    [
      'given a role that may not manage people',
      async () =>
        change(70, { roleIds: [await makeRole({ based_on: 'orgAdmin', withheld: ['members.edit'] })] }, asOperator),
    ],
    ['taken the right', async () => asOperator('DELETE', `/mgrV1/orgAdmin/delete/${(await person(70)).id}`)],
  ])('is not %s', async (_, act) => {
    expect(await act()).toMatchObject({ http: 409, key: 'members.lastAdministrator' })
    expect(await admins()).toEqual([70])
  })

  test('may go when there is another; nobody takes back what was done to them', async () => {
    const { operation } = await admin('POST', '/mgrV1/orgAdmin/add', { id: (await person(71)).id })
    expect(await admins()).toEqual([70, 71])
    const second: typeof admin = as('member')
    expect((await remove(70, second)).http).toBe(200)
    expect(await undo(operation, second)).toMatchObject({ http: 403, key: 'members.ownRights' })
  })
})

describe('rights', () => {
  test('are not changed by their owner', async () => {
    expect(await change(70, { role: 'member' })).toMatchObject({ http: 403, key: 'members.ownRights' })
    expect(await change(70, { expiresAt: '2099-01-01T00:00:00Z' })).toMatchObject({ key: 'members.ownRights' })
  })

  test.each([
    ['the built-in role', async () => ({ role: 'orgAdmin' as BuiltInRole })],
    ['a role of the organisation', async () => ({ roleIds: [await makeRole({ based_on: 'orgAdmin' })] })],
  ])('beyond one’s own are not given by %s', async (_, given) => {
    // The member may manage people, and no more.
    const limited = await makeRole({ based_on: 'nothing', granted: ['members.edit'] })
    await change(71, { roleIds: [limited] })
    expect(await change(72, await given(), as('member'))).toMatchObject({ http: 403, key: 'members.moreThanOwn' })
    expect((await change(72, { roleIds: [limited] }, as('member'))).http).toBe(200)
  })

  test('by a role of another organisation are refused', async () => {
    const other = await databases()
      .worker.insertInto('roles')
      .values({ org_id: 8, name: '别家', based_on: 'reader' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await change(71, { roleIds: [other.id + 1_000] })).toMatchObject({ http: 400, key: 'members.roleMissing' })
  })

  test('of people of another organisation are not touched', async () => {
    const { list } = await listed(as('orgAdmin', 8))
    const { id, version } = list[0]
    expect(await admin('PUT', '/mgrV1/user/update', { id, version })).toMatchObject({ http: 404 })
    expect(await admin('PUT', `/mgrV1/user/enable/${id}/0`)).toMatchObject({ http: 404 })
    expect(await admin('DELETE', `/mgrV1/user/delete/${id}`)).toMatchObject({ http: 404 })
  })

  test('are not saved over a newer version', async () => {
    const { version } = await person(71)
    await change(71, { role: 'reader' })
    expect(await change(71, { version })).toMatchObject({ http: 409, key: 'platform.changedSince' })
  })
})

describe('an invitation', () => {
  const invite = (part: object = {}, ask = admin, headers = {}) =>
    ask('POST', '/mgrV1/user/create', { account: 'Lin@Example.com', name: '林屿', ...part }, headers)
  const tokenOf = ({ data }: Answer) => encodeURIComponent(data.link.split('token=')[1])
  const nobody = { authorization: undefined, orgid: undefined }
  const look = (token: string) => admin('GET', `/inews/invitation?token=${token}`, undefined, nobody)
  const accept = (token: string) =>
    admin('POST', `/inews/invitation/accept?token=${token}`, { name: '林屿', password: 'abc def gh' }, nobody)
  const join = (token: string, userId: number) =>
    admin('POST', '/inews/invitation/join', { token: decodeURIComponent(token) }, { authorization: `Bearer ${userId}` })

  test('is mailed, and makes its holder a member once', async () => {
    const made = await invite({ role: 'reader', expiresAt: '2099-01-01T00:00:00.000Z' })
    const token = tokenOf(made)
    const { rows: mails } = await sql`select address, purpose from deliveries`.execute(databases().worker)
    expect(mails).toEqual([{ address: 'lin@example.com', purpose: 'invitation' }])
    expect((await look(token)).data).toMatchObject({
      organisation: '机构 7',
      account: 'lin@example.com',
      name: '林屿',
      role: 'reader',
      roleNames: [],
      invitedBy: '成员 70',
    })
    expect((await accept(token)).http).toBe(200)
    expect((await listed(admin, { like: 'lin@' })).list).toMatchObject([
      { name: '林屿', role: 'reader', state: 'active', expiresAt: '2099-01-01T00:00:00.000Z' },
    ])
    expect(await look(token)).toMatchObject({ http: 404 })
    expect(await accept(token)).toMatchObject({ http: 404 })
  })

  test('tells nobody whether an account exists, and changes none', async () => {
    const known = await invite({ account: '80@example.com', name: '陌生' })
    const unknown = await invite({ account: '81x@example.com', name: '陌生' })
    expect({ ...known.data, id: 0, link: '' }).toEqual({ ...unknown.data, id: 0, link: '' })
    const token = tokenOf(known)
    expect(await accept(token)).toMatchObject({ http: 409, key: 'members.accountKnown' })
    expect(await join(token, 81)).toMatchObject({ http: 403, key: 'members.otherAccount' })
    expect((await join(token, 80)).data).toEqual({ orgId: 7 })
    expect((await listed(admin, { like: '80@' })).list).toMatchObject([{ userId: 80, name: '成员 80', role: 'member' }])
    expect(await join(token, 80)).toMatchObject({ http: 404 })
  })

  test('is sent again and withdrawn; links of before open nothing', async () => {
    const made = await invite()
    expect(await invite()).toMatchObject({ http: 409, key: 'members.invitedAlready' })
    const again = await admin('PUT', `/mgrV1/user/invitation/${made.data.id}/resend`)
    expect(await look(tokenOf(made))).toMatchObject({ http: 404 })
    expect((await look(tokenOf(again))).http).toBe(200)
    expect((await admin('POST', '/mgrV1/user/invitation/list', {})).data.list).toMatchObject([
      { account: 'lin@example.com', state: 'invited', invitedBy: '成员 70' },
    ])
    expect(await as('orgAdmin', 8)('DELETE', `/mgrV1/user/invitation/${made.data.id}`)).toMatchObject({ http: 404 })
    expect((await admin('DELETE', `/mgrV1/user/invitation/${made.data.id}`)).http).toBe(200)
    expect(await accept(tokenOf(again))).toMatchObject({ http: 404 })
  })

  test('whose role was deleted gives no other', async () => {
    const role = await makeRole({ based_on: 'nothing' })
    const token = tokenOf(await invite({ roleIds: [role] }))
    await sql`delete from roles where id = ${role}`.execute(databases().worker)
    expect(await accept(token)).toMatchObject({ http: 409, key: 'members.roleGone' })
    expect(await listed(admin, { like: 'lin@' })).toMatchObject({ total: 0 })
  })

  test('takes a place of the quota; a member is not invited', async () => {
    await databases().worker.insertInto('org_limits').values({ org_id: 7, quota: 'employ', most: 4 }).execute()
    expect(await invite({ account: '71@example.com' })).toMatchObject({ http: 409, key: 'members.memberAlready' })
    const both = await Promise.all(['one@example.com', 'two@example.com'].map(account => invite({ account })))
    expect(both.map(({ http }) => http).sort()).toEqual([200, 403])
  })

  test('is what administrators send; the operator alone sets a password', async () => {
    expect(await invite({ password: 'abc def gh' })).toMatchObject({ http: 403, key: 'members.inviteInstead' })
    const made = await invite({ password: 'abc def gh', role: 'orgAdmin' }, admin, operator)
    expect(made.data).toMatchObject({ link: null })
    expect((await listed(admin, { like: 'lin@' })).list).toMatchObject([{ role: 'orgAdmin', state: 'active' }])
  })
})

describe('how a person signs in', () => {
  const signInOf = async (user_id: number, session_id: string) => {
    const db = databases().worker
    await sql`
      insert into oidc_records (model, id, payload, user_id, session_id, expires_at)
      values ('RefreshToken', ${session_id}, '{}', ${user_id}, ${session_id}, now() + interval '1 day')
      on conflict do nothing`.execute(db)
    await sql`insert into second_factors (user_id, sealed, confirmed_at) values (${user_id}, '{}', now()) on conflict do nothing`.execute(
      db,
    )
  }
  const openOnes = async () =>
    (
      await sql<{ s: string }>`select session_id as s from oidc_records order by 1`.execute(databases().worker)
    ).rows.map(({ s }) => s)
  const act = async (name: string, userId: number, ask = admin) =>
    ask('POST', `/mgrV1/user/${name}/${(await person(userId)).id}`)
  beforeEach(async () => {
    await sql`delete from oidc_records; delete from second_factors; update users set roles = '{}'`.execute(
      databases().worker,
    )
    for (const id of [71, 72, 80]) await signInOf(id, `session-${id}`)
  })

  test('an administrator ends the sessions of their own people, and of nobody else', async () => {
    expect((await act('endSessions', 71)).data).toEqual({ ended: 1 })
    expect(await openOnes()).toEqual(['session-72', 'session-80'])
    expect(await act('endSessions', 72, as('reader'))).toMatchObject({ http: 403 })
    const { id } = (await listed(admin, {}, { ...operator, orgid: '8' })).list[0]
    expect(await admin('POST', `/mgrV1/user/endSessions/${id}`)).toMatchObject({ http: 404 })
    expect(await openOnes()).toEqual(['session-72', 'session-80'])
  })

  test('a lost second factor is reset, and the person is signed out; an operator’s is left', async () => {
    const left = async () =>
      (
        await sql<{ u: number }>`select user_id as u from second_factors order by 1`.execute(databases().worker)
      ).rows.map(({ u }) => u)
    expect((await act('resetSecondFactor', 71)).data).toEqual({ reset: true })
    expect((await act('resetSecondFactor', 71)).data).toEqual({ reset: false })
    expect(await openOnes()).not.toContain('session-71')
    await sql`update users set roles = '{operator}' where id = 72`.execute(databases().worker)
    expect((await act('resetSecondFactor', 72)).data).toEqual({ reset: false })
    expect(await left()).toEqual([72, 80])
  })
})
