/** An index follows the database: first it is filled, newest articles first, and every change of an article is brought to it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { restoreCopies, spareCopies } from './copies.ts'
import { askPaced, fullPace, paceOf } from './pace.ts'
import { ensurePart, partOf, partsOf, removeParts, type TextIndex } from './parts.ts'
import { readTexts, sendTexts, showTexts } from './write.ts'

/** What waits is brought in one go, so that it is shown by one refresh: each makes a small part of the index that is merged later. */
const changesAtOnce = 2_000
const filledAtOnce = 4_000
/** Pure. What is brought in one transaction: less to a cluster that asks to be spared, so that what it does not take is not much. */
const spared = (most: number, { client }: TextIndex): number =>
  Math.max(1, Math.round((most * paceOf(client).articles) / fullPace.articles))

/** From the beginning again: what is in the index goes, and until it is filled the database answers. */
export async function rebuildTexts(db: Database, index: TextIndex): Promise<void> {
  await sql`update text_indexes set filled_below = null, filled_at = null, asked_at = null, left_at = null, filled_count = 0, filling_ms = 0 where name = ${index.name}`.execute(
    db,
  )
  await removeParts(index)
}

/** One piece of what changed and an index does not show yet. @returns whether there may be more */
export async function followTexts(db: Database, index: TextIndex): Promise<boolean> {
  const most = spared(changesAtOnce, index)
  return db.transaction().execute(async tx => {
    // Several workers take different lines; one that dies gives its own back.
    const { rows } = await sql<{ id: number; articleId: number }>`
      select id, article_id as "articleId" from text_index_changes
      where not (${index.name} = any(written)) and (not (${index.name} = any(refused_by)) or refused_at < now() - interval '1 hour')
      order by id limit ${most} for update skip locked`.execute(tx)
    if (rows.length === 0) return false
    const articles = [...new Set(rows.map(row => row.articleId))]
    const refused = await writeAhead(tx, index, articles)
    await showTexts(index, articles)
    const ids = rows.map(row => row.id)
    await keepRefused(tx, index, ids, refused)
    await keepWritten(
      tx,
      index,
      rows.flatMap(row => (refused.has(row.articleId) ? [] : [row.id])),
    )
    return rows.length === most
  })
}

/** A line goes when all indexes hold the change. */
async function keepWritten(tx: Tx, { name }: TextIndex, ids: readonly number[]): Promise<void> {
  await sql`
    delete from text_index_changes where id = any(${[...ids]}::bigint[])
      and written @> ${othersOf(name)}`.execute(tx)
  await sql`update text_index_changes set written = written || ${name}::text where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
}

/** What the index does not take stays noted: the database answers for it. */
async function keepRefused(
  tx: Tx,
  { name }: TextIndex,
  ids: readonly number[],
  refused: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [articleId, why] of refused)
    await sql`
      update text_index_changes set refused = ${why}, refused_at = now(), refused_by = array_remove(refused_by, ${name}::text) || ${name}::text
      where article_id = ${articleId} and id = any(${[...ids]}::bigint[])`.execute(tx)
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
  const began = performance.now()
  const most = spared(filledAtOnce, index)
  const { rows } = await sql<{ below: number | null }>`
    select filled_below as below from text_indexes where name = ${index.name} and filled_at is null for update skip locked`.execute(
    tx,
  )
  const [place] = rows
  if (!place) return false
  // There is something to ask from the beginning, also where no article is stored yet.
  if (place.below === null) await askPaced(index.client, () => ensurePart(index, partOf(index, 0)))
  const next = await sql<{ id: number }>`
    select id from articles where ${place.below === null ? sql`true` : sql`id < ${place.below}`} order by id desc limit ${most}`.execute(
    tx,
  )
  const ids = next.rows.map(row => row.id)
  await askPaced(index.client, () => spareCopies(index, partsOf(index, ids)))
  const refused = await writeAhead(tx, index, ids)
  for (const [articleId, why] of refused)
    await sql`
      insert into text_index_changes (article_id, refused, refused_at, refused_by, written) values (${articleId}, ${why}, now(), array[${index.name}::text],
        ${othersOf(index.name)})`.execute(tx)
  const below = ids.at(-1) ?? 0
  const isWhole = ids.length < most
  if (isWhole) {
    await showTexts(index, 'all')
    await askPaced(index.client, () => restoreCopies(index))
  }
  // The first one is asked at once; where another is asked, this one is held against the database before it takes its place (generations.ts).
  await sql`
    update text_indexes set filled_below = ${isWhole ? 0 : below}, filled_at = case when ${isWhole} then now() end,
      asked_at = case when ${isWhole} and not exists (select from text_indexes o where o.asked_at is not null and o.left_at is null and o.name <> ${index.name}) then now() end,
      filled_count = filled_count + ${ids.length}, filling_ms = filling_ms + ${Math.round(performance.now() - began)}
    where name = ${index.name}`.execute(tx)
  return !isWhole
}

/** Several requests at a time, each of what was read when its turn came: while the index writes some, the next are read (pace.ts). */
async function writeAhead(tx: Tx, index: TextIndex, ids: readonly number[]): Promise<Map<number, string>> {
  const refused = new Map<number, string>()
  const onTheirWay: Promise<Map<number, string>>[] = []
  const arrive = async () => {
    for (const [id, why] of (await onTheirWay.shift()) ?? []) refused.set(id, why)
  }
  try {
    for (let from = 0; from < ids.length; from += fullPace.articles) {
      const read = await readTexts(tx, index, ids.slice(from, from + fullPace.articles))
      if (onTheirWay.length === fullPace.atOnce) await arrive()
      const sent = sendTexts(index, read)
      // Thrown when its turn comes; until then nobody waits for it.
      sent.catch(() => {})
      onTheirWay.push(sent)
    }
    while (onTheirWay.length > 0) await arrive()
  } finally {
    // After a failure nothing is left on its way: what comes later could not be told from what comes now.
    await Promise.allSettled(onTheirWay)
  }
  return refused
}

/** The other indexes: a line that is for one alone says that these hold it. */
export const othersOf = (name: string) =>
  sql`(select coalesce(array_agg(i.name), '{}') from text_indexes i where i.name <> ${name})`
