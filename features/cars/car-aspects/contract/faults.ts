/** Faults: complaints and negative sentences by aspect, series and dealer. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Aspect } from './sentence.ts'

const Count = z.number().int()
/** Looked at, and as many before. */
export const faultDays = 28
export const mostFaults = 100

export const Fault = z.object({
  seriesId: Count,
  series: z.string(),
  isOwn: z.boolean(),
  aspect: Aspect,
  dealerId: Count.nullable().describe('Null: no dealer of the library is named'),
  dealer: z.string().nullable(),
  complaints: Count.describe('Sentences of complaints'),
  sentences: Count.describe('Negative sentences of articles and reviews'),
  count: Count.describe('Both: the total of the sentences with this series, aspect, dealer and leaning -1'),
  before: Count.describe('The same of the four weeks before'),
  hasRisen: z.boolean().describe('At least three, and more than chance lets a number rise'),
})
export type Fault = z.infer<typeof Fault>

export const Faults = z.object({
  from: Moment,
  to: Moment,
  before: Moment.describe('Where the four weeks before begin'),
  isCompared: z
    .boolean()
    .describe('Sentences reach back to where the four weeks before begin; else nothing has risen against them'),
  list: z.array(Fault).describe('What has risen first, then by number; 100 at most'),
})
export type Faults = z.infer<typeof Faults>
