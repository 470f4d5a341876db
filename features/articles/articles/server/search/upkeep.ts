/** Keeps what articles are searched by in order; each minute. */
import { canonicalise, markedText } from '@guanlan/engine/text'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const markedAtOnce = 200
/** Less than the minute until the next time. */
const longestMs = 40_000

/** Files what the text index has taken in but not yet sorted, so that searches stay quick while articles pour in; then marks old articles. */
export async function cleanIndex(db: Database): Promise<void> {
  await sql`select clean_gram_index()`.execute(db)
  const until = performance.now() + longestMs
  while ((await markPage(db)) === markedAtOnce && performance.now() < until);
}

/** Writes the marked text of articles that were stored before there was any (db/migrations/0006), newest first. Returns how many. */
async function markPage(db: Database): Promise<number> {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number; published_at: string; title: string; body: string }>`
      with unmarked as (
        select article_id, published_at from article_grams where body is null order by published_at desc limit ${markedAtOnce} for update skip locked
      ) select a.id, u.published_at::text, a.title, a.body from unmarked u join articles a on a.id = u.article_id`.execute(
      tx,
    )
    await sql`
      update article_grams g set title = u.title, body = u.body
      from unnest(${rows.map(row => row.id)}::bigint[], ${rows.map(row => row.published_at)}::timestamptz[],
        ${rows.map(row => markedText(canonicalise(row.title)))}::text[], ${rows.map(row => markedText(canonicalise(row.body)))}::text[]
      ) as u (id, published_at, title, body)
      where g.article_id = u.id and g.published_at = u.published_at`.execute(tx)
    return rows.length
  })
}
