/** Uploaded tables of articles: their columns, how they are looked at, how they fare. */
import { Moment, phrases } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostUploadBytes = 64 * 1024 * 1024
/** Rows of a file that are shown before it is taken over. */
export const rowsShown = 20

/** Titles of the columns; each may also be called by the name of its field. */
export const uploadColumns = phrases({
  title: ['标题', '標題', 'Title'],
  body: ['正文', '內文', 'Text'],
  url: ['链接', '連結', 'Address'],
  media: ['媒体', '媒體', 'Medium'],
  mediaType: ['媒体类型', '媒體類型', 'Media type'],
  author: ['作者', '作者', 'Author'],
  publishedAt: ['发布时间', '發布時間', 'Published'],
  region: ['地区', '地區', 'Region'],
  sentiment: ['情感', '情感', 'Sentiment'],
  level: ['负面级别', '負面級別', 'Negativity level'],
  reads: ['阅读', '閱讀', 'Reads'],
  likes: ['点赞', '按讚', 'Likes'],
  shares: ['转发', '分享', 'Shares'],
  comments: ['评论', '留言', 'Comments'],
  sourceId: ['编号', '編號', 'Id'],
})
export type UploadField = keyof typeof uploadColumns
export const uploadFields = Object.keys(uploadColumns) as UploadField[]

export const Mapping = z
  .array(z.enum(uploadFields as [UploadField, ...UploadField[]]).nullable())
  .max(200)
  .describe('The field of each column of the file, in order; null: not read')

/** In which a file of lines may be written, as people choose them. */
export const encodings = [
  ...(['utf-8', 'gb18030', 'big5', 'utf-16le', 'utf-16be'] as const),
  ...(['shift_jis', 'euc-kr', 'windows-1252'] as const),
] as const
export const separators = [',', ';', '\t', '|'] as const

/** How a table is read; null: found out. */
export const TableForm = z.object({
  encoding: z.enum(encodings).nullable().default(null),
  separator: z.string().length(1).nullable().default(null),
  headingRow: z.number().int().min(1).max(100).nullable().default(null).describe('As spreadsheet programs count'),
})
export type TableForm = z.infer<typeof TableForm>

export const ReadPage = z.object({
  url: z.string(),
  title: z.string(),
  body: z.string(),
  author: z.string().nullable(),
  /** What the page calls its source, else its host. */
  media: z.string(),
  publishedAt: Moment.nullable(),
})

const Shown = z.object({
  /** As spreadsheet programs count. */
  number: z.number().int(),
  title: z.string(),
  body: z.string(),
  media: z.string().nullable(),
  mediaType: z.string().nullable(),
  author: z.string().nullable(),
  /** Null: the moment of the upload. */
  publishedAt: Moment.nullable(),
  sentiment: z.number().int().nullable(),
  url: z.string().nullable(),
  /** What of it is not taken. */
  leftOut: z.array(z.string()),
  /** Why it cannot be used; null: it can. */
  problem: z.string().nullable(),
})
export const UploadCheck = z.object({
  /** As it was read; of workbooks without encoding and separator, of JSON lines without any. */
  form: z.object({
    encoding: z.enum(encodings).nullable(),
    separator: z.string().nullable(),
    headingRow: z.number().int().nullable(),
  }),
  headings: z.array(z.string()),
  columns: Mapping,
  /** The columns are as they were chosen for such a table before. */
  remembered: z.boolean(),
  rows: z.number().int(),
  first: z.array(Shown),
  faultyRows: z.number().int(),
  /** Rows that are the same article as an earlier one. */
  sameRows: z.number().int(),
})
export type UploadCheck = z.infer<typeof UploadCheck>

export const Upload = z.object({
  /** Of its task. */
  id: z.number().int(),
  file: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  rows: z.number().int(),
  accepted: z.number().int(),
  /** Rows that were the same article as an earlier one. */
  same: z.number().int(),
  refused: z.number().int(),
  by: z.string().nullable(),
  at: Moment,
})
