/** Keeps what articles are searched by in order: each minute, and while articles pour in. */
import { canonicalise, grams, markedText } from '@guanlan/engine/text'
import { type Database, packInts } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { areTextsInIndexAlone } from '../text-place.ts'

/**
 * Grams of articles that a part of the index files together, some 64 MB of its waiting list and 5,600 articles: fewer cost more an article, and
 * more are read by every search meanwhile (docs/decisions/0003).
 */
const filedAtOnce = 4_000_000

/** How many grams were stored, by the part of the index (its oid). */
export type StoredGrams = ReadonlyMap<number, number>

export interface TextFiling {
  stored(grams: StoredGrams): void
  /** When nothing is being filed. */
  ended(): Promise<void>
}

/**
 * Files them on a connection of its own, so that no batch does it for all the others. One part at a time.
 * @param turn waits until the database may be kept busy; call the answer when it is done
 */
export function fileInGroups(
  db: Database,
  log: (error: unknown, message: string) => void,
  turn: () => Promise<() => void> = async () => () => {},
  atOnce = filedAtOnce,
): TextFiling {
  const waiting = new Map<number, number>()
  let filing: Promise<void> | null = null
  async function file(part: number): Promise<void> {
    const done = await turn()
    try {
      await sql`select clean_gram_part(${part}::oid)`.execute(db)
    } catch (error) {
      log(error, 'text index not filed; it will be within a minute')
    } finally {
      done()
    }
    filing = null
    begin()
  }
  function begin(): void {
    if (filing) return
    const full = [...waiting].find(([, grams]) => grams >= atOnce)
    if (!full) return
    waiting.delete(full[0])
    filing = file(full[0])
  }
  return {
    stored(grams) {
      for (const [part, count] of grams) waiting.set(part, (waiting.get(part) ?? 0) + count)
      begin()
    },
    async ended() {
      while (filing) await filing
    },
  }
}

const markedAtOnce = 200
/** Less than the minute until the next time. */
const longestMs = 40_000

/** Files what the text index has taken in but not yet sorted, so that searches stay quick while articles pour in; then marks old articles. */
export async function cleanIndex(db: Database): Promise<void> {
  await sql`select clean_gram_index()`.execute(db)
  if (areTextsInIndexAlone()) return
  const until = performance.now() + longestMs
  while ((await markPage(db)) === markedAtOnce && performance.now() < until);
}

/**
 * Writes the text of articles that were stored before there was any (db/migrations/0006), or while texts were in OpenSearch alone, newest first. Returns
 * how many.
 */
async function markPage(db: Database): Promise<number> {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number; published_at: string; title: string; body: string }>`
      with unmarked as (
        select article_id, published_at from article_grams where body is null order by published_at desc limit ${markedAtOnce} for update skip locked
      ) select a.id, u.published_at::text, a.title, a.body from unmarked u join articles a on a.id = u.article_id`.execute(
      tx,
    )
    const texts = rows.map(({ title, body }) => ({ title: canonicalise(title), body: canonicalise(body) }))
    const { all, from, to } = packInts(texts.map(({ title, body }) => grams([title, body])))
    await sql`
      update article_grams g set grams = (${all}::int[])[u.first:u.last], title = u.title, body = u.body
      from unnest(${rows.map(row => row.id)}::bigint[], ${rows.map(row => row.published_at)}::timestamptz[], ${from}::int[], ${to}::int[],
        ${texts.map(({ title }) => markedText(title))}::text[], ${texts.map(({ body }) => markedText(body))}::text[]
      ) as u (id, published_at, first, last, title, body)
      where g.article_id = u.id and g.published_at = u.published_at`.execute(tx)
    return rows.length
  })
}
