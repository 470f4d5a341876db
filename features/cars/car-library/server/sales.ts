/** Sales by month: what was reported, with gaps, and what was reported before. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, wallClock } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SalesMonth, SalesQuestion, SalesReport } from '../contract.ts'
import { models } from './models.ts'
import { monthsBetween } from './months.ts'

interface Reported {
  modelId: number
  month: string
  amount: number
  source: string
  isReplaced: boolean
}

/** Of the longest time that is shown: 20 years of 100 models, each corrected now and then. */
const mostRows = 50_000

async function modelsOf({ orgId, db }: Scope, { modelId, seriesId }: SalesQuestion): Promise<number[]> {
  if ((modelId === undefined) === (seriesId === undefined)) throw refuse('invalid', 'cars.oneOfBoth', {}, 'modelId')
  const { rows } = await sql<{ id: number }>`
    select m.id from car_models m join car_series s on s.org_id = m.org_id and s.name = m.series
    where m.org_id = ${orgId} and ${modelId === undefined ? sql`s.id = ${seriesId}` : sql`m.id = ${modelId}`} order by m.id limit 500`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** From the first month that was reported to the last. */
export async function salesOf(scope: Scope, question: SalesQuestion): Promise<SalesMonth[]> {
  const ids = await modelsOf(scope, question)
  const { rows } = await sql<Reported>`
    select model_id as "modelId", to_char(month, 'YYYY-MM') as month, amount, source, replaced_at is not null as "isReplaced"
    from car_sales where org_id = ${scope.orgId} and model_id = any(${ids}::int[])
      and month between ${`${question.from ?? '1950-01'}-01`}::date and ${`${question.to ?? '2100-12'}-01`}::date
    order by month, id limit ${mostRows}`.execute(scope.db)
  const [first, last] = [rows[0]?.month, rows.at(-1)?.month]
  if (first === undefined || last === undefined) return []
  const months = Map.groupBy(rows, ({ month }) => month)
  const sold = new Set(rows.map(({ modelId }) => modelId)).size
  return monthsBetween(first, last).map(month => {
    const current = (months.get(month) ?? []).filter(({ isReplaced }) => !isReplaced)
    const earlier = (months.get(month) ?? []).filter(({ isReplaced }) => isReplaced)
    return {
      month,
      // Of several models a month is known when each that is ever reported was.
      amount: current.length < sold ? null : current.reduce((sum, { amount }) => sum + amount, 0),
      source: [...new Set(current.map(({ source }) => source))].join('、'),
      earlier: earlier.map(({ amount, source }) => ({ amount, source })),
    }
  })
}

/** By the calendar of the organisation, as `2026-03`. */
export const thisMonth = async (scope: Scope): Promise<string> =>
  wallClock(await timeZoneOf(scope))
    .text(scope.now)
    .slice(0, 7)

export async function reportSales(
  scope: Scope,
  { modelId, source, months }: SalesReport,
): Promise<{ changed: number }> {
  await models.get(scope, modelId)
  const latest = await thisMonth(scope)
  const late = months.findIndex(({ month }) => month > latest)
  if (late >= 0) throw refuse('invalid', 'cars.monthLate', {}, `months.${late}.month`)
  const given = sql`jsonb_to_recordset(${JSON.stringify(months.map(({ month, amount }) => ({ month: `${month}-01`, amount })))}::jsonb) g (month date, amount int)`
  const differing = sql`not exists (select from car_sales s where s.org_id = ${scope.orgId} and s.model_id = ${modelId} and s.month = g.month and s.replaced_at is null and s.amount = g.amount and s.source = ${source})`
  const { rows } = await sql<{
    month: string
    amount: number
  }>`select g.month::text as month, g.amount from ${given} where ${differing} order by 1 limit 240`.execute(scope.db)
  if (rows.length === 0) return { changed: 0 }
  const fresh = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g (month date, amount int)`
  await sql`
    update car_sales s set replaced_at = ${scope.now} from ${fresh}
    where s.org_id = ${scope.orgId} and s.model_id = ${modelId} and s.month = g.month and s.replaced_at is null`.execute(
    scope.db,
  )
  await sql`
    insert into car_sales (org_id, model_id, month, amount, source, reported_at, reported_by, updated_at, updated_by)
    select ${scope.orgId}::int, ${modelId}::int, g.month, g.amount, ${source}, ${scope.now}::timestamptz, ${scope.userId}::int, ${scope.now}::timestamptz, ${scope.userId}::int from ${fresh}`.execute(
    scope.db,
  )
  return { changed: rows.length }
}
