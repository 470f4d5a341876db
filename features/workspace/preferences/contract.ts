/** What one person keeps by a key: small values that screens remember for them on every machine. */
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Of one person in one organisation. */
export const mostFlags = 200
/** Of one value, written as JSON. */
export const mostFlagCharacters = 4_000

/** What is nested thousands deep ends every function that walks it. */
const isShallow = (value: unknown, most = 20): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most > 0 && Object.values(value).every(each => isShallow(each, most - 1)))

const Key = z.string('preferences.flagKey').regex(/^[\w.:/-]{1,100}$/, 'preferences.flagKey')

export const preferences = contract({
  flags: {
    method: 'GET',
    path: '/inews/user/flag',
    access: 'member',
    permission: 'preferences.keep',
    summary: 'What the caller keeps in this organisation, by key',
    query: z.object({ key: Key.optional() }),
    reply: z.record(z.string(), z.unknown()),
  },
  keepFlag: {
    method: 'POST',
    path: '/inews/user/flag',
    access: 'member',
    permission: 'preferences.keep',
    summary: 'Keep a small value by a key; null forgets it',
    body: z.object({
      key: Key,
      value: z
        .unknown()
        .refine(value => value !== undefined && isShallow(value), { error: 'preferences.flagValue' })
        .describe('Any JSON, nested twenty deep at most'),
    }),
    bodyLimit: 10_000,
    reply: Empty,
  },
})

export const preferencesFeature = feature({
  name: 'preferences',
  permissions: {
    keep: {
      name: ['保存自己的设置', '儲存自己的設定', 'Keep preferences of one’s own'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
  },
  quotas: {},
  contract: preferences,
})
