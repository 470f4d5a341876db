/** Complaints of consumers: of which brand, what they ask for, how far it is. A kind of data of its own, outside the media types of articles. */
import {
  contract,
  exportCall,
  feature,
  importCalls,
  pushCall,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

const Url = z
  .string()
  .max(2_000)
  .regex(/^(https?:\/\/.*)?$/, 'complaints.urlFaulty')

/** Open, taken up by the platform or the brand, answered, solved. */
export const statuses = ['open', 'accepted', 'answered', 'solved'] as const
export const Status = z.enum(statuses)

export const Draft = z.object({
  /** Of the platform; one that is known already is the same complaint. */
  code: z.string().trim().min(1, 'complaints.codeLength').max(100, 'complaints.codeLength'),
  title: z.string().trim().min(1, 'complaints.nameLength').max(200, 'complaints.nameLength'),
  body: z.string().trim().max(20_000, 'complaints.bodyLength').default(''),
  brand: z.string().trim().min(1, 'complaints.brandLength').max(100, 'complaints.brandLength'),
  product: z.string().trim().max(100, 'complaints.productLength').default(''),
  platform: z.string().trim().min(1, 'complaints.platformLength').max(100, 'complaints.platformLength'),
  /** What the consumer asks for. */
  demand: z.string().trim().max(200, 'complaints.demandLength').default(''),
  status: Status.default('open'),
  url: Url.default(''),
  publishedOn: z.iso.date('complaints.dayFaulty'),
})
export type Draft = z.infer<typeof Draft>
export const Complaint = Draft.extend(recordFields)
export type Complaint = z.infer<typeof Complaint>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of title, text, brand or product'),
  status: z.enum(['all', ...statuses]).default('all'),
  field: z.string().max(20).default('').describe('Code of an industry: those with a word of it (dicIndustry)'),
  startTime: z.iso.date().nullable().default(null).describe('First day'),
  endTime: z.iso.date().nullable().default(null).describe('Last day'),
  sort: z.enum(['publishedOn', 'brand', 'status']).default('publishedOn'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>

export const Summary = z.object({
  count: z.number().int(),
  statuses: z.array(z.object({ status: Status, count: z.number().int() })),
  brands: z.array(z.object({ brand: z.string(), count: z.number().int(), solved: z.number().int() })),
  demands: z.array(z.object({ demand: z.string(), count: z.number().int() })),
})
export type Summary = z.infer<typeof Summary>

const { code, name: title, body, brand, product, platform, demand, status, url, publishedOn } = strings
/** What may be exported, by its titles; and imported. */
export const imported = { code, title, body, brand, product, platform, demand, status, url, publishedOn }
export const exported = { ...imported, updatedAt: strings.updated, updatedBy: strings.updatedBy }

const path = '/inews/tousu'

export const complaints = contract({
  ...recordCalls({
    ...{ path, name: 'complaints', noun: 'a complaint', listed: 'Complaints, page after page', listBy: 'body' },
    ...{ Question, Draft, Record: Complaint, over: { list: { open: true } } },
  }),
  summary: {
    access: 'member',
    method: 'POST',
    path: `${path}/summary`,
    permission: 'complaints.view',
    reads: true,
    summary: 'States, brands and demands of the complaints that a question finds',
    body: Question,
    reply: Summary,
  },
  ...exportCall({ path, permission: 'complaints.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'complaints.edit' }),
  ...pushCall({ path: '/ua/upload/tousu/addBatch', permission: 'complaints.edit' }),
})

export const complaintsFeature = feature({
  name: 'complaints',
  permissions: {
    view: { name: ['查看投诉', '檢視投訴', 'See complaints'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑投诉', '編輯投訴', 'Change complaints'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: complaints,
})
