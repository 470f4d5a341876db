/** Models as records, and the tree of brands, makers, series and models. */
import { type Refusal, refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, recordTable, type Scope, shownRecords } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Model, type ModelDraft, type ModelQuestion, modelFields, type Tree } from '../contract.ts'

const stored = recordTable<ModelDraft, Pick<ModelQuestion, 'like' | 'series'>, ModelQuestion['sort']>({
  table: 'car_models',
  fields: columnsOf(modelFields),
  where: ({ like, series }) => {
    const named = containing(['name', 'series'], like) ?? sql`true`
    return series === '' ? named : sql`${named} and r.series = ${series}`
  },
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { car_models_by_name: ['name', 'cars.modelTaken'] },
})

async function knownSeries({ orgId, db }: Scope, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from car_series where org_id = ${orgId} and name = any(${[...names]}::text[]) limit ${names.length}`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

const unknown = ({ series }: ModelDraft) => refuse('invalid', 'cars.seriesUnknown', { name: series }, 'series')

async function fit(scope: Scope, draft: ModelDraft): Promise<ModelDraft> {
  const { priceFrom, priceTo } = draft
  if (priceFrom !== null && priceTo !== null && priceFrom > priceTo)
    throw refuse('invalid', 'cars.priceOrder', {}, 'priceFrom')
  if (!(await knownSeries(scope, [draft.series])).has(draft.series)) throw unknown(draft)
  return draft
}

export const models = {
  ...shownRecords(stored, { shown: async (_, rows): Promise<Model[]> => [...rows], fit }),
  countChosen: stored.countChosen,
  pageOfChosen: stored.pageOfChosen,
  /** Rows of a file; one of a series that is not there is refused by itself. */
  absorb: (async (scope, drafts, of) => {
    const known = await knownSeries(scope, [...new Set(drafts.map(({ series }) => series))])
    const places = drafts.flatMap((draft, at) => (known.has(draft.series) ? [at] : []))
    const done = await stored.absorb(
      scope,
      places.map(at => drafts[at] as ModelDraft),
      of,
    )
    return {
      ...done,
      refused: [
        ...done.refused.map(({ at, refusal }) => ({ at: places[at] as number, refusal })),
        ...drafts.flatMap((draft, at) => (known.has(draft.series) ? [] : [{ at, refusal: unknown(draft) as Refusal }])),
      ],
    }
  }) satisfies typeof stored.absorb,
  compare: stored.compare,
}

/** Of all its models. */
const mostShown = 5_000

export async function treeOf({ orgId, db }: Scope): Promise<Tree> {
  const { rows } = await sql<{
    brand: string
    maker: string
    id: number
    name: string
    isOwn: boolean
    isTied: boolean
    models: Tree[number]['makers'][number]['series'][number]['models']
  }>`
    select s.brand, s.maker, s.id, s.name, s.is_own as "isOwn", s.product <> '' as "isTied",
      coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'year', m.year) order by m.year desc, m.name)
        from car_models m where m.org_id = ${orgId} and m.series = s.name), '[]') as models
    from car_series s where s.org_id = ${orgId} order by s.brand, s.maker, s.name limit ${mostShown}`.execute(db)
  return [...Map.groupBy(rows, ({ brand }) => brand)].map(([brand, ofBrand]) => ({
    brand,
    makers: [...Map.groupBy(ofBrand, ({ maker }) => maker)].map(([maker, ofMaker]) => ({
      maker,
      series: ofMaker.map(({ id, name, isOwn, isTied, models }) => ({ id, name, isOwn, isTied, models })),
    })),
  }))
}
