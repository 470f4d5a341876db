/** Models of a series, their sales by month and the relations of series. */
import {
  Changed,
  contract,
  exportCall,
  Id,
  IdsInBody,
  IdsInQuery,
  importCalls,
  namedQuestion,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Name } from './words.ts'

const mostSales = 10_000_000
const Price = z.number('cars.price').int('cars.price').min(0, 'cars.price').max(100_000_000, 'cars.price').nullable()

const draft = z.object({
  name: Name,
  series: Name.describe('Name of a series that is there'),
  year: z.number('cars.yearWrong').int('cars.yearWrong').min(1950, 'cars.yearWrong').max(2100, 'cars.yearWrong'),
  priceFrom: Price.default(null).describe('Yuan'),
  priceTo: Price.default(null).describe('Yuan'),
  launchedOn: z.iso.date('cars.date').nullable().default(null),
})
export const ModelDraft = draft.refine(
  ({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo,
  { error: 'cars.priceOrder', path: ['priceFrom'] },
)
export type ModelDraft = z.infer<typeof draft>
export const modelFields = draft
export const Model = draft.extend(recordFields)
export type Model = z.infer<typeof Model>
export const ModelQuestion = namedQuestion('name').extend({ series: z.string().max(50).default('') })
export type ModelQuestion = z.infer<typeof ModelQuestion>

const { name, series, year, priceFrom, priceTo, launchedOn } = strings
export const modelColumns = { name, series, year, priceFrom, priceTo, launchedOn }

export const Month = z.string().regex(/^(?:19|20)\d{2}-(0[1-9]|1[0-2])$/, 'cars.month')

export const Source = z.string().trim().min(1, 'cars.sourceLength').max(100, 'cars.sourceLength')
export const Amount = z
  .number('cars.salesAmount')
  .int('cars.salesAmount')
  .min(0, 'cars.salesAmount')
  .max(mostSales, 'cars.salesAmount')

export const SalesQuestion = z.object({
  modelId: Id.optional(),
  seriesId: Id.optional().describe('All models of it together'),
  from: Month.optional(),
  to: Month.optional(),
})
export type SalesQuestion = z.infer<typeof SalesQuestion>
export const SalesMonth = z.object({
  month: Month,
  amount: z.number().int().nullable().describe('null: nobody reported it, or of a series not of each of its models'),
  source: z.string(),
  earlier: z.array(z.object({ amount: z.number().int(), source: z.string() })).describe('Before it was corrected'),
})
export type SalesMonth = z.infer<typeof SalesMonth>

export const SalesReport = z.object({
  modelId: Id,
  source: Source,
  months: z
    .array(
      z.object({
        month: Month,
        amount: Amount,
      }),
    )
    .min(1)
    .max(240)
    .refine(list => new Set(list.map(({ month }) => month)).size === list.length, 'cars.monthTwice'),
})
export type SalesReport = z.infer<typeof SalesReport>

export const relationKinds = ['competes', 'replaces', 'platform'] as const
export const Relation = z.object({
  id: z.number().int().nullable().describe('null: proposed, not confirmed'),
  kind: z.enum(relationKinds),
  seriesId: z.number().int(),
  otherId: z.number().int(),
  name: z.string().describe('Of the other series'),
  articles: z.number().int().nullable().describe('That name both, of 90 days; null: one of them is not tied'),
})
export type Relation = z.infer<typeof Relation>

const SeriesNode = z.object({
  id: z.number().int(),
  name: z.string(),
  isOwn: z.boolean(),
  isTied: z.boolean(),
  models: z.array(z.object({ id: z.number().int(), name: z.string(), year: z.number().int() })),
})
export const Tree = z.array(
  z.object({
    brand: z.string(),
    makers: z.array(z.object({ maker: z.string(), series: z.array(SeriesNode) })),
  }),
)
export type Tree = z.infer<typeof Tree>

const path = '/inews/vehicleModelInfo'
const views = { access: 'member', permission: 'cars.view' } as const
const edits = { access: 'member', permission: 'cars.edit', undo: true } as const

export const carModels = contract({
  ...recordCalls({
    ...{ path, name: 'cars', noun: 'a model', listed: 'Models, page after page', listBy: 'body', idIn: 'body' },
    ...{ Question: ModelQuestion, Draft: modelFields, Record: Model },
    over: { create: { path: `${path}/add` }, update: { path: `${path}/update` }, get: { path: `${path}/get/{id}` } },
  }),
  ...exportCall({ path, permission: 'cars.view', question: ModelQuestion, columns: modelColumns }),
  ...importCalls({ path, permission: 'cars.edit' }),
  delete: {
    ...edits,
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Remove models that are named by query or body, with their sales',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  sales: {
    ...views,
    method: 'POST',
    reads: true,
    path: `${path}/sales`,
    summary: 'Sales of a model or a series by month; a month that nobody reported is null',
    body: SalesQuestion,
    reply: z.array(SalesMonth),
  },
  reportSales: {
    ...edits,
    method: 'PUT',
    path: `${path}/sales`,
    summary: 'Report months of a model; a month that has a number keeps it as an earlier one',
    body: SalesReport,
    reply: Changed,
  },
  relation: {
    ...views,
    method: 'POST',
    reads: true,
    cost: 'expensive',
    path: `${path}/relation`,
    summary: 'Relations of a series, and rivals that articles of 90 days name with it',
    body: z.object({ seriesId: Id }),
    reply: z.array(Relation),
  },
  relate: {
    ...edits,
    method: 'POST',
    path: `${path}/relation/confirm`,
    summary: 'Confirm a relation of two series',
    body: z.object({ seriesId: Id, otherId: Id, kind: z.enum(relationKinds) }),
    reply: z.object({ id: z.number().int() }),
  },
  unrelate: {
    ...edits,
    method: 'DELETE',
    path: `${path}/relation/{id}`,
    summary: 'Remove a relation',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  series: {
    ...views,
    method: 'GET',
    path: `${path}/series`,
    summary: 'The tree of brands, makers, series and models',
    reply: Tree,
  },
})
