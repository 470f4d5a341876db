/** A piece that stands on no site: of a paper, a radio or a television programme, as somebody typed it in. */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { calendarDay, Id, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mediumLength = 100
export const placeLength = 100
export const titleLength = 200
export const summaryLength = 2_000
/** Of one campaign. */
export const mostPieces = 2_000
const mostSize = 1_000_000
const mostCirculation = 10_000_000_000

export const offlineKinds = ['print', 'radio', 'television'] as const
export const OfflineKind = z.enum(offlineKinds)
export type OfflineKind = z.infer<typeof OfflineKind>

export const fileKinds = ['pdf', 'jpg', 'png', 'mp3', 'mp4'] as const
export const mostFileBytes = 50_000_000
export const SentFile = z.object({ id: Id, name: z.string(), size: z.number().int() })

const sizeFaulty = 'offlinePieces.sizeFaulty'
const circulationFaulty = 'offlinePieces.circulation'
export const Draft = z.object({
  activityId: Id,
  entry: EntryRef.nullable().default(null).describe('The medium in the media library; it counts in its numbers'),
  medium: z
    .string()
    .trim()
    .max(mediumLength, 'offlinePieces.mediumLength')
    .default('')
    .describe('Empty: as the library calls it'),
  kind: OfflineKind.default('print'),
  publishedOn: calendarDay('offlinePieces.dayFaulty'),
  place: z
    .string()
    .trim()
    .max(placeLength, 'offlinePieces.placeLength')
    .default('')
    .describe('Page of a paper, minute of a broadcast'),
  size: z
    .number(sizeFaulty)
    .int(sizeFaulty)
    .min(1, sizeFaulty)
    .max(mostSize, sizeFaulty)
    .nullable()
    .default(null)
    .describe('Square centimetres of print, seconds of a broadcast; null: not known'),
  circulation: z
    .number(circulationFaulty)
    .int(circulationFaulty)
    .min(1, circulationFaulty)
    .max(mostCirculation, circulationFaulty)
    .nullable()
    .default(null)
    .describe('Copies, listeners or viewers, as the medium says; null: not known'),
  sentiment: z.union([z.literal(-1), z.literal(0), z.literal(1)]).default(0),
  title: z.string().trim().min(1, 'offlinePieces.titleLength').max(titleLength, 'offlinePieces.titleLength'),
  summary: z.string().trim().max(summaryLength, 'offlinePieces.summaryLength').default(''),
  files: z
    .array(SentFile)
    .max(1)
    .default([])
    .describe('The page or the recording, as it was sent before by /ipr/activity/offlinePieces/send'),
})
export type Draft = z.output<typeof Draft>

export const OfflinePiece = Draft.extend(recordFields)
export type OfflinePiece = z.infer<typeof OfflinePiece>

export const Question = z.object({
  activityId: Id.optional().describe('Of the campaign'),
  entry: EntryRef.optional().describe('Of this medium of the library'),
  like: z.string().max(100).default('').describe('Part of title, medium or summary'),
  kind: z.enum(['all', ...offlineKinds]).default('all'),
  sort: z.enum(['publishedOn', 'title', 'medium', 'updatedAt']).default('publishedOn'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type Question = z.infer<typeof Question>
/** On screen, where the campaign is known. */
export const TabQuestion = Question.omit({ activityId: true })
export type TabQuestion = z.infer<typeof TabQuestion>
