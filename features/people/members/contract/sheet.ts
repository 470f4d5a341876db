/** People as rows of a file: what is exported, and what an import takes. */
import { builtInRoles } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Account, mostRoles, Name } from './person.ts'

export const exported = {
  account: strings.account,
  name: strings.name,
  role: strings.role,
  roleNames: strings.roles,
  state: strings.state,
  expiresAt: strings.expiresAt,
  joinedAt: strings.joinedAt,
}
export const imported = {
  account: strings.account,
  name: strings.name,
  role: strings.role,
  roleNames: strings.roles,
  expiresAt: strings.expiresAt,
}

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day

/** A row: somebody who is invited. */
export const ImportedPerson = z.object({
  account: Account,
  name: Name,
  role: z.enum(builtInRoles, 'members.roleUnread').default('member'),
  /** Roles of the organisation by name; with any of them the built-in one counts for nothing. */
  roleNames: z.array(z.string().max(50, 'members.roleMissing')).max(mostRoles, 'members.tooManyRoles').default([]),
  /** On the clock of the organisation: `2027-03-01`, the whole day, or `2027-03-01 18:00`; empty: no end. */
  expiresAt: z
    .string()
    .regex(/^(?:|\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?)$/, 'members.endUnread')
    .refine(written => written === '' || isDay(written.slice(0, 10)), 'members.endUnread')
    .default(''),
})
export type ImportedPerson = z.output<typeof ImportedPerson>
