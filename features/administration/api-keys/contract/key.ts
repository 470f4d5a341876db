import { largestInt, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
export const mostAddresses = 50
/** Hours in which the secret of before still opens: a week. */
export const longestOverlap = 168

/** An address, or a network such as 10.1.0.0/16. */
const Address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'apiKeys.address')

export const KeyDraft = z.object({
  name: z.string('apiKeys.nameLength').trim().min(1, 'apiKeys.nameLength').max(nameLength, 'apiKeys.nameLength'),
  roleId: z.coerce
    .number('apiKeys.chooseRole')
    .int('apiKeys.chooseRole')
    .positive('apiKeys.chooseRole')
    .max(largestInt, 'apiKeys.chooseRole')
    .describe('API role: what the key may do'),
  addresses: z
    .array(Address)
    .max(mostAddresses, 'apiKeys.addressCount')
    .default([])
    .describe('Where it may be used from; none: everywhere'),
  expiresAt: Moment.nullable().default(null),
  mayWrite: z
    .boolean()
    .default(false)
    .describe(
      'Assistants and programs with it may save monitors, label articles and hand one in, as far as its role goes',
    ),
})
export type KeyDraft = z.output<typeof KeyDraft>

/** `orphaned`: whoever made it has left, and it opens nothing until it is exchanged. */
export const keyStates = ['active', 'expired', 'orphaned', 'withdrawn'] as const

export const ApiKey = z.object({
  id: z.number().int(),
  version: Version,
  name: z.string(),
  prefix: z.string().describe('The beginning of the secret'),
  roleId: z.number().int().nullable().describe('null: its role was removed, and it may do nothing'),
  roleName: z.string().nullable(),
  addresses: z.array(z.string()),
  mayWrite: z.boolean(),
  expiresAt: Moment.nullable(),
  state: z.enum(keyStates),
  previousUntil: Moment.nullable().describe('Until then the secret of before opens, too'),
  lastUsedAt: Moment.nullable(),
  lastAddress: z.string().nullable(),
  madeBy: z.string().nullable().describe('Whose functions and folders bound it; null: made before that was known'),
  limited: z.boolean().describe('Whoever made it is limited to folders of monitors, and so is the key'),
  createdAt: Moment,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const Secret = z.object({ secret: z.string().describe('It is told this once') })
export const SecretMade = Secret.extend({ id: z.number().int() })

export const UseOfMonth = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable().describe('null: unlimited'),
  fen: z.number().int(),
  calls: z.array(z.object({ keyName: z.string(), call: z.string(), times: z.number().int(), fen: z.number().int() })),
})
export type UseOfMonth = z.infer<typeof UseOfMonth>
