/** Policies and regulations: kept by hand or from an address, with the texts they had before. */
import {
  Changed,
  calendarDay,
  contract,
  Empty,
  feature,
  Id,
  IdsInBody,
  IdsInQuery,
  listOf,
  Moment,
  Paging,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Attachment, AttachmentIds, attachmentKinds, mostAttachmentBytes } from './contract/attachments.ts'

export * from './contract/attachments.ts'

export const titleLength = 200
export const longestBody = 200_000
export const linkDays = 90

const Day = calendarDay('policies.dayFaulty').nullable().default(null)
const fields = {
  title: z.string().trim().min(1, 'policies.titleLength').max(titleLength, 'policies.titleLength'),
  issuer: z.string().trim().max(100).default(''),
  number: z.string().trim().max(100).default('').describe('国发〔2026〕1号'),
  publishedOn: Day,
  inForceOn: Day,
  endedOn: Day,
  region: z.number().int().nullable().default(null).describe('Code of a region'),
  body: z.string().max(longestBody, 'policies.bodyLength').default(''),
  url: z
    .url({ protocol: /^https?$/, error: 'policies.urlFaulty' })
    .max(2_000)
    .nullable()
    .default(null),
  everybody: z.boolean().default(false).describe('Shown to all organisations; operators alone'),
}
/** Of a form: that the end comes after the beginning, the call says. */
export const PolicyFields = z.object(fields)
const Written = PolicyFields
const endsBeforeStart = ({ inForceOn, endedOn }: z.infer<typeof Written>) =>
  inForceOn === null || endedOn === null || endedOn >= inForceOn
const order = { error: 'policies.endBeforeStart', path: ['endedOn'] }
export const PolicyDraft = Written.refine(endsBeforeStart, order)
export type PolicyDraft = z.infer<typeof Written>
export const PolicySave = Written.extend({
  id: Id.optional(),
  version: Version.optional(),
  attachments: AttachmentIds.optional().describe('Ids of files, in order; without it they stay as they are'),
}).refine(endsBeforeStart, order)
export type PolicySave = z.infer<typeof PolicySave>

const Head = Written.omit({ body: true }).extend({
  id: z.number().int(),
  version: Version,
  own: z.boolean().describe('Of this organisation, which may change it'),
  state: z.enum(['pending', 'inForce', 'ended', 'unknown']),
  follows: z.boolean().describe('Whether the reader is told of a changed text'),
  lookedAt: Moment.nullable().describe('When the address was last looked at'),
  problem: z.string().nullable().describe('Why it could not be read then'),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export const PolicyHead = Head
export type PolicyHead = z.infer<typeof Head>
export const Policy = Head.extend({
  body: z.string(),
  attachments: z.array(Attachment),
  articles: z.number().int().describe('Of the last 30 days with its number or title in their title'),
})
export type Policy = z.infer<typeof Policy>
export const PublicPolicy = Written.omit({ everybody: true }).extend({ id: z.number().int(), updatedAt: Moment })
export type PublicPolicy = z.infer<typeof PublicPolicy>

export const PolicyVersion = z.object({
  id: z.number().int(),
  until: Moment,
  byLook: z.boolean().describe('The page had changed; false: by hand'),
  body: z.string(),
})

export const policyStates = ['all', 'pending', 'inForce', 'ended'] as const
export const PolicyQuestion = z.object({
  titleLike: z.string().max(100).default('').describe('Part of title, number or issuer'),
  state: z.enum(policyStates).default('all'),
  followed: z.boolean().default(false).describe('Only those the reader follows'),
})
export type PolicyQuestion = z.infer<typeof PolicyQuestion>

const path = '/inews/policy'
const views = { access: 'member', permission: 'resources.view' } as const
const publishes = { access: 'manager', permission: 'resources.publish' } as const
const ById = z.object({ id: Id })

export const policies = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Policies of the organisation and those for everybody, the latest first',
    body: PolicyQuestion.extend(Paging.shape),
    reply: listOf(PolicyHead),
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    cost: 'expensive',
    summary: 'A policy with its text',
    params: ById,
    reply: Policy,
  },
  versions: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/versions`,
    summary: 'Texts that a policy had before, the latest first; 50 at most',
    params: ById,
    reply: z.array(PolicyVersion).max(50),
  },
  save: {
    ...publishes,
    method: 'POST',
    path: `${path}/save`,
    cost: 'expensive',
    undo: true,
    summary: 'Add a policy, or change the one of this id; refused when it was changed since the version that is named',
    body: PolicySave,
    reply: Policy,
  },
  sendFile: {
    ...publishes,
    method: 'POST',
    path: `${path}/file`,
    bodyKind: 'multipart',
    files: { kinds: [...attachmentKinds], mostBytes: mostAttachmentBytes, most: 1 },
    summary: 'Send a file that belongs to a policy; it is attached by its id when the policy is saved',
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  file: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/file/{fileId}`,
    envelope: 'file',
    summary: 'A file that belongs to a policy',
    params: z.object({ id: Id, fileId: Id }),
    reply: Empty,
  },
  remove: {
    ...publishes,
    method: 'DELETE',
    path: `${path}/delete`,
    undo: true,
    summary: 'Delete policies of the organisation; undo brings them back',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  read: {
    ...publishes,
    method: 'POST',
    path: `${path}/read`,
    waits: true,
    reads: true,
    cost: 'expensive',
    summary: 'Title and text of a page, to be looked at before it is saved',
    body: z.object({ url: z.url({ protocol: /^https?$/, error: 'policies.urlFaulty' }).max(2_000) }),
    reply: z.object({ title: z.string(), body: z.string(), issuer: z.string(), url: z.string() }),
  },
  follow: {
    ...views,
    method: 'POST',
    path: `${path}/follow`,
    summary: 'Be told of a changed text of a policy of the organisation, or not any more',
    body: z.object({ id: Id, follows: z.boolean() }),
    reply: Changed,
  },
  share: {
    ...publishes,
    method: 'POST',
    path: `${path}/share`,
    audit: 'always',
    summary: 'A link to a policy for people without a session; its token is told this once',
    body: z.object({ id: Id, days: z.number().int().min(1).max(365).default(linkDays) }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  shared: {
    access: 'link',
    purpose: 'policy',
    makerNeeds: ['resources.view', 'resources.publish'],
    method: 'GET',
    path: '/shared/policy/{token}',
    summary: 'The policy of a link',
    params: z.object({ token: z.string().max(200) }),
    reply: PublicPolicy,
  },
  open: {
    access: 'public',
    method: 'GET',
    path: `${path}/public/{id}`,
    summary: 'A policy that is published for everybody',
    params: ById,
    reply: PublicPolicy,
  },
})

export const policiesFeature = feature({
  name: 'policies',
  permissions: {},
  borrows: ['resources.view', 'resources.publish'],
  quotas: {},
  contract: policies,
})
