/** Where articles come from and which places they name, and the maps that this is drawn on. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { Empty } from '@guanlan/platform/contract'
import { z } from 'zod'
import { expensiveQuestion } from './expensive-question.ts'

const Count = z.number().int()

export const regionKinds = ['release', 'mentioned'] as const
export type RegionKind = (typeof regionKinds)[number]

/** Division code of a province or city (GB/T 2260). */
export const RegionCode = z.int().min(100_000).max(999_999)
/** No province and no city has more places in it. */
export const mostRegions = 100

export const RegionQuestion = Question.extend({
  of: z.enum(regionKinds).describe('Where articles come from, or which places their texts name'),
  within: RegionCode.nullable().default(null).describe('By what lies in this province or city; null: by province'),
})

export const RegionPart = z.object({
  region: Count.describe(
    'Division code with all places in it; the code of `within` itself: the rest of it; 0: not known',
  ),
  ...{ count: Count, positive: Count, neutral: Count, negative: Count },
})
export type RegionPart = z.infer<typeof RegionPart>

/** The country, its provinces and what an operator adds. */
export const mostAreas = 1_000

/** Maps of an installation: a folder of its operator. Null: there is none, and maps are drawn as a sketch. */
export const RegionMaps = z
  .object({
    name: z.string(),
    approval: z.string().nullable().describe('Number under which the map was approved (审图号)'),
    source: z.string().nullable(),
    /** Division codes; 100000 is the country by province. */
    areas: z.array(RegionCode).max(mostAreas),
  })
  .nullable()
export type RegionMaps = z.infer<typeof RegionMaps>

const map = { open: true, method: 'GET', access: 'member', permission: 'charts.view' } as const

export const regionCalls = {
  regions: {
    ...expensiveQuestion,
    path: '/inews/monitorChart/regions',
    summary: 'Articles by province, or by what lies in one province or city',
    body: RegionQuestion,
    reply: z.array(RegionPart).max(mostRegions),
  },
  maps: {
    ...map,
    path: '/inews/monitorChart/maps',
    summary: 'Which maps this installation has, and the number under which they were approved',
    reply: z.object({
      maps: RegionMaps,
      fault: z.string().nullable().describe('Why a folder that is there is not used'),
    }),
  },
  map: {
    ...map,
    path: '/inews/monitorChart/maps/{code}',
    envelope: 'file',
    summary: 'One map as GeoJSON; asked again it answers 304 while it is the same',
    params: z.object({ code: z.coerce.number().int().min(100_000).max(999_999) }),
    reply: Empty,
  },
} as const
