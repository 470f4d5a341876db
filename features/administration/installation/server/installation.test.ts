// What operators keep for everybody: a feature that is switched off is refused from the next call on; hosts are what they are set to.

import { labelsFeature } from '@guanlan/features/monitors/labels/contract'
import { labelServer } from '@guanlan/features/monitors/labels/server'
import { purviewIn, treeOf } from '@guanlan/features/people/roles/server'
import { signInFeature } from '@guanlan/features/people/sign-in/contract'
import { domainConfigOf, hostsClosedTo } from '@guanlan/features/people/sign-in/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { installationServer } from './index.ts'

const features = [labelsFeature, signInFeature]
const { as, databases } = openFeature([labelServer, installationServer(features)], ['domain_configs'])
const operator = { authorization: 'Bearer 999+operator', orgid: undefined }
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> =>
  as('orgAdmin')(method, `/mgrV1/${path}`, body, operator)
const labelsOf = async (org: 7 | 8) => as('member', org)('GET', '/inews/data/label')
const functionsOf = async (orgId: number) =>
  (await purviewIn(databases().worker, treeOf(features), { userId: orgId * 10 + 1, roles: [], orgId })).functions

beforeEach(async () => {
  await sql`update installation_switches set switched_off = '{}'`.execute(databases().worker)
  await sql`update organisations set switched_off = '{}'`.execute(databases().worker)
})

test('a feature is switched off for one organisation: its calls are refused and its functions gone, there alone', async () => {
  expect(await labelsOf(7)).toMatchObject({ http: 200 })
  expect(await functionsOf(7)).toContain('labels.view')
  expect(await ask('PUT', 'switch', { feature: 'labels', orgId: 7, off: true })).toMatchObject({ http: 200 })
  expect(await labelsOf(7)).toMatchObject({ http: 403, key: 'platform.switchedOff' })
  expect(await functionsOf(7)).toEqual([])
  expect(await labelsOf(8)).toMatchObject({ http: 200 })
  expect((await ask('GET', 'switch')).data).toMatchObject([
    { feature: 'labels', off: false, organisations: [{ id: 7, name: '机构 7' }] },
  ])
  await ask('PUT', 'switch', { feature: 'labels', orgId: 7, off: false })
  expect(await labelsOf(7)).toMatchObject({ http: 200 })
})

test('for the whole installation, by its settings too; an older version is refused', async () => {
  const { version } = (await ask('GET', 'globalSettings/get')).data
  const changed = await ask('PUT', 'globalSettings/update', { version, switchedOff: ['labels'] })
  expect(changed.data).toEqual({ version: version + 1, switchedOff: ['labels'] })
  for (const org of [7, 8] as const) expect(await labelsOf(org)).toMatchObject({ http: 403 })
  expect(await ask('PUT', 'globalSettings/update', { version, switchedOff: [] })).toMatchObject({ http: 409 })
})

test('only what may be missing is switched off, by the operator alone', async () => {
  for (const feature of ['signIn', 'organisations', 'nothing'])
    expect(await ask('PUT', 'switch', { feature, orgId: 7, off: true })).toMatchObject({ http: 400 })
  expect(await ask('PUT', 'switch', { feature: 'labels', orgId: 99, off: true })).toMatchObject({ http: 404 })
  expect(await as('orgAdmin')('PUT', '/mgrV1/switch', { feature: 'labels', orgId: 7, off: true })).toMatchObject({
    http: 403,
  })
})

const draft = {
  host: 'news.example.com',
  title: '澄屿',
  theme: 'koi-red',
  layoutType: '1',
  hostKind: 'default',
  orgId: null,
}

test('a host is what it was set to at the next question, and the standard product once it is forgotten', async () => {
  const { data } = await ask('POST', 'host', draft)
  expect(data).toMatchObject({ ...draft, version: 1 })
  expect(await ask('POST', 'host', draft)).toMatchObject({ http: 409, key: 'installation.hostTaken' })
  const shown = () => domainConfigOf(databases().worker, draft.host, null)
  expect(await shown()).toMatchObject({ title: '澄屿', theme: 'koi-red', layoutType: '1' })
  const changed = await ask('PUT', `host/${data.id}`, { ...draft, title: '澄屿观察', version: 1 })
  expect(changed.data).toMatchObject({ title: '澄屿观察', version: 2 })
  expect(await ask('PUT', `host/${data.id}`, { ...draft, version: 1 })).toMatchObject({ http: 409 })
  expect(await shown()).toMatchObject({ title: '澄屿观察' })
  expect((await ask('POST', 'host/list', { like: '观察' })).data).toMatchObject({ total: 1, list: [{ id: data.id }] })
  await ask('DELETE', `host/${data.id}`)
  expect(await shown()).toMatchObject({ title: '观澜' })
})

