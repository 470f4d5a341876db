/** Long work of pieces. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const correlate = job({
  name: 'pieces.correlate',
  title: ({ name }, locale) => say(strings.correlating, locale, { name }),
  input: z.object({ campaignId: z.number().int(), name: z.string() }),
  outcome: (result, locale) =>
    sayCounts(strings.correlated, locale, { changed: (result as { changed: number }).changed }),
  ofOrganisation: true,
})
