/** Holds the index against the database, id by id; what differs is brought to it as a change is. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { othersOf } from './follow.ts'
import { askPaced } from './pace.ts'
import type { TextIndex } from './parts.ts'

const atOnce = 10_000

export interface Difference {
  /** Articles of the database that the index lacks. */
  missing: number
  /** Articles of the index that the database does not have. */
  surplus: number
}

/** @param repair differing articles are noted as changed, which brings them in order */
export async function compareTexts(
  db: Database,
  index: TextIndex,
  { repair }: { repair: boolean },
): Promise<Difference> {
  const difference = { missing: 0, surplus: 0 }
  const { rows } = await sql`select from text_indexes where name = ${index.name} and filled_at is not null`.execute(db)
  if (rows.length === 0) return difference
  for (let above = 0; ; ) {
    const ours = await ofDatabase(db, above)
    const to = ours.length < atOnce ? Number.MAX_SAFE_INTEGER : (ours.at(-1) ?? 0)
    const theirs = await ofIndex(index, above, to)
    const noted = await notedBetween(db, index, above, to)
    const missing = ours.filter(id => !theirs.has(id) && !noted.has(id))
    const known = new Set(ours)
    const surplus = [...theirs].filter(id => !known.has(id) && !noted.has(id))
    difference.missing += missing.length
    difference.surplus += surplus.length
    if (repair && missing.length + surplus.length > 0) await note(db, index, [...missing, ...surplus])
    if (ours.length < atOnce) return difference
    above = to
  }
}

async function ofDatabase(db: Database, above: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from articles where id > ${above} order by id limit ${atOnce}`.execute(db)
  return rows.map(row => row.id)
}

async function ofIndex({ client, name }: TextIndex, above: number, to: number): Promise<Set<number>> {
  const ids = new Set<number>()
  for (let after = above; ; ) {
    const search = {
      index: name,
      allow_partial_search_results: false,
      body: {
        query: { range: { id: { gt: after, lte: to } } },
        size: atOnce,
        _source: false,
        stored_fields: '_none_',
        sort: [{ id: 'asc' }],
      } as never,
    }
    const { body } = await askPaced(client, () => client.search(search))
    const hits = body.hits.hits as unknown as { sort: [number] }[]
    for (const { sort } of hits) ids.add(sort[0])
    const last = hits.at(-1)?.sort[0]
    if (hits.length < atOnce || last === undefined) return ids
    after = last
  }
}

/** Read last: what changed while both were read is on its way. */
async function notedBetween(db: Database, { name }: TextIndex, above: number, to: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct article_id as id from text_index_changes where article_id > ${above} and article_id <= ${to} and not (${name} = any(written))`.execute(
    db,
  )
  return new Set(rows.map(row => row.id))
}

const note = (db: Database, { name }: TextIndex, ids: readonly number[]) =>
  db.transaction().execute(async tx => {
    await sql`insert into text_index_changes (article_id, written) select unnest(${[...ids]}::bigint[]), ${othersOf(name)}`.execute(
      tx,
    )
    await sql`update text_indexes set repaired = repaired + ${ids.length} where name = ${name}`.execute(tx)
  })
