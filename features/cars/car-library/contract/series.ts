/** A series of cars, and which articles are its own. */
import { exportCall, importCalls, namedQuestion, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Line, Name } from './words.ts'

export const energies = ['petrol', 'electric', 'hybrid', 'rangeExtended', 'other'] as const
export const classes = ['sedan', 'suv', 'mpv', 'sports', 'commercial', 'other'] as const
/** Of one series. */
export const mostNames = 10

export const SeriesDraft = z.object({
  name: Name,
  brand: Name,
  maker: Line,
  energy: z.enum(energies).default('petrol'),
  class: z.enum(classes).default('sedan'),
  isOwn: z.boolean().default(false).describe('Of the organisation itself; otherwise a rival'),
  product: Line.describe(
    'Name of a product of the brand library, whose articles are those of the series; empty: not tied',
  ),
  names: z
    .string()
    .trim()
    .max(500, 'cars.namesLength')
    .default('')
    .describe('Other names, parted by 、; with the name itself they find the articles of a series that is not tied'),
})
export type SeriesDraft = z.infer<typeof SeriesDraft>
export const Series = SeriesDraft.extend(recordFields)
export type Series = z.infer<typeof Series>
export const SeriesQuestion = namedQuestion('name').extend({
  own: z.enum(['all', 'own', 'rival']).default('all'),
})
export type SeriesQuestion = z.infer<typeof SeriesQuestion>

const { name, brand, maker, energy, carClass, isOwn, product, names } = strings
export const seriesColumns = { name, brand, maker, energy, class: carClass, isOwn, product, names }

const path = '/inews/autoSeries'
export const seriesCalls = {
  ...recordCalls({
    ...{ path, name: 'cars', noun: 'a series', listed: 'Series of cars, page after page' },
    ...{ Question: SeriesQuestion, Draft: SeriesDraft, Record: Series },
  }),
  ...exportCall({ path, permission: 'cars.view', question: SeriesQuestion, columns: seriesColumns }),
  ...importCalls({ path, permission: 'cars.edit' }),
}
