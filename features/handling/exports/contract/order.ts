/** What is ordered: which articles, as which file, with which columns. */
import { Ids, Question, searchOrders } from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FieldChoices } from './fields.ts'

/** Tables with a row an article. */
export const tableFormats = ['xlsx', 'csv', 'jsonl'] as const
/** Collections: one article after the other. */
export const collectionFormats = ['docx', 'pdf'] as const
export const fileFormats = [...tableFormats, ...collectionFormats] as const
export type CollectionFormat = (typeof collectionFormats)[number]
export const isCollection = (format: (typeof fileFormats)[number]): format is CollectionFormat =>
  (collectionFormats as readonly string[]).includes(format)
export const encodings = ['utf-8', 'gb18030'] as const
export const separators = ['comma', 'semicolon', 'tab'] as const

/** Rows of one order; an organisation may have less (quota eachDownloadCount). */
export const mostRows = 10_000_000
/** Articles of one volume of a collection, and volumes of one order. */
export const ofVolume = 2_000
export const mostVolumes = 20

/** All that a list or a search shows; whether stories are folded says the question. */
const Whole = z.object({
  question: Question,
  /** Only the story of this article. */
  similarTo: LongId.optional(),
  /** What a search finds, a rule as text. */
  query: z.string().trim().min(1).max(10_000).optional(),
  /** When the list was put together: what arrived later is not in the file. */
  until: Moment,
})

/** Those that were ticked, in the order of the list. */
const Ticked = z.object({
  idList: Ids,
  /** The monitor in view: sentiment is that towards its subject. */
  monitor: Id.optional(),
  found: z.boolean().default(false).describe('They come from a search'),
})

const shape = {
  folderType: z.literal('download').default('download'),
  /** Where the record is put; null: in no folder. */
  folderId: Id.nullable().default(null),
  fileName: z
    .string()
    .overwrite(name => name.replace(/\s+/g, ' ').trim())
    .max(100, 'exports.fileName')
    .default('')
    .describe('Without its ending; empty: by the question'),
  format: z.enum(fileFormats, 'exports.formatUnknown').default('xlsx'),
  encoding: z.enum(encodings).default('utf-8').describe('Of csv'),
  separator: z.enum(separators).default('comma').describe('Of csv'),
  fields: FieldChoices,
  sort: z.enum(searchOrders).default('time_desc'),
  ticked: Ticked.optional(),
  whole: Whole.optional(),
}

export const DownloadOrder = z
  .object(shape)
  // Nothing ticked is said with the sentence of all acts on many (rule batch.atLeastOne).
  .refine(({ ticked, whole }) => (ticked === undefined) !== (whole === undefined), {
    error: 'articles.selectData',
    path: ['ticked'],
  })
export type DownloadOrder = z.infer<typeof DownloadOrder>
/** As kept with a record, to order it again. */
export const StoredOrder = z.object(shape)
