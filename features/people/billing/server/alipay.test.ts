import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { alipayOf, fenOf, yuanOf } from './alipay.ts'
import { billingServer } from './index.ts'

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [ours, theirs, strangers] = [keys(), keys(), keys()]
const appId = '2021000000000001'
const seller = '2088000000000001'
const gateway = 'http://127.0.0.1:9/gateway.do'
const alipay = alipayOf({
  appId,
  seller,
  gateway,
  privateKey: ours.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  publicKey: theirs.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
})

const { databases, as } = openFeature(
  [
    billingServer({
      get system(): Database {
        return databases().worker
      },
      publicUrl: 'https://guanlan.example.com',
      alipay,
    }),
  ],
  ['payments', 'subscriptions', 'orders', 'packages', 'org_limits'],
)
const member = as()

/** What is signed: all fields but the signature (of notices, and of its kind), by name. */
const signedText = (form: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(form)
    .filter(name => !without.includes(name) && form[name] !== '')
    .sort()
    .map(name => `${name}=${form[name]}`)
    .join('&')

/** A gateway shaped like Alipay's, with keys of its own: it believes the address of a payer only when it is signed by the application. */
function tradeOf(url: string) {
  const { origin, pathname, searchParams } = new URL(url)
  expect(`${origin}${pathname}`).toBe(gateway)
  const requested = Object.fromEntries(searchParams)
  const isSigned = createVerify('RSA-SHA256')
    .update(signedText(requested, ['sign']))
    .verify(ours.publicKey, requested.sign ?? '', 'base64')
  const content = JSON.parse(requested.biz_content ?? '{}')
  return { isSigned, request: requested, content }
}
function noticeOf(
  content: { out_trade_no: string; total_amount: string },
  part: Record<string, string> = {},
  key: KeyObject = theirs.privateKey,
) {
  const form: Record<string, string> = {
    app_id: appId,
    seller_id: seller,
    trade_no: '2026112322001400000001',
    trade_status: 'TRADE_SUCCESS',
    subject: '标准版 & 更多=好',
    notify_id: '1',
    out_trade_no: content.out_trade_no,
    total_amount: content.total_amount,
    ...part,
  }
  const sign = createSign('RSA-SHA256').update(signedText(form, [])).sign(key, 'base64')
  return { sign_type: 'RSA2', sign, ...form }
}
const tell = async (form: Record<string, string>): Promise<string> => {
  const answer = await member(
    'POST',
    '/inews/order/alipay/notify',
    new URLSearchParams(form).toString() as unknown as object,
    {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: undefined,
      orgId: undefined,
    },
  )
  return String(answer.file ?? answer.http)
}

async function ordered() {
  const { rows } = await sql<{ id: number }>`
    insert into packages (kind, name, days, price) values ('package', '标准版', 30, 30005) returning id`.execute(
    databases().worker,
  )
  const { data: order } = await member('POST', '/inews/order', { packageId: rows[0]?.id })
  const { data } = await member('POST', '/inews/order/alipay', { orderId: order.id })
  return { order, trade: tradeOf(data.url) }
}
const stateOf = async (id: number) => (await member('GET', `/inews/order/status/${id}`)).data
const terms = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from subscriptions where org_id = 7`.execute(
    databases().worker,
  )
  return rows[0]?.n
}

test.each([
  ['300.05', 30_005],
  ['0.01', 1],
  ['7', 700],
  ['0.1', 10],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
])('%s yuan are %s fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen)
  if (fen !== null) expect(fenOf(yuanOf(fen))).toBe(fen)
})

describe('an order', () => {
  test('is paid at an address signed by the application, and active by the notice', async () => {
    const { order, trade } = await ordered()
    expect(trade.isSigned).toBe(true)
    expect(trade.content).toMatchObject({ total_amount: '300.05', subject: '标准版', out_trade_no: `GL7_${order.id}` })
    expect(trade.request.return_url).toBe(`https://guanlan.example.com/#/alipay?order=${order.id}&back=1`)
    expect(trade.request.notify_url).toBe('https://guanlan.example.com/inews/order/alipay/notify')
    // Alipay reads Beijing's clock.
    const sentAt = Date.parse(`${trade.request.timestamp?.replace(' ', 'T')}+08:00`)
    expect(Math.abs(Date.now() - sentAt)).toBeLessThan(600_000)
    expect(await stateOf(order.id)).toMatchObject({ state: 'waiting', alipay: true })
    expect(await tell(noticeOf(trade.content, { trade_status: 'WAIT_BUYER_PAY' }))).toBe('success')
    expect((await stateOf(order.id)).state).toBe('waiting')
    expect(await tell(noticeOf(trade.content))).toBe('success')
    const { state, steps } = await stateOf(order.id)
    expect([state, steps[1].by]).toEqual(['active', 'Alipay'])
  })

  test('is paid once, however often and at once it is told', async () => {
    const { order, trade } = await ordered()
    const reported = await Promise.all(Array.from({ length: 8 }, () => tell(noticeOf(trade.content))))
    expect(new Set(reported)).toEqual(new Set(['success']))
    expect(await terms()).toBe(1)
    expect(await stateOf(order.id)).toMatchObject({ state: 'active', paidLate: false })
    expect((await member('POST', '/inews/order/alipay', { orderId: order.id })).key).toBe('billing.orderMoved')
  })

  test('that was cancelled or paid twice keeps the late payment for the operator', async () => {
    const { order, trade } = await ordered()
    await sql`update orders set state = 'cancelled' where id = ${order.id}`.execute(databases().worker)
    expect(await tell(noticeOf(trade.content))).toBe('success')
    expect(await stateOf(order.id)).toMatchObject({ state: 'cancelled', paidLate: true })
    expect(await terms()).toBe(0)
  })

  test.each([
    [
      'signed by somebody else',
      (trade: { out_trade_no: string; total_amount: string }) => noticeOf(trade, {}, strangers.privateKey),
    ],
    ['of another amount', trade => noticeOf(trade, { total_amount: '0.01' })],
    ['changed after it was signed', trade => ({ ...noticeOf(trade), trade_no: '9' })],
    ['for another application', trade => noticeOf(trade, { app_id: '1' })],
    ['for another seller', trade => noticeOf(trade, { seller_id: '1' })],
    [
      'of an order of another organisation',
      trade => noticeOf(trade, { out_trade_no: trade.out_trade_no.replace('GL7', 'GL8') }),
    ],
    ['before its order is there', trade => noticeOf(trade, { out_trade_no: 'GL7_999999' })],
    ['without a signature', trade => ({ ...noticeOf(trade), sign: '' })],
    ['by the weak kind of signature', trade => ({ ...noticeOf(trade), sign_type: 'RSA' })],
  ] as [string, (trade: { out_trade_no: string; total_amount: string }) => Record<string, string>][])(
    'is not paid by a notice %s',
    async (_what, forge) => {
      const { order, trade } = await ordered()
      expect(await tell(forge(trade.content))).toBe('failure')
      expect(await stateOf(order.id)).toMatchObject({ state: 'waiting', paidLate: false })
      expect(await terms()).toBe(0)
    },
  )

  test('has an invoice when it is paid, corrected until it is issued', async () => {
    const { order, trade } = await ordered()
    const expected = { orderId: order.id, title: '观澜科技', taxNumber: '91310000ma1k00000x' }
    const ask = (part = {}) => member('POST', '/inews/order/invoice', { ...expected, ...part })
    expect((await ask()).key).toBe('billing.nothingToInvoice')
    await tell(noticeOf(trade.content))
    expect((await ask({ taxNumber: '123' })).problems).toMatchObject([
      { field: 'taxNumber', key: 'billing.taxNumberShape' },
    ])
    expect((await as('member', 8)('POST', '/inews/order/invoice', expected)).http).toBe(404)
    await ask({ title: '写错了' })
    expect((await ask()).data.invoice).toEqual({
      title: '观澜科技',
      taxNumber: '91310000MA1K00000X',
      state: 'asked',
      number: null,
    })
    expect((await member('PUT', '/mgrV1/apiOrder/invoice', { id: order.id, number: 'F1' })).http).toBe(403)
    const operator = { authorization: 'Bearer 70+operator' }
    const issue = () => member('PUT', '/mgrV1/apiOrder/invoice', { id: order.id, number: 'F1' }, operator)
    expect((await issue()).data.invoice).toMatchObject({ state: 'issued', number: 'F1' })
    expect((await issue()).key).toBe('billing.invoiceNotAsked')
    expect((await ask()).key).toBe('billing.invoiceIssued')
  })

  test('is nothing that another organisation sees or pays', async () => {
    const { order } = await ordered()
    const other = as('member', 8)
    expect((await other('GET', `/inews/order/status/${order.id}`)).http).toBe(404)
    expect((await other('POST', '/inews/order/alipay', { orderId: order.id })).http).toBe(404)
  })
})
