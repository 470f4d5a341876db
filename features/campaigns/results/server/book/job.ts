/** One press: the clipping book of a campaign, made by a task. */
import { storedCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { countsOfOfflinePieces } from '@guanlan/features/campaigns/offline-pieces/server'
import { countingPieces } from '@guanlan/features/campaigns/pieces/server'
import { refuse, say, sayCounts } from '@guanlan/platform/contract'
import { type CallScope, job, type Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import { bookFormats } from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'

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

/** How many pieces there are, of sites and of others. */
export async function countForBook(scope: Scope, campaignId: number): Promise<{ online: number; offline: number }> {
  const { total: online } = await countingPieces(scope, campaignId, { most: 1 })
  const counts = await countsOfOfflinePieces(scope, campaignId)
  return { online, offline: counts.reduce((sum, { count }) => sum + count, 0) }
}

/** @throws missing; a conflict where nothing would stand in it */
export async function startBook(scope: CallScope, campaignId: number, format: (typeof bookFormats)[number]) {
  const { name } = await storedCampaign(scope, campaignId)
  const { online, offline } = await countForBook(scope, campaignId)
  if (online + offline === 0) throw refuse('conflict', 'results.bookEmpty')
  const input = { campaignId, name, format, locale: scope.locale }
  return { task: await scope.start(makeBook, input, { total: online + offline }) }
}
