/** What a feature is, declared once for both sides: its name, who may do what, what it counts, and its calls. */
import type { Contract } from './endpoint.ts'
import type { Phrase } from './phrases.ts'

/** The roles everybody knows; an organisation may make more of them. */
export const builtInRoles = ['orgAdmin', 'member', 'reader'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

/** Something a person may be allowed: as roles name it, and which built-in roles have it. */
export interface Permission {
  name: Phrase
  roles: readonly BuiltInRole[]
}

/** standing: rows that exist, counted. daily, monthly: spent, and new each day or month. value: a number inside a call. */
export interface Quota {
  name: Phrase
  kind: 'standing' | 'daily' | 'monthly' | 'value'
  /** Holds where the organisation has no limit of its own; absent: unlimited. */
  usual?: number
}

export interface Feature {
  name: string
  permissions: Readonly<Record<string, Permission>>
  quotas: Readonly<Record<string, Quota>>
  /** Permissions of other features that its calls name as well, where one thing a person may do spans features: `mediaLibrary.view`. */
  borrows?: readonly string[]
  contract: Contract
}

/** A permission that the feature neither declares nor borrows, or a quota that it does not declare, does not compile. */
export const feature = <
  const Name extends string,
  const Permissions extends Record<string, Permission>,
  const Quotas extends Record<string, Quota>,
  const Calls extends Contract<`${Name}.${keyof Permissions & string}` | Borrowed, keyof Quotas & string>,
  const Borrowed extends string = never,
>(declared: {
  name: Name
  permissions: Permissions
  quotas: Quotas
  borrows?: readonly Borrowed[]
  contract: Calls
}) => declared
