import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingServer } from './index.ts'
import { followSubscriptions } from './worker.ts'

const { databases, as } = openFeature(
  [billingServer({ system: {} as Database, publicUrl: '', alipay: null })],
  ['subscriptions', 'orders', 'packages', 'api_charges', 'org_limits'],
)
const db = () => databases().worker
const member = as()
/** In no organisation. */
const operator: typeof member = (method, url, body, more) =>
  as()(method, url, body, { ...more, authorization: 'Bearer 5+operator' })
beforeAll(async () => {
  await db().insertInto('users').values({ id: 5, account: 'operator', name: '运营' }).execute()
})
beforeEach(async () => {
  await sql`update organisations set subscribed_until = null`.execute(db())
  await sql`delete from installation_settings where name = 'trialDays'`.execute(db())
})

const makePackage = async (name: string, part: object = {}) =>
  (
    await operator('POST', '/mgrV1/apiEquity/create', {
      name,
      days: 30,
      price: 30_000,
      quotas: { monitorCount: 10 },
      ...part,
    })
  ).data
const makePack = async (part: object = {}) =>
  (
    await operator('POST', '/mgrV1/equityPack/create', {
      name: '扩容',
      days: 10,
      price: 100,
      quotas: { monitorCount: 5 },
      ...part,
    })
  ).data
const orderOf = async (packageId: number) => (await member('POST', '/inews/order', { packageId })).data
const move = (id: number, state: string) => operator('PUT', '/mgrV1/apiOrder/update', { id, state })
const buy = async (packageId: number) => {
  const { id } = await orderOf(packageId)
  await move(id, 'paid')
  return id
}
const billing = async (ask = member, org = 7) => (await ask('GET', `/inews/order/inewsBilling/${org}`)).data
const limits = async () => {
  const { rows } = await sql<{ quota: string; most: number }>`
    select quota, most::int as most from org_limits where org_id = 7 order by quota limit 100`.execute(db())
  return Object.fromEntries(rows.map(({ quota, most }) => [quota, most]))
}
/** The clock moved by days: what was bought lies so much further back. */
const later = (days: number) =>
  sql`with s as (update subscriptions set starts_at = starts_at - make_interval(days => ${days}), ends_at = ends_at - make_interval(days => ${days}))
    update organisations set subscribed_until = subscribed_until - make_interval(days => ${days})`.execute(db())
const daysOf = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)

describe('what is sold', () => {
  test('is kept by operators with versions, and a name once', async () => {
    const made = await makePackage('标准版')
    expect(made).toMatchObject({
      version: 1,
      price: 30_000,
      updatedBy: '运营',
      quotas: { monitorCount: 10, employ: null },
    })
    expect(await operator('POST', '/mgr/apiEquity/create', { name: '标准版', days: 1, price: 0 })).toMatchObject({
      http: 409,
      key: 'billing.nameTaken',
    })
    const { data } = await operator('PUT', '/mgrV1/apiEquity/update', { ...made, name: '专业版' })
    expect(data).toMatchObject({ version: 2, name: '专业版' })
    expect(await operator('PUT', '/mgrV1/apiEquity/update', { ...made, name: '迟到' })).toMatchObject({
      http: 409,
      key: 'platform.changedSince',
    })
    expect((await operator('POST', '/mgrV1/apiEquity/list', { like: '专业' })).data).toMatchObject({ total: 1 })
    await operator('DELETE', `/mgrV1/apiEquity/delete/${made.id}`)
    expect((await operator('GET', `/mgrV1/apiEquity/get/${made.id}`)).http).toBe(404)
  })

  test('is read by members while it is on sale, and changed by none of them', async () => {
    await makePackage('标准版')
    await makePackage('下架', { onSale: false })
    await makePack()
    expect((await member('GET', '/inews/order/inewsPackage')).data.map(({ name }: { name: string }) => name)).toEqual([
      '扩容',
      '标准版',
    ])
    expect((await member('POST', '/mgrV1/apiEquity/create', { name: '自己的', days: 1, price: 0 })).http).toBe(403)
  })

  test.each([
    ['price', { price: 0.5 }, 'billing.priceRange'],
    ['days', { days: 0 }, 'billing.daysRange'],
    ['name', { name: ' ' }, 'billing.nameLength'],
    ['quotas.monitorCount', { quotas: { monitorCount: 1.5 } }, 'billing.wholeNumber'],
  ])('refuses a wrong %s', async (field, part, key) => {
    const answer = await operator('POST', '/mgrV1/apiEquity/create', { name: '错', days: 1, price: 0, ...part })
    expect(answer.problems).toMatchObject([{ field, key }])
  })

  test('has prices of calls', async () => {
    const { data } = await operator('POST', '/mgrV1/apiCharging/create', { api: 'POST /inews/search', unitPrice: 2 })
    expect((await operator('PUT', '/mgrV1/apiCharging/update', { ...data, unitPrice: 3 })).data).toMatchObject({
      unitPrice: 3,
      version: 2,
    })
    expect(
      (await operator('POST', '/mgrV1/apiCharging/create', { api: 'POST /inews/search', unitPrice: 2 })).http,
    ).toBe(409)
    await operator('DELETE', `/mgrV1/apiCharging/delete/${data.id}`)
    expect((await operator('POST', '/mgrV1/apiCharging/list', {})).data.total).toBe(0)
  })
})

