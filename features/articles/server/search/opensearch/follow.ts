/** The index follows the database: first it is filled, newest articles first, and every change of an article is brought to it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { ensurePart, partOf, removeParts, type TextIndex } from './parts.ts'
import { showTexts, writeTexts } from './write.ts'

const changesAtOnce = 500
const filledAtOnce = 1_000

/**
 * From here on changes are noted. The lock waits for transactions that began before, so that none of them is missed: no reader is held up, and
 * who stores waits for those that are storing.
 */
export async function beginTextIndex(db: Database, { name }: TextIndex): Promise<void> {
  const { rows } = await sql`select from text_indexes where name = ${name}`.execute(db)
  if (rows.length > 0) return
  await db.transaction().execute(async tx => {
    await sql`lock table articles in share mode`.execute(tx)
    await sql`delete from text_indexes where name <> ${name}`.execute(tx)
    await sql`insert into text_indexes (name) values (${name}) on conflict do nothing`.execute(tx)
  })
}

/** No index beside the database: nothing is noted any more. */
export async function endTextIndexes(db: Database): Promise<void> {
  await sql`with gone as (delete from text_indexes) delete from text_index_changes`.execute(db)
}

/** From the beginning again: what is in the index goes, and until it is filled the database answers. */
export async function rebuildTexts(db: Database, index: TextIndex): Promise<void> {
  await sql`update text_indexes set filled_below = null, filled_at = null where name = ${index.name}`.execute(db)
  await removeParts(index)
}

/** One piece of what changed. @returns whether there may be more */
export async function followTexts(db: Database, index: TextIndex): Promise<boolean> {
  return db.transaction().execute(async tx => {
    // Several workers take different lines; one that dies gives its own back.
    const { rows } = await sql<{ id: number; articleId: number }>`
      select id, article_id as "articleId" from text_index_changes
      where refused is null or refused_at < now() - interval '1 hour' order by id limit ${changesAtOnce} for update skip locked`.execute(
      tx,
    )
    if (rows.length === 0) return false
    const articles = [...new Set(rows.map(row => row.articleId))]
    const refused = await writeTexts(tx, index, articles)
    await showTexts(index, articles)
    const ids = rows.map(row => row.id)
    await keepRefused(tx, ids, refused)
    await sql`delete from text_index_changes where id = any(${ids}::bigint[]) and not (article_id = any(${[...refused.keys()]}::bigint[]))`.execute(
      tx,
    )
    return rows.length === changesAtOnce
  })
}

/** What the index does not take stays noted: the database answers for it. */
async function keepRefused(tx: Tx, ids: readonly number[], refused: ReadonlyMap<number, string>): Promise<void> {
  for (const [articleId, why] of refused)
    await sql`update text_index_changes set refused = ${why}, refused_at = now() where article_id = ${articleId} and id = any(${[...ids]}::bigint[])`.execute(
      tx,
    )
}

/**
 * One piece of the first filling.
 * @param rest as long as the piece took, so that others have half of the time
 * @returns whether there is more
 */
export async function fillTexts(db: Database, index: TextIndex, { rest = true } = {}): Promise<boolean> {
  const began = performance.now()
  const more = await db.transaction().execute(tx => fillNext(tx, index))
  if (more && rest) await pause(performance.now() - began)
  return more
}

async function fillNext(tx: Tx, index: TextIndex): Promise<boolean> {
  const { rows } = await sql<{ below: number | null }>`
    select filled_below as below from text_indexes where name = ${index.name} and filled_at is null for update skip locked`.execute(
    tx,
  )
  const [place] = rows
  if (!place) return false
  // There is something to ask from the beginning, also where no article is stored yet.
  if (place.below === null) await ensurePart(index, partOf(index, 0))
  const next = await sql<{ id: number }>`
    select id from articles where ${place.below === null ? sql`true` : sql`id < ${place.below}`} order by id desc limit ${filledAtOnce}`.execute(
    tx,
  )
  const ids = next.rows.map(row => row.id)
  const refused = await writeTexts(tx, index, ids)
  for (const [articleId, why] of refused)
    await sql`insert into text_index_changes (article_id, refused, refused_at) values (${articleId}, ${why}, now())`.execute(
      tx,
    )
  const below = ids.at(-1) ?? 0
  const isWhole = ids.length < filledAtOnce
  if (isWhole) await showTexts(index, 'all')
  await sql`
    update text_indexes set filled_below = ${isWhole ? 0 : below}, filled_at = case when ${isWhole} then now() end where name = ${index.name}`.execute(
    tx,
  )
  return !isWhole
}
