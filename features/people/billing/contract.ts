/** Packages, orders, subscriptions and quotas: what an organisation may use, until when, and what it costs. */
import { contract, Empty, feature, Id, KeysetPaging, keysetListOf, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import {
  Billing,
  InvoiceRequest,
  NewOrder,
  Order,
  OrderPage,
  OrderStatus,
  orderKinds,
  Preview,
  Subscription,
  SubscriptionDraft,
  SubscriptionPage,
  ZeroOrder,
} from './contract/orders.ts'
import { Charge, ChargeDraft, Package, PackageDraft, PackagePage } from './contract/packages.ts'

export * from './contract/orders.ts'
export * from './contract/packages.ts'
export * from './contract/quotas.ts'

const ById = z.object({ id: Id })
const OfVersion = { id: Id, version: Version }
const operating = { access: 'operator' } as const
const seeing = { access: 'member', permission: 'billing.view' } as const
/** It stays possible when the subscription is over: that is how one gets out of it. */
const ordering = { access: 'member', permission: 'billing.order', afterExpiry: true, audit: 'always' } as const

const equity = '/mgrV1/apiEquity'
const pack = '/mgrV1/equityPack'
const charging = '/mgrV1/apiCharging'
const order = '/mgrV1/apiOrder'
const billingPath = '/mgrV1/billing'
const mgr = (path: string) => [path.replace('/mgrV1/', '/mgr/')]
const at = <const P extends string>(path: P) => ({ path, aliases: mgr(path) })

export const billing = contract({
  orders: {
    ...seeing,
    method: 'GET',
    path: '/inews/order',
    summary: 'Orders of the organisation, newest first',
    query: KeysetPaging,
    reply: keysetListOf(Order),
  },
  order: {
    ...ordering,
    method: 'POST',
    path: '/inews/order',
    summary: 'Order a package or a pack',
    body: NewOrder,
    reply: Order,
  },
  orderZero: {
    ...ordering,
    method: 'POST',
    path: '/inews/order/0',
    summary: 'Ask for a trial, or order against a transfer; an operator confirms it',
    body: ZeroOrder,
    reply: Order,
  },
  askForInvoice: {
    ...ordering,
    method: 'POST',
    path: '/inews/order/invoice',
    summary: 'Ask for the invoice of a paid order; until it is issued, asking again corrects it',
    body: InvoiceRequest,
    reply: Order,
  },
  alipay: {
    ...ordering,
    method: 'POST',
    path: '/inews/order/alipay',
    summary: 'Pay an order by Alipay: the address that the browser goes to',
    body: z.object({ orderId: Id }),
    reply: z.object({ url: z.string() }),
  },
  orderStatus: {
    ...seeing,
    method: 'GET',
    path: '/inews/order/status/{id}',
    summary: 'Whether an order of the organisation is paid',
    params: ById,
    reply: OrderStatus,
  },
  alipayNotice: {
    method: 'POST',
    path: '/inews/order/alipay/notify',
    access: 'public',
    bodyKind: 'form',
    bodyLimit: 65_536,
    envelope: 'bare',
    summary: 'Alipay tells of a payment, signed; it tells again until it is answered "success"',
    body: z.record(z.string().max(100), z.string().max(8_000)),
    reply: z.enum(['success', 'failure']),
  },
  preview: {
    ...seeing,
    method: 'POST',
    path: '/inews/order/preview',
    reads: true,
    summary: 'What an order would do: from when until when, what the rest becomes, what would be over its limit',
    body: NewOrder,
    reply: Preview,
  },
  sold: {
    ...seeing,
    method: ['GET', 'POST'],
    path: '/inews/order/inewsPackage',
    reads: true,
    summary: 'Packages and packs on sale',
    reply: z.array(Package.omit({ updatedBy: true }).extend({ kind: z.enum(['package', 'pack']) })),
  },
  billing: {
    ...seeing,
    method: 'GET',
    path: '/inews/order/inewsBilling/{id}',
    summary: 'The subscription of the own organisation with its quotas; {id} is the organisation',
    params: ById,
    query: z.object({
      gauges: z.enum(['true', 'false']).default('true').describe('false: without quotas, which are counted'),
    }),
    reply: Billing,
  },

  packages: {
    ...operating,
    method: 'POST',
    ...at(`${equity}/list`),
    reads: true,
    summary: 'Packages, newest first',
    body: PackagePage,
    reply: keysetListOf(Package),
  },
  package: {
    ...operating,
    method: 'GET',
    ...at(`${equity}/get/{id}`),
    summary: 'One package',
    params: ById,
    reply: Package,
  },
  createPackage: {
    ...operating,
    method: 'POST',
    ...at(`${equity}/create`),
    summary: 'Create a package',
    body: PackageDraft,
    reply: Package,
  },
  updatePackage: {
    ...operating,
    method: 'PUT',
    ...at(`${equity}/update`),
    summary: 'Change a package for orders to come; what was bought stays as it was',
    body: PackageDraft.extend(OfVersion),
    reply: Package,
  },
  removePackage: {
    ...operating,
    method: 'DELETE',
    ...at(`${equity}/delete/{id}`),
    summary: 'Sell a package no more',
    params: ById,
    reply: Empty,
  },

  packs: {
    ...operating,
    method: 'POST',
    ...at(`${pack}/list`),
    reads: true,
    summary: 'Packs, newest first',
    body: PackagePage,
    reply: keysetListOf(Package),
  },
  pack: {
    ...operating,
    method: 'GET',
    ...at(`${pack}/get/{id}`),
    summary: 'One pack',
    params: ById,
    reply: Package,
  },
  createPack: {
    ...operating,
    method: 'POST',
    ...at(`${pack}/create`),
    summary: 'Create a pack',
    body: PackageDraft,
    reply: Package,
  },
  updatePack: {
    ...operating,
    method: 'PUT',
    ...at(`${pack}/update`),
    summary: 'Change a pack for orders to come',
    body: PackageDraft.extend(OfVersion),
    reply: Package,
  },
  removePack: {
    ...operating,
    method: 'DELETE',
    ...at(`${pack}/delete/{id}`),
    summary: 'Sell a pack no more',
    params: ById,
    reply: Empty,
  },

  charges: {
    ...operating,
    method: 'POST',
    ...at(`${charging}/list`),
    reads: true,
    summary: 'Prices of calls of the open interface',
    body: PackagePage,
    reply: keysetListOf(Charge),
  },
  charge: {
    ...operating,
    method: 'GET',
    ...at(`${charging}/get/{id}`),
    summary: 'One price',
    params: ById,
    reply: Charge,
  },
  createCharge: {
    ...operating,
    method: 'POST',
    ...at(`${charging}/create`),
    summary: 'Set the price of a call',
    body: ChargeDraft,
    reply: Charge,
  },
  updateCharge: {
    ...operating,
    method: 'PUT',
    ...at(`${charging}/update`),
    summary: 'Change a price',
    body: ChargeDraft.extend(OfVersion),
    reply: Charge,
  },
  removeCharge: {
    ...operating,
    method: 'DELETE',
    ...at(`${charging}/delete/{id}`),
    summary: 'Remove a price',
    params: ById,
    reply: Empty,
  },

  allOrders: {
    ...operating,
    method: 'POST',
    ...at(`${order}/list`),
    reads: true,
    summary: 'Orders of all organisations, newest first',
    body: OrderPage,
    reply: keysetListOf(Order),
  },
  createOrder: {
    ...operating,
    method: 'POST',
    ...at(`${order}/create`),
    summary: 'Order for an organisation',
    body: NewOrder.extend({ orgId: Id, kind: z.enum(orderKinds).default('order') }),
    reply: Order,
  },
  updateOrder: {
    ...operating,
    method: 'PUT',
    ...at(`${order}/update`),
    summary: 'Confirm that an order is paid, cancel it before, or refund it while it is active',
    body: z.object({ id: Id, state: z.enum(['paid', 'cancelled', 'refunded']) }),
    reply: Order,
  },
  issueInvoice: {
    ...operating,
    method: 'PUT',
    ...at(`${order}/invoice`),
    summary: 'Write the number of the invoice that was issued for an order',
    body: z.object({ id: Id, number: z.string().trim().min(1).max(40) }),
    reply: Order,
  },
  cancelOrder: {
    ...operating,
    method: 'DELETE',
    ...at(`${order}/delete/{id}`),
    summary: 'Cancel an order that is not paid',
    params: ById,
    reply: Empty,
  },

  subscriptions: {
    ...operating,
    method: 'POST',
    ...at(`${billingPath}/list`),
    reads: true,
    summary: 'Subscriptions of all organisations, newest first',
    body: SubscriptionPage,
    reply: keysetListOf(Subscription),
  },
  subscription: {
    ...operating,
    method: 'GET',
    ...at(`${billingPath}/get/{id}`),
    summary: 'One subscription',
    params: ById,
    reply: Subscription,
  },
  subscribe: {
    ...operating,
    method: 'POST',
    ...at(`${billingPath}/create`),
    summary: 'Open a subscription without an order',
    body: SubscriptionDraft,
    reply: Subscription,
  },
  updateSubscription: {
    ...operating,
    method: 'PUT',
    ...at(`${billingPath}/update`),
    summary: 'Let a subscription end earlier or later',
    body: z.object({ ...OfVersion, endTime: Moment }),
    reply: Subscription,
  },
  removeSubscription: {
    ...operating,
    method: 'DELETE',
    ...at(`${billingPath}/delete/{id}`),
    summary: 'Remove a subscription: without any, nothing is limited by time, and limits stay as they are',
    params: ById,
    reply: Empty,
  },
})

export const billingFeature = feature({
  name: 'billing',
  permissions: {
    view: {
      name: ['查看订阅与额度', '檢視訂閱與額度', 'See subscription and quotas'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    order: { name: ['订购套餐', '訂購方案', 'Order packages'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: billing,
})
