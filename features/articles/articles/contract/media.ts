/** Who publishes: types and levels of media, and what is said of one. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 1. The number is how it is stored; the word is how it travels. */
export const mediaTypes = [
  'web',
  'press',
  'broadcast',
  'weibo',
  'weixin',
  'app',
  'fmn',
  'bbs',
  'comment',
  'program',
] as const

export const MediaType = z.enum(mediaTypes)
export type MediaType = z.infer<typeof MediaType>

/** How wide a medium reaches, from 1 (widest); 0 is unknown. */
export const mediaLevels = ['unknown', 'central', 'provincial', 'city', 'industry', 'self'] as const

export const MediumFacts = z.object({
  mediaType: MediaType,
  level: z.enum(mediaLevels),
  /** Division code of its place. */
  region: z.int().min(0).max(999_999).nullable(),
})

export const UndescribedMedium = z.object({
  id: z.number().int(),
  name: z.string(),
  said: z.array(MediumFacts.extend({ orgId: z.number().int() })),
})

const MediumName = z.string().trim().min(1, 'articles.mediumName').max(200, 'articles.mediumName')
/** Names of one kind: more are no medium but a list. */
const MediumNames = z.array(MediumName).max(100, 'articles.mediumNames').default([])

/** A medium with every name its articles come under. */
export const MediumRecord = z.object({
  name: MediumName,
  mediaType: MediaType.nullable().describe('Null: nobody has said for everybody'),
  level: z.enum(mediaLevels),
  region: z.int().min(0).max(999_999).nullable().describe('Division code of its place'),
  aliases: MediumNames,
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, 'articles.mediumDomain')
        .max(200, 'articles.mediumDomain'),
    )
    .max(100, 'articles.mediumNames')
    .default([])
    .describe('Hosts whose articles name no medium'),
  accounts: MediumNames.describe('Names of its accounts on platforms'),
  bodyId: Id.nullable().optional().describe('The house it belongs to, itself a medium; absent: as it is'),
})
export type MediumRecord = z.infer<typeof MediumRecord>
