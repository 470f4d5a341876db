/** Conditions of the lists of the library. As texts, so that a list stands in an address and in a saved view. Pure. */
import { mediaLevels, mediaTypes, platforms } from '@guanlan/features/articles/articles/contract'
import { z } from 'zod'
import { entryKinds } from './kinds.ts'

/** Of followers: from the first number on, below the second. */
export const followerBands = {
  none: [0, 1],
  few: [1, 1_000],
  thousands: [1_000, 10_000],
  tenThousands: [10_000, 100_000],
  hundredThousands: [100_000, 1_000_000],
  millions: [1_000_000, 2 ** 31],
} as const
/** Of influence: from the first number on, below the second; `none`: none is known. */
export const influenceBands = {
  none: null,
  to20: [0, 20],
  to40: [20, 40],
  to60: [40, 60],
  to80: [60, 80],
  to100: [80, 101],
} as const
/** Negative articles among those of 30 days that our monitors want, in percent: above the first number up to the second; `none`: articles, and no negative one. */
export const negativeBands = {
  none: [-1, 0],
  to10: [0, 10],
  to30: [10, 30],
  over30: [30, 100],
} as const
export const verifications = ['0', '1', '2', 'unknown'] as const
/** Published within so many days; `never`: nothing that everybody may see. */
export const lastSeenWithin = ['1', '7', '30', '90', 'never'] as const

const oneOf = (values: readonly string[]) => z.enum(values as readonly [string, ...string[]])
const id = z.string().regex(/^[1-9]\d{0,8}$/)
/** What each field takes. */
const valuesOf = {
  kind: oneOf(entryKinds),
  mediaType: oneOf(mediaTypes),
  level: oneOf(mediaLevels),
  region: z.string().regex(/^\d{6}$/),
  platform: oneOf(platforms),
  verification: oneOf(verifications),
  followers: oneOf(Object.keys(followerBands)),
  influence: oneOf(Object.keys(influenceBands)),
  lastSeen: oneOf(lastSeenWithin),
  negativeShare: oneOf(Object.keys(negativeBands)),
  journalist: oneOf(['0', '1']),
  body: id,
  group: id,
  ours: oneOf(['0', '1']),
  tag: z.string().min(1).max(30),
  owner: z.string().regex(/^(0|[1-9]\d{0,8})$/),
  libraryType: z.string().regex(/^[a-z0-9]{1,20}$/),
} as const
export type EntryField = keyof typeof valuesOf
export const entryFields = Object.keys(valuesOf) as EntryField[]
export const mostValues = 50

export interface EntryFilter {
  field: EntryField
  is: 'is' | 'isNot'
  values: string[]
}

/** `kind:isNot:press,web`; null: it is no condition. */
export function readFilter(text: string): EntryFilter | null {
  const [, field = '', is = '', written = ''] = /^([a-zA-Z]+):(is|isNot):(.+)$/s.exec(text) ?? []
  if (!Object.hasOwn(valuesOf, field)) return null
  const values = written.split(',')
  const schema = valuesOf[field as EntryField]
  if (values.length > mostValues || values.some(value => !schema.safeParse(value).success)) return null
  return { field: field as EntryField, is: is as EntryFilter['is'], values }
}

export const writeFilter = ({ field, is, values }: EntryFilter): string => `${field}:${is}:${values.join(',')}`

export const EntryFilters = z
  .array(
    z
      .string()
      .max(2_000)
      .refine(text => readFilter(text) !== null, 'mediaLibrary.filterUnknown'),
  )
  .max(20)
  .default([])
  .describe(
    `Conditions, all of which hold: field, "is" or "isNot", and values of which one holds, as "kind:is:press,web". Fields: ${entryFields.join(', ')}`,
  )

export const readFilters = (texts: readonly string[]): EntryFilter[] => texts.flatMap(text => readFilter(text) ?? [])
