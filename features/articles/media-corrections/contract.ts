/** Corrections of media: proposed by members, decided by operators, applied to stored articles, and taken back as a whole. */
import { MediumRecord } from '@guanlan/features/articles/articles/contract'
import {
  contract,
  Empty,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  largestInt,
  Moment,
  recordFields,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'

export const textLength = 1_000
/** Of one correction: more are looked at one by one. */
export const mostMerged = 20
export const proposalStates = ['proposed', 'accepted', 'rejected', 'reverted'] as const
export const ProposalState = z.enum(proposalStates)

const merged = z
  .array(Id)
  .max(mostMerged, 'mediaCorrections.tooManyMerged')
  .default([])
  .describe('Media that are this one')

export const Draft = MediumRecord.extend({
  mediumId: z
    .int('mediaCorrections.mediumRequired')
    .positive('mediaCorrections.mediumRequired')
    .max(largestInt, 'mediaCorrections.mediumRequired'),
  merged,
  reason: z.string().trim().max(textLength, 'mediaCorrections.textLength').default(''),
})
export type Draft = z.infer<typeof Draft>

export const Proposal = MediumRecord.extend({
  ...recordFields,
  mediumId: z.number().int(),
  mediumName: z.string().describe('As it is called now'),
  merged: z.array(z.number().int()),
  mergedNames: z.array(z.string()),
  bodyName: z.string().nullable(),
  reason: z.string(),
  state: ProposalState,
  answer: z.string(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
})
export type Proposal = z.infer<typeof Proposal>

/** As operators see it: whose it is, and of how many articles of everybody. */
export const WaitingProposal = Proposal.extend({
  orgId: z.number().int(),
  orgName: z.string(),
  articles: z.number().int(),
})
export type WaitingProposal = z.infer<typeof WaitingProposal>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name of the medium, or of the reason'),
  state: z.enum(['all', ...proposalStates]).default('all'),
})
export type Question = z.infer<typeof Question>

const path = '/inews/mediaCor'
const views = { access: 'member', permission: 'mediaCorrections.view' } as const
const proposes = { access: 'member', permission: 'mediaCorrections.propose', undo: true } as const
const Named = z.object({ orgId: Id, id: Id, version: Version })

export const mediaCorrections = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Proposals of the organisation and what was decided, newest first',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Proposal),
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One proposal',
    params: z.object({ id: Id }),
    reply: Proposal,
  },
  medium: {
    ...views,
    method: 'GET',
    path: `${path}/medium/{id}`,
    summary: 'A medium with all its names, to be corrected',
    params: z.object({ id: Id }),
    reply: MediumRecord.extend({ id: z.number().int() }),
  },
  reach: {
    ...views,
    method: 'POST',
    path: `${path}/reach`,
    reads: true,
    cost: 'expensive',
    summary: 'How many stored articles of the organisation a correction would change',
    body: z.object({ mediumId: Id, merged, mediaType: MediumRecord.shape.mediaType }),
    reply: z.object({ articles: z.number().int() }),
  },
  propose: {
    ...proposes,
    method: 'POST',
    path: `${path}/propose`,
    summary: 'Propose what a medium should be; operators decide',
    body: Draft,
    reply: Proposal,
  },
  change: {
    ...proposes,
    method: 'PUT',
    path: `${path}/propose`,
    summary: 'Change a proposal that is not decided yet',
    body: Draft.extend({ id: Id, version: Version }),
    reply: Proposal,
  },
  withdraw: {
    ...proposes,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Withdraw a proposal that is not decided yet',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  waiting: {
    access: 'operator',
    method: 'POST',
    path: `${path}/waiting`,
    reads: true,
    summary:
      'Proposals of all organisations: those that wait, oldest first, or those accepted, newest first; 50 at most',
    body: z.object({ state: z.enum(['proposed', 'accepted']).default('proposed') }),
    reply: z.object({ list: z.array(WaitingProposal) }),
  },
  decide: {
    access: 'operator',
    method: 'POST',
    path: `${path}/decide`,
    audit: 'always',
    summary: 'Accept or reject a proposal; stored articles follow in a task of the organisation that proposed it',
    body: Named.extend({
      accept: z.boolean(),
      answer: z.string().trim().max(textLength, 'mediaCorrections.textLength').default(''),
    }),
    reply: Empty,
  },
  revert: {
    access: 'operator',
    method: 'POST',
    path: `${path}/revert`,
    audit: 'always',
    summary: 'Take an accepted correction back: the media are as they were, and so are the articles that it changed',
    body: Named,
    reply: Empty,
  },
})

export const mediaCorrectionsFeature = feature({
  name: 'mediaCorrections',
  permissions: {
    view: {
      name: ['查看媒体纠错', '檢視媒體糾錯', 'See corrections of media'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    propose: { name: ['提出媒体纠错', '提出媒體糾錯', 'Propose corrections of media'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: mediaCorrections,
})