describe('an order', () => {
  test('waits, is paid and active, with who and when; what was bought stays as it was', async () => {
    const made = await makePackage('标准版')
    const { id, state, transferCode } = await orderOf(made.id)
    expect([state, transferCode]).toEqual(['waiting', `GL7-${id}`])
    expect(await limits()).toEqual({})
    const { data } = await move(id, 'paid')
    expect(data.steps.map(({ state, by }: { state: string; by: string }) => [state, by])).toEqual([
      ['waiting', '成员 71'],
      ['paid', '运营'],
      ['active', null],
    ])
    expect(await limits()).toEqual({ monitorCount: 10 })
    await operator('PUT', '/mgrV1/apiEquity/update', { ...made, name: '新名', quotas: { monitorCount: 1 } })
    expect(await billing()).toMatchObject({ packageName: '标准版', expired: false })
    expect(await limits()).toEqual({ monitorCount: 10 })
  })

  test('is confirmed once, however many confirm it at once', async () => {
    const { id } = await orderOf((await makePackage('标准版')).id)
    const answers = await Promise.all(Array.from({ length: 100 }, () => move(id, 'paid')))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(answers.find(({ http }) => http !== 200)).toMatchObject({ http: 409, key: 'billing.orderMoved' })
    expect((await billing()).terms).toHaveLength(1)
  })

  test('and another, confirmed at once, follow each other', async () => {
    const { id } = await makePackage('标准版')
    const orders = [await orderOf(id), await orderOf(id), await orderOf(id)]
    await Promise.all(orders.map(order => move(order.id, 'paid')))
    const { startTime, endTime } = await billing()
    expect(daysOf(startTime, endTime)).toBe(90)
  })

  test('of what is not on sale is placed by an operator alone', async () => {
    const { id } = await makePackage('内部', { onSale: false })
    expect(await member('POST', '/inews/order', { packageId: id })).toMatchObject({ http: 404, key: 'billing.notSold' })
    expect((await operator('POST', '/mgrV1/apiOrder/create', { orgId: 7, packageId: id })).data).toMatchObject({
      state: 'waiting',
    })
  })

  test('that was paid when the process died is active afterwards, once', async () => {
    const { id } = await orderOf((await makePackage('标准版')).id)
    await sql`update orders set state = 'paid' where id = ${id}`.execute(db())
    await Promise.all([followSubscriptions(db()), followSubscriptions(db())])
    await followSubscriptions(db())
    expect((await billing()).terms).toMatchObject([{ state: 'running' }])
    expect((await member('GET', '/inews/order')).data.list).toMatchObject([{ id, state: 'active' }])
  })

  test('is cancelled before it is paid, and refunded after', async () => {
    const made = await makePackage('标准版')
    const { id } = await orderOf(made.id)
    expect((await operator('DELETE', `/mgrV1/apiOrder/delete/${id}`)).http).toBe(200)
    expect((await move(id, 'paid')).http).toBe(409)
    const other = await buy(made.id)
    expect((await move(other, 'refunded')).data.state).toBe('refunded')
    expect(await billing()).toMatchObject({ expired: true })
  })

  test('for a trial is free, for 14 days or as set, once an organisation', async () => {
    const { id } = await makePackage('标准版')
    const ask = () => member('POST', '/inews/order/0', { packageId: id, trial: true })
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(answers.find(({ http }) => http !== 200)).toMatchObject({ key: 'billing.oneTrial' })
    const { data } = await operator('POST', '/mgrV1/apiOrder/list', {})
    expect(data.list).toMatchObject([{ kind: 'trial', price: 0, days: 14 }])
    await move(data.list[0].id, 'paid')
    const { startTime, endTime } = await billing()
    expect(daysOf(startTime, endTime)).toBe(14)
    await sql`insert into installation_settings (name, value) values ('trialDays', '5')`.execute(db())
    expect((await as('member', 8)('POST', '/inews/order/0', { packageId: id, trial: true })).data.days).toBe(5)
  })

  test('is seen by its own organisation, and ordered by whoever may', async () => {
    const { id } = await makePackage('标准版')
    await orderOf(id)
    expect((await as('member', 8)('GET', '/inews/order')).data.list).toEqual([])
    expect(await as('reader')('POST', '/inews/order', { packageId: id })).toMatchObject({
      http: 403,
      key: 'platform.forbidden',
    })
    expect((await as('member', 8)('GET', '/inews/order/inewsBilling/7')).http).toBe(404)
    expect(await member('POST', '/inews/order', { packageId: 999 })).toMatchObject({
      http: 404,
      key: 'billing.notSold',
    })
  })
})

