import { LongId, say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { AllOf } from '../contract.ts'
import { strings } from '../strings.ts'

/** One act on all articles of a list. */
export const actOnAll = job({
  name: 'articleActions.all',
  title: ({ act }, locale) => say(strings[act as 'label'], locale),
  input: z.object({
    act: z.string(),
    given: z.record(z.string(), z.unknown()),
    all: AllOf,
    found: z.array(LongId).optional(),
  }),
  outcome: (result, locale) =>
    sayCounts(strings.changedOf, locale, { changed: (result as { changed: number }).changed }),
  undo: true,
})
