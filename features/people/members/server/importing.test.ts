// People by a file: what is said before anything is done, who is invited, and that nobody gives more than they have.
import { roleTableOf } from '@guanlan/platform/server'
import { type Answer, formOf, openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { membersFeature } from '../contract.ts'
import { membersServer, membersWorks } from './index.ts'

const parts = { publicUrl: 'https://guanlan.example.com', roleTable: () => roleTableOf([membersFeature]) }
const { as, databases, undo } = openFeature(
  [membersServer(parts)],
  ['invitations', 'deliveries', 'org_limits', 'member_roles', 'roles', 'tasks', 'stored_files'],
)
const works = membersWorks({ ...parts, linkKey: Buffer.alloc(32, 7) })
const admin = as('orgAdmin')

const db = () => databases().worker
beforeEach(async () => {
  await sql`update memberships set role = case user_id % 10 when 0 then 'orgAdmin' when 1 then 'member' else 'reader' end, enabled = true`.execute(
    db(),
  )
})
const makeRole = (name: string, part: { based_on: string; granted?: string[] }, org_id = 7) =>
  db()
    .insertInto('roles')
    .values({ org_id, name, ...part })
    .returning('id')
    .executeTakeFirstOrThrow()

const heading = '账号,姓名,内置角色,本机构的角色,有效期至'
async function send(rows: readonly string[], ask = admin): Promise<number> {
  const { payload, headers } = await formOf('人员.csv', [heading, ...rows].join('\n'))
  const { data } = await ask('POST', '/mgrV1/user/import/file', payload as never, headers)
  return data.id
}
const check = async (file: number, ask = admin): Promise<Answer['data']> =>
  (await ask('POST', '/mgrV1/user/import/check', { file })).data
const columns = ['account', 'name', 'role', 'roleNames', 'expiresAt']
const begin = (file: number, ask = admin) => ask('POST', '/mgrV1/user/import', { file, columns })
const resultOf = async (task: number) =>
  (await db().selectFrom('tasks').select(['result', 'state']).where('id', '=', task).executeTakeFirstOrThrow()) as {
    result: object
    state: string
  }
const invited = async () =>
  (
    await sql<{
      account: string
      role: string
      role_ids: number[]
      member_until: Date | null
    }>`select account, role, role_ids, member_until from invitations where org_id = 7 order by account`.execute(db())
  ).rows

test('good rows become invitations with link and mail; the others come back with the reason, and one undo takes all back', async () => {
  const { id: duty } = await makeRole('值班', { based_on: 'reader' })
  await makeRole('别家', { based_on: 'reader' }, 8)
  const file = await send([
    'Lin@example.com,林屿,管理员,,',
    'duty@example.com,许衡,Member,值班,2027/3/1',
    'mobile13800000000,周宁,,,2027-03-01 18:00',
    '71@example.com,已是成员,只读,,',
    'no@example.com,甲乙,老板,,',
    'other@example.com,丙丁,,别家,',
    'end@example.com,戊己,,,2027-02-31',
    'lin@example.com,再来一次,,,',
  ])
  const found = await check(file)
  expect(found.faulty.map(({ number, problems }: Answer) => [number, problems[0].field])).toEqual([
    [6, 'role'],
    [7, 'roleNames'],
    [8, 'expiresAt'],
    [9, 'account'],
  ])
  expect(await invited(), 'nothing is done before').toEqual([])

  const { data, operation } = await begin(file)
  const refused = await resultRows(databases(), works, { orgId: 7, id: data.task })
  expect(refused.slice(1).map(([number]) => number)).toEqual(['6', '7', '8', '9'])
  expect(await resultOf(data.task)).toMatchObject({ result: { added: 3, changed: 0, same: 1, refused: 4 } })
  expect(await invited()).toEqual([
    // The whole first of March in Shanghai.
    { account: 'duty@example.com', role: 'member', role_ids: [duty], member_until: new Date('2027-03-01T16:00:00Z') },
    { account: 'lin@example.com', role: 'orgAdmin', role_ids: [], member_until: null },
    { account: 'mobile13800000000', role: 'member', role_ids: [], member_until: new Date('2027-03-01T10:00:00Z') },
  ])
  const mails = await sql<{ address: string; link: string; id: number }>`
    select d.address, d.message ->> 'link' as link, i.id from deliveries d join invitations i on i.account = d.address order by 1`.execute(
    db(),
  )
  expect(mails.rows.map(({ address }) => address)).toEqual(['duty@example.com', 'lin@example.com'])
  const links = await sql`select object_id::int as id from links where purpose = 'invitation' order by 1`.execute(db())
  expect(links.rows).toHaveLength(3)

  expect((await undo(operation, admin)).http).toBe(200)
  expect(await invited()).toEqual([])
  const waiting = await sql`select from deliveries where state = 'waiting'`.execute(db())
  expect(waiting.rows).toEqual([])
})

test('rows beyond the quota are named before anything is done, and are left out then', async () => {
  await db().insertInto('org_limits').values({ org_id: 7, quota: 'employ', most: 4 }).execute()
  const file = await send(['a1@example.com,甲一,,,', 'a2@example.com,甲二,,,', 'a3@example.com,甲三,,,'])
  const { faulty, faultyRows } = await check(file)
  expect(faulty.map(({ number }: Answer) => number)).toEqual([3, 4])
  expect(faulty[0].problems[0]).toMatchObject({ field: 'account', msg: expect.stringContaining('4') })
  expect(faultyRows).toBe(2)
  const { data } = await begin(file)
  const refused = await resultRows(databases(), works, { orgId: 7, id: data.task })
  expect(refused.slice(1).map(([, , account]) => account)).toEqual(['a2@example.com', 'a3@example.com'])
  expect((await invited()).map(({ account }) => account)).toEqual(['a1@example.com'])
})

test('nobody gives more than they have, also what they lost after they began', async () => {
  const { id } = await makeRole('招人', { based_on: 'nothing', granted: ['members.edit'] })
  await sql`insert into member_roles (org_id, user_id, role_id) values (7, 71, ${id})`.execute(db())
  const ask = as('member')
  const more = await check(await send(['boss@example.com,老板,管理员,,'], ask), ask)
  expect(more.faulty).toMatchObject([{ number: 2, problems: [{ field: 'role' }] }])

  const { data } = await begin(await send(['same@example.com,同事,,招人,'], ask), ask)
  await sql`update roles set granted = '{}' where id = ${id}`.execute(db())
  await resultRows(databases(), works, { orgId: 7, id: data.task })
  expect(await resultOf(data.task)).toMatchObject({ state: 'failed' })
  expect(await invited()).toEqual([])
})

test('the operator imports into any organisation; who may not manage people sends nothing', async () => {
  const operator: typeof admin = (method, url, body, headers) =>
    admin(method, url, body, { authorization: 'Bearer 999+operator', ...headers })
  const { data } = await begin(await send(['op@example.com,运营邀请,管理员,,'], operator), operator)
  await resultRows(databases(), works, { orgId: 7, id: data.task })
  expect(await invited()).toMatchObject([{ account: 'op@example.com', role: 'orgAdmin' }])
  expect(await as('member')('POST', '/mgrV1/user/import', { file: 1, columns })).toMatchObject({ http: 403 })
})

test('people leave as a file, in the reader’s language, those of the organisation alone', async () => {
  const { data } = await admin('POST', '/mgrV1/user/export', {
    chosen: { allOf: { role: '' } },
    columns: ['account', 'role', 'state', 'expiresAt'],
    kind: 'csv',
  })
  const rows = await resultRows(databases(), works, { orgId: 7, id: data.task })
  expect(rows).toEqual([
    ['账号', '内置角色', '状态', '有效期至'],
    ['70@example.com', '管理员', '正常', ''],
    ['71@example.com', '成员', '正常', ''],
    ['72@example.com', '只读', '正常', ''],
  ])
})
