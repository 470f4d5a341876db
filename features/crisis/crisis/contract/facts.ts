/** What is known, denied and open in a crisis: each with what it rests on, who verified it, and when. */
import { Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const factStates = ['known', 'denied', 'open'] as const

export const FactDraft = z.object({
  crisisId: Id,
  state: z.enum(factStates, { error: 'crisis.factState' }),
  text: z.string().trim().min(1, 'crisis.factText').max(1_000, 'crisis.factText'),
  articleId: LongId.nullable().default(null),
  link: z
    .string()
    .trim()
    .max(1_000, 'crisis.factLink')
    .refine(link => link === '' || /^https?:$/.test(URL.parse(link)?.protocol ?? ''), { error: 'crisis.factLink' })
    .default(''),
  /** A name, of a member or of anybody else. Empty for what is known or denied: whoever says so. */
  verifiedBy: z.string().trim().max(100, 'crisis.factVerifier').default(''),
})
export type FactDraft = z.infer<typeof FactDraft>

export const Fact = FactDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  verifiedAt: Moment.nullable(),
  /** When it last stopped being what it was verified as. */
  fellAt: Moment.nullable(),
  createdAt: Moment,
})
export type Fact = z.infer<typeof Fact>
