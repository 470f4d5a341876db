/** Series, models and dealers by file. */
import type { Phrase } from '@guanlan/platform/contract'
import { sheetsOf } from '@guanlan/platform/server'
import {
  classes,
  energies,
  ModelDraft,
  ModelQuestion,
  modelColumns,
  SeriesDraft,
  SeriesQuestion,
  ShopDraft,
  ShopQuestion,
  seriesColumns,
  shopColumns,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { models } from './models.ts'
import { storedSeries } from './series.ts'
import { shopRecords } from './shops.ts'

/** By its code, or by its word in one of the languages; what is neither is refused by the schema. */
const codeOf =
  <K extends keyof typeof strings>(codes: readonly K[]) =>
  (text: string): string =>
    codes.find(code => code === text || (strings[code] as Phrase).some(word => word === text)) ?? text
const amountOf = (text: string) => (text === '' ? null : Number(text.replaceAll(',', '')))
const yes: readonly string[] = ['1', 'true', '是', 'yes', ...strings.own]
const words = { cars: strings }

export const seriesSheets = sheetsOf({
  ...{ name: 'cars', title: strings.seriesTab, exported: seriesColumns, imported: seriesColumns },
  ...{ question: SeriesQuestion, draft: SeriesDraft, by: 'name', records: storedSeries, words },
  cells: {
    isOwn: row => (row.isOwn ? '是' : ''),
    energy: row => strings[row.energy][0],
    class: row => strings[row.class][0],
  },
  read: { isOwn: text => yes.includes(text.toLowerCase()), energy: codeOf(energies), class: codeOf(classes) },
})

export const modelSheets = sheetsOf({
  ...{ name: 'carModels', title: strings.modelsTab, exported: modelColumns, imported: modelColumns },
  ...{ question: ModelQuestion, draft: ModelDraft, by: 'name', records: models, words },
  read: { year: amountOf, priceFrom: amountOf, priceTo: amountOf, launchedOn: text => text || null },
})

export const shopSheets = sheetsOf({
  ...{ name: 'shops', title: strings.shopsTab, exported: shopColumns, imported: shopColumns },
  ...{ question: ShopQuestion, draft: ShopDraft, by: 'name', records: shopRecords, words },
})
