/** What the installation sells: packages, which an organisation subscribes to, and packs, which add to the package that runs. */
import { KeysetPaging, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { type QuotaName, quotaNames } from './quotas.ts'

export const nameLength = 50
export const longestDays = 3_660
/** A million yuan, in fen. */
export const highestPrice = 100_000_000
const largestQuota = 1_000_000_000

/** Areas of the product that a package opens. */
export const modules = ['monitoring', 'analysis', 'warnings', 'hotLists', 'reports', 'dataWatch', 'assistant'] as const
export const Module = z.enum(modules)

export const packageKinds = ['package', 'pack'] as const
export type PackageKind = (typeof packageKinds)[number]

const Most = z
  .number('billing.wholeNumber')
  .int('billing.wholeNumber')
  .min(-1, 'billing.wholeNumber')
  .max(largestQuota, 'billing.wholeNumber')
  .nullable()
  .default(null)

/** Null or -1: unlimited (of a pack: nothing is added). */
export const Quotas = z.object(
  Object.fromEntries(quotaNames.map(name => [name, Most] as const)) as Record<QuotaName, typeof Most>,
)
export type Quotas = z.infer<typeof Quotas>

const Price = z
  .number('billing.priceRange')
  .int('billing.priceRange')
  .min(0, 'billing.priceRange')
  .max(highestPrice, 'billing.priceRange')
  .describe('Fen')
export const Days = z
  .number('billing.daysRange')
  .int('billing.daysRange')
  .min(1, 'billing.daysRange')
  .max(longestDays, 'billing.daysRange')

export const PackageDraft = z.object({
  name: z.string('billing.nameLength').trim().min(1, 'billing.nameLength').max(nameLength, 'billing.nameLength'),
  days: Days,
  price: Price,
  onSale: z.boolean().default(true),
  modules: z.array(Module).max(modules.length).default([]),
  quotas: Quotas.prefault({}),
})
export type PackageDraft = z.infer<typeof PackageDraft>

export const Package = PackageDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Package = z.infer<typeof Package>

export const PackageQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  sort: z.enum(['id']).default('id'),
  order: z.enum(['desc']).default('desc'),
})
export const PackagePage = PackageQuestion.extend(KeysetPaging.shape)

/** A package as it was when it was bought. */
export const Bought = z.object({
  packageId: z.number().int(),
  version: Version,
  kind: z.enum(packageKinds),
  name: z.string(),
  modules: z.array(Module),
  quotas: Quotas,
  days: z.number().int(),
  price: z.number().int().describe('Fen'),
})
export type Bought = z.infer<typeof Bought>

export const ChargeDraft = z.object({
  api: z.string('billing.nameLength').trim().min(1, 'billing.nameLength').max(200, 'billing.nameLength'),
  unitPrice: Price,
})
export type ChargeDraft = z.infer<typeof ChargeDraft>
export const Charge = ChargeDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Charge = z.infer<typeof Charge>
