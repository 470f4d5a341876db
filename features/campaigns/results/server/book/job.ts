/** One press: the clipping book of a campaign, made by a task. */
import { storedCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { refuse, say, sayCounts } from '@guanlan/platform/contract'
import { type CallScope, job } from '@guanlan/platform/server'
import { z } from 'zod'
import { bookFormats } from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'
import { plannedBook } from './plan.ts'

export const makeBook = job({
  name: 'results.book',
  isBig: true,
  title: ({ name }, locale) => say(fileStrings.makingBook, locale, { name }),
  input: z.object({
    campaignId: z.number().int(),
    name: z.string(),
    format: z.enum(bookFormats),
    locale: z.enum(['zh', 'zh-TW', 'en']),
  }),
  outcome: (result, locale) =>
    sayCounts(fileStrings.bookMade, locale, { count: (result as { pieces: number }).pieces }),
  opens: () => ({ screen: '/downloadRecord' }),
})

/** @throws missing; a conflict where nothing would stand in it */
export async function startBook(scope: CallScope, campaignId: number, format: (typeof bookFormats)[number]) {
  const { name } = await storedCampaign(scope, campaignId)
  const { entries } = await plannedBook(scope, campaignId)
  if (entries.length === 0) throw refuse('conflict', 'results.bookEmpty')
  const input = { campaignId, name, format, locale: scope.locale }
  return { task: await scope.start(makeBook, input, { total: entries.length }) }
}
