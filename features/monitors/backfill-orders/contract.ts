/** Backtracking: monitors filled from an earlier period of what is stored, by order. */
import { contract, Empty, feature, Id, KeysetPaging, keysetListOf, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostMonitors = 100

export const Draft = z.object({
  monitorIds: z
    .array(Id)
    .min(1, 'backfillOrders.chooseMonitors')
    .max(mostMonitors, 'backfillOrders.tooManyMonitors')
    .describe('Items or folders; a folder means all items below it'),
  startTime: Moment,
  endTime: Moment.describe('Not part of the period; at most 90 days after the start'),
})
export type Draft = z.infer<typeof Draft>

/** What one answer of an estimate adds: the next part of the period of one monitor. */
export const Estimate = z.object({
  monitorId: z.number().int(),
  examined: z.number().int(),
  found: z.number().int().describe('Stored articles of this part that the rule wants'),
  missing: z
    .number()
    .int()
    .describe('Of these, those that the monitor has not; what somebody took out of it is not missing'),
  progress: z.number().min(0).max(1),
  next: z.string().nullable().describe('Null: all is estimated'),
})
export type Estimate = z.infer<typeof Estimate>

export const states = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

export const Order = z.object({
  id: z.number().int(),
  state: z.enum(states),
  startTime: Moment,
  endTime: Moment,
  monitors: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      examined: z.number().int(),
      found: z.number().int(),
      added: z.number().int(),
      isDone: z.boolean(),
    }),
  ),
  /** Stored articles looked at, of all monitors; of how many, as estimated. */
  examined: z.number().int(),
  total: z.number().int().nullable(),
  found: z.number().int(),
  added: z.number().int(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  endedAt: Moment.nullable(),
  /** What takes it back; null where there is nothing to take back. */
  operation: z.number().int().nullable(),
  undone: z.boolean(),
})
export type Order = z.infer<typeof Order>

export const Question = z.object({
  state: z.enum(['all', ...states]).default('all'),
})
export type Question = z.infer<typeof Question>

const ById = z.object({ id: Id })
const path = '/inews/backtracking'

export const backfillOrders = contract({
  list: {
    method: 'GET',
    path,
    access: 'member',
    permission: 'backfillOrders.view',
    summary: 'Orders, newest first, with how far each is and what it added',
    query: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Order),
  },
  get: {
    method: 'GET',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'backfillOrders.view',
    summary: 'One order',
    params: ById,
    reply: Order,
  },
  estimate: {
    method: 'POST',
    path: `${path}/estimate`,
    access: 'member',
    permission: 'backfillOrders.order',
    cost: 'expensive',
    reads: true,
    summary: 'How many articles an order would find and add, part by part; the parts are added up by the caller',
    body: Draft.extend({ cursor: z.string().max(1_000).nullable().default(null) }),
    reply: Estimate,
  },
  order: {
    method: 'POST',
    path,
    cost: 'expensive',
    access: 'member',
    permission: 'backfillOrders.order',
    audit: 'always',
    undo: 'each',
    summary: 'Fill monitors from a period of what is stored: a task, taken back as one',
    body: Draft,
    reply: Order,
  },
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    access: 'member',
    permission: 'backfillOrders.order',
    audit: 'always',
    summary: 'End an order; what it has added so far stays, and can be taken back',
    params: ById,
    reply: Empty,
  },
})

export const backfillOrdersFeature = feature({
  name: 'backfillOrders',
  permissions: {
    view: { name: ['查看数据回溯', '檢視資料回溯', 'See backtracking'], roles: ['orgAdmin', 'member', 'reader'] },
    order: { name: ['发起数据回溯', '發起資料回溯', 'Order backtracking'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: backfillOrders,
})