describe('a subscription', () => {
  test('is renewed at its end, and what is over is shown so', async () => {
    const { id } = await makePackage('标准版')
    await buy(id)
    await later(20)
    expect((await member('POST', '/inews/order/preview', { packageId: id })).data).toMatchObject({
      effect: 'renewal',
      daysFromRest: 0,
    })
    await buy(id)
    const { startTime, endTime, terms } = await billing()
    expect(daysOf(startTime, endTime)).toBe(60)
    expect(terms.map(({ state }: { state: string }) => state)).toEqual(['coming', 'running'])
    await later(15)
    await followSubscriptions(db())
    expect((await billing()).terms.map(({ state }: { state: string }) => state)).toEqual(['running', 'over'])
    expect((await member('GET', '/inews/order')).data.list.map(({ state }: { state: string }) => state)).toEqual([
      'active',
      'over',
    ])
  })

  test('is upgraded at once: the preview says what the payment does', async () => {
    const [small, large] = [
      await makePackage('标准版'),
      await makePackage('旗舰版', { price: 60_000, quotas: { monitorCount: 100 } }),
    ]
    await buy(small.id)
    await later(20)
    const { data: preview } = await member('POST', '/inews/order/preview', { packageId: large.id })
    expect(preview).toMatchObject({ effect: 'upgrade', price: 60_000, daysFromRest: 5, over: [] })
    await buy(large.id)
    const { packageName, startTime, endTime } = await billing()
    expect([packageName, daysOf(startTime, endTime)]).toEqual(['旗舰版', daysOf(preview.startTime, preview.endTime)])
    expect(await limits()).toEqual({ monitorCount: 100 })
  })

  test('of less waits for the end, and takes limits down then', async () => {
    const [large, small] = [
      await makePackage('旗舰版', { price: 60_000, quotas: { monitorCount: 100, labelCount: 7 } }),
      await makePackage('标准版'),
    ]
    await buy(large.id)
    await buy(small.id)
    expect(await limits()).toEqual({ monitorCount: 100, labelCount: 7 })
    await later(31)
    await followSubscriptions(db())
    expect(await limits()).toEqual({ monitorCount: 10 })
    expect((await billing()).expired).toBe(false)
  })

  test('is added to by a pack for its term, and needs one that runs', async () => {
    const [base, pack] = [await makePackage('标准版'), await makePack()]
    expect(await member('POST', '/inews/order', { packageId: pack.id })).toMatchObject({
      http: 409,
      key: 'billing.packNeedsPackage',
    })
    await buy(base.id)
    await buy(pack.id)
    expect(await limits()).toEqual({ monitorCount: 15 })
    await later(11)
    await followSubscriptions(db())
    expect(await limits()).toEqual({ monitorCount: 10 })
  })

  test('is opened, lengthened and removed by an operator; limits of other quotas stay', async () => {
    await sql`insert into org_limits (org_id, quota, most) values (7, 'sourceCount', 3), (7, 'labelCount', 1)`.execute(
      db(),
    )
    const { id: packageId } = await makePackage('标准版')
    const { data } = await operator('POST', '/mgrV1/billing/create', { orgId: 7, packageId })
    expect(data).toMatchObject({ state: 'running', orderId: null, updatedBy: '运营', orgName: '机构 7' })
    expect(await limits()).toEqual({ monitorCount: 10, sourceCount: 3 })
    const endTime = new Date(Date.parse(data.endTime) + 86_400_000).toISOString()
    expect((await operator('PUT', '/mgrV1/billing/update', { id: data.id, version: 1, endTime })).data).toMatchObject({
      endTime,
      version: 2,
    })
    expect((await operator('PUT', '/mgrV1/billing/update', { id: data.id, version: 1, endTime })).key).toBe(
      'platform.changedSince',
    )
    expect((await billing()).endTime).toBe(endTime)
    expect(
      (await operator('PUT', '/mgrV1/billing/update', { id: data.id, version: 2, endTime: '2001-01-01T00:00:00Z' }))
        .key,
    ).toBe('billing.endsBefore')
    await operator('DELETE', `/mgrV1/billing/delete/${data.id}`)
    expect(await billing()).toMatchObject({ expired: false, endTime: null, packageName: null })
  })
})

