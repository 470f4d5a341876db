/** How articles get in from outside: the push API. */
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { articleShape } from './contract/article.ts'
import { Mapping, mostUploadBytes, ReadPage, TableForm, Upload, UploadCheck } from './contract/upload.ts'

export { articleShape } from './contract/article.ts'
export { otherNames } from './contract/other-names.ts'
export {
  encodings,
  separators,
  type TableForm,
  type UploadCheck,
  type UploadField,
  uploadColumns,
  uploadFields,
} from './contract/upload.ts'

/** Articles of one call; more go in several calls, or by file. */
export const mostItems = 1_000

/** Of a call: what is wrong with which field of which item. */
export const Refused = z.object({
  position: z.number().int(),
  field: z.string(),
  key: z.string(),
  msg: z.string(),
  excerpt: z.string(),
})
/** Articles that are safe when the answer arrives, and items that were the same article as an earlier one; repeating a call adds nothing twice. */
export const Answer = z.object({
  accepted: z.number().int(),
  same: z.array(z.object({ position: z.number().int(), as: z.number().int() })),
  refused: z.array(Refused),
  /** Fields that were not taken, of articles that were. */
  leftOut: z.array(Refused),
})

/** Each is checked by itself: what is none is named, and the others are taken. */
export const PushedItem = z.unknown().meta(articleShape)
export const PushedArticle = z.record(z.string(), z.unknown()).meta(articleShape)

const Chosen = {
  /** Items that the articles go into, whatever their rules want. */
  monitors: z.array(Id).max(20).default([]),
  labels: z.array(Id).max(20).default([]),
}

export const intake = contract({
  read: {
    method: 'POST',
    path: '/ua/upload/article/read',
    access: 'member',
    permission: 'intake.push',
    limit: 'push',
    reads: true,
    waits: true,
    summary: 'Read the page of an address as collection does; nothing is kept',
    body: z.object({ url: z.url({ protocol: /^https?$/, error: 'intake.address' }).max(2_000) }),
    reply: ReadPage,
  },
  enter: {
    open: true,
    method: 'POST',
    path: '/ua/upload/article/enter',
    access: 'member',
    permission: 'intake.push',
    limit: 'push',
    audit: 'always',
    anyText: true,
    summary: 'Enter one article for the own organisation, into chosen monitors and with labels',
    bodyLimit: 12_582_912,
    body: z.object({ article: PushedArticle, ...Chosen }),
    reply: Answer,
  },
  uploadFile: {
    method: 'POST',
    path: '/ua/upload/article/file',
    access: 'member',
    permission: 'intake.push',
    summary: 'A table of articles: xlsx, CSV in any encoding, JSON lines, also gzipped; kept for a day',
    bodyKind: 'multipart',
    files: { kinds: ['xlsx', 'csv', 'jsonl', 'gz'], mostBytes: mostUploadBytes, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  checkUpload: {
    method: 'POST',
    path: '/ua/upload/article/file/check',
    access: 'member',
    permission: 'intake.push',
    reads: true,
    waits: true,
    summary: 'Which column is which, and the first articles as they will be; nothing is taken over',
    body: z.object({ file: Id, columns: Mapping.nullable().default(null), form: TableForm.prefault({}) }),
    reply: UploadCheck,
  },
  startUpload: {
    method: 'POST',
    path: '/ua/upload/article/file/start',
    access: 'member',
    permission: 'intake.push',
    audit: 'always',
    summary: 'Take the articles of a file over: a task; refused rows come back as a file with the reason',
    body: z.object({
      file: Id,
      /** As they stand in the file: the next such table is read alike. */
      headings: z.array(z.string().max(1_000)).max(200).default([]),
      columns: Mapping,
      /** As the table was looked at. */
      form: TableForm.prefault({}),
      ...Chosen,
    }),
    reply: z.object({ task: z.number().int() }),
  },
  uploads: {
    method: 'POST',
    path: '/ua/upload/article/list',
    access: 'member',
    permission: 'intake.push',
    reads: true,
    summary: 'Uploaded files of the last days with their state, newest first',
    body: z.object(Paging.shape),
    reply: listOf(Upload),
  },
  add: {
    open: true,
    method: 'POST',
    path: '/ua/upload/article/add',
    access: 'member',
    permission: 'intake.push',
    limit: 'push',
    anyText: true,
    summary: 'Hand in one article for the own organisation',
    bodyLimit: 12_582_912,
    body: PushedArticle,
    reply: Answer,
  },
  addMany: {
    open: true,
    method: 'POST',
    path: '/ua/upload/article/addBatch',
    access: 'member',
    permission: 'intake.push',
    limit: 'push',
    anyText: true,
    summary: 'Hand in up to 1,000 articles; good ones are kept, bad ones are named',
    bodyLimit: 33_554_432,
    body: z.object({
      source: z.string().min(1).max(100).default('push'),
      items: z.array(PushedItem).min(1).max(mostItems, 'pipeline.tooManyItems'),
    }),
    reply: Answer,
  },
  template: {
    method: 'GET',
    path: '/ua/upload/article/template',
    access: 'member',
    permission: 'intake.push',
    envelope: 'file',
    summary: 'An example file for handing in articles: xlsx, or CSV',
    query: z.object({ kind: z.enum(['csv', 'xlsx']).default('csv') }),
    reply: z.null(),
  },
  refused: {
    method: 'POST',
    path: '/ua/upload/article/refused',
    access: 'operator',
    summary: 'Items that could not be used, newest first',
    body: z.object(Paging.shape),
    reply: listOf(Refused.extend({ source: z.string(), at: Moment })),
  },
})

export const intakeFeature = feature({
  name: 'intake',
  permissions: {
    push: { name: ['提交文章', '提交文章', 'Hand in articles'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: intake,
})
