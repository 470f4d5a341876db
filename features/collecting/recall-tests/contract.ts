/** Tests of recall: lists of articles that should be here, and what became of each. */

import { AbsenceReason } from '@guanlan/features/monitors/absence/contract'
import { Changed, contract, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

/** Lines of one test. */
export const mostItems = 1_000
export const results = ['found', 'late', 'unmatched', 'uncollected'] as const
export const RecallResult = z.enum(results)
export type RecallResult = z.infer<typeof RecallResult>

/** Columns of a table, by their titles. */
export const listColumns = {
  address: strings.address,
  title: strings.articleTitle,
  media: strings.media,
  publishedAt: strings.publishedAt,
}

export const RecallTest = z.object({
  id: z.number().int(),
  name: z.string(),
  lateMinutes: z.number().int(),
  createdAt: Moment,
  total: z.number().int(),
  counts: z.record(RecallResult, z.number().int()),
})
export type RecallTest = z.infer<typeof RecallTest>

/** Where what was not collected could come from. */
export const RecallPlace = z.discriminatedUnion('kind', [
  /** A source that stands on its site. */
  z.object({ kind: z.literal('source'), name: z.string(), enabled: z.boolean(), failing: z.boolean() }),
  /** An entry of the catalogue that nobody has switched on. */
  z.object({ kind: z.literal('catalogue'), name: z.string(), url: z.string() }),
])
export type RecallPlace = z.infer<typeof RecallPlace>

export const RecallDetail = z.object({
  /** Of an article that is stored and not shown: as in “why is it not here?”. */
  reasons: z.array(AbsenceReason).default([]),
  places: z.array(RecallPlace).default([]),
  /** Between its publication and our having it. */
  minutes: z.number().int().nullable().default(null),
})
export type RecallDetail = z.infer<typeof RecallDetail>

export const RecallItem = z.object({
  position: z.number().int(),
  address: z.string(),
  title: z.string(),
  media: z.string(),
  result: RecallResult.nullable().describe('null: not looked for yet'),
  articleId: z.number().int().nullable(),
  detail: RecallDetail,
})
export type RecallItem = z.infer<typeof RecallItem>

const path = '/spider/recall'
const ById = z.object({ id: Id })
const seeing = { access: 'member', permission: 'recallTests.view' } as const
const editing = { access: 'member', permission: 'recallTests.edit' } as const
const Begun = z.object({ id: z.number().int(), total: z.number().int(), task: z.number().int() })

export const recallTests = contract({
  list: {
    ...seeing,
    method: 'GET',
    path: `${path}/list`,
    summary: 'The last 100 tests with their figures, newest first',
    reply: z.object({ list: z.array(RecallTest) }),
  },
  items: {
    ...seeing,
    method: 'POST',
    path: `${path}/items`,
    reads: true,
    summary: 'What became of each line of a test, or of those with one result',
    body: z.object({ id: Id, result: RecallResult.optional() }),
    reply: z.object({ list: z.array(RecallItem) }),
  },
  file: {
    ...editing,
    method: 'POST',
    path: `${path}/file`,
    summary: 'A table of articles for a test: xlsx or csv; kept for a day',
    bodyKind: 'multipart',
    files: { kinds: ['xlsx', 'csv'], mostBytes: 10_000_000, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  begin: {
    ...editing,
    method: 'POST',
    path: `${path}/begin`,
    waits: true,
    audit: 'always',
    summary: 'Look for a list of articles, pasted or from a table: a task',
    body: z.object({
      name: z.string().trim().min(1, 'recallTests.nameLength').max(100, 'recallTests.nameLength'),
      text: z.string().max(900_000).default(''),
      file: Id.nullable().default(null),
      lateMinutes: z.number().int().min(1).max(10_080).default(60),
    }),
    reply: Begun,
  },
  again: {
    ...editing,
    method: 'POST',
    path: `${path}/{id}/again`,
    audit: 'always',
    summary: 'Look for the same list once more: another test of the same name',
    params: ById,
    reply: Begun,
  },
  remove: {
    ...editing,
    method: 'DELETE',
    path: `${path}/{id}`,
    undo: true,
    summary: 'Take a test away',
    params: ById,
    reply: Changed,
  },
})

export const recallTestsFeature = feature({
  name: 'recallTests',
  permissions: {
    view: { name: ['查看查全测试', '檢視查全測試', 'See tests of recall'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['进行查全测试', '進行查全測試', 'Make tests of recall'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: recallTests,
})
