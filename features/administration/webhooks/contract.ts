/** Webhooks as subscriptions: what the open stream has, and incidents and finished exports, pushed to an address; signed, with a log and a way back. */
import {
  contract,
  Empty,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  LongId,
  Moment,
  namedQuestion,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostMonitors = 200
/** Events are kept so long, and so far back a subscription can be set. */
export const replayDays = 7
/** Hours in which the secret of before still signs beside a new one. */
export const exchangeHours = 24
/** Of one message. */
export const mostItems = 50

export const eventTypes = [
  'article.matched',
  'incident.opened',
  'incident.changed',
  'export.finished',
  'event.phase',
] as const
export type EventType = (typeof eventTypes)[number]

export const Draft = z.object({
  name: z.string().trim().min(1, 'webhooks.nameLength').max(nameLength, 'webhooks.nameLength'),
  url: z
    .url({ protocol: /^https?$/, error: 'webhooks.address' })
    .max(2_000, 'webhooks.address')
    .describe('https; http only to hosts that the operator trusts'),
  events: z.array(z.enum(eventTypes)).min(1, 'webhooks.chooseEvents').max(eventTypes.length),
  monitors: z
    .array(Id)
    .max(mostMonitors, 'webhooks.tooManyMonitors')
    .default([])
    .describe('Articles of these alone; none: of all'),
  enabled: z.boolean().default(true),
})
export type Draft = z.infer<typeof Draft>

export const Subscription = Draft.extend({
  ...recordFields,
  hasSecret: z.boolean().describe('Without one nothing is sent'),
  pausedAt: Moment.nullable().describe('Nothing is sent until it is resumed'),
  problem: z.string().nullable().describe('Why it rests, or the last answer that was none'),
  waiting: z.number().int().describe('Messages that are tried again'),
  dead: z.number().int().describe('Messages of the last 7 days that never arrived'),
  deliveredAt: Moment.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const Question = namedQuestion('updatedAt')
export type Question = z.infer<typeof Question>

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const
export const Delivery = z.object({
  id: z.number().int(),
  number: z.string().describe('As the header webhook-id has it'),
  type: z.string(),
  events: z.number().int(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  answer: z.string().nullable(),
  createdAt: Moment,
  dueAt: Moment,
  endedAt: Moment.nullable(),
})
export type Delivery = z.infer<typeof Delivery>

const path = '/inews/webhook'
const open = { open: true } as const
const edits = { access: 'member', permission: 'webhooks.edit', audit: 'always' } as const
const ById = z.object({ id: Id })

export const webhooks = contract({
  ...recordCalls({
    ...{ path, name: 'webhooks', noun: 'a subscription', listed: 'Subscriptions with how they fare, page after page' },
    ...{ Question, Draft, Record: Subscription },
    over: { list: open, get: open, create: open, update: open, remove: open },
  }),
  makeSecret: {
    ...edits,
    ...open,
    method: 'POST',
    path: `${path}/{id}/secret`,
    summary:
      'A secret that signs, told this once (Standard Webhooks); the one of before signs beside it for 24 hours. With the first one the telling begins, and whoever makes it is the one whose sight counts',
    params: ById,
    reply: z.object({ secret: z.string() }),
  },
  test: {
    ...edits,
    ...open,
    method: 'POST',
    path: `${path}/{id}/test`,
    waits: true,
    summary: 'Send a message of type test now, and answer what the other side said',
    params: ById,
    reply: z.object({ delivered: z.boolean(), answer: z.string() }),
  },
  replay: {
    ...edits,
    ...open,
    method: 'POST',
    path: `${path}/{id}/replay`,
    summary: 'Tell again everything from a moment of the last 7 days on',
    params: ById,
    body: z.object({ from: Moment }),
    reply: Empty,
  },
  resume: {
    ...edits,
    ...open,
    method: 'POST',
    path: `${path}/{id}/resume`,
    summary: 'Let a paused one go on where it stopped',
    params: ById,
    reply: Empty,
  },
  deliveries: {
    ...open,
    access: 'member',
    permission: 'webhooks.view',
    method: 'GET',
    path: `${path}/{id}/delivery`,
    summary: 'Messages of the last 7 days with their last answer, the newest first',
    params: ById,
    query: KeysetPaging.extend({ state: z.enum(['all', ...deliveryStates]).default('all') }),
    reply: keysetListOf(Delivery),
  },
  resend: {
    ...edits,
    ...open,
    method: 'POST',
    path: `${path}/{id}/delivery/{delivery}/resend`,
    summary: 'Send one that never arrived again, under the same number',
    params: ById.extend({ delivery: LongId }),
    reply: Empty,
  },
})

export const webhooksFeature = feature({
  name: 'webhooks',
  permissions: {
    view: { name: ['查看 Webhook 订阅', '檢視 Webhook 訂閱', 'See webhook subscriptions'], roles: ['orgAdmin'] },
    edit: { name: ['管理 Webhook 订阅', '管理 Webhook 訂閱', 'Manage webhook subscriptions'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: webhooks,
})
