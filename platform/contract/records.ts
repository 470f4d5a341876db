/** The shapes that lists and forms of records share: pages by key, acts on a choice of records, versions of what is saved. */
import { z } from 'zod'
import { Id, largestInt, Moment, Paging } from './envelope.ts'

/** A page by number, or, with `after`, the page behind another one: as fast at the millionth row as at the first. */
export const KeysetPaging = Paging.extend({
  after: z.string().max(1000).optional().describe('The `next` of the page before; `page` counts for nothing then'),
})
/** Like `listOf`, with the key of the next page. The total is counted for the first page only. */
export const keysetListOf = <T extends z.ZodType>(row: T) =>
  z.object({
    list: z.array(row),
    total: z.number().int().nullable().describe('null on a page that was asked for by key'),
    page: z.number().int(),
    pageSize: z.number().int(),
    next: z.string().nullable().describe('null on the last page'),
  })

/** At most this many records are named one by one in an act. */
export const mostChosen = 10_000
/** Records to act on: those named, or all that a question finds but some. */
export const chosenOf = <T extends z.ZodType>(question: T) =>
  z
    .object({
      ids: z.array(Id).max(mostChosen).default([]),
      allOf: question.nullable().default(null),
      but: z.array(Id).max(mostChosen).default([]),
    })
    .refine(({ ids, allOf }) => ids.length > 0 || allOf !== null, { error: 'platform.chooseSome', path: ['ids'] })
/** How many records an act changed. */
export const Changed = z.object({ changed: z.number().int() })

/** Counts the saves of a record. What is saved names the version it started from; an older one is refused (409). */
export const Version = z.number().int().positive().max(largestInt)

/** What the server adds to what was written: `Draft.extend(recordFields)`. */
export const recordFields = {
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
}

/** The question of a list that is searched by a part of the name; the last changed first, or by name from the first on. */
export const namedQuestion = (sort: 'name' | 'updatedAt') =>
  z.object({
    like: z.string().max(100).default('').describe('Part of the name'),
    sort: z.enum(['name', 'updatedAt']).default(sort),
    order: z.enum(['asc', 'desc']).default(sort === 'name' ? 'asc' : 'desc'),
  })
