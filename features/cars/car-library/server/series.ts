/** Series as records; a product that is named must be one of the brand library. */
import { namesCalled } from '@guanlan/features/articles/brand-library/server'
import { refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, recordTable, type Scope, shownRecords } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostNames, type Series, SeriesDraft, type SeriesQuestion } from '../contract.ts'

type Asking = Pick<SeriesQuestion, 'like' | 'own'>

export const storedSeries = recordTable<SeriesDraft, Asking, SeriesQuestion['sort']>({
  table: 'car_series',
  fields: columnsOf(SeriesDraft),
  where: ({ like, own }) => {
    const named = containing(['name', 'brand', 'maker'], like) ?? sql`true`
    return own === 'all' ? named : sql`${named} and r.is_own = ${own === 'own'}`
  },
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { car_series_by_name: ['name', 'cars.taken'] },
})

/** Parts of a text of names. */
export const namesIn = (names: string): string[] => [
  ...new Set(
    names
      .split(/[、,，;；\n]/)
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

async function fit({ db }: Scope, draft: SeriesDraft): Promise<SeriesDraft> {
  if (namesIn(draft.names).length > mostNames) throw refuse('invalid', 'cars.tooManyNames', {}, 'names')
  if (draft.product === '') return draft
  const product = (await namesCalled(db, [draft.product])).find(({ kind }) => kind === 'prod')
  if (!product) throw refuse('invalid', 'cars.productUnknown', { name: draft.product }, 'product')
  return { ...draft, product: product.name }
}

export const series = shownRecords(storedSeries, { shown: async (_, rows): Promise<Series[]> => [...rows], fit })

/** Those of these numbers, in their order; without numbers the organisation's own first, then rivals, by name. */
export async function chosenSeries(
  { orgId, db }: Scope,
  ids: readonly number[] | null,
  most: number,
): Promise<Pick<Series, 'id' | 'name' | 'product' | 'names' | 'isOwn'>[]> {
  const { rows } = await sql<Pick<Series, 'id' | 'name' | 'product' | 'names' | 'isOwn'>>`
    select id, name, product, names, is_own as "isOwn" from car_series
    where org_id = ${orgId} and ${ids === null ? sql`true` : sql`id = any(${[...ids]}::int[])`}
    order by ${ids === null ? sql`is_own desc` : sql`array_position(${[...ids]}::int[], id)`}, name, id limit ${most}`.execute(
    db,
  )
  return rows
}
