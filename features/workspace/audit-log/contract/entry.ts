/** A line of the record. */
import { Id, KeysetPaging, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** operations: acts in the product, and changes that were refused. signIns: who came in, or tried to. shares: links of shared articles that somebody outside opened. reported: what other programs said. */
export const entryKinds = ['operations', 'signIns', 'shares', 'reported'] as const
export type EntryKind = (typeof entryKinds)[number]

/** done, or undone since; refused: who asked had no right to; the others are those of sign-ins. */
export const outcomes = [
  'done',
  'undone',
  'refused',
  'succeeded',
  'wrongPassword',
  'wrongCode',
  'tooMany',
  'disabled',
  'passwordChanged',
] as const
export type Outcome = (typeof outcomes)[number]

export const EntryQuestion = z.object({
  kind: z.enum(entryKinds).default('operations'),
  like: z.string().max(50).default('').describe('Part of the name of the person, or of the network address'),
  startTime: Moment.nullable().default(null),
  endTime: Moment.nullable().default(null),
  organisation: Id.nullable().default(null).describe('Of an operator: acts in this organisation and on it'),
  sort: z.enum(['at']).default('at'),
  order: z.enum(['desc']).default('desc'),
})
export type EntryQuestion = z.infer<typeof EntryQuestion>
export const EntryPage = EntryQuestion.extend(KeysetPaging.shape)

export const Entry = z.object({
  id: z.number().int(),
  at: Moment,
  /** Null: nobody known, or a task. */
  userName: z.string().nullable(),
  /** In which it was done, or which an operator's act is about; null: the installation. */
  orgId: z.number().int().nullable(),
  /** What it is called now; of operators' lists alone. */
  orgName: z.string().nullable(),
  /** Of operations: `feature.call`. */
  code: z.string(),
  /** What was done, in the reader's language where the product knows it. */
  what: z.string(),
  /** The name of the object, or its number. */
  subject: z.string().nullable(),
  /** Rows of tables with history. */
  changed: z.number().int(),
  outcome: z.enum(outcomes),
  /** Done by an operator whom the organisation let in (features/people/support-access). */
  bySupport: z.boolean(),
  /** How often within a minute: of refused sign-ins. */
  times: z.number().int(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
})
export type Entry = z.infer<typeof Entry>

const Value = z.unknown()
/** A field in the reader's words; a moment is written in ISO. Null: there was nothing. */
export const ChangedField = z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })
export type ChangedField = z.infer<typeof ChangedField>
/** One row that an operation changed. */
export const ChangedRow = z.object({
  table: z.string(),
  act: z.enum(['added', 'changed', 'removed']),
  key: z.record(z.string(), Value),
  before: z.record(z.string(), Value).nullable(),
  after: z.record(z.string(), Value).nullable(),
  /** What kind of thing it is, in the reader's words. */
  title: z.string(),
  /** What it is called; null: nothing calls it. */
  name: z.string().nullable(),
  /** What differs, without what only the database needs. */
  fields: z.array(ChangedField),
})
export type ChangedRow = z.infer<typeof ChangedRow>

export const EntryDetail = z.object({
  entry: Entry,
  /** One English sentence of the documentation. */
  summary: z.string().nullable(),
  /** What was asked, of acts whose rows are not kept. */
  asked: z.unknown(),
  /** The same in the reader's words. */
  request: z.array(ChangedField.omit({ before: true })),
  rows: z.array(ChangedRow),
  /** More rows were changed than are shown. */
  isCut: z.boolean(),
})
export type EntryDetail = z.infer<typeof EntryDetail>
