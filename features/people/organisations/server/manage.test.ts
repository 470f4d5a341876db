// What the operator does with organisations: kept, disabled, put into the bin and taken out again.
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { organisationServer } from './routes.ts'
import { suspendOrganisations } from './suspend.ts'

const { as, databases } = openFeature([organisationServer({ system: {} as never })])
const operator = { authorization: 'Bearer 999+operator' }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, body?: object): Promise<Answer> =>
  as('orgAdmin')(method, `/mgrV1/org/${path}`, body, operator)
const listed = async (question: object = {}) => (await ask('POST', 'list', question)).data
const names = async (question: object = {}) => (await listed(question)).list.map(({ name }: { name: string }) => name)
const isEntered = async () => (await as('member')('GET', '/inews/org/quota')).http === 200

beforeEach(async () => {
  await sql`delete from organisations where id not in (7, 8)`.execute(databases().worker)
  await sql`update organisations set enabled = true, disabled_at = null, deleted_at = null, demands_second_factor = false, name = '机构 ' || id`.execute(
    databases().worker,
  )
})

test('one is made, changed and found; an older version is refused', async () => {
  const { data } = await ask('POST', 'create', { name: '澄屿汽车', industry: '汽车' })
  expect(data).toMatchObject({ version: 1, state: 'enabled', members: 0, hosts: [] })
  const { id } = data
  const changed = await ask('PUT', 'update', { id, version: 1, name: '澄屿集团', contact: '林屿 138' })
  expect(changed.data).toMatchObject({ version: 2, name: '澄屿集团', contact: '林屿 138' })
  expect(await ask('PUT', 'update', { id, version: 1, name: '别的' })).toMatchObject({ http: 409 })
  expect(await names({ like: '138' })).toEqual(['澄屿集团'])
})

test('its own hosts are those that name it as their owner', async () => {
  await sql`insert into domain_configs (host, config, owner_org_id) values ('own.example', '{}', 7) on conflict do nothing`.execute(
    databases().worker,
  )
  expect((await ask('GET', '7')).data.hosts).toEqual(['own.example'])
})

test('a name that another one has is refused unless another one is meant', async () => {
  const { data } = await ask('POST', 'create', { name: '长风' })
  expect(await ask('POST', 'create', { name: '长风' })).toMatchObject({
    http: 409,
    problems: [{ field: 'name' }],
    msg: expect.stringContaining(String(data.id)),
  })
  const other = await ask('POST', 'create', { name: '长风', sameName: true })
  expect(other.http).toBe(200)
  // Once it is meant, it is not asked again.
  const { id, version } = other.data
  expect((await ask('PUT', 'update', { id, version, name: '长风', notes: '二号' })).http).toBe(200)
  expect(
    await ask('PUT', 'update', { id: 7, version: (await ask('GET', '7')).data.version, name: '长风' }),
  ).toMatchObject({
    http: 409,
  })
})

test('one that demands a second factor lets nobody in without one', async () => {
  const { version } = (await ask('GET', '7')).data
  await ask('PUT', 'update', { id: 7, version, name: '机构 7', demandsSecondFactor: true })
  const enter = async () => (await as('member')('GET', '/inews/org/quota')).key
  expect(await enter()).toBe('platform.secondFactorDemanded')
  await sql`insert into second_factors (user_id, id, sealed, confirmed_at)
    select m.user_id, gen_random_uuid(), '{}', now() from memberships m where m.org_id = 7 and m.role = 'member'`.execute(
    databases().worker,
  )
  expect(await enter()).toBeUndefined()
  expect((await as('member', 8)('GET', '/inews/org/quota')).http).toBe(200)
})

test('page after page by key, in both orders', async () => {
  for (const name of ['乙一', '乙二', '乙三']) await ask('POST', 'create', { name })
  for (const sort of ['name', 'createdAt'])
    for (const order of ['asc', 'desc']) {
      const all = await names({ sort, order })
      const first = await listed({ sort, order, pageSize: 3 })
      const second = await listed({ sort, order, pageSize: 3, after: first.next })
      expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(all)
      expect(all).toHaveLength(5)
    }
})

test('nobody enters a disabled one, from the next call on', async () => {
  await ask('PUT', 'enable/7/0')
  expect(await isEntered()).toBe(false)
  expect((await listed({ state: 'disabled' })).list).toMatchObject([{ id: 7, disabledAt: expect.any(String) }])
  await ask('PUT', 'enable/7/1')
  expect(await isEntered()).toBe(true)
  expect(await listed({ state: 'disabled' })).toMatchObject({ total: 0 })
})

test('the bin asks for the name, keeps people out, and gives back for thirty days', async () => {
  const named = (name: string) => `delete/7?name=${encodeURIComponent(name)}`
  expect(await ask('DELETE', named('机构'))).toMatchObject({ http: 400, key: 'organisations.nameTyped' })
  expect(await isEntered()).toBe(true)
  expect((await ask('DELETE', named('机构 7'))).http).toBe(200)
  expect(await isEntered()).toBe(false)
  expect(await names()).toEqual(['机构 8'])
  expect(await names({ state: 'deleted' })).toEqual(['机构 7'])
  expect(await ask('PUT', 'enable/7/1')).toMatchObject({ http: 404 })
  expect((await ask('PUT', 'restore/7')).http).toBe(200)
  expect(await isEntered()).toBe(true)
  await ask('DELETE', named('机构 7'))
  await sql`update organisations set deleted_at = now() - interval '30 days 1 minute' where id = 7`.execute(
    databases().worker,
  )
  expect(await ask('PUT', 'restore/7')).toMatchObject({ http: 404 })
})

test('only the operator does it', async () => {
  expect(await as('orgAdmin')('POST', '/mgrV1/org/list', {})).toMatchObject({ http: 403 })
  expect(await as('orgAdmin')('PUT', '/mgrV1/org/enable/8/0')).toMatchObject({ http: 403 })
})

test('one that is disabled for 30 days rests, and wakes when it is enabled', async () => {
  const db = databases().worker
  await ask('PUT', 'enable/7/0')
  await suspendOrganisations(db)
  expect((await ask('GET', '7')).data.restedAt).toBeNull()
  await sql`update organisations set disabled_at = now() - interval '30 days' where id = 7`.execute(db)
  await suspendOrganisations(db)
  expect((await ask('GET', '7')).data.restedAt).not.toBeNull()
  const { rows } = await sql`select may_collect(7) as one, may_collect(8) as other`.execute(db)
  expect(rows).toEqual([{ one: false, other: true }])
  await ask('PUT', 'enable/7/1')
  expect((await ask('GET', '7')).data.restedAt).toBeNull()
})

test('operators read what was purged, members do not', async () => {
  const owner = new pg.Client(databases().ownerUrl)
  await owner.connect()
  await owner.query(
    `insert into purged_organisations (number, name, deleted_at, ended_at, counts, files) values (9, '旧的', now(), now(), '{"hits": 3, "labels": 2}', 4)`,
  )
  await owner.end()
  expect((await ask('GET', 'purged')).data).toMatchObject([{ number: 9, rows: 5, files: 4, counts: { hits: 3 } }])
  expect(await as('orgAdmin')('GET', '/mgrV1/org/purged')).toMatchObject({ http: 403 })
})
