/** One level of the national division: the provinces, or what lies in one province or city. Charts group by it, and filters open each group. */
import { districts, regions } from '@guanlan/engine/text'
import { type RawBuilder, sql } from 'kysely'

/** @param within a province or city by its code; null: the whole country */
export interface RegionLevel {
  groupOf: (code: number) => number
  groupSql: (code: RawBuilder<unknown>) => RawBuilder<number>
}

/** Provinces, each with all places in it. */
const provinces: RegionLevel = {
  groupOf: code => code - (code % 10_000),
  groupSql: code => sql`${code} / 10000 * 10000`,
}

/** Cities, counties without a city above them, or districts. What is marked with the place itself, or with nothing that lies in it, is a group of its own under the code of the place. */
export function regionLevel(within: number | null): RegionLevel {
  if (within === null) return provinces
  const below = placesIn(within)
  const list = sql`${[...below]}::int[]`
  return {
    groupOf: code => (below.has(code) ? code : below.has(code - (code % 100)) ? code - (code % 100) : within),
    groupSql: code =>
      sql`case when ${code} = any(${list}) then ${code} when ${code} / 100 * 100 = any(${list}) then ${code} / 100 * 100 else ${within}::int end`,
  }
}

let below: ReadonlyMap<number, ReadonlySet<number>> | undefined

function placesIn(within: number): ReadonlySet<number> {
  below ??= new Map(
    [...Map.groupBy([...regions, ...districts], ({ parent }) => Number(parent ?? 0))].map(([above, places]) => [
      above,
      new Set(places.map(({ code }) => Number(code))),
    ]),
  )
  return below.get(within) ?? new Set()
}
