/** Which articles several subjects have, each article once. */
import { dayOne } from '@guanlan/features/articles/server'
import type { ChosenDay } from '@guanlan/features/articles/server/fact-days'
import { rowsOf, type WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Overlap } from '../../contract.ts'

/**
 * @param subjects null: one that is gone; it keeps its place
 * @param chosen rows of each out of counted days; null where they are not
 */
export async function overlapOf(
  scope: Scope,
  subjects: readonly (WantedArticles | null)[],
  chosen: readonly (readonly ChosenDay[] | null)[],
): Promise<Overlap> {
  const rows = setsInDays(subjects, chosen) ?? (await setsInRows(scope, subjects))
  const both = new Map<string, { a: number; b: number; count: number }>()
  for (const { places, n } of rows)
    for (const [at, a] of places.entries())
      for (const b of places.slice(at + 1)) {
        const pair = both.get(`${a}.${b}`) ?? { a, b, count: 0 }
        pair.count += n
        both.set(`${a}.${b}`, pair)
      }
  return {
    articles: rows.reduce((sum, { n }) => sum + n, 0),
    shared: rows.reduce((sum, { places, n }) => sum + (places.length > 1 ? n : 0), 0),
    both: [...both.values()].sort((a, b) => a.a - b.a || a.b - b.b),
  }
}

const dayUs = 86_400_000_000

/** How many articles exactly these subjects have. */
interface Together {
  places: number[]
  n: number
}

async function setsInRows({ db, ...scope }: Scope, subjects: readonly (WantedArticles | null)[]): Promise<Together[]> {
  const parts = subjects.flatMap((wanted, place): RawBuilder<unknown>[] =>
    wanted
      ? [
          sql`select ${sql.lit(place)} as place, article_id from (${rowsOf({ db, ...scope }, wanted, sql`r.article_id, r.published_at`)}) w`,
        ]
      : [],
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Together>`
    with had as (${sql.join(parts, sql` union all `)}),
    together as (select article_id, array_agg(place order by place) as places from had group by article_id)
    select places, count(*)::int as n from together group by places`.execute(db)
  return rows
}

/** Null where one of them has to be asked in SQL. Every subject is a bit of a number: there are ten at most. */
function setsInDays(
  subjects: readonly (WantedArticles | null)[],
  chosen: readonly (readonly ChosenDay[] | null)[],
): Together[] | null {
  // By day: small maps of small numbers are fast. What an id has below its day is its own.
  const days = new Map<number, Map<number, number>>()
  for (const [place, wanted] of subjects.entries()) {
    if (!wanted) continue
    const own = chosen[place]
    if (!own) return null
    for (const { columns, rows } of own) {
      const day = Math.floor((columns.times[0] ?? 0) / dayUs)
      const bits = days.get(day) ?? new Map<number, number>()
      days.set(day, bits)
      for (const row of rows) {
        const id = (columns.ids[row] as number) % dayOne
        bits.set(id, (bits.get(id) ?? 0) | (1 << place))
      }
    }
  }
  const counts = new Map<number, number>()
  for (const bits of days.values()) for (const set of bits.values()) counts.set(set, (counts.get(set) ?? 0) + 1)
  return [...counts].map(([set, n]) => ({
    places: subjects.flatMap((_, place) => (set & (1 << place) ? [place] : [])),
    n,
  }))
}
