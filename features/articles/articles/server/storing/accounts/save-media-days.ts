/** The day of the newest article of each medium of a batch; what is known costs no statement. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { NewArticle } from '../../new-article.ts'

/** Days that the database has, by medium: only what it answered, so that a batch that failed leaves nothing here. */
export type MediaDays = Map<number, string>

const mostRemembered = 100_000

/** From here on a batch that brings the first article of a day of the same medium waits for this one. */
export async function saveMediaDays(
  tx: Tx,
  articles: readonly Pick<NewArticle, 'media' | 'publishedAt' | 'onlyOrg'>[],
  mediaIds: ReadonlyMap<string, number>,
  memory: MediaDays,
): Promise<void> {
  const newest = new Map<number, string>()
  for (const { media, publishedAt, onlyOrg } of articles) {
    const id = mediaIds.get(media)
    if (id === undefined || onlyOrg !== null) continue
    const day = publishedAt.toISOString().slice(0, 10)
    if (day > (newest.get(id) ?? memory.get(id) ?? '')) newest.set(id, day)
  }
  if (newest.size === 0) return
  const given = [...newest].sort(([one], [other]) => one - other)
  // Locked in one order everywhere.
  const { rows } = await sql<{ id: number }>`
    with given as (select * from unnest(${numberList(given.map(([id]) => id))}::int[], ${given.map(([, day]) => day)}::date[]) u (id, day)),
    older as materialized (
      select m.id, g.day from media m join given g on g.id = m.id where m.last_seen is null or m.last_seen < g.day order by m.id for no key update of m
    )
    update media m set last_seen = o.day from older o where m.id = o.id returning m.id`.execute(tx)
  const written = new Set(rows.map(({ id }) => id))
  if (memory.size > mostRemembered) memory.clear()
  for (const [id, day] of given) if (!written.has(id)) memory.set(id, day)
}
