/** Articles and what stands beside them lie in parts by month or week: which parts their tables have. What of them may go, articles say themselves. */
import { dayOfId, dayOne, lowestIdOf } from '@guanlan/features/articles/articles/server'
import type { PartedTable } from '@guanlan/features/articles/articles/server/storing'
import type { Client } from 'pg'

/** Bounds as PostgreSQL writes them; null: no lower bound. */
export interface Part {
  name: string
  from: string | null
  to: string
  /** When the last day of it ends; null for ids from before there were days. */
  ends: Date | null
  /** Ids of the articles it can hold. */
  ids: { from: number; to: number }
}

/** Oldest first. */
export async function partsOf(db: Client, { name, key }: PartedTable): Promise<Part[]> {
  const { rows } = await db.query<{ part: string; low: string | null; high: string }>(
    `select c.relname as part, (regexp_match(bound, 'FROM \\(''([^'']+)'''))[1] as low, (regexp_match(bound, 'TO \\(''([^'']+)'''))[1] as high
     from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bound
     where i.inhparent = $1::regclass and not i.inhdetachpending`,
    [name],
  )
  const byTime = key === 'published_at'
  const parts = rows.map(({ part, low, high }): Part => {
    if (byTime) {
      const ends = new Date(high)
      return {
        name: part,
        from: low,
        to: high,
        ends,
        ids: { from: low ? lowestIdOf(new Date(low)) : 0, to: lowestIdOf(ends) + dayOne },
      }
    }
    const to = Number(high)
    const ends = to > dayOne ? dayOfId(to) : null
    return { name: part, from: low, to: high, ends, ids: { from: Number(low ?? 0), to } }
  })
  return parts.toSorted((a, b) => a.ids.to - b.ids.to)
}
