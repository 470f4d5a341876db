/** Several people at one report: what is sent while they write, what is kept of before, what they say to each other, and its release. */
import { Id, Moment, PresentPerson, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Changes } from './changes.ts'
import { ReportDocument } from './document.ts'
import { Report } from './report.ts'
import { isDataKind, TemplateBlock } from './template.ts'

const OfReport = { reportId: Id }
export const ReportId = z.object(OfReport)

export const ReportEdit = z.object({ ...OfReport, version: Version, changes: Changes })
export type ReportEdit = z.infer<typeof ReportEdit>
export const Edited = z.object({
  version: Version,
  /** As it stands now, where somebody else had changed it since the version that was named; null: it is as it was sent. */
  report: Report.nullable(),
})
export type Edited = z.infer<typeof Edited>

/** A block of figures or articles to be made and put in. */
export const NewBlock = z.object({
  ...OfReport,
  block: TemplateBlock.refine(({ kind }) => isDataKind(kind), { error: 'reports.noDataBlock', path: ['kind'] }),
})

export const versionReasons = ['named', 'session', 'refresh', 'restore', 'release'] as const
export const versionNameLength = 100
export const ReportVersion = z.object({
  id: z.number().int(),
  name: z.string(),
  reason: z.enum(versionReasons),
  madeAt: Moment,
  madeBy: z.string().nullable(),
})
export type ReportVersion = z.infer<typeof ReportVersion>
export const VersionContent = ReportVersion.extend({ reportName: z.string(), document: ReportDocument })
export const VersionDraft = z.object({
  ...OfReport,
  name: z.string().trim().min(1, 'reports.versionName').max(versionNameLength, 'reports.versionName'),
})
export const BringBack = z.object({ ...OfReport, versionId: Id, version: Version })

export const commentLength = 2_000
export const mostComments = 1_000
export const ReportComment = z.object({
  id: z.number().int(),
  blockId: z.string(),
  /** The first of its thread; null: it is the first. */
  threadId: z.number().int().nullable(),
  text: z.string(),
  writtenAt: Moment,
  writtenBy: z.string().nullable(),
  isMine: z.boolean(),
  resolvedAt: Moment.nullable(),
  resolvedBy: z.string().nullable(),
})
export type ReportComment = z.infer<typeof ReportComment>
export const CommentDraft = z.object({
  ...OfReport,
  blockId: z.string().min(1).max(40),
  threadId: Id.nullable().default(null),
  text: z.string().trim().min(1, 'reports.commentLength').max(commentLength, 'reports.commentLength'),
  mentions: z.array(Id).max(20).default([]).describe('Members who are told of it on their screen'),
})
export type CommentDraft = z.infer<typeof CommentDraft>

/** A beat of an open editor: every 15 s; who is silent for 40 s is gone. */
export const Beat = z.object({ ...OfReport, blockId: z.string().min(1).max(40).nullable().default(null) })
export const Present = z.object({
  people: z.array(PresentPerson.omit({ place: true }).extend({ blockId: z.string().nullable() })),
  /** Of the report: a newer one is to be asked for. */
  version: Version,
})
export type Present = z.infer<typeof Present>

export const reviewActs = ['submit', 'sendBack', 'release', 'takeBack'] as const
export type ReviewAct = (typeof reviewActs)[number]
export const Review = z.object({ ...OfReport, version: Version, act: z.enum(reviewActs) })
export const ReportSettings = z.object({
  secondPerson: z.boolean().describe('Whoever gave a report to review does not release it'),
})
