/** Conversations: when, who, about what, by which way. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const talkWays = ['phone', 'mail', 'weixin', 'meeting', 'event', 'other'] as const
export const aboutLength = 1000
export const mostTalks = 200

export const TalkDraft = z.object({
  journalistId: Id,
  at: Moment.refine(at => Date.parse(at) <= Date.now() + 60_000, 'journalists.talkAhead'),
  way: z.enum(talkWays),
  about: z.string().trim().min(1, 'journalists.aboutLength').max(aboutLength, 'journalists.aboutLength'),
})
export type TalkDraft = z.infer<typeof TalkDraft>

export const Talk = z.object({
  id: z.number().int(),
  at: Moment,
  way: z.enum(talkWays),
  about: z.string(),
  by: z.string().nullable(),
})
export type Talk = z.infer<typeof Talk>
