/** Ways out of the product: which there are, and those an organisation sets up for itself. */
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const channelKinds = [
  'inApp',
  'email',
  'webhook',
  'weCom',
  'dingTalk',
  'feishu',
  'sms',
  'weChat',
  'webPush',
] as const
export type ChannelKind = (typeof channelKinds)[number]

/** Those an administrator adds, each with an address of its own. */
export const ownKinds = ['webhook', 'weCom', 'dingTalk', 'feishu'] as const
export type OwnKind = (typeof ownKinds)[number]

export const channelNameLength = 50

const Address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'notifications.addressFaulty' }).max(2_000, 'notifications.addressFaulty'),
])
const Secret = z.string().trim().max(200, 'notifications.secretFaulty')

export const ChannelDraft = z.object({
  name: z.string().trim().min(1, 'notifications.nameLength').max(channelNameLength, 'notifications.nameLength'),
  kind: z.enum(ownKinds),
  enabled: z.boolean().default(true),
  /** Written and never read: empty keeps the one that is known. */
  url: Address.default(''),
  /** What signs: as `url`. A webhook's begins with `whsec_`; robots without one are not signed. */
  secret: Secret.default(''),
  /** Messages a minute; null: as the platform allows. */
  perMinute: z.int().min(1, 'notifications.perMinute').max(10_000, 'notifications.perMinute').nullable().default(null),
})
export type ChannelDraft = z.infer<typeof ChannelDraft>

export const Channel = z.object({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  name: z.string(),
  kind: z.enum(ownKinds),
  enabled: z.boolean(),
  perMinute: z.number().int().nullable(),
  /** Scheme and host of the address; the rest is a key. */
  host: z.string(),
  /** False: the address has to be entered again, because the row came back by undo or the key of the installation is another one. */
  isReady: z.boolean(),
  /** Failed attempts in a row. */
  failures: z.number().int(),
  pausedAt: Moment.nullable(),
  problem: z.string().nullable(),
  /** Messages that wait for it. */
  waiting: z.number().int(),
})
export type Channel = z.infer<typeof Channel>
