/** Roles of keys of the open interface, over the same tree. Operators keep them for all organisations. */
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Functions, Name, NoteText } from './role.ts'

export const ApiRoleDraft = z.object({ name: Name, note: NoteText, granted: Functions })
export type ApiRoleDraft = z.output<typeof ApiRoleDraft>
export const ApiRole = ApiRoleDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export const ApiRoleQuestion = z.object({ like: z.string().max(100).default('') })
export type ApiRole = z.infer<typeof ApiRole>
