// Identity groups of the embedded provider: memberships by the names that tokens carry.
import { roleTableOf } from '@guanlan/platform/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { membersFeature } from '../contract.ts'
import { groupOf } from './groups.ts'
import { membersServer } from './index.ts'

const { as } = openFeature([
  membersServer({ publicUrl: 'https://guanlan.example.com', roleTable: () => roleTableOf([membersFeature]) }),
])
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> =>
  as('orgAdmin')(method, `/mgrV1/${path}`, body, { authorization: 'Bearer 999+operator' })
const group = (name: string) => `/guanlan/organisations/${name}`
const groupsOf = async (userId: number) => (await ask('GET', `user/keyclock/groups/${userId}`)).data
const leave = (userId: number, name: string) =>
  ask('DELETE', `user/keyclock/leave?userId=${userId}&group=${encodeURIComponent(group(name))}`)

test('a name is read as organisation and role; anything else is refused', () => {
  expect(groupOf(group('7_reader'))).toEqual({ orgId: 7, role: 'reader' })
  for (const wrong of ['7_operator', 'x_member', '7_member/', '7'])
    expect(() => groupOf(group(wrong))).toThrow('members.groupUnknown')
})

test('groups are listed with their people', async () => {
  const { data } = await ask('GET', `org/keyclock/groups?like=${encodeURIComponent('机构 7')}`)
  expect(data).toMatchObject({ total: 3 })
  expect(data.list.map(({ path, people }: { path: string; people: number }) => [path, people])).toEqual([
    [group('7_member'), 1],
    [group('7_orgAdmin'), 1],
    [group('7_reader'), 1],
  ])
  for (const path of ['org/keyclock/bind', 'org/keyclock'])
    expect((await ask('POST', path, { orgId: 8 })).data).toHaveLength(3)
  expect(await ask('POST', 'org/keyclock/bind', { orgId: 99 })).toMatchObject({ http: 404 })
})

test('joining makes a member, joining another group changes the role, leaving ends it', async () => {
  for (const role of ['reader', 'member']) {
    expect((await ask('POST', 'user/keyclock/join', { userId: 81, group: group(`7_${role}`) })).http).toBe(200)
    expect(await groupsOf(81)).toEqual([group(`7_${role}`), group('8_member')])
  }
  expect(await leave(81, '7_reader')).toMatchObject({ http: 404 })
  expect((await leave(81, '7_member')).http).toBe(200)
  expect(await groupsOf(81)).toEqual([group('8_member')])
})

test('the last administrator neither leaves nor joins another group', async () => {
  const last = { http: 409, key: 'members.lastAdministrator' }
  expect(await leave(70, '7_orgAdmin')).toMatchObject(last)
  expect(await ask('POST', 'user/keyclock/join', { userId: 70, group: group('7_reader') })).toMatchObject(last)
  expect(await groupsOf(70)).toEqual([group('7_orgAdmin')])
})

test('is for operators alone', async () => {
  expect(await as('orgAdmin')('GET', '/mgrV1/org/keyclock/groups')).toMatchObject({ http: 403 })
})
