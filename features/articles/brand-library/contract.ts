/** The brand library of the installation: companies, brands and products under all their names. Kept by operators. */
import { contract, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** As rules ask for them: `corp:`, `brand:`, `prod:`. */
export const nameKinds = ['corp', 'brand', 'prod'] as const
/** Entries of one import; more go in several. */
export const mostImported = 5_000
/** Of the whole library: what is searched for in every article must stay in memory. */
export const mostEntries = 20_000

/** One line without white space around it; PostgreSQL cannot keep NUL. */
const tidy = (text: string): string => text.replace(/[\s\0]+/g, ' ').trim()
const Word = z.string('brandLibrary.text').overwrite(tidy).min(1, 'brandLibrary.length').max(100, 'brandLibrary.length')
const words = (most: number) => z.array(Word, 'brandLibrary.words').max(most, 'brandLibrary.tooManyWords').default([])

export const Entry = z.object({
  kind: z.enum(nameKinds, 'brandLibrary.kind'),
  name: Word,
  aliases: words(50).describe('Other names and short names'),
  ambiguous: words(50).describe(
    'Names that are also other words (苹果): they count beside a context word, or when a sure name of the entry stands in the article',
  ),
  context: words(100).describe('Words that show an ambiguous name is meant: 手机, 发布会'),
  except: words(100).describe('Longer words a name stands in and does not mean it: 苹果醋'),
  enabled: z.boolean('brandLibrary.enabled').default(true),
})
export type Entry = z.infer<typeof Entry>

export const BrandEntry = Entry.extend({
  id: z.number().int(),
  demonstration: z.boolean(),
  updatedAt: Moment,
  /** Account; null where nobody did it. */
  updatedBy: z.string().nullable(),
})
export type BrandEntry = z.infer<typeof BrandEntry>

const Refused = z.object({ position: z.number().int(), field: z.string(), key: z.string(), msg: z.string() })
export type Refused = z.infer<typeof Refused>

export const brandLibrary = contract({
  list: {
    method: 'POST',
    path: '/inews/brand/list',
    access: 'operator',
    summary: 'Companies, brands and products of the brand library by name',
    body: z.object({
      ...Paging.shape,
      like: z.string().max(100).default('').describe('Part of any name'),
      kind: z.enum(nameKinds).optional(),
    }),
    reply: listOf(BrandEntry),
  },
  save: {
    method: 'POST',
    path: '/inews/brand/save',
    access: 'operator',
    summary: 'Add an entry to the brand library, or change the one of this id',
    body: Entry.extend({ id: Id.optional() }),
    reply: z.object({ id: z.number().int() }),
  },
  remove: {
    method: 'DELETE',
    path: '/inews/brand/{id}',
    access: 'operator',
    summary: 'Remove an entry; the answer, saved, brings it back',
    params: z.object({ id: Id }),
    reply: Entry,
  },
  importMany: {
    method: 'POST',
    path: '/inews/brand/import',
    access: 'operator',
    summary: 'Add up to 5,000 entries, or change those of the same kind and name; bad ones are named',
    bodyLimit: 33_554_432,
    body: z.object({
      entries: z
        .array(z.unknown().describe('An entry as it is saved'))
        .min(1)
        .max(mostImported, 'brandLibrary.tooManyEntries'),
    }),
    reply: z.object({ added: z.number().int(), changed: z.number().int(), refused: z.array(Refused) }),
  },
})

export const brandLibraryFeature = feature({
  name: 'brandLibrary',
  permissions: {},
  quotas: {},
  contract: brandLibrary,
})
