/** A person of an organisation, as they are listed, and what they are given there. */
import { newPassword } from '@guanlan/features/people/sign-in/contract'
import { builtInRoles, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostRoles = 20

export const Account = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'members.accountLength')
  .max(100, 'members.accountLength')
  .regex(/^\S*$/, 'members.accountLength')
export const Name = z.string().trim().min(2, 'members.nameLength').max(nameLength, 'members.nameLength')
export const Password = newPassword('members.passwordLength')

/** What a person is given in the organisation. */
export const Given = z.object({
  role: z.enum(builtInRoles).default('member'),
  /** Roles of the organisation; with any of them the built-in one counts for nothing. */
  roleIds: z.array(Id).max(mostRoles, 'members.tooManyRoles').default([]),
  /** When the membership ends; null: it does not. */
  expiresAt: Moment.transform(moment => new Date(moment).toISOString())
    .nullable()
    .default(null),
})
export type Given = z.output<typeof Given>

export const states = ['active', 'disabled', 'expired'] as const

export const Member = z.object({
  /** Of the membership. */
  id: z.number().int(),
  userId: z.number().int(),
  version: Version,
  account: z.string(),
  name: z.string(),
  orgId: z.number().int(),
  orgName: z.string(),
  role: z.enum(builtInRoles),
  roleIds: z.array(z.number().int()),
  roleNames: z.array(z.string()),
  state: z.enum(states),
  /** False: an operator keeps the account out of every organisation. */
  accountEnabled: z.boolean(),
  expiresAt: Moment.nullable(),
  joinedAt: Moment.nullable(),
})
export type Member = z.infer<typeof Member>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name or account'),
  state: z
    .enum(['', ...states])
    .default('')
    .describe('Empty: all'),
  role: z
    .enum(['', ...builtInRoles])
    .default('')
    .describe('Built-in role; empty: all'),
  sort: z.enum(['name', 'account']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>
