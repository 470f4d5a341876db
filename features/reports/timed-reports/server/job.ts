/** A run as long work: the report, then a file a slice, then the mail. */
import { locales, say } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const runReport = job({
  name: 'timedReports.run',
  title: ({ name }, locale) => say(strings.runTask, locale, { name }),
  input: z.object({ runId: z.number().int(), name: z.string(), locale: z.enum(locales) }),
  ofOrganisation: true,
})
