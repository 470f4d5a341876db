/** Digests: what happened in a day or a week, by mail. */
import { NegativityLevel } from '@guanlan/features/articles/articles/contract'
import {
  Changed,
  chosenOf,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
  namedQuestion,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { GroupNames } from './warning.ts'

export const digestNameLength = 50
export const digestRhythms = ['day', 'week'] as const

const DigestFields = z.object({
  name: z.string().trim().min(1, 'warnings.digestName').max(digestNameLength, 'warnings.digestName'),
  enabled: z.boolean().default(true),
  every: z.enum(digestRhythms).default('day'),
  weekday: z.number().int().min(1).max(7).default(1).describe('From Monday, for weekly ones'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'warnings.cycleTime')
    .default('08:00')
    .describe('In the zone of the organisation'),
  warningIds: z.array(Id).max(200).default([]).describe('None: all warnings'),
  level: NegativityLevel.nullable().default(null).describe('At least so bad; null: all'),
  onlyUnsettled: z.boolean().default(false).describe('Neither done nor a false alarm when it is sent'),
  whenEmpty: z.boolean().default(true).describe('Sent also when nothing happened'),
  contactIds: z.array(Id).max(100).default([]),
  groups: GroupNames,
  rosterIds: z.array(Id).max(20).default([]).describe('Whoever is on duty then'),
  memberIds: z.array(Id).max(100).default([]).describe('Members, by the mail address they sign in with'),
})
export const DigestDraft = DigestFields.refine(
  ({ contactIds, groups, rosterIds, memberIds }) =>
    contactIds.length + groups.length + rosterIds.length + memberIds.length > 0,
  { error: 'warnings.nobody', path: ['contactIds'] },
)
export type DigestDraft = z.infer<typeof DigestDraft>

export const Digest = DigestFields.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  nextAt: Moment.nullable().describe('null: switched off'),
})
export type Digest = z.infer<typeof Digest>

export const DigestQuestion = namedQuestion('name')
export type DigestQuestion = z.infer<typeof DigestQuestion>
const DigestPage = DigestQuestion.extend(KeysetPaging.shape)
export type DigestPage = z.infer<typeof DigestPage>

export const DigestPreview = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  items: z.array(z.object({ title: z.string(), source: z.string(), at: Moment.nullable() })),
  more: z.number().int(),
})
export type DigestPreview = z.infer<typeof DigestPreview>

const path = '/inews/warning/digest'
const ById = z.object({ id: Id })
const viewing = { access: 'member', permission: 'warnings.view' } as const
const editing = { access: 'member', permission: 'warnings.edit', undo: true } as const

export const digestCalls = {
  digests: {
    ...viewing,
    method: 'GET',
    path,
    summary: 'Digests by mail, each with when it is sent next',
    query: DigestPage,
    reply: keysetListOf(Digest),
  },
  digest: { ...viewing, method: 'GET', path: `${path}/{id}`, summary: 'One digest', params: ById, reply: Digest },
  addDigest: { ...editing, method: 'POST', path, summary: 'A new digest', body: DigestDraft, reply: Digest },
  changeDigest: {
    ...editing,
    method: 'PUT',
    path,
    summary: 'Change one; refused when it was changed since the version that is named',
    body: DigestDraft.and(z.object({ id: Id, version: Version })),
    reply: Digest,
  },
  removeDigests: {
    ...editing,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Remove those chosen, or all that a question finds but some',
    body: chosenOf(DigestQuestion),
    reply: Changed,
  },
  previewDigest: {
    ...viewing,
    reads: true,
    method: 'POST',
    path: `${path}/preview`,
    summary: 'What a digest would say of the day or week until now',
    body: DigestFields,
    reply: DigestPreview,
  },
  sendDigest: {
    access: 'member',
    permission: 'warnings.act',
    audit: 'always',
    method: 'POST',
    path: `${path}/{id}/send`,
    summary: 'Send a digest of the day or week until now to those it names; how many it goes to',
    params: ById,
    reply: Changed,
  },
} as const
