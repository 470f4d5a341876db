import { lookOfLink } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { organisationName } from './own-facts.ts'
import { organisationServer } from './routes.ts'

const { as, databases } = openFeature([organisationServer({ system: {} as never })], ['links'])
const admin = as('orgAdmin')
const path = '/inews/org/look'
const mark = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]).toString('base64')}`
beforeEach(() =>
  sql`update organisations set look_name = '', look_colour = '', look_mark = '' where id = 7`.execute(
    databases().worker,
  ),
)
const look = async () => (await admin('GET', path)).data

test('an administrator changes it, and it is called so from then on', async () => {
  const { version } = await look()
  const saved = await admin('PUT', path, { name: '观潮', colour: '#AA3300', mark, version })
  expect(saved.data).toMatchObject({ name: '观潮', colour: '#aa3300', mark, version: version + 1 })
  expect(await organisationName({ orgId: 7, db: databases().worker as never })).toBe('观潮')
  expect((await admin('PUT', path, { name: '又一个', version })).status).not.toBe(0)
})

test.each([
  ['colour', { colour: 'red' }],
  ['mark', { mark: 'data:image/svg+xml;base64,AAAA' }],
  ['mark', { mark: 'data:image/png;base64,PHN2Zz48L3N2Zz4=' }],
  ['name', { name: '长'.repeat(21) }],
])('a faulty %s is named', async (field, part) => {
  const { version } = await look()
  expect((await admin('PUT', path, { ...part, version })).problems).toMatchObject([{ field }])
})

test('members read it and do not change it', async () => {
  const { version } = (await as('member')('GET', path)).data
  expect((await as('member')('PUT', path, { name: '甲', version })).status).toBe(1004)
})

test('whoever has a link learns it of that organisation alone, and no longer than the link holds', async () => {
  const db = databases().worker
  await sql`update organisations set look_name = '观潮' where id = 7`.execute(db)
  const add = (token: string, org: number, ends: string) =>
    sql`insert into links (org_id, hash, purpose, object_id, expires_at) values (${org}, sha256(convert_to(${token}, 'UTF8')), 'x', 1, now() + ${ends}::interval)`.execute(
      db,
    )
  await add('mine', 7, '1 day')
  await add('other', 8, '1 day')
  await add('over', 7, '-1 day')
  expect(await Promise.all(['mine', 'other', 'over', 'none'].map(token => lookOfLink(db, token)))).toEqual([
    { name: '观潮', colour: '', mark: '' },
    null,
    null,
    null,
  ])
})
