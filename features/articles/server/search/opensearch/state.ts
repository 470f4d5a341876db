/** How far the index beside the database is. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { dayOfId } from '../../article-ids.ts'
import { isIndexAway } from './answer.ts'

export interface TextIndexState {
  name: string
  /** While it is filled: of articles published from this day on it holds all (ISO 8601). */
  filledFrom: string | null
  filled: boolean
  /** Changes that it does not show yet, how long the oldest has waited, and how many articles it did not take. */
  behind: number
  oldestSeconds: number | null
  refused: number
  /** Articles that were missing or too many when both were compared, ever; they were mended. */
  repaired: number
  /** It did not answer when this process asked it last; null: this process asks none. */
  away: boolean | null
}

/** Null: there is no index beside the database. */
export async function textIndexState(db: Database): Promise<TextIndexState | null> {
  const { rows } = await sql<{
    name: string
    below: number | null
    filled: boolean
    repaired: number
    behind: number
    oldest: number | null
    refused: number
  }>`
    select i.name, i.filled_below as below, i.filled_at is not null as filled, i.repaired, c.* from text_indexes i cross join (
      select (count(*) filter (where refused is null))::int as behind, (count(*) filter (where refused is not null))::int as refused,
        extract(epoch from now() - min(at) filter (where refused is null))::float8 as oldest from text_index_changes) c
    order by i.made_at desc limit 1`.execute(db)
  const [state] = rows
  if (!state) return null
  const { name, below, filled, repaired, behind, oldest, refused } = state
  return {
    name,
    filledFrom: filled || below === null ? null : dayOfId(below).toISOString(),
    filled,
    behind,
    oldestSeconds: oldest === null ? null : Math.max(0, Math.round(oldest)),
    refused,
    repaired,
    away: isIndexAway(),
  }
}
