/** The organisation's own list: entries of the shared library and media of its own making, each with what the organisation says of it. */
import { MediaType, platforms } from '@guanlan/features/articles/articles/contract'
import { Id, KeysetPaging, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { EntryRef } from './entry.ts'
import { EntryFilters } from './filters.ts'
import { EntryKind } from './kinds.ts'
import { Entry, Level } from './library.ts'

export const nameLength = 200
export const mostTags = 20
export const tagLength = 30
export const noteLength = 2_000
export const mostPrices = 50

export const builtInTypes = ['own', 'core', 'partner', 'watched'] as const

const Tag = z
  .string()
  .trim()
  .min(1, 'mediaLibrary.tagLength')
  .max(tagLength, 'mediaLibrary.tagLength')
  .regex(/^[^,，、;；]*$/, 'mediaLibrary.tagSigns')
export const Tags = z
  .array(Tag)
  .max(mostTags, 'mediaLibrary.tooManyTags')
  .transform(tags => [...new Set(tags)])
  .default([])

/** What a price is of: one placement, a square centimetre of print, a second of a broadcast. */
export const priceUnits = ['placement', 'cm2', 'second'] as const

const amount = 'mediaLibrary.priceAmount'
export const Price = z.object({
  position: z.string().trim().min(1, 'mediaLibrary.pricePosition').max(50, 'mediaLibrary.pricePosition'),
  price: z.number(amount).min(0, amount).max(1_000_000_000, amount),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'mediaLibrary.priceCurrency')
    .default('CNY'),
  unit: z.enum(priceUnits).default('placement'),
  validFrom: z.iso.date('mediaLibrary.priceDay').nullable().default(null),
  source: z.string().trim().max(100, 'mediaLibrary.priceSource').default(''),
})
export type Price = z.infer<typeof Price>

const website = 'mediaLibrary.websiteForm'
/** An address becomes its host. */
export const Website = z
  .string()
  .trim()
  .max(200, website)
  .transform(text =>
    text
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/?#:].*$/s, ''),
  )
  .refine(host => host === '' || /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host), website)
  .default('')

export const EntryName = z
  .string('mediaLibrary.entryNameLength')
  .transform(text => text.replace(/\s+/g, ' ').trim())
  .refine(text => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text) && text.length <= nameLength, 'mediaLibrary.entryNameLength')

export const OrgMediumDraft = z.object({
  entry: EntryRef.nullable().default(null).describe('Of the shared library; null: of the organisation’s own making'),
  name: EntryName,
  mediaType: MediaType.nullable().default(null),
  platform: z.enum(platforms).nullable().default(null),
  level: Level.default('unknown').describe(
    'The organisation’s own; the shared one stands beside it and changes no article',
  ),
  region: z.int().min(0).max(999_999).nullable().default(null).describe('Division code'),
  website: Website,
  tags: Tags,
  note: z.string().trim().max(noteLength, 'mediaLibrary.noteLength').default(''),
  ownerId: Id.nullable().default(null),
  libraryType: z
    .string()
    .regex(/^[a-z0-9]{0,20}$/, 'mediaLibrary.typeMissing')
    .default('')
    .describe('A code of the dictionary; empty: none'),
  prices: z.array(Price).max(mostPrices, 'mediaLibrary.tooManyPrices').default([]),
})
export type OrgMediumDraft = z.infer<typeof OrgMediumDraft>

/** What the organisation has of the shared library in its own words, and may bring in line. */
export const sharedFields = ['name', 'mediaType', 'level', 'region', 'website'] as const
export type SharedField = (typeof sharedFields)[number]

export const OrgMedium = OrgMediumDraft.extend({
  ...recordFields,
  kind: EntryKind.nullable(),
  owner: z.string().nullable(),
  written: z.array(z.enum(sharedFields)).describe('What somebody here wrote'),
  createdAt: Moment,
  shared: Entry.pick({
    name: true,
    mediaType: true,
    level: true,
    region: true,
    verification: true,
    verifiedOn: true,
    followers: true,
    followersOn: true,
    lastSeen: true,
    body: true,
    formerNames: true,
    domains: true,
  })
    .nullable()
    .describe('As the shared library has it now; null: of own making'),
})
export type OrgMedium = z.infer<typeof OrgMedium>

export const OrgMediaQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of a name, its pinyin or first letters, or of the website'),
  titleLike: z.string().max(100).default('').describe('As `like`'),
  filters: EntryFilters,
  libraryType: z.string().max(20).default('').describe('A code of the dictionary'),
  platformCode: z.enum(platforms).optional(),
  sort: z.enum(['name', 'updatedAt', 'createdAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type OrgMediaQuestion = z.infer<typeof OrgMediaQuestion>
export const OrgMediaPage = OrgMediaQuestion.extend(KeysetPaging.shape)

export const exportedOrgMedia = {
  name: strings.name,
  kind: strings.kind,
  mediaType: strings.mediaType,
  platform: strings.platform,
  level: strings.level,
  region: strings.region,
  website: strings.website,
  libraryType: strings.libraryType,
  tags: strings.tags,
  owner: strings.owner,
  note: strings.note,
  prices: strings.prices,
  verification: strings.verification,
  followers: strings.followers,
  lastSeen: strings.lastSeen,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}
