/** Who publishes: types and levels of media, and what is said of one. */
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
