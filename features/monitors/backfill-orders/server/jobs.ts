/** Long work of backtracking. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** One order: monitor after monitor, newest articles of the period first. */
export const fillFromPeriod = job({
  name: 'backfillOrders.fill',
  isBig: true,
  title: ({ name }, locale) => say(strings.filling, locale, { name }),
  input: z.object({ id: z.number().int(), name: z.string() }),
  outcome: (result, locale) =>
    result ? sayCounts(strings.outcome, locale, result as { found: number; added: number }) : null,
  undo: true,
  ofOrganisation: true,
})
