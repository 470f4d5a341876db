/**
 * Indexes of texts beside the database: the one that is asked, one that is being filled to take its place, one that was left a day ago at most.
 * All of them are followed, so that they can change places in one act, and back.
 */
import type { Database, SearchClient, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { compareTexts } from './compare.ts'
import { layouts, type TextLayout } from './layouts.ts'
import { removeParts, type TextIndex } from './parts.ts'

/** Where indexes lie, and which layouts this process knows. */
export interface TextIndexes {
  client: SearchClient
  /** Tells installations that share a cluster apart. */
  prefix: string
  /** The newest first. */
  layouts: readonly [TextLayout, ...TextLayout[]]
}

export const textIndexes = (
  client: SearchClient,
  prefix: string,
  known: TextIndexes['layouts'] = layouts,
): TextIndexes => ({ client, prefix, layouts: known })

/** Null: of a layout that this process does not know. */
export function knownIndex(
  { client, layouts: known }: TextIndexes,
  { name, layout }: { name: string; layout: number },
): TextIndex | null {
  const found = known.find(({ version }) => version === layout)
  return found ? { client, name, layout: found } : null
}

/** The n-th index of a layout. */
const nameOf = ({ prefix }: TextIndexes, { version }: TextLayout, n: number): string =>
  `${prefix}-texts-${version}${n > 1 ? `-n${n}` : ''}`

interface Row {
  name: string
  layout: number
}

export async function indexesThere(db: Database | Tx, all: TextIndexes): Promise<TextIndex[]> {
  const { rows } = await sql<Row>`select name, layout from text_indexes order by made_at desc`.execute(db)
  return rows.flatMap(row => knownIndex(all, row) ?? [])
}

/**
 * By a worker that starts: from here on changes are noted for an index of the newest layout. The first index waits for transactions that began before, so
 * that none of them is missed: no reader is held up, and who stores waits for those that are storing. Beside another one nobody waits: its changes are noted already.
 */
export async function beginTextIndex(db: Database, all: TextIndexes): Promise<void> {
  const [newest] = all.layouts
  const { rows } = await sql<Row>`select name, layout from text_indexes`.execute(db)
  if (rows.some(({ name, layout }) => layout === newest.version && name.startsWith(`${all.prefix}-texts-`))) return
  await db.transaction().execute(async tx => {
    if (rows.length === 0) await sql`lock table articles in share mode`.execute(tx)
    await sql`insert into text_indexes (name, layout) values (${nameOf(all, newest, 1)}, ${newest.version}) on conflict do nothing`.execute(
      tx,
    )
  })
}

/** One more index of the newest layout, to take the place of the one that is asked. @returns its name; null: one is being filled already */
export async function renewTexts(db: Database, all: TextIndexes): Promise<string | null> {
  const [newest] = all.layouts
  return db.transaction().execute(async tx => {
    await sql`lock table text_indexes in share row exclusive mode`.execute(tx)
    const { rows } = await sql<{ name: string; isWaiting: boolean }>`
      select name, asked_at is null as "isWaiting" from text_indexes`.execute(tx)
    if (rows.some(({ isWaiting }) => isWaiting)) return null
    const taken = new Set(rows.map(({ name }) => name))
    for (let n = 1; ; n++) {
      const name = nameOf(all, newest, n)
      if (taken.has(name)) continue
      await sql`insert into text_indexes (name, layout) values (${name}, ${newest.version})`.execute(tx)
      return name
    }
  })
}

/** No index beside the database: nothing is noted any more. */
export async function endTextIndexes(db: Database): Promise<void> {
  await sql`with gone as (delete from text_indexes) delete from text_index_changes`.execute(db)
}

/**
 * One step of a worker: an index that is whole takes the place of the one that is asked, once comparing it with the database finds no difference (the database answers for
 * changes that still wait for it); one that was left a day ago goes. @returns whether something was changed
 */
export async function processTextIndexes(db: Database, all: TextIndexes): Promise<boolean> {
  const { rows } = await sql<Row>`
    select name, layout from text_indexes where filled_at is not null and asked_at is null order by made_at limit 1`.execute(
    db,
  )
  const next = rows[0] && knownIndex(all, rows[0])
  if (next) {
    const { missing, surplus } = await compareTexts(db, next, { repair: true })
    if (missing + surplus === 0) return takePlace(db, next.name)
  }
  return forgetLeft(db, all)
}

/** The day of the way back. */
const keptAfter = '24 hours'

/** In one act: from here on this one is asked. */
async function takePlace(db: Database, name: string): Promise<boolean> {
  return db.transaction().execute(async tx => {
    await sql`lock table text_indexes in share row exclusive mode`.execute(tx)
    await sql`update text_indexes set left_at = now() where asked_at is not null and left_at is null and name <> ${name}`.execute(
      tx,
    )
    const { numAffectedRows } = await sql`
      update text_indexes set asked_at = now(), left_at = null where name = ${name} and filled_at is not null`.execute(
      tx,
    )
    return numAffectedRows === 1n
  })
}

/** The one that was asked before is asked again; the one that is asked now is left. @returns its name; null: there is none */
export async function goBackTexts(db: Database): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from text_indexes where left_at is not null and filled_at is not null order by left_at desc limit 1`.execute(
    db,
  )
  const [before] = rows
  return before && (await takePlace(db, before.name)) ? before.name : null
}

async function forgetLeft(db: Database, { client }: TextIndexes): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from text_indexes where left_at < now() - ${keptAfter}::interval`.execute(db)
  for (const { name } of rows) {
    await removeParts({ client, name })
    await sql`delete from text_indexes where name = ${name} and left_at is not null`.execute(db)
  }
  if (rows.length > 0)
    await sql`delete from text_index_changes where written @> (select array_agg(name) from text_indexes)`.execute(db)
  return rows.length > 0
}
