/** Report cases: sample reports, published for the organisation or for everybody. */
import { ReportDocument } from '@guanlan/features/reports/reports/contract'
import {
  Changed,
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

export const titleLength = 100
export const kindLength = 30
export const longestRemark = 1_000
export const caseKinds = ['docx', 'pdf', 'pptx'] as const
export const mostFileBytes = 50_000_000

const head = {
  title: z.string().trim().min(1, 'reportCases.titleLength').max(titleLength, 'reportCases.titleLength'),
  kind: z.string().trim().max(kindLength).default('').describe('A word of one’s own: 周报, 危机'),
  remark: z.string().trim().max(longestRemark).default(''),
  everybody: z.boolean().default(false).describe('Shown to all organisations; operators alone'),
}

export const CaseDraft = z
  .object({
    ...head,
    reportId: Id.nullable().default(null).describe('A released report'),
    fileId: Id.nullable().default(null).describe('A file that was sent before'),
  })
  .refine(({ reportId, fileId }) => (reportId === null) !== (fileId === null), {
    error: 'reportCases.oneSource',
    path: ['reportId'],
  })
export type CaseDraft = z.infer<typeof CaseDraft>
const CaseChange = z.object({ id: Id, version: Version, ...head })
export type CaseChange = z.infer<typeof CaseChange>
/** One that has an id is changed; what it shows stays. */
export const CaseSave = z.union([CaseChange, CaseDraft])

export const ReportCase = z.object({
  id: z.number().int(),
  version: Version,
  ...head,
  /** Of this organisation, which may change it. */
  own: z.boolean(),
  source: z.enum(['report', 'file']),
  cover: z.string().describe('Title and subtitle of the first page of a report, else the name of the file'),
  fileName: z.string().nullable(),
  fileKind: z.enum(caseKinds).nullable(),
  fileBytes: z.number().int().nullable(),
  publishedAt: Moment,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type ReportCase = z.infer<typeof ReportCase>

export const CaseQuestion = z.object({
  titleLike: z.string().max(100).default('').describe('Part of the title'),
  kind: z.string().max(kindLength).default('').describe('Empty: all'),
})
export type CaseQuestion = z.infer<typeof CaseQuestion>

const path = '/inews/reportCase'
const views = { access: 'member', permission: 'resources.view' } as const
const publishes = { access: 'manager', permission: 'resources.publish' } as const
const ById = z.object({ id: Id })

export const reportCases = contract({
  list: {
    ...views,
    method: 'GET',
    path,
    summary: 'Report cases of the organisation and those for everybody, newest first',
    query: CaseQuestion.extend(Paging.shape),
    reply: listOf(ReportCase),
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A report case with its document, as it is read',
    params: ById,
    reply: ReportCase.extend({ document: ReportDocument.nullable() }),
  },
  save: {
    ...publishes,
    method: 'POST',
    path,
    undo: true,
    summary: 'Publish a released report or a file as a case, or change title, kind and remark of one',
    body: CaseSave,
    reply: ReportCase,
  },
  sendFile: {
    ...publishes,
    method: 'POST',
    path: `${path}/file`,
    bodyKind: 'multipart',
    files: { kinds: [...caseKinds], mostBytes: mostFileBytes, most: 1 },
    summary: 'Send the file of a case; it is published by its id',
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  file: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/file`,
    envelope: 'file',
    summary: 'The file of a case',
    params: ById,
    reply: Empty,
  },
  copyTemplate: {
    ...views,
    method: 'POST',
    path: `${path}/{id}/template`,
    undo: true,
    summary: 'Copy the template behind a case; needs the permission reports.edit, too',
    params: ById,
    reply: z.object({ id: z.number().int(), name: z.string() }),
  },
  remove: {
    ...publishes,
    method: 'DELETE',
    path,
    undo: true,
    summary: 'Delete cases of the organisation; undo brings them back',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
})

export const reportCasesFeature = feature({
  name: 'reportCases',
  permissions: {},
  borrows: ['resources.view', 'resources.publish', 'reports.edit'],
  quotas: {},
  contract: reportCases,
})
