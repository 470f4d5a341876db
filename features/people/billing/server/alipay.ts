/** Payment by Alipay's page: the address a payer is sent to, and what a notice of Alipay says (https://opendocs.alipay.com/open/270/105899). */
import { createSign, createVerify } from 'node:crypto'

export interface AlipaySettings {
  appId: string
  /** Of the application; PEM (PKCS #1). */
  privateKey: string
  /** Alipay's own; PEM. */
  publicKey: string
  /** Who is paid (`seller_id`). */
  seller: string
  gateway: string
}

export interface ToPay {
  orgId: number
  id: number
  /** Fen. */
  price: number
  packageName: string
}

/** What a genuine notice says. */
export interface Notice {
  orgId: number
  id: number
  tradeNo: string
  /** Fen. */
  amount: number
  /** False while the payer is still to pay, or the trade was closed. */
  isPaid: boolean
}

type Fields = Readonly<Record<string, string>>

export interface Alipay {
  /** Where the payer's browser goes. */
  addressOf(order: ToPay, back: { returnTo: string; notify: string }): string
  /** Null: not Alipay's, not for this application or seller, or not about an order. */
  read(form: Fields): Notice | null
}

export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Null: no amount of money. */
export function fenOf(yuan: string): number | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const numberOf = ({ orgId, id }: Pick<ToPay, 'orgId' | 'id'>): string => `GL${orgId}_${id}`
const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** What a signature is of: the fields by their names (https://opendocs.alipay.com/common/02kf5q). */
const signedText = (fields: Fields): string =>
  Object.keys(fields)
    .sort()
    .map(name => `${name}=${fields[name]}`)
    .join('&')

/** Beijing's clock: `2026-03-01 09:30:00`. */
const beijing = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Some notices are signed with the kind of their signature, others without it. */
const isSignedBy = (publicKey: string, { sign = '', sign_type, ...fields }: Fields): boolean =>
  [fields, { ...fields, sign_type: sign_type ?? '' }].some(each =>
    createVerify('RSA-SHA256').update(signedText(each)).verify(publicKey, sign, 'base64'),
  )

export function alipayOf({ appId, privateKey, publicKey, seller, gateway }: AlipaySettings): Alipay {
  return {
    addressOf(order, { returnTo, notify }) {
      const content = {
        out_trade_no: numberOf(order),
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOf(order.price),
        subject: order.packageName,
      }
      const fields = {
        app_id: appId,
        method: 'alipay.trade.page.pay',
        charset: 'utf-8',
        sign_type: 'RSA2',
        version: '1.0',
        timestamp: beijing(new Date()),
        return_url: returnTo,
        notify_url: notify,
        biz_content: JSON.stringify(content),
      }
      const sign = createSign('RSA-SHA256').update(signedText(fields)).sign(privateKey, 'base64')
      const address = new URL(gateway)
      for (const [name, value] of Object.entries({ ...fields, sign })) address.searchParams.set(name, value)
      return address.href
    },
    read(form) {
      // The kind of signature is named by the sender: the weaker one (SHA-1) is not taken.
      if (form.sign_type !== 'RSA2' || !isSignedBy(publicKey, form)) return null
      if (form.app_id !== appId || form.seller_id !== seller) return null
      const [, orgId, id] = /^GL(\d{1,9})_(\d{1,9})$/.exec(form.out_trade_no ?? '') ?? []
      const amount = fenOf(form.total_amount ?? '')
      const tradeNo = form.trade_no ?? ''
      if (orgId === undefined || amount === null || !/^\w{1,64}$/.test(tradeNo)) return null
      return {
        orgId: Number(orgId),
        id: Number(id),
        tradeNo,
        amount,
        isPaid: paidStates.includes(form.trade_status ?? ''),
      }
    },
  }
}
