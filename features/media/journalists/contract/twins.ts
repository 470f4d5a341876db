/** Two that may be one person, and one made of both. */
import { Id, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Draft, Journalist } from './journalist.ts'

export const twinReasons = ['mail', 'mobile', 'weixin', 'medium', 'apart'] as const
export const mostTwins = 100
export const Twins = z.object({
  one: Journalist,
  other: Journalist,
  /** The same mail, mobile or WeChat; the same name at the same medium; the same name at media that follow each other in time (`apart`). */
  reasons: z.array(z.enum(twinReasons)).min(1),
})
export type Twins = z.infer<typeof Twins>

export const Merged = Draft.extend({
  id: Id.describe('The one that stays, with what is written here'),
  version: Version,
  other: Id.describe('The one that goes: ways to reach it and its conversations become those of the first'),
  otherVersion: Version,
})
