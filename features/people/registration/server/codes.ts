/**
 * Codes of six digits that a mail brings to an address: five minutes, five tries, the newest alone counts, and it serves once. One a minute and ten a day
 * for an address, a hundred an hour for who asks; at fifty tries a day a code is guessed once in fifty years.
 */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import type { Database, SecretBox, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { codeDigits, codeMinutes } from '../contract.ts'

export type CodePurpose = 'password' | 'register'

export interface CodeRequest {
  purpose: CodePurpose
  address: string
  /** Network address, as limits count it. */
  network: string
}

const secondsBetween = 60
const mostADay = 10
const mostAnHourOfNetwork = 100
const mostTries = 5

export interface Spent {
  /** Seconds since the last one for this address; null: there is none of today. */
  sinceLast: number | null
  today: number
  /** Of the network address, within the hour. */
  ofNetwork: number
}

/** Pure. Seconds until another code may be asked for; 0: now. */
export function secondsToWait({ sinceLast, today, ofNetwork }: Spent): number {
  if (today >= mostADay || ofNetwork >= mostAnHourOfNetwork) return 3_600
  return sinceLast === null ? 0 : Math.max(0, Math.ceil(secondsBetween - sinceLast))
}

export interface Codes {
  /** Within a transaction that also puts in the mail. @throws tooMany */
  make(tx: Tx, request: CodeRequest): Promise<string>
  /** Spends a try, also of a wrong one. @returns what `use` takes; undefined: it is wrong, too old, used, or there were too many tries */
  check(db: Database, requested: { purpose?: CodePurpose; address: string; code: string }): Promise<string | undefined>
  /** False when somebody was faster. */
  use(tx: Tx, id: string): Promise<boolean>
}

/** Everybody who asks for one address, or from one network, stands in one line, so that none is counted past. */
const asking = 74_200_420

export function codesOf(secretBox: SecretBox): Codes {
  const hashOf = (purpose: string, address: string, code: string) =>
    secretBox.nameOf('mailed code', purpose, address, code)
  return {
    async make(tx, { purpose, address, network }) {
      await sql`select pg_advisory_xact_lock(${asking}, hashtext(n)) from unnest(${[network, address]}::text[]) n`.execute(
        tx,
      )
      const { rows } = await sql<Spent>`
        select extract(epoch from now() - max(created_at) filter (where address = ${address}))::float8 as "sinceLast",
          count(*) filter (where address = ${address})::int as today,
          count(*) filter (where network = ${network} and created_at > now() - interval '1 hour')::int as "ofNetwork"
        from mailed_codes where (address = ${address} or network = ${network}) and created_at > now() - interval '1 day'`.execute(
        tx,
      )
      const seconds = rows[0] ? secondsToWait(rows[0]) : 0
      if (seconds > 0) throw refuse('tooMany', 'platform.tooMany', { seconds })
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
      await sql`
        insert into mailed_codes (purpose, address, network, hash, expires_at)
        values (${purpose}, ${address}, ${network}, ${hashOf(purpose, address, code)}, now() + ${codeMinutes} * interval '1 min')`.execute(
        tx,
      )
      return code
    },
    async check(db, { purpose, address, code }) {
      // The try is spent before the code is looked at, so that a thousand at the same moment are still five.
      const { rows } = await sql<{ id: string; purpose: string; hash: string }>`
        update mailed_codes c set tries = c.tries + 1
        from (select id from mailed_codes where address = ${address} and (${purpose ?? null}::text is null or purpose = ${purpose ?? null})
          order by created_at desc, id desc limit 1) newest
        where c.id = newest.id and c.tries < ${mostTries} and c.used_at is null and c.expires_at > now()
        returning c.id::text, c.purpose, c.hash`.execute(db)
      const [found] = rows
      if (!found) return undefined
      const given = Buffer.from(hashOf(found.purpose, address, code))
      return timingSafeEqual(Buffer.from(found.hash), given) ? found.id : undefined
    },
    async use(tx, id) {
      const { numAffectedRows } = await sql`
        update mailed_codes set used_at = now() where id = ${id}::bigint and used_at is null`.execute(tx)
      return numAffectedRows === 1n
    },
  }
}

/** A day: by so much they are counted. */
export const purgeCodes = async (db: Database): Promise<void> =>
  void (await sql`delete from mailed_codes where created_at < now() - interval '1 day'`.execute(db))
