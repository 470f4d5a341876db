/** Dictionaries that screens choose from: columns and codes of articles, industries. */
import { contract, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { dictionaryNames } from './contract/dictionaries.ts'

export { dictionaryNames } from './contract/dictionaries.ts'

const Entry = z.object({
  dicCode: z.string(),
  dicName: z.string().describe("In the reader's language"),
  names: z.tuple([z.string(), z.string(), z.string()]).describe('Simplified, traditional Chinese, English'),
})

const IndustryEntry = Entry.extend({ words: z.array(z.string()) })

export const Industry = z.object({
  dicCode: z.string().regex(/^[A-Za-z0-9_.-]{1,20}$/, 'dictionaries.industryCode'),
  names: z
    .tuple([z.string().trim(), z.string().trim(), z.string().trim()])
    .refine(names => names.every(name => name.length >= 1 && name.length <= 50), { error: 'dictionaries.industryName' })
    .describe('Simplified, traditional Chinese, English'),
  words: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^"\\\x00-\x1f\x7f-\x9f]{2,30}$/u, 'dictionaries.industryWord'),
    )
    .max(200, 'dictionaries.industryWords')
    .optional()
    .describe('By which texts are recognised as of the industry; absent: those it has'),
})
export type Industry = z.infer<typeof Industry>

export const dictionaries = contract({
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
        .pipe(z.array(z.enum(dictionaryNames, 'dictionaries.dictionary')).optional())
        .describe(`One or several of ${dictionaryNames.join(', ')}; absent: all`),
      dataSource: z.enum(['article'], 'dictionaries.dataSource').default('article'),
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
        .min(1, 'dictionaries.industries')
        .max(500, 'dictionaries.industries')
        .refine(list => new Set(list.map(({ dicCode }) => dicCode)).size === list.length, {
          error: 'dictionaries.industryTwice',
        }),
    }),
    reply: z.array(IndustryEntry),
  },
})

export const dictionariesFeature = feature({
  name: 'dictionaries',
  permissions: {},
  quotas: {},
  contract: dictionaries,
})
