/** Long work of labels. A trigger puts it in (migration 0095), so that an undo begins it too. */
import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../../strings.ts'

/** Makes what is stored agree with the rules of labels as they are now. */
export const applyLabelRules = job({
  name: 'labels.applyRules',
  title: (_, locale) => say(strings.applyingRules, locale),
  input: z.object({}),
  ofOrganisation: true,
  // Given up, stored articles would disagree with what arrives until the next change.
  retries: 10,
  outcome: (result, locale) => {
    const { put, taken } = result as { put: number; taken: number }
    return sayCounts(strings.appliedRules, locale, { put, taken })
  },
})
