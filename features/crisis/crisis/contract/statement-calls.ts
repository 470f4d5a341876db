/** Calls about facts, statements and the after-action report of a crisis. */
import { Empty, Id, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { acts, views } from './access.ts'
import { Fact, FactDraft } from './facts.ts'
import { invitationCalls, linkedStatementCalls } from './outside-approvers.ts'
import {
  ComparedVersion,
  PublicationDraft,
  Quotes,
  Statement,
  StatementComment,
  StatementCommentDraft,
  StatementDraft,
  StatementText,
  StatementVersion,
} from './statements.ts'

const approves = { access: 'member', permission: 'crisis.approve', tokenHeader: true, audit: 'always' } as const
const ofCrisis = z.object({ crisisId: Id })
export const ReportOfCrisis = z.object({ id: z.number().int(), name: z.string(), createdAt: Moment })
export type ReportOfCrisis = z.infer<typeof ReportOfCrisis>
/** Which text is agreed to: the same round is the same text, and of a step that is over nothing is counted. */
const asSeen = { id: Id, round: z.int().min(1), step: z.int().min(0) }

export const statementFileKinds = ['docx', 'pdf'] as const
export type StatementFileKind = (typeof statementFileKinds)[number]

export const statementCalls = {
  facts: {
    ...views,
    method: 'GET',
    path: '/crisis/facts',
    summary: 'Facts of a crisis: known, denied, open',
    query: ofCrisis,
    reply: z.array(Fact),
  },
  addFact: {
    ...acts,
    method: 'POST',
    path: '/crisis/facts',
    undo: true,
    summary: 'Add a fact',
    body: FactDraft,
    reply: Fact,
  },
  updateFact: {
    ...acts,
    method: 'PUT',
    path: '/crisis/facts/{id}',
    undo: true,
    summary: 'Change a fact; statements that rest on one that falls are marked',
    params: z.object({ id: Id }),
    body: FactDraft.extend({ version: Version }),
    reply: Fact,
  },

  statements: {
    ...views,
    method: 'GET',
    path: '/crisis/statements',
    summary: 'Statements of a crisis with their state and who is next',
    query: ofCrisis,
    reply: z.array(Statement),
  },
  addStatement: {
    ...acts,
    method: 'POST',
    path: '/crisis/statements',
    undo: true,
    summary: 'Begin a statement',
    body: StatementDraft,
    reply: Statement,
  },
  saveStatement: {
    ...acts,
    method: 'PUT',
    path: '/crisis/statements/{id}',
    undo: true,
    summary: 'Save a text as a new version; an approval under way or a seal ends with it',
    params: z.object({ id: Id }),
    body: StatementText.extend({ version: Version }),
    reply: Statement,
  },
  statementVersions: {
    ...views,
    method: 'GET',
    path: '/crisis/statements/{id}/versions',
    summary: 'Versions of a statement, the newest first',
    params: z.object({ id: Id }),
    reply: z.array(StatementVersion.pick({ number: true, at: true, by: true, title: true })),
  },
  statementVersion: {
    ...views,
    method: 'GET',
    path: '/crisis/statements/{id}/versions/{number}',
    summary: 'A version of a statement, and how it differs from the one before',
    params: z.object({ id: Id, number: Id }),
    reply: ComparedVersion,
  },
  statementComments: {
    ...views,
    method: 'GET',
    path: '/crisis/statements/{id}/comments',
    summary: 'What people say about a statement, the earliest first',
    params: z.object({ id: Id }),
    reply: z.array(StatementComment),
  },
  addStatementComment: {
    ...acts,
    method: 'POST',
    path: '/crisis/statements/comment',
    summary: 'Comment on a statement; members who are named hear of it',
    body: StatementCommentDraft,
    reply: z.array(StatementComment),
  },
  sendStatement: {
    ...acts,
    method: 'POST',
    path: '/crisis/statements/send',
    summary: 'Send a statement through the approval of its level; without one it is sealed at once',
    body: z.object({ id: Id, version: Version }),
    reply: Statement,
  },
  approveStatement: {
    ...approves,
    method: 'POST',
    path: '/crisis/statements/approve',
    summary: 'Agree to a statement, as one of those who are asked and did not write it',
    body: z.object(asSeen),
    reply: Statement,
  },
  sendBackStatement: {
    ...approves,
    method: 'POST',
    path: '/crisis/statements/sendBack',
    summary: 'Send a statement back to those who wrote it, with a reason',
    body: z.object({
      ...asSeen,
      reason: z.string().trim().min(1, 'crisis.sendBackReason').max(1_000, 'crisis.reasonLength'),
    }),
    reply: Statement,
  },
  ...invitationCalls,
  ...linkedStatementCalls,
  publishStatement: {
    ...acts,
    method: 'POST',
    path: '/crisis/statements/publish',
    summary: 'Note where and when an approved statement was published',
    body: PublicationDraft,
    reply: Statement,
  },
  statementFile: {
    ...views,
    method: 'GET',
    path: '/crisis/statements/{id}/file/{kind}',
    waits: true,
    envelope: 'file',
    summary: 'A statement as it is now, as a file: a draft says that it is one',
    params: z.object({ id: Id, kind: z.enum(statementFileKinds) }),
    reply: Empty,
  },
  statementQuotes: {
    ...views,
    method: 'GET',
    path: '/crisis/statements/{id}/quotes',
    cost: 'expensive',
    summary: 'Articles of the crisis that quote a published statement, and what they reach beside the others',
    params: z.object({ id: Id }),
    query: z.object(Paging.shape),
    reply: Quotes,
  },

  reports: {
    ...views,
    method: 'GET',
    path: '/crisis/report',
    summary: 'Reports that were made of a crisis, newest first',
    query: ofCrisis,
    reply: z.array(ReportOfCrisis),
  },
  makeReport: {
    ...views,
    method: 'POST',
    path: '/crisis/report',
    undo: true,
    summary: 'Make a report of a crisis, in the background: an ordinary one, read and edited like any other',
    body: ofCrisis,
    reply: z.object({ reportId: z.number().int(), jobId: z.number().int() }),
  },
} as const
