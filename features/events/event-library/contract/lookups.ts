/** What an event may be about, as fields of its form and of the library look it up. */
import { z } from 'zod'

export const mostFound = 100

/** `parentId` is of the kind above: of a company its industry, of a brand its company, of a product its brand; of a hot word an event. */
const LookupQuestion = z.object({
  parentId: z
    .string()
    .max(50)
    .optional()
    .describe('Only what stands with this one in an event of the library; absent: all'),
  titleLike: z.string().max(100).default('').describe('Part of a name, its pinyin or first letters'),
})
export type LookupQuestion = z.infer<typeof LookupQuestion>

export const LookupEntry = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  title: z.string(),
  aliases: z.array(z.string()),
})
export type LookupEntry = z.infer<typeof LookupEntry>

const lookup = {
  access: 'member',
  permission: 'eventLibrary.view',
  method: ['GET', 'POST'],
  reads: true,
  query: LookupQuestion,
  reply: z.array(LookupEntry).max(mostFound),
} as const
const path = '/ipr/commonEvent'

export const lookupCalls = {
  industry: { ...lookup, path: `${path}/industry`, summary: 'Industries of the installation by name' },
  company: { ...lookup, path: `${path}/company`, summary: 'Companies of the brand library by name' },
  brand: { ...lookup, path: `${path}/brand`, summary: 'Brands of the brand library by name' },
  product: { ...lookup, path: `${path}/product`, summary: 'Products of the brand library by name' },
  hotKeyword: {
    ...lookup,
    path: `${path}/hotKeyword`,
    cost: 'expensive',
    summary: 'Hot words of the last seven days, or of an event',
  },
} as const
