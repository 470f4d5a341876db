/** What is seen, and what is not. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Group = z.object({
  mediaType: z.string(),
  /** 0 is unknown, 1 the widest. */
  level: z.number().int(),
  language: z.string().nullable(),
  region: z.number().int().nullable(),
  sources: z.number().int(),
  /** Of them, those that bring nothing now. */
  faulty: z.number().int(),
  /** Entries handed in within the days asked for. */
  articles: z.number().int(),
})
export const Unseen = z.object({
  name: z.string(),
  articles: z.number().int(),
  /** Of the days before; null: too many articles to know. */
  before: z.number().int().nullable(),
})
/** A monitor that would see little if one medium fell silent. */
const FewMedia = z.object({
  monitor: z.number().int(),
  name: z.string(),
  articles: z.number().int(),
  media: z.number().int(),
  /** The medium with most of its articles. */
  largest: z.string(),
  /** Of all its articles, 0 to 1. */
  share: z.number(),
})
export const CoverageBoard = z.object({
  days: z.number().int(),
  groups: z.array(Group),
  /** Hours in which nothing at all was asked, while there were sources: the fault is ours. */
  ours: z.array(Moment),
  /** Hours in which a source did not answer once: the fault is theirs. */
  theirs: z.array(z.object({ id: z.number().int(), name: z.string(), hours: z.number().int() })),
  /** Names in lines such as “来源：” of collected articles that are no source. */
  names: z.array(Unseen),
  /** Hosts of collected articles that are no source. */
  hosts: z.array(Unseen),
  /** Monitors of ten or more articles that live from two media at most, or from one by more than half. */
  fewMedia: z.array(FewMedia),
})
export type CoverageBoard = z.infer<typeof CoverageBoard>
