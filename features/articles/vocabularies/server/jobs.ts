/** Long work of vocabularies. A trigger puts it in (migration 0052), so that an undo or another feature's change begins it too. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** How far back, by the time of publication. */
export const daysAnalysedAgain = 30

/** Makes what is stored agree with how articles are analysed as they arrive now. */
export const analyseOwnAgain = job({
  name: 'vocabularies.analyseAgain',
  title: (_, locale) => say(strings.analysingAgain, locale, { days: daysAnalysedAgain }),
  input: z.object({}),
  ofOrganisation: true,
  // Given up, lists would disagree with what arrives until the next change: failures in a row are tried for more than eight minutes.
  retries: 10,
  outcome: (result, locale) =>
    sayCounts(strings.analysedAgain, locale, { changed: (result as { changed: number }).changed }),
})
