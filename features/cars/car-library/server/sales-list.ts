/** Sales of all models as rows: listed, exported, and reported by file. */
import { type Refusal, refuse } from '@guanlan/platform/contract'
import { type LookedAt, patternOf, recordTable, type Scope, sheetsOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Sale, SaleDraft, SaleQuestion, saleColumns, saleImportColumns } from '../contract.ts'
import { strings } from '../strings.ts'
import { reportSales, thisMonth } from './sales.ts'

interface Stored {
  modelId: number
  month: string
  amount: number
  source: string
}

const stored = recordTable<Stored, Pick<SaleQuestion, 'like'>, SaleQuestion['sort']>({
  table: 'car_sales',
  fields: { modelId: 'model_id', month: 'month', amount: 'amount', source: 'source' },
  only: sql`r.replaced_at is null`,
  where: ({ like }) =>
    like === ''
      ? undefined
      : sql`exists (select from car_models m where m.org_id = r.org_id and m.id = r.model_id and (m.name ilike ${patternOf(like)} or m.series ilike ${patternOf(like)}))`,
  sorts: {
    month: { value: sql`to_char(r.month, 'YYYY-MM')`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

/** With the names of model and series. */
async function shown<Row extends Stored>({ orgId, db }: Scope, rows: readonly Row[]) {
  const { rows: models } = await sql<{ id: number; name: string; series: string }>`
    select id, name, series from car_models where org_id = ${orgId} and id = any(${[...new Set(rows.map(({ modelId }) => modelId))]}::int[])`.execute(
    db,
  )
  const known = new Map(models.map(model => [model.id, model]))
  return rows.map(({ modelId, month, ...row }) => {
    const model = known.get(modelId)
    return { ...row, month: month.slice(0, 7), model: model?.name ?? '', series: model?.series ?? '' }
  })
}

export async function listSales(scope: Scope, question: Parameters<typeof stored.list>[1]) {
  const page = await stored.list(scope, question)
  return { ...page, list: (await shown(scope, page.list)) satisfies Sale[] }
}

/** Rows of a model that is not there, or of a month to come. */
function refusedOf(
  drafts: readonly SaleDraft[],
  ids: ReadonlyMap<string, number>,
  latest: string,
): LookedAt['refused'] {
  return drafts.flatMap(({ model, month }, at): { at: number; refusal: Refusal }[] => {
    if (!ids.has(model)) return [{ at, refusal: refuse('invalid', 'cars.modelUnknown', { name: model }, 'model') }]
    return month > latest ? [{ at, refusal: refuse('invalid', 'cars.monthLate', {}, 'month') }] : []
  })
}

async function lookAt(scope: Scope, drafts: readonly SaleDraft[]): Promise<LookedAt> {
  return { refused: refusedOf(drafts, await modelIds(scope, drafts), await thisMonth(scope)), added: [] }
}

/** A month that has a number keeps it as an earlier one, as when it is reported by hand. */
async function absorb(scope: Scope, drafts: readonly SaleDraft[]) {
  const ids = await modelIds(scope, drafts)
  const latest = await thisMonth(scope)
  const refused = refusedOf(drafts, ids, latest)
  const faulty = new Set(refused.map(({ at }) => at))
  const done = { added: 0, changed: 0, left: [], refused }
  const taken = drafts.filter((_, at) => !faulty.has(at))
  for (const [, together] of Map.groupBy(taken, ({ model, source }) => `${model}\n${source}`)) {
    const [{ model, source }] = together as [SaleDraft, ...SaleDraft[]]
    const modelId = ids.get(model) ?? 0
    const before = await reportedMonths(scope, modelId)
    const months = together.map(({ month, amount }) => ({ month, amount }))
    const { changed } = await reportSales(scope, { modelId, source, months })
    const added = months.filter(({ month }) => !before.has(month)).length
    done.added += added
    done.changed += changed - added
  }
  return done
}

/** Months that have a number already, by whether the row says another; nothing is changed. */
async function compare({ orgId, db }: Scope, drafts: readonly SaleDraft[]) {
  const { rows } = await sql<{ at: number; same: boolean }>`
    select d.at, s.amount = d.amount and s.source = d.source as same
    from jsonb_to_recordset(${JSON.stringify(drafts.map(({ model, month, amount, source }, at) => ({ at, model, month, amount, source })))}::jsonb)
      d (at int, model text, month text, amount int, source text)
    join car_models m on m.org_id = ${orgId} and m.name = d.model
    join car_sales s on s.org_id = m.org_id and s.model_id = m.id and s.replaced_at is null and to_char(s.month, 'YYYY-MM') = d.month order by d.at`.execute(
    db,
  )
  const those = (same: boolean) => rows.filter(row => row.same === same).map(({ at }) => at)
  return { changed: those(false), same: those(true) }
}

async function modelIds({ orgId, db }: Scope, drafts: readonly SaleDraft[]): Promise<Map<string, number>> {
  const names = [...new Set(drafts.map(({ model }) => model))]
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from car_models where org_id = ${orgId} and name = any(${names}::text[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function reportedMonths({ orgId, db }: Scope, modelId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM') as month from car_sales where org_id = ${orgId} and model_id = ${modelId} and replaced_at is null`.execute(
    db,
  )
  return new Set(rows.map(({ month }) => month))
}

/** `2026-03` of what spreadsheets make of a month; what is none is refused by the schema. Pure. */
export function monthOf(text: string): string {
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})(?:月|[-/.]0?1(?:[T ]00:00.*)?)?$/.exec(text) ?? []
  return year && month ? `${year}-${month.padStart(2, '0')}` : text
}
/** Digits, grouped or not; `1.2万` is none. Pure. */
const amountOf = (text: string): unknown => (/^\d[\d,，]*$/.test(text) ? Number(text.replace(/[,，]/g, '')) : text)

export const saleSheets = sheetsOf({
  ...{ name: 'carSales', title: strings.salesTab, exported: saleColumns, imported: saleImportColumns },
  ...{ question: SaleQuestion, draft: SaleDraft, by: 'model', with: ['month'] as const, words: { cars: strings } },
  records: {
    countChosen: stored.countChosen,
    async pageOfChosen(
      scope: Scope,
      ...of: [Parameters<typeof stored.pageOfChosen>[1], Parameters<typeof stored.pageOfChosen>[2]]
    ) {
      const page = await stored.pageOfChosen(scope, ...of)
      return { ...page, list: await shown(scope, page.list) }
    },
    absorb,
    compare,
  },
  lookAt,
  nameOf: ({ model, month }: SaleDraft) => `${model} ${month}`,
  read: { month: monthOf, amount: amountOf },
})
