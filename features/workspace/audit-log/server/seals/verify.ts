/** Holds the record against its seals, and names what does not fit. Reads only. */
import type { Database } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { hashOfAct, hashOfSeal, momentOf } from './hash.ts'
import { lateness } from './seal.ts'

/** changed, missing, inserted: a row of operations, by its number. broken: a seal that does not fit its rows or the seal before. */
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
      const isNext = BigInt(seal.number) === BigInt(previous.number) + 1n
      const fits = isNext && hashOfSeal(previous.hash, { ...seal, acts }).equals(seal.hash)
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

async function named(db: Database, kind: Fault['kind'], found: RawBuilder<unknown>): Promise<Fault[]> {
  const { rows } = await sql<Omit<Fault, 'kind'>>`
    select f.number::text, coalesce(${momentOf(sql`f.at`)}, '') as at, f.what from (${found}) f order by f.number limit ${mostNamed}`.execute(
    db,
  )
  return rows.map(row => ({ kind, ...row }))
}
