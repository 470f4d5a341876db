/** Why an article that somebody misses is not in a list: the question and the answer. The call is the desk's. */

import type { Question } from '@guanlan/features/articles/articles/contract'
import { Published } from '@guanlan/features/articles/articles/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Id = z.number().int()
const OfMonitor = { monitor: Id, name: z.string() }

/** A part of a rule that keeps the article out: a word that is missing, or (`excluded`) one that must not be there and is. */
export const FailingPart = z.object({ text: z.string(), excluded: z.boolean() })
export type FailingPart = z.infer<typeof FailingPart>

export const AbsenceReason = z.discriminatedUnion('kind', [
  /** It is in the list. */
  z.object({ kind: z.literal('shown') }),
  z.object({ kind: z.literal('outsideRange') }),
  /** The condition of the list with this index is false for it. */
  z.object({ kind: z.literal('condition'), index: z.number().int() }),
  /** The list shows one article of each story, and of this one an earlier one. */
  z.object({ kind: z.literal('folded') }),
  z.object({ kind: z.literal('binned'), by: z.string().nullable(), at: Moment }),
  /** Deleted for good. */
  z.object({ kind: z.literal('erased') }),
  z.object({ kind: z.literal('filtered'), ...OfMonitor, filter: Id, filterName: z.string() }),
  z.object({ kind: z.literal('takenOut'), ...OfMonitor, by: z.string().nullable() }),
  /** Not in the monitor of the list, but in this one. */
  z.object({ kind: z.literal('otherMonitor'), ...OfMonitor }),
  z.object({
    kind: z.literal('unmatched'),
    ...OfMonitor,
    failing: z.array(FailingPart),
    limits: z.array(z.enum(['language', 'region', 'media'])),
  }),
  /** The rule wants it, but was made or changed later, and has not been filled with it. */
  z.object({ kind: z.literal('notFilled'), ...OfMonitor }),
  /** The organisation has no monitor that could want it. */
  z.object({ kind: z.literal('noMonitor') }),
])
export type AbsenceReason = z.infer<typeof AbsenceReason>

/** What is missed (an address, or words of a title), and the list in which it is missed. */
export interface AbsenceQuestion {
  sought: string
  question: Question
}

export const Absence = z.object({
  /** Whether an address was looked for, as it is compared; null: a title. */
  address: z.string().nullable(),
  /** Stored articles of that address or with that title, newest first; none: it was not collected. */
  articles: z.array(
    z.object({
      id: Id,
      title: z.string(),
      media: z.string(),
      ...Published.shape,
      reasons: z.array(AbsenceReason),
    }),
  ),
  /** Of an address that was not collected: the sources of the installation on its site. */
  sources: z.array(
    z.object({ name: z.string(), enabled: z.boolean(), failing: z.boolean(), lastSuccessAt: Moment.nullable() }),
  ),
})
export type Absence = z.infer<typeof Absence>
/** `https://…`, or what is copied without it: a host with a folder behind it. */
export const looksLikeAddress = (searched: string): boolean =>
  /^https?:\/\/\S+$/i.test(searched.trim()) || /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?\/\S*$/iu.test(searched.trim())
