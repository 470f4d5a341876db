// Car owners: no contact without consent, masked for everybody, nothing left of whom was erased.

import { carsServer } from '@guanlan/features/cars/car-library/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseEnded } from './erase.ts'
import { carOwnersServer } from './index.ts'
import { masked } from './mask.ts'

const { as, databases, undo } = openFeature(
  [carsServer, carOwnersServer],
  ['car_owner_keepers', 'car_owner_accounts', 'car_owners', 'car_owner_labels', 'car_owner_ends'],
)
const path = '/inews/carOwner'
const member = as()
const draft = { code: 'V1', name: '林女士', phone: '13800001234', mail: 'lin@example.com', consentFor: '回访' }
const add = async (more: object = {}) => (await member('POST', `${path}/add`, { ...draft, ...more })).data
const list = async () => (await member('POST', `${path}/list`, {})).data

test('ways to reach an owner are masked, and shown to who may see them', async () => {
  const { id, version } = await add()
  expect((await member('GET', `${path}/get/${id}`)).data).toMatchObject({
    phone: '138****1234',
    mail: 'l***@example.com',
  })
  expect((await member('POST', `${path}/contacts`, { id })).http).toBe(403)
  expect((await as('orgAdmin')('POST', `${path}/contacts`, { id })).data).toEqual({
    id,
    phone: draft.phone,
    mail: draft.mail,
  })
  const { phone: _, mail: __, ...rest } = draft
  await member('PUT', `${path}/update`, { ...rest, id, version, mileage: 12_000 })
  expect((await as('orgAdmin')('POST', `${path}/contacts`, { id })).data.phone).toBe(draft.phone)
})

test.each([
  ['a telephone without consent', { consentFor: '' }, 'phone', '车主未授权，不能保存联系方式'],
  ['a consent that ended', { consentUntil: '2020-01-01' }, 'consentUntil', '授权已于 2020-01-01 结束，不能保存该车主'],
  ['a label that is not there', { labels: ['没有'] }, 'labels', '没有标签“没有”'],
  ['a mileage below zero', { mileage: -1 }, 'mileage', '里程为 0 到 2,000,000 的整数'],
  ['no number', { code: ' ' }, 'code', '编号为 1 到 50 个字符'],
])('refused: %s', async (_, more, field, msg) => {
  const { http, problems } = await member('POST', `${path}/add`, { ...draft, ...more })
  expect([http, problems?.[0]?.field, problems?.[0]?.msg]).toEqual([400, field, msg])
})

test('nothing is left of whom was erased, nor of whose consent ended, but the fact', async () => {
  const one = await add({ name: '要忘记的甲' })
  await add({ code: 'V2', name: '要忘记的乙' })
  await member('POST', `${path}/account/add`, { ownerId: one.id, platform: 'weibo', account: '要忘记的账号' })
  expect((await member('DELETE', `${path}/delete?id=${one.id}`)).data).toEqual({ changed: 1 })
  await sql`update car_owners set consent_until = current_date - 1`.execute(databases().worker)
  expect((await list()).total).toBe(0)
  await eraseEnded(databases().worker)
  expect(await list()).toMatchObject({ total: 0, ended: 2 })
  for (const table of ['operation_rows', 'operations', 'car_owners', 'car_owner_accounts', 'car_owner_ends']) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(table)} t where t::text ~ '要忘记的|13800001234'`.execute(
      databases().worker,
    )
    expect([table, rows[0]?.n]).toEqual([table, 0])
  }
})

test('an owner of the pool is taken once, and undo puts them back', async () => {
  const { id } = await add()
  const pool = async () => (await member('POST', `${path}/pool/list`, {})).data.total
  const taken = await member('POST', `${path}/pool/take`, { id })
  expect([taken.http, await pool()]).toEqual([200, 0])
  const late = await as('orgAdmin')('POST', `${path}/pool/take`, { id })
  expect([late.http, late.msg]).toEqual([409, '该车主已有负责人'])
  expect((await member('GET', `${path}/get/${id}`)).data).toMatchObject({ isMine: true, keeper: '成员 71' })
  expect((await undo(taken.operation)).http).toBe(200)
  expect(await pool()).toBe(1)
})

test('an account belongs to one owner', async () => {
  const [one, other] = [await add(), await add({ code: 'V2' })]
  const give = (ownerId: number) =>
    member('POST', `${path}/account/add`, { ownerId, platform: 'weibo', account: '林间小路' })
  expect((await give(one.id)).http).toBe(200)
  const refused = await give(other.id)
  expect([refused.http, refused.msg]).toEqual([409, '该账号已属于另一位车主'])
  expect((await member('POST', `${path}/account/list`, { ownerId: one.id })).data).toMatchObject({ total: 1 })
})

test('a renamed label is renamed at its owners; one in use is not removed; two cannot rename it at once', async () => {
  const label = (await member('POST', `${path}/label/save`, { name: '老客户' })).data
  const { id } = await add({ labels: ['老客户'] })
  const rename = (name: string) => member('POST', `${path}/label/save`, { id: label.id, version: label.version, name })
  expect((await rename('忠实客户')).data.owners).toBe(1)
  expect((await rename('常客')).http).toBe(409)
  expect((await member('GET', `${path}/get/${id}`)).data.labels).toEqual(['忠实客户'])
  const used = await member('DELETE', `${path}/label/delete?id=${label.id}`)
  expect([used.http, used.msg]).toEqual([409, '标签正在使用，共 1 位车主'])
})

test('a reader may not; another organisation sees nothing', async () => {
  const { id } = await add()
  expect((await as('reader')('POST', `${path}/list`, {})).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${path}/list`, {})).data.total).toBe(0)
  for (const call of ['contacts', 'pool/take']) expect((await other('POST', `${path}/${call}`, { id })).http).toBe(404)
  expect((await other('DELETE', `${path}/delete?id=${id}`)).http).toBe(404)
})

test.each([
  ['13800001234', '138****1234'],
  ['12345', '****'],
  ['l@example.com', 'l***@example.com'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(masked(text)).toBe(shown)
})