describe('when it is over', () => {
  test('members read and order, and write nothing else', async () => {
    const { id } = await makePackage('标准版')
    await buy(id)
    await later(31)
    expect(await billing()).toMatchObject({ expired: true, packageName: '标准版' })
    const operation = await member('POST', '/inews/operation/1/undo')
    expect(operation).toMatchObject({ http: 402, code: 1002, key: 'platform.subscriptionOver' })
    expect((await as('member', 8)('POST', '/inews/operation/1/undo')).http).toBe(404)
    expect((await buy(id)) > 0).toBe(true)
    expect(await billing()).toMatchObject({ expired: false })
    expect((await member('POST', '/inews/operation/1/undo')).http).toBe(404)
  })

  test('limits stay as they were', async () => {
    await buy((await makePackage('标准版')).id)
    await later(31)
    await followSubscriptions(db())
    expect(await limits()).toEqual({ monitorCount: 10 })
  })
})

test('all 26 quotas are shown by name in three languages; those that nothing counts yet say what they come with', async () => {
  for (const locale of ['zh', 'zh-TW', 'en'] as const) {
    const { quotas } = await billing(as('member', 7, locale))
    expect(quotas).toHaveLength(26)
    expect(quotas.filter(({ title }: { title: string }) => title === '')).toEqual([])
  }
  const { quotas } = await billing(as('reader', 7, 'en'))
  expect(quotas.find(({ quota }: { quota: string }) => quota === 'totalNum')).toMatchObject({
    enforced: false,
    comesWith: 'the count of articles',
    limit: null,
  })
})
