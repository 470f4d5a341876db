/** What members report of the data and of the product, and how it was answered. */
import { contract, feature, Id, KeysetPaging, keysetListOf, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const contentLength = 1_000
export const kinds = ['wrong', 'missing', 'late', 'duplicate', 'collect', 'product', 'wish'] as const
/** processingFlag: 0 not processed, 1 processing, 2 done, 3 failed. */
export const flags = [0, 1, 2, 3] as const
const Flag = z.union(
  flags.map(flag => z.literal(flag)) as [z.ZodLiteral<0>, z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>],
)

const optionalAddress = z
  .string()
  .trim()
  .max(2_000, 'dataReports.address')
  .refine(text => text === '' || /^https?:\/\/\S+$/.test(text), 'dataReports.address')

export const Draft = z
  .object({
    kind: z.enum(kinds).default('wrong'),
    content: z.string().trim().min(1, 'dataReports.contentRequired').max(contentLength, 'dataReports.contentLength'),
    articleId: LongId.nullable().default(null),
    url: optionalAddress.default('').describe('What should be collected, or where the missing article is'),
    page: z
      .string()
      .max(500, 'dataReports.page')
      .refine(text => text === '' || /^\/[^/]/.test(text), 'dataReports.page')
      .default('')
      .describe('Address within the product where it was met'),
    requestId: z
      .string()
      .max(64, 'dataReports.requestId')
      .regex(/^[\w-]*$/, 'dataReports.requestId')
      .default('')
      .describe('The id that the failure was shown with'),
  })
  .refine(({ kind, url }) => kind !== 'collect' || url !== '', { error: 'dataReports.addressRequired', path: ['url'] })
export type Draft = z.infer<typeof Draft>

export const Processing = z.object({
  flag: Flag,
  assignee: Id.nullable().default(null),
  sourceId: Id.nullable().default(null).describe('The source that it concerns, or that it became'),
  answer: z.string().trim().max(contentLength, 'dataReports.contentLength').default(''),
})
export type Processing = z.infer<typeof Processing>

export const Report = z.object({
  id: z.number().int(),
  version: Version,
  kind: z.enum(kinds),
  content: z.string(),
  articleId: z.number().int().nullable(),
  articleTitle: z.string(),
  url: z.string(),
  page: z.string(),
  requestId: z.string(),
  flag: Flag,
  assignee: z.number().int().nullable(),
  assigneeName: z.string().nullable(),
  sourceId: z.number().int().nullable(),
  sourceName: z.string().nullable(),
  answer: z.string(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  answeredAt: Moment.nullable(),
  joinedTo: z.number().int().nullable().describe('The report of the same that it is answered with'),
  joined: z.number().int().describe('Further reports of the same'),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Report = z.infer<typeof Report>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the text, the title or the address'),
  flag: z.enum(['all', '0', '1', '2', '3']).default('all'),
  kind: z.enum(['all', ...kinds]).default('all'),
  mine: z.enum(['true', 'false']).default('false').describe('Those that I reported'),
})
export type Question = z.infer<typeof Question>

const path = '/api/dataFeedbackInfo'

export const dataReports = contract({
  report: {
    access: 'member',
    permission: 'dataReports.report',
    undo: true,
    method: 'POST',
    path,
    summary: 'Report a problem of the data or the product; the same problem of the data that is open already is joined',
    body: Draft,
    reply: Report,
  },
  list: {
    access: 'member',
    permission: 'dataReports.view',
    method: 'GET',
    path,
    summary: 'Reports and their answers, newest first; joined ones stand with the first of them',
    query: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Report),
  },
  get: {
    access: 'member',
    permission: 'dataReports.view',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One report',
    params: z.object({ id: Id }),
    reply: Report,
  },
  process: {
    access: 'member',
    permission: 'dataReports.process',
    undo: true,
    method: 'PUT',
    path,
    summary: 'Process one: flag, assignee, source, answer; those joined to it are answered alike',
    body: Processing.extend({ id: Id, version: Version }),
    reply: Report,
  },
  figures: {
    access: 'member',
    permission: 'dataReports.view',
    method: 'GET',
    path: `${path}/figures`,
    summary: 'How many wait, and how long answers took in 90 days',
    reply: z.object({
      open: z.number().int(),
      answered: z.number().int(),
      medianHours: z.number().nullable().describe('From report to answer'),
    }),
  },
})

export const dataReportsFeature = feature({
  name: 'dataReports',
  permissions: {
    view: { name: ['查看需求池', '檢視需求池', 'See reports'], roles: ['orgAdmin', 'member', 'reader'] },
    report: { name: ['报告数据问题', '回報資料問題', 'Report problems'], roles: ['orgAdmin', 'member', 'reader'] },
    process: { name: ['处理数据问题', '處理資料問題', 'Process reports'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: dataReports,
})
