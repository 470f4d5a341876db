import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../../strings.ts'

/** Writes the articles of a task down; of each task only the newest one goes on. */
export const fillDataTask = job({
  name: 'dataTasks.fill',
  title: ({ name }, locale) => say(strings.filling, locale, { name }),
  input: z.object({ id: z.number().int(), name: z.string() }),
  outcome: (result, locale) =>
    result ? sayCounts(strings.filled, locale, { articles: (result as { articles: number }).articles }) : null,
  isBig: true,
})
