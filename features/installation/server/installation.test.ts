// What operators keep for everybody: a feature that is switched off is refused from the next call on; hosts are what they are set to.
import { accountsFeature } from '@guanlan/features/accounts/contract'
import { domainConfigOf, hostsClosedTo } from '@guanlan/features/accounts/server'
import { labelsFeature } from '@guanlan/features/labels/contract'
import { labelServer } from '@guanlan/features/labels/server'
import { purviewIn, treeOf } from '@guanlan/features/roles/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { installationServer } from './index.ts'

const features = [labelsFeature, accountsFeature]
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
  for (const feature of ['accounts', 'organisations', 'nothing'])
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
  const closedTo = (userId: number, host: string) => hostsClosedTo(databases().worker, userId, host)
  expect(await closedTo(71, draft.host)).toEqual(['seven.example.com'])
  expect(await closedTo(81, draft.host)).toBeNull()
  expect(await closedTo(71, 'elsewhere.example.com')).toBeNull()
  expect(await ask('POST', 'host', { ...draft, host: 'x.example.com', orgId: 99 })).toMatchObject({
    http: 400,
    problems: [{ field: 'orgId' }],
  })
})
