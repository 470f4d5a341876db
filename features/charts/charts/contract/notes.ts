/** Annotations: what people noted at a moment or a stretch of time of a chart, and what marks itself there. */
import { markedSetKinds } from '@guanlan/features/articles/articles/contract'
import { Changed, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const noteLength = 500
/** Of one chart; the newest. */
export const mostNotes = 200

/** m12, a34: a medium or an account of the library. */
const Entry = z.string().regex(/^[ma][1-9]\d{0,8}$/, 'charts.noteEntry')

const fields = z.object({
  monitorId: Id.nullable().describe('Monitor or folder; null: every chart over time shows it'),
  entry: Entry.nullable()
    .default(null)
    .describe('A medium (m12) or account (a34), whose curve alone shows it; without a monitor'),
  from: Moment,
  until: Moment.nullable().describe('End of a stretch; null: a moment'),
  text: z.string().trim().min(1, 'charts.noteText').max(noteLength, 'charts.noteText'),
})
const endsLater = ({ from, until }: { from: string; until: string | null }): boolean =>
  until === null || Date.parse(until) > Date.parse(from)
const atTheEnd = { error: 'charts.noteUntil', path: ['until'] }
const isOfOne = ({ monitorId, entry }: { monitorId: number | null; entry: string | null }): boolean =>
  monitorId === null || entry === null
const atTheEntry = { error: 'charts.noteOfBoth', path: ['entry'] }
export const NoteDraft = fields.refine(endsLater, atTheEnd).refine(isOfOne, atTheEntry)
export type NoteDraft = z.infer<typeof NoteDraft>

export const ChartNote = fields.extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Null: it is of all. */
  monitor: z.string().nullable(),
  /** Who wrote it first; `#id` of somebody who has left. */
  writer: z.string(),
  /** The reader may change and remove it: whoever wrote it, and administrators. */
  mayChange: z.boolean(),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type ChartNote = z.infer<typeof ChartNote>

export const ChartMarks = z.object({
  /** Oldest first. */
  notes: z.array(ChartNote).max(mostNotes),
  /** Rules of monitors of the chart that were changed within its time; they are told, nobody writes them. */
  rules: z.array(z.object({ monitorId: z.number().int(), name: z.string(), at: Moment })),
  /** Crises that began within its time and have articles of its monitors; they are told, too. */
  sets: z.array(z.object({ kind: z.enum(markedSetKinds), id: z.number().int(), name: z.string(), at: Moment })),
})
export type ChartMarks = z.infer<typeof ChartMarks>

const path = '/inews/monitorChart/notes'
const ById = z.object({ id: Id })
const writes = { access: 'member', permission: 'charts.annotate', undo: true } as const

export const noteCalls = {
  notes: {
    method: 'POST',
    path: `${path}/list`,
    access: 'member',
    permission: 'charts.view',
    reads: true,
    summary:
      'Annotations of a chart over time, and changed rules: of its monitors, folders above and below, and of all',
    body: z.object({
      monitors: z.array(Id).max(20).default([]).describe('None: everything of the organisation'),
      entry: Entry.optional().describe('Of a medium or account: what was noted of it and of all'),
      from: Moment,
      to: Moment,
    }),
    reply: ChartMarks,
  },
  note: {
    method: 'GET',
    path: `${path}/{id}`,
    access: 'member',
    permission: 'charts.view',
    summary: 'One annotation',
    params: ById,
    reply: ChartNote,
  },
  addNote: {
    ...writes,
    method: 'POST',
    path,
    summary: 'Annotate a moment or a stretch',
    body: NoteDraft,
    reply: ChartNote,
  },
  changeNote: {
    ...writes,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Change an annotation: its writer, or an administrator',
    params: ById,
    body: fields.extend({ version: Version }).refine(endsLater, atTheEnd).refine(isOfOne, atTheEntry),
    reply: ChartNote,
  },
  removeNote: {
    ...writes,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Remove an annotation: its writer, or an administrator',
    params: ById,
    reply: Changed,
  },
} as const
