/** The formula of features/charts/charts/contract/formulas/influence.ts in SQL, as lists are sorted by it; `influence.test.ts` holds both together. */
import {
  fewestForInfluence,
  type InfluencePart,
  influenceParts,
  partsByMagnitude,
  type Weights,
} from '@guanlan/features/charts/charts/contract'
import { type RawBuilder, sql } from 'kysely'

/** Each part from 0 to 1, in the order of influenceParts. */
export function partsSql(amounts: RawBuilder<unknown>, full: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = influenceParts.map((part, at) => {
    const [amount, most] = [sql`greatest(0, ${amounts}[${sql.lit(at + 1)}])`, sql`${full}[${sql.lit(at + 1)}]`]
    const share = partsByMagnitude.has(part) ? sql`ln(1 + ${amount}) / ln(1 + ${most})` : sql`${amount} / ${most}`
    return sql`case when ${amounts}[${sql.lit(at + 1)}] is not null and ${most} > 0 then least(1, ${share}) end`
  })
  return sql`array[${sql.join(parts)}]::float8[]`
}

/** 0 to 100 of a row of media_influence; null: too few articles, or nothing is known. */
export function influenceSql(row: string, weights: Weights<InfluencePart>): RawBuilder<unknown> {
  const part = (at: number) => sql`${sql.ref(`${row}.parts`)}[${sql.lit(at + 1)}]`
  const sum = influenceParts.map((name, at) => sql`coalesce(${part(at)}, 0) * ${weights[name]}::float8`)
  const all = influenceParts.map(
    (name, at) => sql`case when ${part(at)} is null then 0 else ${weights[name]}::float8 end`,
  )
  const of = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` + `)
  return sql`case when ${sql.ref(`${row}.articles`)} >= ${fewestForInfluence} then 100 * (${of(sum)}) / nullif(${of(all)}, 0) end`
}
