import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { InteractionPoint } from '../../contract.ts'
import { requireVisible } from './visible.ts'

interface Row extends Omit<InteractionPoint, 'time'> {
  time: Date
}

/** Oldest first. An article that was collected once has the one point of then; one whose counts nobody knows has none. */
export async function courseOf(scope: Scope, id: number): Promise<InteractionPoint[]> {
  await requireVisible(scope, id)
  const { rows } = await sql<Row>`
    select time, readnum, likenum, sharenum, commentnum from (
      select counted_at as time, reads as readnum, likes as likenum, shares as sharenum, comments as commentnum from article_counts where article_id = ${id}
      union all
      select collected_at, reads, likes, shares, comments from articles where id = ${id}
        and num_nonnulls(reads, likes, shares, comments) > 0 and not exists (select from article_counts where article_id = ${id})
    ) p order by time limit 1000`.execute(scope.db)
  return rows.map(({ time, ...counts }) => ({ time: time.toISOString(), ...counts }))
}
