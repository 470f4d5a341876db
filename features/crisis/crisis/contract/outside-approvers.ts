/** A statement that somebody without an account approves or sends back by a link: the one list of what leaves, and the calls of its page. */
import { Locked, linkTerms, MadeShare } from '@guanlan/features/handling/shares/contract'
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostOutsideApprovers = 20
export const decisions = ['agreed', 'sentBack'] as const
export type Decision = (typeof decisions)[number]

export const InvitationDraft = z.object({
  id: Id.describe('Of the statement'),
  round: z.int().min(1),
  step: z.int().min(0),
  name: z.string().trim().min(1, 'crisis.outsideName').max(50, 'crisis.outsideName'),
  ...linkTerms,
})
export type InvitationDraft = z.output<typeof InvitationDraft>

/** What is approved is the text as it stands here, and nothing else of the crisis leaves but its name. */
export const LinkedStatement = z.object({
  crisis: z.string(),
  name: z.string().describe('Whom the link was made for'),
  invitedBy: z.string(),
  state: z.enum(['waiting', 'agreed', 'sentBack', 'over']).describe('over: it is not waited for any more'),
  decidedAt: Moment.nullable(),
  step: z.number().int(),
  steps: z.number().int(),
  title: z.string(),
  paragraphs: z.array(z.string()).describe('None, once it is over'),
  hash: z.string().nullable().describe('SHA-256 of the text shown, as hexadecimal digits; null: once it is over'),
})
export type LinkedStatement = z.infer<typeof LinkedStatement>

const OpenStatement = z.object({
  state: z.literal('open'),
  organisation: z.string(),
  expiresAt: Moment,
  key: z.string().nullable().describe('Given with the decision where the link has a password'),
  statement: LinkedStatement,
})
export const OpenedStatement = z.discriminatedUnion('state', [Locked, OpenStatement])
export type OpenedStatement = z.infer<typeof OpenedStatement>

export const OutsideDecision = z
  .object({
    key: z.string().max(200).nullable().default(null),
    decision: z.enum(decisions),
    hash: z.string().max(64).describe('Of the text that was seen'),
    reason: z.string().trim().max(1_000, 'crisis.reasonLength').default('').describe('Why it is sent back'),
  })
  .refine(({ decision, reason }) => decision === 'agreed' || reason !== '', {
    error: 'crisis.sendBackReason',
    path: ['reason'],
  })
export type OutsideDecision = z.output<typeof OutsideDecision>

const approves = { access: 'member', permission: 'crisis.approve', tokenHeader: true, audit: 'always' } as const
const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['crisis.approve'],
  method: 'POST',
  params: z.object({ token: z.string().max(200) }),
} as const
const path = '/crisis/statements'

export const invitationCalls = {
  inviteApprover: {
    ...approves,
    method: 'POST',
    path: `${path}/invite`,
    summary: 'Have somebody without an account approve a statement in one’s place; the link is told this once',
    body: InvitationDraft,
    reply: MadeShare,
  },
  endInvitation: {
    ...approves,
    method: 'POST',
    path: `${path}/endInvitation`,
    summary: 'End the link of somebody whom one invited to approve a statement',
    body: z.object({ id: Id }),
    reply: Empty,
  },
} as const

export const linkedStatementCalls = {
  openedStatement: {
    ...byLink,
    path: `${path}/linked/{token}/open`,
    reads: true,
    summary: 'The statement of a link, for who was invited to approve it; with a password, only once that is given',
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedStatement,
  },
  linkedStatementHolds: {
    ...byLink,
    limit: 'public',
    path: `${path}/linked/{token}/holds`,
    reads: true,
    summary: 'Whether the link opens anything still; counts as no opening',
    body: z.object({}),
    reply: Empty,
  },
  decideStatement: {
    ...byLink,
    path: `${path}/linked/{token}/decide`,
    summary: 'Agree to the statement of a link, or send it back, as somebody without an account',
    body: OutsideDecision,
    reply: LinkedStatement,
  },
} as const
