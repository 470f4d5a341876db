/** Sales of all models as a list: what is reported now, by file in and out. */
import {
  contract,
  exportCall,
  importCalls,
  KeysetPaging,
  keysetListOf,
  Moment,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Amount, Month, Source } from './models.ts'
import { Name } from './words.ts'

/** A row of a file: a model that is there, by its name, and one of its months. */
export const SaleDraft = z.object({ model: Name, month: Month, amount: Amount, source: Source })
export type SaleDraft = z.infer<typeof SaleDraft>
export const Sale = SaleDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  series: z.string(),
})
export type Sale = z.infer<typeof Sale>

export const SaleQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name of the model or the series'),
  sort: z.enum(['month', 'updatedAt']).default('month'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type SaleQuestion = z.infer<typeof SaleQuestion>

const { modelName: model, series, monthHead: month, sales: amount, salesSource: source, updated: updatedAt } = strings
export const saleColumns = { series, model, month, amount, source, updatedAt }
export const saleImportColumns = { model, month, amount, source }

const path = '/inews/vehicleModelInfo/sales'

export const carSales = contract({
  list: {
    access: 'member',
    permission: 'cars.view',
    method: 'POST',
    reads: true,
    path: `${path}/list`,
    summary: 'What is reported of all models, month by month; what a correction replaced is not in it',
    body: SaleQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Sale),
  },
  ...exportCall({ path, permission: 'cars.view', question: SaleQuestion, columns: saleColumns }),
  ...importCalls({ path, permission: 'cars.edit' }),
})
