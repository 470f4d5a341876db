/** What an export can say of an article: each field with the level that an organisation needs for it (quota downloadFieldLevel). */
import { z } from 'zod'

/** Level 1: what everybody may see · 2: what was judged and counted · 3: the text, and the organisation's own work. */
export const fieldsOfLevel = {
  1: ['title', 'url', 'media', 'mediaType', 'publishedAt', 'timeOfArrival', 'sentiment'],
  2: [
    'author',
    'followers',
    'verified',
    'region',
    'reads',
    'likes',
    'shares',
    'commentCount',
    'interactions',
    'reach',
    'mediaLevel',
    'level',
    'dimension',
    'labels',
    'monitors',
    'hitWords',
    'keywords',
    'names',
    'story',
    'copies',
  ],
  3: ['body', 'translation', 'comments', 'assignee', 'review', 'tags', 'notes'],
} as const

export type FieldKey = (typeof fieldsOfLevel)[1 | 2 | 3][number]
export type FieldLevel = keyof typeof fieldsOfLevel
export const fieldKeys: readonly FieldKey[] = [...fieldsOfLevel[1], ...fieldsOfLevel[2], ...fieldsOfLevel[3]]

export const levelOf = (key: FieldKey): FieldLevel => {
  const { 1: first, 2: second }: Record<number, readonly FieldKey[]> = fieldsOfLevel
  return first?.includes(key) ? 1 : second?.includes(key) ? 2 : 3
}

/** The limit of an organisation as a level; without one all fields are open. Below 1 nothing can be exported. */
export const openLevel = (limit: number | null): number => limit ?? 3

/** A column: the field, and what stands above it where that is not the field's own name. */
export const FieldChoice = z.object({
  key: z.enum(fieldKeys, 'exports.fieldUnknown'),
  title: z.string().trim().min(1, 'exports.fieldTitle').max(50, 'exports.fieldTitle').optional(),
})
export type FieldChoice = z.infer<typeof FieldChoice>

/** In the order of the columns. */
export const FieldChoices = z
  .array(FieldChoice)
  .min(1, 'exports.fieldsNone')
  .max(fieldKeys.length, 'exports.fieldDoubled')
  .refine(fields => new Set(fields.map(({ key }) => key)).size === fields.length, 'exports.fieldDoubled')

/** What one begins with: as much of it as the organisation may have. */
export const usualFields: readonly FieldKey[] = [
  'publishedAt',
  'title',
  'media',
  'mediaType',
  'sentiment',
  'author',
  'region',
  'interactions',
  'copies',
  'monitors',
  'labels',
  'url',
]
