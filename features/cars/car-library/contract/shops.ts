/** Dealers of cars. */
import { contract, exportCall, importCalls, namedQuestion, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { Line } from './words.ts'

export const ShopDraft = z.object({
  name: z.string().trim().min(1, 'cars.shopLength').max(100, 'cars.shopLength'),
  city: z
    .string()
    .regex(/^(\d{6})?$/, 'cars.cityWrong')
    .default('')
    .describe('Division code; empty: not known'),
  brand: Line,
  address: Line,
})
export type ShopDraft = z.infer<typeof ShopDraft>
export const Shop = ShopDraft.extend(recordFields)
export type Shop = z.infer<typeof Shop>
export const ShopQuestion = namedQuestion('name')
export type ShopQuestion = z.infer<typeof ShopQuestion>

const { name, city, brand, address } = strings
export const shopColumns = { name, city, brand, address }
const path = '/inews/ShopInfo'

export const shops = contract({
  ...recordCalls({
    ...{ path, name: 'cars', noun: 'a dealer', listed: 'Dealers, page after page' },
    ...{ Question: ShopQuestion, Draft: ShopDraft, Record: Shop },
  }),
  ...exportCall({ path, permission: 'cars.view', question: ShopQuestion, columns: shopColumns }),
  ...importCalls({ path, permission: 'cars.edit' }),
})
