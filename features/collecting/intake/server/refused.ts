/** Items that could not be used, and why: kept for whoever sent them. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

interface Refused {
  position: number
  field: string
  key: string
  excerpt: string
}

/** A statement that keeps them, a row for each. @param source as the pipeline names the sender */
export const keepRefused = (source: string, refused: readonly Refused[]) => sql`
  insert into refused_items (source, position, field, key, excerpt)
  select ${source}, p.* from unnest(${refused.map(p => p.position)}::int[], ${refused.map(p => p.field)}::text[], ${refused.map(p => p.key)}::text[], ${refused.map(p => p.excerpt)}::text[]) as p
  returning 1`

/** Of one sender within some days, newest first. */
export const refusedOf = (db: Database, source: string, { days, most }: { days: number; most: number }) =>
  db
    .selectFrom('refused_items')
    .select(['at', 'field', 'key', 'excerpt'])
    .where('source', '=', source)
    .where(sql<boolean>`at > now() - ${days} * interval '1 day'`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

interface Time {
  isOverForAll(kind: 'refusedItems', row: string, at: string): string
}

/** They go by age alone; `leaving` is SQL, true for rows `t` that may go. */
export const refusedRowsByAge = (time: Time) => [
  { kind: 'refusedItems' as const, table: 'refused_items', leaving: time.isOverForAll('refusedItems', 't', 'at') },
]
