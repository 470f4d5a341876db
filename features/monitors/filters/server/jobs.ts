/** Long work of filters. A trigger puts it in (migration 0065), so that an undo begins it too. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** Makes what is stored agree with the filters as they are now. */
export const applyFilters = job({
  name: 'filters.apply',
  title: (_, locale) => say(strings.applying, locale),
  input: z.object({}),
  ofOrganisation: true,
  // Given up, lists would disagree with what arrives until the next change: failures in a row are tried for more than eight minutes.
  retries: 10,
  outcome: (result, locale) => {
    const { taken, shown } = result as { taken: number; shown: number }
    return sayCounts(strings.applied, locale, { taken, shown })
  },
})
