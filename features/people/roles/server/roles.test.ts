// Roles as administrators keep them: what they give holds at the next call, and nobody gives what they do not have.
import { feature } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { rolesFeature } from '../contract.ts'
import { rolesServer, rolesWorks } from './index.ts'

const invented = feature({
  name: 'monitors',
  permissions: {
    view: { name: ['查看监测项', '檢視監測項', 'See monitors'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑监测项', '編輯監測項', 'Change monitors'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: {},
})
const features = [rolesFeature, invented]
const { as, databases, undo } = openFeature(
  [rolesServer(features), serverHalf({ feature: invented, routes: {} })],
  ['member_roles', 'roles'],
)
const path = '/mgrV1/role'
const admin = as('orgAdmin')
const [member, reader] = [71, 72]
const add = async (name: string, more: object = {}) => (await admin('POST', `${path}/add`, { name, ...more })).data
const list = async () => (await admin('POST', `${path}/search`, {})).data.list

test('a role is a difference from a built-in one: what that gives anyway is not kept', async () => {
  const made = await add('不改监测', {
    basedOn: 'member',
    granted: ['monitors.view', 'roles.view'],
    withheld: ['monitors.edit', 'roles.edit'],
    memberIds: [member],
  })
  expect(made).toMatchObject({
    granted: ['roles.view'],
    withheld: ['monitors.edit'],
    holders: ['成员 71'],
    functions: 2,
  })
  expect(await list()).toMatchObject([{ name: '不改监测', memberIds: [member], version: 1, updatedBy: '成员 70' }])
  expect((await admin('GET', `${path}/get/${made.id}`)).data).toMatchObject({ name: '不改监测' })
})

test('what a role gives and takes away holds at the next call', async () => {
  const asMember = as('member')
  expect(await asMember('GET', `${path}/tree`)).toMatchObject({ http: 403, key: 'platform.forbidden' })
  const { id } = await add('看角色', { granted: ['roles.view'], memberIds: [member] })
  expect((await asMember('GET', `${path}/tree`)).http).toBe(200)
  await admin('PUT', `${path}/update`, { id, version: 1, name: '看角色', memberIds: [member] })
  expect((await asMember('GET', `${path}/tree`)).http).toBe(403)
})

test('nobody gives what they do not have, to others or by a role that exists', async () => {
  const editor = await add('角色编辑', { granted: ['roles.view', 'roles.edit'], memberIds: [member] })
  const asMember = as('member')
  const beyond = { http: 403, key: 'roles.beyondYours', problems: [{ field: 'granted' }] }
  expect(
    (await asMember('POST', `${path}/add`, { name: '甲', basedOn: 'nothing', granted: ['roles.view'] })).http,
  ).toBe(200)
  await admin('PUT', `${path}/update`, {
    id: editor.id,
    version: 1,
    name: '角色编辑',
    granted: ['roles.view', 'roles.edit'],
    withheld: ['monitors.edit'],
    memberIds: [member],
  })
  expect(await asMember('POST', `${path}/add`, { name: '乙', granted: [] })).toMatchObject(beyond)
  const full = await add('成员副本', {})
  expect(
    await asMember('PUT', `${path}/update`, { id: full.id, version: 1, name: '成员副本', memberIds: [reader] }),
  ).toMatchObject(beyond)
  expect((await asMember('PUT', `${path}/update`, { id: full.id, version: 1, name: '改名' })).http).toBe(200)
  expect((await list()).map(({ name }: { name: string }) => name)).not.toContain('乙')
})

test('a role that people hold is not deleted, and says who holds it; without them it is, and comes back', async () => {
  const { id } = await add('值班', { memberIds: [member, reader] })
  const refused = await admin('DELETE', `${path}/delete/${id}`)
  expect(refused).toMatchObject({ http: 409, key: 'roles.held' })
  expect(refused.msg).toContain('成员 71、成员 72')
  await admin('PUT', `${path}/update`, { id, version: 1, name: '值班', memberIds: [] })
  const { operation } = await admin('DELETE', `/mgr/role/delete/${id}`)
  expect(await list()).toEqual([])
  await undo(operation, admin)
  expect(await list()).toMatchObject([{ id, name: '值班' }])
})

test('who has a role is taken back with the save', async () => {
  const { id } = await add('值班', { memberIds: [member] })
  const { operation } = await admin('PUT', `${path}/update`, { id, version: 1, name: '值守', memberIds: [reader] })
  await undo(operation, admin)
  expect(await list()).toMatchObject([{ name: '值班', memberIds: [member] }])
})

test('administrators take no role, nor do people of elsewhere', async () => {
  const give = (memberIds: number[]) => admin('POST', `${path}/add`, { name: '甲', memberIds })
  expect(await give([70])).toMatchObject({ http: 400, key: 'roles.ofAdmin', problems: [{ field: 'memberIds' }] })
  expect(await give([81])).toMatchObject({ http: 400, key: 'roles.notMembers' })
  expect(await list()).toEqual([])
})

test('an older version, a name twice, a function that does not exist: refused with the field', async () => {
  const { id } = await add('甲')
  await admin('PUT', `${path}/update`, { id, version: 1, name: '乙' })
  expect(await admin('PUT', `${path}/update`, { id, version: 1, name: '丙' })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  expect(await admin('POST', `${path}/add`, { name: '乙' })).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
  expect(await admin('POST', `${path}/add`, { name: '丁', granted: ['nothing.here'] })).toMatchObject({
    http: 400,
    key: 'roles.unknownFunction',
    problems: [{ field: 'granted' }],
  })
})

test('another organisation sees and changes nothing of it', async () => {
  const { id } = await add('甲', { memberIds: [member] })
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${path}/search`, {})).data.list).toEqual([])
  expect((await other('PUT', `${path}/update`, { id, version: 1, name: '乙' })).http).toBe(404)
  expect((await other('DELETE', `${path}/delete/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/seen`, { userId: member })).http).toBe(404)
  expect((await other('GET', `${path}/members`)).data.map(({ id }: { id: number }) => id)).toEqual([80, 81, 82])
})

test('what somebody would see is told before the role is saved', async () => {
  const seen = async (draft: object | null) =>
    (await admin('POST', `${path}/seen`, { userId: reader, draft })).data.functions
  expect(await seen(null)).toEqual(['monitors.view'])
  const draft = { id: null, name: '草稿', basedOn: 'nothing', granted: ['monitors.edit'] }
  expect(await seen({ ...draft, memberIds: [reader] })).toEqual(['monitors.edit'])
  expect(await seen({ ...draft, memberIds: [member] })).toEqual(['monitors.view'])
})

test('roles leave as a file, in words', async () => {
  await add('=1+1', { withheld: ['monitors.edit'], memberIds: [member] })
  const { data } = await admin('POST', `${path}/export`, {
    chosen: { allOf: {} },
    kind: 'csv',
    columns: ['name', 'basedOn', 'withheld', 'holders'],
  })
  const rows = await resultRows(databases(), rolesWorks(features), { orgId: 7, id: data.task })
  expect(JSON.stringify(rows)).toContain('编辑监测项')
})
