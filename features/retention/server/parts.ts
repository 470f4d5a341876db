/** Articles and what stands beside them: which parts their tables have, and which of their rows may go. Whoever points at an article goes first. */
import { dayOfId, dayOne, lowestIdOf } from '@guanlan/features/articles/server'
import type { Client } from 'pg'
import type { Cutoffs } from './cutoffs.ts'

export interface PartedTable {
  name: string
  /** The column it is split by. */
  key: string
  /** SQL: true for rows `t` of a part that may go, never null. `within` narrows another table's ids to those of the part, so that nothing else is read. */
  leaving(cutoffs: Cutoffs, within: (id: string) => string): string
}

/** A person's correction teaches the organisation's adjustment: it is kept, with its hits. */
const factsLeave = (cutoffs: Cutoffs, row: string) =>
  `(${cutoffs.isOver('articles', row, 'published_at')} and ${row}.corrected_at is null)`

/** An article goes when its time is over for the installation and for every organisation that has it. */
const articleLeaves = (cutoffs: Cutoffs, row: string, within: (id: string) => string) =>
  `(${cutoffs.isOverForAll('articles', row, 'published_at')} and not exists (
    select from org_articles o where o.article_id = ${row}.id and ${within('o.article_id')} and not ${factsLeave(cutoffs, 'o')}))`

const goesWithItsArticle = (cutoffs: Cutoffs, within: (id: string) => string) =>
  `not exists (select from articles a where a.id = t.article_id and ${within('a.id')} and not ${articleLeaves(cutoffs, 'a', within)})`

/** In the order in which they go. */
export const partedTables: readonly PartedTable[] = [
  {
    name: 'hits',
    key: 'article_id',
    leaving: (cutoffs, within) => `(${cutoffs.isOver('articles', 't', 'published_at')} and not exists (
      select from org_articles o where o.org_id = t.org_id and o.article_id = t.article_id and ${within('o.article_id')} and o.corrected_at is not null))`,
  },
  { name: 'org_articles', key: 'article_id', leaving: cutoffs => factsLeave(cutoffs, 't') },
  { name: 'articles', key: 'id', leaving: (cutoffs, within) => articleLeaves(cutoffs, 't', within) },
  { name: 'article_likeness', key: 'article_id', leaving: goesWithItsArticle },
  {
    name: 'article_grams',
    key: 'published_at',
    leaving: (cutoffs, within) =>
      `(${cutoffs.isOverForAll('articles', 't', 'published_at')} and ${goesWithItsArticle(cutoffs, within)})`,
  },
]

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
