/** Long work of reports. */
import { locales, say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** Block after block, each kept as soon as it is there. */
export const makeReport = job({
  name: 'reports.make',
  isBig: true,
  title: ({ name }, locale) => say(strings.makingTask, locale, { name }),
  input: z.object({ reportId: z.number().int(), name: z.string(), locale: z.enum(locales) }),
  outcome: (result, locale) => (result ? sayCounts(strings.madeOutcome, locale, result as { blocks: number }) : null),
  opens: ({ reportId }) => ({ screen: `/htmlTemplateReport?id=${reportId}` }),
  ofOrganisation: true,
})
