/** Dictionaries that screens choose from, and what one person keeps by a key. */
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { dictionaryNames } from './contract/dictionaries.ts'

export { dictionaryNames } from './contract/dictionaries.ts'

/** Of one person in one organisation. */
export const mostFlags = 200
/** Of one value, written as JSON. */
export const mostFlagCharacters = 4_000

/** What is nested thousands deep ends every function that walks it. */
const isShallow = (value: unknown, most = 20): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most > 0 && Object.values(value).every(each => isShallow(each, most - 1)))

const Key = z.string('settings.flagKey').regex(/^[\w.:/-]{1,100}$/, 'settings.flagKey')

const Entry = z.object({
  dicCode: z.string(),
  dicName: z.string().describe("In the reader's language"),
  names: z.tuple([z.string(), z.string(), z.string()]).describe('Simplified, traditional Chinese, English'),
})

const IndustryEntry = Entry.extend({ words: z.array(z.string()) })

export const Industry = z.object({
  dicCode: z.string().regex(/^[A-Za-z0-9_.-]{1,20}$/, 'settings.industryCode'),
  names: z
    .tuple([z.string().trim(), z.string().trim(), z.string().trim()])
    .refine(names => names.every(name => name.length >= 1 && name.length <= 50), { error: 'settings.industryName' })
    .describe('Simplified, traditional Chinese, English'),
  words: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^"\\\p{Cc}]{2,30}$/u, 'settings.industryWord'),
    )
    .max(200, 'settings.industryWords')
    .optional()
    .describe('By which texts are recognised as of the industry; absent: those it has'),
})
export type Industry = z.infer<typeof Industry>

export const settings = contract({
  columns: {
    method: 'GET',
    path: '/inews/columnDic',
    access: 'signedIn',
    summary: 'Columns that a list of articles can show, and the code tables that articles use, by name',
    query: z.object({
      keys: z
        .string()
        .max(200)
        .optional()
        .transform(text => text?.split(',').map(key => key.trim()))
        .pipe(z.array(z.enum(dictionaryNames, 'settings.dictionary')).optional())
        .describe(`One or several of ${dictionaryNames.join(', ')}; absent: all`),
      dataSource: z.enum(['article'], 'settings.dataSource').default('article'),
    }),
    reply: z.partialRecord(z.enum(dictionaryNames), z.array(Entry)),
  },
  industries: {
    method: 'GET',
    path: '/inews/dicIndustry',
    access: 'signedIn',
    summary: 'The industries of the installation, in order, with the words that texts are recognised by',
    reply: z.array(IndustryEntry),
  },
  saveIndustries: {
    method: 'PUT',
    path: '/inews/dicIndustry',
    access: 'operator',
    summary: 'Put other industries in the place of those that are',
    body: z.object({
      industries: z
        .array(Industry)
        .min(1, 'settings.industries')
        .max(500, 'settings.industries')
        .refine(list => new Set(list.map(({ dicCode }) => dicCode)).size === list.length, {
          error: 'settings.industryTwice',
        }),
    }),
    reply: z.array(IndustryEntry),
  },
  flags: {
    method: 'GET',
    path: '/inews/user/flag',
    access: 'member',
    permission: 'settings.keep',
    summary: 'What the caller keeps in this organisation, by key',
    query: z.object({ key: Key.optional() }),
    reply: z.record(z.string(), z.unknown()),
  },
  keepFlag: {
    method: 'POST',
    path: '/inews/user/flag',
    access: 'member',
    permission: 'settings.keep',
    summary: 'Keep a small value by a key; null forgets it',
    body: z.object({
      key: Key,
      value: z
        .unknown()
        .refine(value => value !== undefined && isShallow(value), { error: 'settings.flagValue' })
        .describe('Any JSON, nested twenty deep at most'),
    }),
    bodyLimit: 10_000,
    reply: Empty,
  },
})

export const settingsFeature = feature({
  name: 'settings',
  permissions: {
    keep: {
      name: ['保存自己的设置', '儲存自己的設定', 'Keep settings of one’s own'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
  },
  quotas: {},
  contract: settings,
})
