/** What was done about an article, topic, event or crisis: the order, the feedback, and the numbers before and after. */
import {
  contract,
  Empty,
  exportCall,
  feature,
  Id,
  LongId,
  Moment,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

/** `event`: of hot lists; `ownEvent`: an event of the organisation. */
export const subjectKinds = ['article', 'topic', 'event', 'ownEvent', 'crisis'] as const
export type SubjectKind = (typeof subjectKinds)[number]
export const guidanceStates = ['ordered', 'answered', 'done'] as const

export const nameLength = 100
export const contentLength = 5_000
export const Draft = z.object({
  name: z.string().trim().min(1, 'guidance.nameLength').max(nameLength, 'guidance.nameLength'),
  subjectKind: z.enum(subjectKinds).default('article'),
  subjectId: LongId.nullable().default(null).describe('null: a crisis that is named and not recorded here'),
  subjectName: z
    .string()
    .trim()
    .max(300, 'guidance.subjectLength')
    .default('')
    .describe('Of a crisis that is not recorded here; others are called as they are called here'),
  rule: z
    .string()
    .trim()
    .max(20_000, 'guidance.ruleLength')
    .default('')
    .describe(
      'Finds the articles that are compared; empty: made of the subject, or the articles of the crisis or own event',
    ),
  time: Moment.nullable().default(null).describe('When it was done; null: now'),
  content: z.string().trim().min(1, 'guidance.contentLength').max(contentLength, 'guidance.contentLength'),
  orderedBy: z.string().trim().max(100, 'guidance.personLength').default('').describe('Empty: the caller'),
  receiver: z.string().trim().max(200, 'guidance.receiverLength').default(''),
  deadline: Moment.nullable().default(null),
  state: z.enum(guidanceStates).default('ordered'),
})
export type Draft = z.infer<typeof Draft>

export const GuidanceRecord = Draft.extend({
  ...recordFields,
  time: Moment,
  answers: z.number().int(),
  isLate: z.boolean().describe('Its deadline has passed and nothing came back'),
})
export type GuidanceRecord = z.infer<typeof GuidanceRecord>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name, the subject, the wording or the receiver'),
  subjectKind: z.union([z.literal(''), z.enum(subjectKinds)]).default(''),
  state: z.union([z.literal(''), z.enum(guidanceStates)]).default(''),
  startTime: Moment.nullable().default(null).describe('Done at this moment or later'),
  endTime: Moment.nullable().default(null),
  sort: z.enum(['name', 'time', 'updatedAt']).default('time'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

/** What may be exported, by its titles. */
export const exported = {
  time: strings.time,
  name: strings.name,
  subjectKind: strings.subjectKind,
  subjectName: strings.subjectName,
  content: strings.content,
  orderedBy: strings.orderedBy,
  receiver: strings.receiver,
  deadline: strings.deadline,
  state: strings.state,
  answers: strings.answers,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}

export const answerFileKinds = ['png', 'jpg', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'csv', 'zip'] as const
const answered = {
  text: z.string().trim().max(contentLength, 'guidance.contentLength').default(''),
  url: z
    .url({ protocol: /^https?$/, error: 'guidance.urlFaulty' })
    .max(2_000, 'guidance.urlFaulty')
    .nullable()
    .default(null),
}
export const AnswerDraft = z.object({ ...answered, fileId: Id.nullable().default(null) })
export type AnswerDraft = z.infer<typeof AnswerDraft>
export const LinkAnswer = z.object({
  ...answered,
  byName: z.string().trim().min(1, 'guidance.personLength').max(50, 'guidance.personLength'),
  fileId: Id.nullable().default(null).describe('Sent before by the same link'),
})
export type LinkAnswer = z.infer<typeof LinkAnswer>

export const Answer = z.object({
  id: z.number().int(),
  answeredAt: Moment,
  byName: z.string(),
  byLink: z.boolean().describe('By somebody without an account'),
  text: z.string(),
  url: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.number() }).nullable(),
})
export type Answer = z.infer<typeof Answer>

/** Articles of a day that the rule finds. */
const Figures = z.object({
  articles: z.number(),
  positive: z.number(),
  negative: z.number(),
  reach: z
    .number()
    .nullable()
    .describe('Estimated, people who saw several articles counted several times; null: it is known of none of them'),
})
export type Figures = z.infer<typeof Figures>
export const comparedDays = 14
export const Comparison = z.object({
  rule: z.string(),
  set: z
    .object({ field: z.enum(['crisis', 'event']), id: z.number().int() })
    .nullable()
    .describe('The articles of a crisis or own event are compared, in place of a rule'),
  from: Moment,
  at: Moment,
  to: Moment,
  before: Figures,
  after: Figures,
  usual: Figures.nullable().describe(
    'The median of the 14 days before those; null: it could not be looked through in time, or a set has no usual days',
  ),
  isOver: z.boolean().describe('The 24 hours after it are over'),
})
export type Comparison = z.infer<typeof Comparison>

