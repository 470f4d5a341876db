/** Payment by Alipay's page: the address a payer is sent to, and what a notice of Alipay says (https://opendocs.alipay.com/open/270/105899). */
import { AlipaySdk } from 'alipay-sdk'

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

export interface Alipay {
  /** Where the payer's browser goes. */
  addressOf(order: ToPay, back: { returnTo: string; notify: string }): string
  /** Null: not Alipay's, not for this application or seller, or not about an order. */
  read(form: Readonly<Record<string, string>>): Notice | null
}

export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** Null: no amount of money. */
export function fenOf(yuan: string): number | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const numberOf = ({ orgId, id }: Pick<ToPay, 'orgId' | 'id'>): string => `GL${orgId}_${id}`
const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED']

export function alipayOf({ appId, privateKey, publicKey, seller, gateway }: AlipaySettings): Alipay {
  const sdk = new AlipaySdk({ appId, privateKey, alipayPublicKey: publicKey, gateway })
  return {
    addressOf: (order, { returnTo, notify }) =>
      sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        returnUrl: returnTo,
        notifyUrl: notify,
        bizContent: {
          out_trade_no: numberOf(order),
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: yuanOf(order.price),
          subject: order.packageName,
        },
      }),
    read(form) {
      // The kind of signature is named by the sender: the weaker one (SHA-1) is not taken.
      if (form.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(form)) return null
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