test('a host of one organisation is closed to people of others, who are told where theirs is', async () => {
  await ask('POST', 'host', { ...draft, orgId: 8 })
  await ask('POST', 'host', { ...draft, host: 'seven.example.com', orgId: 7 })
  const mark = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`
  await sql`update organisations set look_name = '澄屿', look_colour = '#a0522d', look_mark = ${mark} where id = 8`.execute(
    databases().worker,
  )
  const lookAt = async (host: string) => (await domainConfigOf(databases().worker, host, null)).look
  expect(await lookAt(draft.host)).toEqual({ name: '澄屿', colour: '#a0522d', mark })
  expect([await lookAt('seven.example.com'), await lookAt('elsewhere.example.com')]).toEqual([null, null])
  await sql`update organisations set look_name = '', look_colour = '', look_mark = '' where id = 8`.execute(
    databases().worker,
  )
  const closedTo = (userId: number, host: string) => hostsClosedTo(databases().worker, userId, host)
  expect(await closedTo(71, draft.host)).toEqual(['seven.example.com'])
  expect(await closedTo(81, draft.host)).toBeNull()
  expect(await closedTo(71, 'elsewhere.example.com')).toBeNull()
  expect(await ask('POST', 'host', { ...draft, host: 'x.example.com', orgId: 99 })).toMatchObject({
    http: 400,
    problems: [{ field: 'orgId' }],
  })
})

const mapping = { source: 'group', name: '/集团/公关部', orgId: 7, role: 'member' }

test('a group of the identity service is said once for an organisation; an older version is refused', async () => {
  const made = await ask('POST', 'identity/mapping', mapping)
  expect(made.data).toMatchObject({ ...mapping, orgName: '机构 7', people: 0 })
  expect(await ask('POST', 'identity/mapping', mapping)).toMatchObject({ http: 409, key: 'installation.mappingTaken' })
  expect((await ask('POST', 'identity/mapping', { ...mapping, orgId: 8 })).http).toBe(200)
  const { id, version } = made.data
  const change = { ...mapping, role: 'reader', version }
  expect((await ask('PUT', `identity/mapping/${id}`, change)).data).toMatchObject({
    role: 'reader',
    version: version + 1,
  })
  expect(await ask('PUT', `identity/mapping/${id}`, change)).toMatchObject({ http: 409, key: 'platform.changedSince' })
  const found = await ask('POST', 'identity/mapping/list', { like: '公关', page: 1, pageSize: 1 })
  expect(found.data).toMatchObject({ total: 2, list: [{ name: mapping.name }] })
  expect(found.data.next).not.toBeNull()
})

test('who is a member by a group follows it at once; who was made one here stays', async () => {
  const { data } = await ask('POST', 'identity/mapping', { ...mapping, name: '/集团/客服部' })
  const db = databases().worker
  const byGroup = { org_id: 7, user_id: 82, by_group: '/集团/客服部', role: 'member' }
  await db.insertInto('memberships').values(byGroup).execute()
  const roleOf = async (userId: number) =>
    (
      await db.selectFrom('memberships').select('role').where('org_id', '=', 7).where('user_id', '=', userId).execute()
    )[0]?.role
  const { id, version } = data
  await ask('PUT', `identity/mapping/${id}`, { ...mapping, name: '/集团/客服部', role: 'reader', version })
  expect(await roleOf(82)).toBe('reader')
  expect(await ask('DELETE', `identity/mapping/${id}`)).toMatchObject({ http: 200 })
  expect(await roleOf(82)).toBeUndefined()
  expect(await roleOf(71)).toBe('member')
  expect(await ask('GET', `identity/mapping/${id}`)).toMatchObject({ http: 404 })
})

test.each([
  ['a group without its organisation', { ...mapping, orgId: null }, 'orgId'],
  ['a group that is no path', { ...mapping, name: '公关部' }, 'name'],
  ['a group that makes operators', { ...mapping, role: 'operator' }, 'role'],
  ['a role that makes members', { ...mapping, source: 'role', name: 'ops' }, 'role'],
  ['an organisation that is not there', { ...mapping, name: '/x', orgId: 99 }, 'orgId'],
  ['an empty name', { ...mapping, name: ' ' }, 'name'],
])('%s is refused by its field', async (_, draft, field) => {
  const answer = await ask('POST', 'identity/mapping', draft)
  expect(answer).toMatchObject({ http: 400 })
  expect(JSON.stringify(answer)).toContain(`"${field}"`)
})

test('mappings are for operators alone', async () => {
  expect(await as('orgAdmin')('POST', '/mgrV1/identity/mapping', mapping)).toMatchObject({ http: 403 })
})
