/** How people are reached: only as somebody typed or imported it, each with where it is from and whether they agreed. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const wayKinds = ['mail', 'mobile', 'weixin'] as const
export type WayKind = (typeof wayKinds)[number]
/** unknown: nobody has written it down; given: by the person; published: by the person or their medium. */
export const consents = ['unknown', 'given', 'published'] as const
export const sourceLength = 200
export const mostWays = 12

const Value = z.string().trim().min(1, 'journalists.wayMissing').max(200, 'journalists.wayLength')
const fits: Readonly<Record<WayKind, RegExp>> = {
  mail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  mobile: /^\+?\d[\d\s-]{4,24}$/,
  weixin: /^\S{1,60}$/,
}
const faulty = {
  mail: 'journalists.mailFaulty',
  mobile: 'journalists.mobileFaulty',
  weixin: 'journalists.weixinFaulty',
} as const

export const Way = z
  .object({
    kind: z.enum(wayKinds),
    value: Value,
    consent: z.enum(consents).default('unknown'),
    source: z.string().trim().max(sourceLength, 'journalists.sourceLength').default(''),
  })
  .superRefine(({ kind, value }, context) => {
    if (!fits[kind].test(value)) context.addIssue({ code: 'custom', message: faulty[kind], path: ['value'] })
  })
export type Way = z.infer<typeof Way>

export const Ways = z.array(Way).max(mostWays, 'journalists.tooManyWays')
export const StoredWay = z.object({
  ...Way.shape,
  value: z.string(),
  addedAt: Moment,
  addedBy: z.string().nullable(),
})
export type StoredWay = z.infer<typeof StoredWay>
/** Of one person. */
export const Contacts = z.object({
  id: z.number().int(),
  name: z.string(),
  doNotCall: z.boolean(),
  ways: z.array(StoredWay),
})
export type Contacts = z.infer<typeof Contacts>
