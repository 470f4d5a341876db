/** What a warning would have told: the same decision as on arrival, replayed on what is stored. */
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { reasons } from './incident.ts'
import { WarningDraft } from './warning.ts'

export const daysTried = [7, 30, 90] as const

export const TriedWarning = z.object({
  id: Id.nullable().default(null).describe('The saved one that the draft would change'),
  draft: WarningDraft,
  days: z.union(daysTried.map(days => z.literal(days))).default(7),
})
export type TriedWarning = z.infer<typeof TriedWarning>

export const TriedMessage = z.object({
  at: Moment,
  reason: z.enum(reasons),
  articleId: z.number().int().nullable().describe('null: no article, but a count'),
  title: z.string().describe('Of the article, or the figures'),
  media: z.string(),
  articles: z.number().int().describe('Of the incident in the end'),
})

export type TriedMessage = z.infer<typeof TriedMessage>

const Outcome = z.object({
  articles: z.number().int(),
  incidents: z.number().int(),
  messages: z.number().int(),
  daily: z.array(z.object({ day: z.iso.date(), incidents: z.number().int(), messages: z.number().int() })),
})

export const WarningTrial = z.object({
  ...Outcome.shape,
  /** Would fit, but were published more than 24 hours before they came in: imports, fillings, old pages. */
  tooOld: z.number().int(),
  /** More articles fit its words than were looked at: the newest were. */
  isCut: z.boolean(),
  samples: z.array(TriedMessage),
  noisiest: z.object({
    media: z.object({ name: z.string(), articles: z.number().int() }).nullable(),
    monitor: z.object({ name: z.string(), articles: z.number().int() }).nullable(),
  }),
  /** Against the saved one: incidents by their first article. */
  gained: z.number().int().nullable(),
  lost: z.number().int().nullable(),
})
export type WarningTrial = z.infer<typeof WarningTrial>
