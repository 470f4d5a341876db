/** Columns of an export under a name: one's own, or everybody's in the organisation. */
import { Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FieldChoices } from './fields.ts'

/** Of one person, and of the organisation. */
export const mostFieldSets = 50

export const FieldSetDraft = z.object({
  name: z
    .string()
    .overwrite(name => name.replace(/\s+/g, ' ').trim())
    .min(1, 'exports.setName')
    .max(30, 'exports.setName'),
  fields: FieldChoices,
  shared: z.boolean().default(false),
  /** What one begins with; one of each person, and one of the organisation for those who have none. */
  isDefault: z.boolean().default(false),
})
export type FieldSetDraft = z.infer<typeof FieldSetDraft>

export const FieldSetChange = FieldSetDraft.extend({ id: Id, version: Version })

export const FieldSet = FieldSetDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type FieldSet = z.infer<typeof FieldSet>