/** What somebody without an account is shown of an order, and what they answered. */
export const OpenedOrder = z.object({
  organisation: z.string(),
  name: z.string(),
  subjectKind: z.enum(subjectKinds),
  subjectName: z.string(),
  content: z.string(),
  orderedBy: z.string(),
  receiver: z.string(),
  time: Moment,
  deadline: Moment.nullable(),
  isDone: z.boolean().describe('It takes no more answers'),
  answers: z.array(
    Answer.pick({ answeredAt: true, byName: true, text: true, url: true }).extend({
      file: z.string().nullable().describe('Its name, never what it holds'),
    }),
  ),
})
export type OpenedOrder = z.infer<typeof OpenedOrder>

const path = '/guidcontrol'
const ById = z.object({ id: Id })
const ByToken = z.object({ token: z.string().max(200) })
const views = { access: 'member', permission: 'guidance.view', tokenHeader: true } as const
const edits = { access: 'member', permission: 'guidance.edit', tokenHeader: true } as const
const byLink = { access: 'link', purpose: 'guidance', makerNeeds: ['guidance.edit'] } as const
const crisisHost = { tokenHeader: true } as const
const { export: exporting } = exportCall({ path, permission: 'guidance.view', question: Question, columns: exported })

export const guidance = contract({
  ...recordCalls({
    ...{ path, name: 'guidance', noun: 'a guidance record', listed: 'Guidance records', listBy: 'body', idIn: 'body' },
    ...{ Question, Draft, Record: GuidanceRecord },
    over: {
      list: { ...crisisHost, path: `${path}/search`, summary: 'Search guidance records' },
      get: crisisHost,
      create: { ...crisisHost, method: 'PUT', path: `${path}/add` },
      update: { ...crisisHost, path: `${path}/update` },
      remove: { ...crisisHost, method: 'DELETE', path: `${path}/dels` },
    },
  }),
  export: { ...exporting, ...crisisHost },
  comparison: {
    ...views,
    method: 'POST',
    path: `${path}/comparison`,
    reads: true,
    cost: 'expensive',
    summary: 'Articles of the 24 hours before and after, beside what is usual; it says nothing of causes',
    body: ById,
    reply: Comparison.nullable().describe('null: the record has neither rule nor set'),
  },
  answers: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/answers`,
    summary: 'What came back for a record, newest first',
    params: ById,
    reply: z.object({ list: z.array(Answer) }),
  },
  answer: {
    ...edits,
    method: 'POST',
    path: `${path}/{id}/answer`,
    undo: true,
    summary: 'Note what came back: text, an address or a file that was sent before',
    params: ById,
    body: AnswerDraft,
    reply: GuidanceRecord,
  },
  file: {
    ...edits,
    method: 'POST',
    path: `${path}/file`,
    summary: 'A file for an answer',
    bodyKind: 'multipart',
    files: {
      kinds: [...answerFileKinds],
      mostBytes: 20_000_000,
      most: 1,
    },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  answerFile: {
    ...views,
    method: 'GET',
    path: `${path}/answer/{id}/file`,
    envelope: 'file',
    summary: 'The file of an answer',
    params: ById,
    reply: Empty,
  },
  link: {
    ...edits,
    method: 'POST',
    path: `${path}/link`,
    audit: 'always',
    summary: 'A link by which somebody without an account answers one order; its token is told this once',
    body: z.object({ id: Id, days: z.int().min(1).max(365).default(30) }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  unlink: {
    ...edits,
    method: 'POST',
    path: `${path}/unlink`,
    audit: 'always',
    summary: 'End all links to an order at once',
    body: ById,
    reply: z.object({ ended: z.number().int() }),
  },
  opened: {
    ...byLink,
    method: 'POST',
    path: `${path}/linked/{token}/open`,
    reads: true,
    summary: 'The order of a link, with what was answered by link',
    params: ByToken,
    reply: OpenedOrder,
  },
  fileByLink: {
    ...byLink,
    method: 'POST',
    path: `${path}/linked/{token}/file`,
    summary: 'A file for an answer by a link; gone a day later, unless an answer names it',
    params: ByToken,
    bodyKind: 'multipart',
    files: { kinds: [...answerFileKinds], mostBytes: 10_000_000, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  answerByLink: {
    ...byLink,
    method: 'POST',
    path: `${path}/linked/{token}/answer`,
    summary: 'Answer an order by its link',
    params: ByToken,
    body: LinkAnswer,
    reply: OpenedOrder,
  },
})

export const guidanceFeature = feature({
  name: 'guidance',
  permissions: {
    view: { name: ['查看引导记录', '檢視引導記錄', 'See guidance records'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑引导记录', '編輯引導記錄', 'Change guidance records'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: guidance,
})
