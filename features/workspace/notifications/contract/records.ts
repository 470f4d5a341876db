/** What was sent to whom, and what became of it. */
import { KeysetPaging, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { channelKinds } from './channels.ts'
import { levels, Message, MessageFile } from './message.ts'

/** waiting: its time has not come, or its next attempt. accepted: the other side took it. notSent: nothing left, see `answer`. */
export const deliveryStates = ['waiting', 'sending', 'accepted', 'failed', 'notSent', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Reasons of our own among the answers; the strings of the feature say them. Everything else is what the other side said. */
export const ownAnswers = [
  'demonstration',
  'mailIsNotSet',
  'addressFaulty',
  'channelOff',
  'noAddress',
  'internal',
  'fileGone',
] as const
export type OwnAnswer = (typeof ownAnswers)[number]

export const RecordQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the title, the receiver or the address'),
  channel: z.enum(['all', ...channelKinds]).default('all'),
  state: z.enum(['all', ...deliveryStates]).default('all'),
  purpose: z.string().max(50).default('').describe('warning, test, notice …; empty: all'),
  thread: z.string().max(200).default('').describe('Of one incident; empty: all'),
  startTime: Moment.nullable().default(null),
  endTime: Moment.nullable().default(null),
  sort: z.enum(['createdAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type RecordQuestion = z.infer<typeof RecordQuestion>
export const RecordPage = RecordQuestion.extend(KeysetPaging.shape)

/** The line of a message through time; null: it has not come to that, or nobody can know. */
export const Times = z.object({
  matchedAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  handedOverAt: Moment.nullable(),
  acceptedAt: Moment.nullable(),
  shownAt: Moment.nullable(),
  openedAt: Moment.nullable(),
  acknowledgedAt: Moment.nullable(),
})
export type Times = z.infer<typeof Times>

export const DeliveryRecord = Times.extend({
  id: z.number().int(),
  /** The same at every attempt; the other side knows it, too. */
  number: z.string(),
  purpose: z.string(),
  thread: z.string().nullable(),
  level: z.enum(levels),
  title: z.string(),
  channel: z.enum(channelKinds),
  receiver: z.string(),
  address: z.string(),
  state: z.enum(deliveryStates),
  createdAt: Moment,
  /** The next attempt, or when it may go; null: nothing is to come. */
  dueAt: Moment.nullable(),
  attempts: z.number().int(),
  answer: z.string().nullable(),
  perhapsTwice: z.boolean(),
})
export type DeliveryRecord = z.infer<typeof DeliveryRecord>

export const Attempt = z.object({
  number: z.number().int(),
  beganAt: Moment,
  endedAt: Moment.nullable(),
  /** unknown: its worker was ended before it could note how it went. */
  outcome: z.enum(['accepted', 'later', 'never', 'notSent', 'unknown']).nullable(),
  answer: z.string().nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const RecordDetail = z.object({
  record: DeliveryRecord,
  message: Message.extend({ files: z.array(MessageFile.omit({ key: true })) }),
  attempts: z.array(Attempt),
})
export type RecordDetail = z.infer<typeof RecordDetail>

/** One that comes up on the screen of its person. */
export const Notice = z.object({
  id: z.number().int(),
  level: z.enum(levels),
  levelName: z.string().nullable(),
  title: z.string(),
  lines: z.array(z.string()),
  /** How many items it tells of. */
  items: z.number().int(),
  link: z.string().nullable(),
  purpose: z.string(),
  thread: z.string().nullable(),
  mark: Message.shape.mark,
  at: Moment,
  openedAt: Moment.nullable(),
})
export type Notice = z.infer<typeof Notice>
