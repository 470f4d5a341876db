/** Who is what in a crisis. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const roles = [
  'lead',
  'deputy',
  'spokesperson',
  'legal',
  'approver',
  'editor',
  'analyst',
  'contact',
  'observer',
] as const
export type Role = (typeof roles)[number]

/** A member, or somebody of the address book: one of both. A new lead takes the place of the one before, who becomes a deputy. */
export const RoleDraft = z
  .object({
    crisisId: Id,
    role: z.enum(roles),
    userId: Id.nullable().default(null),
    personId: Id.nullable().default(null),
    department: z.string().trim().max(50, 'crisis.department').default(''),
    /** What whoever takes over has to know. */
    note: z.string().trim().max(1_000, 'crisis.reasonLength').default(''),
  })
  .refine(({ userId, personId }) => (userId === null) !== (personId === null), {
    error: 'crisis.onePerson',
    path: ['userId'],
  })

export const RoleHolder = z.object({
  id: z.number().int(),
  role: z.enum(roles),
  userId: z.number().int().nullable(),
  personId: z.number().int().nullable(),
  name: z.string(),
  department: z.string(),
  since: Moment,
})
export type RoleHolder = z.infer<typeof RoleHolder>
