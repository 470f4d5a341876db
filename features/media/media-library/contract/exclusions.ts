/** Media and accounts that the organisation excludes, by black filters of features/monitors/filters. */
import { FilterTrial } from '@guanlan/features/monitors/filters/contract'
import { Changed, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Refs } from './follows.ts'
import { Entry } from './library.ts'

export const reasonLength = 200
/** As many as a filter names. */
export const mostExcluded = { media: 500, accounts: 200 } as const

const Day = z.iso.date('mediaLibrary.dayInvalid')
export const Exclusion = z.object({
  entry: Entry,
  reason: z.string(),
  until: Day.nullable(),
  excludedAt: Moment,
  excludedBy: z.string().nullable(),
  filterId: z.number().int(),
})
export type Exclusion = z.infer<typeof Exclusion>

const views = { access: 'member', permission: 'mediaLibrary.view' } as const
const excludes = { access: 'member', permission: 'mediaLibrary.exclude' } as const
export const exclusionCalls = {
  exclude: {
    ...excludes,
    method: 'POST',
    path: '/mediaManager/exclude',
    undo: true,
    cost: 'expensive',
    summary: 'Exclude media or accounts from all monitors, or take them in again: articles are kept and come back',
    body: z.object({
      ...Refs,
      exclude: z.boolean().default(true),
      reason: z.string().trim().max(reasonLength, 'mediaLibrary.reasonLength').default(''),
      until: Day.nullable()
        .default(null)
        .describe('The first day on which it is back, by the clock of the organisation'),
    }),
    reply: Changed,
  },
  excluded: {
    ...views,
    method: 'GET',
    path: '/mediaManager/exclude',
    summary: 'What is excluded, by whom, why and until when',
    reply: z.array(Exclusion),
  },
  tryExclusion: {
    ...excludes,
    method: 'POST',
    path: '/mediaManager/exclude/trial',
    reads: true,
    cost: 'expensive',
    summary: 'How many articles of 30 days would go, by monitor, with samples, before anything is excluded',
    body: z.object({
      ...Refs,
      part: z.int().min(0).max(50).default(0),
      cursor: z.string().max(20_000).nullable().default(null),
    }),
    reply: FilterTrial.extend({ parts: z.int().describe('Media are one part, accounts of each media type another') }),
  },
} as const
