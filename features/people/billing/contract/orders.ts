/** Orders and the subscriptions that come of them. */
import { Id, KeysetPaging, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Bought } from './packages.ts'

/** waiting → paid → active → over, or cancelled before it was paid, or refunded while it was active. */
export const orderStates = ['waiting', 'paid', 'active', 'over', 'cancelled', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]
export const orderKinds = ['order', 'trial'] as const
export type OrderKind = (typeof orderKinds)[number]

/**
 * first: nothing runs. renewal: the same again, behind the end. upgrade: at once; what is left of the old one becomes days. change: of
 * one that costs no more a day, behind the end. pack: at once, beside what runs.
 */
export const effects = ['first', 'renewal', 'upgrade', 'change', 'pack'] as const
export type Effect = (typeof effects)[number]

export const Step = z.object({ state: z.enum(orderStates), at: Moment, by: z.string().nullable() })
export type Step = z.infer<typeof Step>

export const invoiceStates = ['asked', 'issued'] as const
const InvoiceTitle = z
  .string('billing.invoiceTitleLength')
  .trim()
  .min(1, 'billing.invoiceTitleLength')
  .max(100, 'billing.invoiceTitleLength')
/** 15 to 20 signs on the mainland (18 of the unified code), 8 digits in Taiwan. */
const TaxNumber = z
  .string('billing.taxNumberShape')
  .trim()
  .toUpperCase()
  .regex(/^(?:[0-9A-Z]{15,20}|\d{8})$/, 'billing.taxNumberShape')
export const Invoice = z.object({
  title: z.string(),
  taxNumber: z.string(),
  state: z.enum(invoiceStates),
  number: z.string().nullable(),
})
export const InvoiceRequest = z.object({ orderId: Id, title: InvoiceTitle, taxNumber: TaxNumber })
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

export const Order = z.object({
  id: z.number().int(),
  version: Version,
  orgId: z.number().int(),
  orgName: z.string(),
  kind: z.enum(orderKinds),
  packageName: z.string(),
  packageKind: z.enum(['package', 'pack']),
  days: z.number().int(),
  price: z.number().int().describe('Fen'),
  state: z.enum(orderStates),
  /** What is written on a transfer, so that the payment is known by it. */
  transferCode: z.string(),
  steps: z.array(Step),
  invoice: Invoice.nullable(),
  paidLate: z
    .boolean()
    .describe('A payment arrived when the order did not wait for it any more: it is to be paid back'),
  createdAt: Moment,
})
export type Order = z.infer<typeof Order>

export const NewOrder = z.object({ packageId: Id })
export const ZeroOrder = NewOrder.extend({
  trial: z.boolean().default(false).describe('Free for some days, once an organisation; without it: paid by transfer'),
})

export const OrderStatus = Order.extend({ alipay: z.boolean().describe('Whether it may be paid by Alipay') })

export const Preview = z.object({
  effect: z.enum(effects),
  price: z.number().int().describe('Fen'),
  startTime: Moment,
  endTime: Moment,
  daysFromRest: z.number().int().describe('Days that what is left of the old subscription becomes'),
  over: z
    .array(z.object({ quota: z.string(), title: z.string(), used: z.number().int(), limit: z.number().int() }))
    .describe('What is more now than the new limits let be'),
})
export type Preview = z.infer<typeof Preview>

export const OrderQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name of the organisation or of the package'),
  state: z.enum(['all', ...orderStates]).default('all'),
  sort: z.enum(['id']).default('id'),
  order: z.enum(['desc']).default('desc'),
})
export type OrderQuestion = z.infer<typeof OrderQuestion>
export const OrderPage = OrderQuestion.extend({ ...KeysetPaging.shape, orgId: Id.optional() })

export const subscriptionStates = ['coming', 'running', 'over'] as const
export const Subscription = z.object({
  id: z.number().int(),
  version: Version,
  orgId: z.number().int(),
  orgName: z.string(),
  orderId: z.number().int().nullable(),
  bought: Bought,
  state: z.enum(subscriptionStates),
  startTime: Moment,
  endTime: Moment,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>

/** What an operator writes of one. */
export const SubscriptionDraft = z.object({
  orgId: Id.nullable().refine((id): boolean => id !== null, 'billing.organisationRequired'),
  packageId: Id.nullable().refine((id): boolean => id !== null, 'billing.packageRequired'),
  startTime: Moment.nullable().default(null).describe('Null: now'),
  endTime: Moment.nullable().default(null).describe('Null: after the days of the package'),
})
export type SubscriptionDraft = z.infer<typeof SubscriptionDraft>
export const SubscriptionQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name of the organisation or of the package'),
  state: z.enum(['all', ...subscriptionStates]).default('all'),
  sort: z.enum(['id']).default('id'),
  order: z.enum(['desc']).default('desc'),
})
export const SubscriptionPage = SubscriptionQuestion.extend({ ...KeysetPaging.shape, orgId: Id.optional() })

export const QuotaUsage = z.object({
  quota: z.string(),
  /** In the reader's language. */
  title: z.string(),
  kind: z.enum(['standing', 'value', 'daily', 'monthly', 'term', 'shown']),
  used: z.number().int().nullable().describe('null: not counted, or a number inside a call'),
  limit: z.number().int().nullable().describe('null: unlimited'),
  enforced: z.boolean(),
  comesWith: z.string().nullable().describe('Which part of the product will spend it'),
})
export const Billing = z.object({
  orgId: z.number().int(),
  expired: z.boolean(),
  /** Null: nothing was ever subscribed. */
  packageName: z.string().nullable(),
  startTime: Moment.nullable(),
  endTime: Moment.nullable().describe('When writing ends: the end of the last term that follows without a gap'),
  modules: z.array(z.string()),
  terms: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      kind: z.enum(['package', 'pack']),
      state: z.enum(subscriptionStates),
      startTime: Moment,
      endTime: Moment,
    }),
  ),
  quotas: z.array(QuotaUsage),
  alipay: z.boolean().describe('Whether orders may be paid by Alipay'),
})
export type Billing = z.infer<typeof Billing>
