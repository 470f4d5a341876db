/** A monitor: what a person writes, and what is kept of it. */

import { largestInt, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { WordForm } from './form.ts'

/** Spec 5. */
export const nameLength = { min: 2, max: 50 }

export const mostMediaGroups = 10

const Name = z.string().trim().min(nameLength.min, 'monitors.nameLength').max(nameLength.max, 'monitors.nameLength')

const ShortName = z
  .string()
  .trim()
  .min(nameLength.min, 'monitors.shortNameLength')
  .max(nameLength.max, 'monitors.shortNameLength')

export const Flag = z.union([
  z.boolean(),
  z.enum(['0', '1']).transform(v => v === '1'),
  z.literal(0).transform(() => false),
  z.literal(1).transform(() => true),
])

/** What a person writes: a folder, or an item by form or by rule text. */
export const MonitorDraft = z.object({
  kind: z.enum(['folder', 'item']),
  name: Name,
  shortName: z
    .union([ShortName, z.literal('')], 'monitors.shortNameLength')
    .nullish()
    .transform(v => v || null),
  category: z
    .string()
    .trim()
    .max(50)
    .nullish()
    .transform(v => v || null),
  fatherId: z.coerce.number().int().min(0).max(largestInt).default(0),
  form: WordForm.nullish(),
  rule: z.string().trim().max(750_000).nullish(),
  languages: z.array(z.string().max(10)).max(20).default([]),
  /** Division codes; an article passes when it is from, or speaks of, one of them. */
  regions: z.array(z.number().int().min(0).max(999_999)).max(100).default([]),
  /** Media types by code word. */
  mediaLimit: z.array(z.string().max(20)).max(mostMediaGroups, 'monitors.tooManyMediaGroups').default([]),
  /** Ids; an article passes by its type or by a group that its medium belongs to. */
  mediaGroups: z
    .array(z.number().int().min(1).max(largestInt))
    .max(mostMediaGroups, 'monitors.tooManyMediaGroups')
    .default([]),
  isOpen: Flag.default(true),
})
export type MonitorDraft = z.infer<typeof MonitorDraft>

/** A change of a saved monitor. */
export const ChangedMonitor = MonitorDraft.extend({
  revision: Version.optional().describe(
    'What it started from: an older one is refused (409). Without it the newest is overwritten.',
  ),
})
export type ChangedMonitor = z.infer<typeof ChangedMonitor>

/** Event `saved`; nulls: which ones is not known, so look at all of them. */
export const SavedMonitor = z.object({ monitor: z.number().int().nullable(), revision: z.number().int().nullable() })
export type SavedMonitor = z.infer<typeof SavedMonitor>

export const Monitor = z.object({
  id: z.number().int(),
  orgId: z.number().int(),
  fatherId: z.number().int(),
  idPrev: z.number().int(),
  idNext: z.number().int(),
  kind: z.enum(['folder', 'item']),
  name: z.string(),
  shortName: z.string().nullable(),
  category: z.string().nullable(),
  form: WordForm.nullable(),
  rule: z.string().nullable(),
  languages: z.array(z.string()),
  regions: z.array(z.number().int()),
  mediaLimit: z.array(z.string()),
  mediaGroups: z.array(z.number().int()),
  isOpen: z.boolean(),
  /** Counts the changes of rule and name; its history shows them. */
  version: z.number().int(),
  /** Counts the saves, whatever they changed. */
  revision: Version,
  updatedAt: Moment,
  /** Name of the member who saved last; null: the system. */
  updatedBy: z.string().nullable(),
  /** Filling from stored articles, while it runs and for a minute after. */
  backfill: z
    .object({
      state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
      examined: z.number().int(),
      candidates: z.number().int(),
      found: z.number().int(),
    })
    .nullable(),
})
export type Monitor = z.infer<typeof Monitor>
