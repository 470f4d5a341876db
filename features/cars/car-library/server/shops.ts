/** Dealers as records. */
import { columnsOf, containing, recordTable } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { ShopDraft, type ShopQuestion } from '../contract.ts'

export const shopRecords = recordTable<ShopDraft, Pick<ShopQuestion, 'like'>, ShopQuestion['sort']>({
  table: 'car_dealers',
  fields: columnsOf(ShopDraft),
  where: ({ like }) => containing(['name', 'brand', 'address'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { car_dealers_by_name: ['name', 'cars.shopTaken'] },
})
