/** The articles of an order as they were when it was given: kept in pieces, read piece by piece, gone with the last one. */
import { placedRowsOf } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Chosen, ChosenRow } from './choose.ts'

/** Articles of one row of the table. */
export const piece = 10_000

/** @returns how many were kept */
export async function saveRows(
  scope: Scope,
  download: number,
  chosen: Exclude<Chosen, { kind: 'search' }>,
): Promise<number> {
  const { orgId, db } = scope
  if (chosen.kind === 'list') {
    await sql`
      insert into download_rows (org_id, download_id, place, ids, sentiments, levels)
      select ${orgId}::int, ${download}::int, (place - 1) / ${sql.lit(piece)}, array_agg(id order by place), array_agg(sentiment order by place),
        array_agg(level order by place)
      from (${placedRowsOf(scope, chosen.wanted, chosen.sort)}) p group by 3`.execute(db)
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(cardinality(ids)), 0)::int as n from download_rows where org_id = ${orgId} and download_id = ${download}`.execute(
      db,
    )
    return rows[0]?.n ?? 0
  }
  await addRows(scope, download, 0, chosen.rows)
  return chosen.rows.length
}

/** More of them behind those that are kept. @param from how many those are */
export async function addRows(
  { orgId, db }: Scope,
  download: number,
  from: number,
  rows: readonly ChosenRow[],
): Promise<void> {
  for (let done = 0; done < rows.length; ) {
    const at = from + done
    const part = rows.slice(done, done + piece - (at % piece))
    await sql`
      insert into download_rows as kept (org_id, download_id, place, ids, sentiments, levels)
      values (${orgId}, ${download}, ${Math.floor(at / piece)}, ${numberList(part.map(({ id }) => id))}::bigint[],
        ${numberList(part.map(({ sentiment }) => sentiment))}::smallint[], ${numberList(part.map(({ level }) => level))}::smallint[])
      on conflict (org_id, download_id, place) do update set ids = kept.ids || excluded.ids, sentiments = kept.sentiments || excluded.sentiments,
        levels = kept.levels || excluded.levels`.execute(db)
    done += part.length
  }
}

/** The next of them. @param from counts from 0 @param count so many at most; fewer where a piece ends */
export async function storedRows(
  { orgId, db }: Scope,
  download: number,
  from: number,
  count: number,
): Promise<ChosenRow[]> {
  const [place, at] = [Math.floor(from / piece), from % piece]
  const { rows } = await sql<{ id: string; sentiment: number | null; level: number | null }>`
    select u.id, u.sentiment, u.level from download_rows r,
      unnest(r.ids[${sql.lit(at + 1)}:${sql.lit(at + count)}], r.sentiments[${sql.lit(at + 1)}:${sql.lit(at + count)}], r.levels[${sql.lit(at + 1)}:${sql.lit(at + count)}])
        with ordinality as u (id, sentiment, level, n)
    where r.org_id = ${orgId} and r.download_id = ${download} and r.place = ${place} order by u.n limit ${count}`.execute(
    db,
  )
  return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }))
}

export const dropRows = ({ orgId, db }: Scope, download: number): Promise<unknown> =>
  sql`delete from download_rows where org_id = ${orgId} and download_id = ${download}`.execute(db)
