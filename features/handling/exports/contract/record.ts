/** A file that was ordered or made, as the download centre shows it. */
import { Id, KeysetPaging, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FolderType } from './folder.ts'

/** expired: it was done, and its file has gone since. */
export const recordStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const

/** Days that a file is kept. */
export const storedDays = 30

export const DownloadRecord = z.object({
  id: z.number().int(),
  folderType: FolderType,
  folderId: z.number().int().nullable(),
  /** Of the file, with its ending. */
  fileName: z.string(),
  format: z.string(),
  state: z.enum(recordStates),
  /** The question in words, in the reader's language. */
  about: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null: not known yet, or it has no rows. */
  rows: z.number().int().nullable(),
  rowsDone: z.number().int(),
  startedAt: Moment.nullable(),
  /** Bytes; null until it is done. */
  bytes: z.number().nullable(),
  problem: z.string().nullable(),
  pinned: z.boolean(),
  createdAt: Moment,
  createdBy: z.string(),
  isMine: z.boolean(),
  endedAt: Moment.nullable(),
  /** When the file goes; null: it stays, or there is none. */
  expiresAt: Moment.nullable(),
  /** Can be ordered again. */
  isRepeatable: z.boolean(),
  /** When the last open address of the file ends; null: there is none. */
  linkedUntil: Moment.nullable(),
  version: Version,
})
export type DownloadRecord = z.infer<typeof DownloadRecord>

export const RecordQuestion = z.object({
  folderType: FolderType,
  folder: z.coerce.number().int().min(0).nullable().default(null).describe('Of this folder; 0: of none; null: of all'),
  like: z.string().trim().max(50).default(''),
  state: z.enum(recordStates).nullable().default(null),
  mine: z.enum(['0', '1']).default('0'),
  startTime: Moment.nullable().default(null),
  endTime: Moment.nullable().default(null),
  sort: z.enum(['createdAt']).default('createdAt'),
  order: z.enum(['desc']).default('desc'),
})
export type RecordQuestion = z.infer<typeof RecordQuestion>
export const RecordPage = RecordQuestion.extend(KeysetPaging.shape)

/** A file keeps its ending, whatever it is called. */
export const RecordChange = z.object({
  id: Id,
  version: Version.optional().describe('What it started from; without it the newest is overwritten'),
  fileName: z
    .string()
    .overwrite(name => name.replace(/\s+/g, ' ').trim())
    .min(1, 'exports.fileName')
    .max(100, 'exports.fileName')
    .optional(),
  folderId: Id.nullable().optional(),
  pinned: z.boolean().optional(),
})
export type RecordChange = z.infer<typeof RecordChange>
