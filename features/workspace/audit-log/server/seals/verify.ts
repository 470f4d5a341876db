/** Holds the record against its seals, and names what does not fit. Reads only. */
import type { Database } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { hashOfAct, hashOfRow, hashOfSeal, hashOfStep, momentOf } from './hash.ts'
import { lateness, oldestOpenStep } from './seal.ts'

/** changed, missing, inserted: an act or something that it changed, by the number of the act. broken: a seal that does not fit its rows or the seal before. */
export interface Fault {
  kind: 'changed' | 'missing' | 'inserted' | 'broken'
  number: string
  /** When the act was done, or when the seal was made. */
  at: string
  /** Who did what where, as far as the row says. */
  what: string
}
export interface Verified {
  seals: number
  acts: number
  /** Sealed rows that were let go lawfully. */
  released: number
  /** Hexadecimal, of the newest seal; empty: there is none. */
  head: string
  /** Of each kind a hundred at most. */
  faults: Fault[]
  /** Whether the chain goes through the hash that somebody kept; null: none was given. */
  hasKeptHead: boolean | null
}

const mostNamed = 100
const perPage = 500

/** @param keptHead of a run before, kept outside of the database: a chain that was made anew does not go through it */
export async function verifySeals(db: Database, keptHead: string | null = null): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const chain = await brokenSeals(tx as unknown as Database)
      const faults = [
        ...chain.broken,
        ...(await named(tx as unknown as Database, 'changed', changed)),
        ...(await named(tx as unknown as Database, 'missing', missing)),
        ...(await named(tx as unknown as Database, 'inserted', inserted)),
        ...(await named(tx as unknown as Database, 'changed', changedRows)),
        ...(await named(tx as unknown as Database, 'missing', missingRows)),
        ...(await named(tx as unknown as Database, 'inserted', insertedRows)),
      ]
      const { rows } = await sql<{ acts: number; released: number; head: string; kept: boolean }>`
      select (select count(*)::int from sealed_acts) as acts,
        (select count(*)::int from released_acts r where exists (select from sealed_acts s where s.id = r.id)) as released,
        coalesce((select encode(hash, 'hex') from audit_seals order by number desc limit 1), '') as head,
        exists (select from audit_seals where encode(hash, 'hex') = ${keptHead ?? ''}) as kept`.execute(tx)
      const { acts = 0, released = 0, head = '', kept: stored = false } = rows[0] ?? {}
      return { seals: chain.seals, acts, released, head, faults, hasKeptHead: keptHead === null ? null : stored }
    })
}

async function brokenSeals(db: Database): Promise<{ seals: number; broken: Fault[] }> {
  const broken: Fault[] = []
  let seals = 0
  let previous: { number: string; hash: Buffer } = { number: '0', hash: Buffer.alloc(0) }
  for (;;) {
    const { rows } = await sql<{
      number: string
      sealedAt: string
      reached: string
      hash: Buffer
      released: string[]
    }>`
      select s.number::text, ${momentOf(sql`s.sealed_at`)} as "sealedAt", ${momentOf(sql`s.reached`)} as reached, s.hash,
        array(select r.id::text from released_acts r where r.seal = s.number order by r.id) as released
      from audit_seals s where s.number > ${previous.number}::bigint order by s.number limit ${perPage}`.execute(db)
    for (const seal of rows) {
      const { rows: acts } = await sql<{ id: string; hash: Buffer }>`
        select id::text, hash from sealed_acts where seal = ${seal.number}::bigint order by sealed_acts.id`.execute(db)
      const { rows: steps } = await sql<{ id: string; hash: Buffer }>`
        select s.operation_id || '.' || s.step as id, ${hashOfStep} as hash from sealed_steps s where s.seal = ${seal.number}::bigint
        order by s.operation_id, s.step`.execute(db)
      const { rows: gone } = await sql<{ id: string }>`
        select operation_id || '.' || step || '.' || encode(hash, 'hex') as id from released_rows where seal = ${seal.number}::bigint
        order by operation_id, step, hash`.execute(db)
      const isNext = BigInt(seal.number) === BigInt(previous.number) + 1n
      const fits =
        isNext &&
        hashOfSeal(previous.hash, { ...seal, acts, steps, releasedRows: gone.map(({ id }) => id) }).equals(seal.hash)
      if (!fits && broken.length < mostNamed)
        broken.push({ kind: 'broken', number: seal.number, at: seal.sealedAt, what: `${acts.length} acts` })
      previous = seal
      seals++
    }
    if (rows.length < perPage) return { seals, broken }
  }
}

const whatOf = sql`concat_ws(' ', o.code, 'by person ' || o.user_id, 'in organisation ' || o.org_id, 'on ' || o.subject)`

const changed = sql`
  select o.id as number, o.at, ${whatOf} as what from sealed_acts s join operations o on o.id = s.id where s.hash <> ${hashOfAct}`
const missing = sql`
  select s.id as number, l.sealed_at as at, 'sealed in seal ' || s.seal as what from sealed_acts s left join audit_seals l on l.number = s.seal
  where not exists (select from operations o where o.id = s.id) and not exists (select from released_acts r where r.id = s.id)`
const inserted = sql`
  select o.id as number, o.at, ${whatOf} as what from operations o
  where not exists (select from sealed_acts s where s.id = o.id) and o.at < (select max(reached) from audit_seals) - ${lateness}`

const placeOf = (row: string, count: string) => sql.raw(`${count} || ' rows of step ' || ${row}.step`)
/** Rows that are there now, by step. */
const present = sql`
  select r.operation_id, r.step, min(o.at) as at, array_agg(${hashOfRow}) as hashes from operation_rows r left join operations o on o.id = r.operation_id
  group by r.operation_id, r.step`
const changedRows = sql`
  select s.operation_id as number, p.at, ${placeOf('s', 'cardinality(p.hashes)')} as what from sealed_steps s join (${present}) p using (operation_id, step)
  where not p.hashes <@ s.hashes`
const missingRows = sql`
  select s.operation_id as number, l.sealed_at as at, ${placeOf('s', 'cardinality(s.hashes)')} as what
  from sealed_steps s left join (${present}) p using (operation_id, step) left join audit_seals l on l.number = s.seal
  where coalesce(p.hashes, '{}') <@ s.hashes and cardinality(s.hashes) > coalesce(cardinality(p.hashes), 0)
    and not s.hashes <@ (coalesce(p.hashes, '{}') || array(select r.hash from released_rows r where r.operation_id = s.operation_id and r.step = s.step))`
const insertedRows = sql`
  select p.operation_id as number, p.at, ${placeOf('p', 'cardinality(p.hashes)')} as what from (${present}) p
  where p.step <= ${oldestOpenStep} and not exists (select from sealed_steps s where s.operation_id = p.operation_id and s.step = p.step)`

async function named(db: Database, kind: Fault['kind'], found: RawBuilder<unknown>): Promise<Fault[]> {
  const { rows } = await sql<Omit<Fault, 'kind'>>`
    select f.number::text, coalesce(${momentOf(sql`f.at`)}, '') as at, f.what from (${found}) f order by f.number limit ${mostNamed}`.execute(
    db,
  )
  return rows.map(row => ({ kind, ...row }))
}
