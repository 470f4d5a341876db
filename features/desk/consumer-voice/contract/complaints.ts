/** Complaints of consumers: of which brand, what they ask for, how far it is. */
import { contract, feature, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings/complaints.ts'
import { lineOf, voiceCalls, voiceFields, voiceQuestion } from './voice.ts'

/** Open, taken up by the platform or the brand, answered, solved. */
export const statuses = ['open', 'accepted', 'answered', 'solved'] as const
export const Status = z.enum(statuses)

export const Draft = z.object({
  ...voiceFields('complaints'),
  brand: lineOf('complaints.brandLength', 100),
  product: z.string().trim().max(100, 'complaints.productLength').default(''),
  /** What the consumer asks for. */
  demand: z.string().trim().max(200, 'complaints.demandLength').default(''),
  status: Status.default('open'),
})
export type Draft = z.infer<typeof Draft>
export const Complaint = Draft.extend(recordFields)
export type Complaint = z.infer<typeof Complaint>

export const Question = z.object({
  ...voiceQuestion('title, text, brand or product'),
  status: z.enum(['all', ...statuses]).default('all'),
  sort: z.enum(['publishedOn', 'brand', 'status']).default('publishedOn'),
})
export type Question = z.infer<typeof Question>

export const Summary = z.object({
  count: z.number().int(),
  statuses: z.array(z.object({ status: Status, count: z.number().int() })),
  brands: z.array(z.object({ brand: z.string(), count: z.number().int(), solved: z.number().int() })),
  demands: z.array(
    z.object({
      demand: z.string(),
      count: z.number().int(),
      answered: z.number().int().describe('Answered or solved'),
    }),
  ),
})
export type Summary = z.infer<typeof Summary>

const { code, name: title, body, brand, product, platform, demand, status, url, publishedOn } = strings
/** What may be exported, by its titles; and imported. */
export const imported = { code, title, body, brand, product, platform, demand, status, url, publishedOn }
export const exported = { ...imported, updatedAt: strings.updated, updatedBy: strings.updatedBy }

export const complaints = contract(
  voiceCalls({
    ...{ name: 'complaints', called: 'tousu', noun: 'a complaint', listed: 'Complaints, page after page' },
    ...{ summed: 'States, brands and demands of the complaints that a question finds' },
    ...{ Draft, Record: Complaint, Question, Summary, exported },
  }),
)

export const complaintsFeature = feature({
  name: 'complaints',
  permissions: {
    view: { name: ['查看投诉', '檢視投訴', 'See complaints'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑投诉', '編輯投訴', 'Change complaints'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: complaints,
})
