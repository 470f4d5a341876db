/** How far the indexes beside the database are. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { dayOfId } from '../../article-ids.ts'
import { areTextsInIndexAlone } from '../../text-place.ts'
import { isIndexAway } from './answer.ts'

/** `asked`: it answers; `filling`: to take the place of the one that answers, or of the database; `left`: it answered before, and may again within a day. */
export type TextIndexUse = 'asked' | 'filling' | 'left'

export interface TextIndexFacts {
  name: string
  use: TextIndexUse
  /** While it is filled: of articles published from this day on it holds all (ISO 8601). */
  filledFrom: string | null
  filled: boolean
  /** Articles it was filled with a second of work, and how many seconds are left at that rate with as much rest; null: it is filled, or nothing is known yet. */
  perSecond: number | null
  remainingSeconds: number | null
  /** Changes that it does not show yet, how long the oldest has waited, and how many articles it did not take. */
  behind: number
  oldestSeconds: number | null
  refused: number
  /** Articles that were missing or too many when both were compared, ever; they were mended. */
  repaired: number
}

export interface TextIndexState extends TextIndexFacts {
  /** It did not answer when this process asked it last; null: this process asks none. */
  away: boolean | null
  /** The database of this process keeps no texts to search by. */
  alone: boolean
  /** Other indexes that are kept beside it. */
  beside: TextIndexFacts[]
}

interface Row {
  name: string
  use: TextIndexUse
  below: number | null
  filled: boolean
  count: number
  ms: number
  left: number
  repaired: number
  behind: number
  oldest: number | null
  refused: number
}

/** The one that answers first; null: there is no index beside the database. */
export async function textIndexState(db: Database): Promise<TextIndexState | null> {
  const { rows } = await sql<Row>`
    select i.name, case when i.left_at is not null then 'left' when i.asked_at is not null then 'asked' else 'filling' end as use,
      i.filled_below as below, i.filled_at is not null as filled, i.filled_count::float8 as count, i.filling_ms::float8 as ms,
      greatest(0, (select coalesce(sum(reltuples) filter (where reltuples > 0), 0) from pg_class p join pg_inherits h on h.inhrelid = p.oid
        where h.inhparent = 'articles'::regclass) - i.filled_count)::float8 as left, i.repaired, c.*
    from text_indexes i cross join lateral (
      select (count(*) filter (where not (i.name = any(refused_by))))::int as behind, (count(*) filter (where i.name = any(refused_by)))::int as refused,
        extract(epoch from now() - min(at) filter (where not (i.name = any(refused_by))))::float8 as oldest
      from text_index_changes where not (i.name = any(written))) c
    order by (i.asked_at is not null and i.left_at is null) desc, i.left_at is not null, i.made_at desc`.execute(db)
  const [first, ...beside] = rows.map(factsOf)
  return first ? { ...first, away: isIndexAway(), alone: areTextsInIndexAlone(), beside } : null
}

function factsOf({
  name,
  use,
  below,
  filled,
  count,
  ms,
  left,
  repaired,
  behind,
  oldest,
  refused,
}: Row): TextIndexFacts {
  const perSecond = filled || ms <= 0 ? null : count / (ms / 1000)
  return {
    name,
    use,
    filledFrom: filled || below === null ? null : dayOfId(below).toISOString(),
    filled,
    perSecond: perSecond && Math.round(perSecond),
    // A filling rests for as long as it works.
    remainingSeconds: perSecond && Math.round((2 * left) / perSecond),
    behind,
    oldestSeconds: oldest === null ? null : Math.max(0, Math.round(oldest)),
    refused,
    repaired,
  }
}
