/**
 * Seals what was committed since the seal before. A transaction may commit after a later one was sealed, so that it is looked for rows that no seal
 * covers from an hour before on: no transaction of the product lasts as long.
 */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { hashOfAct, hashOfRow, hashOfSeal, hashOfStep, momentOf } from './hash.ts'

const perSeal = 20_000
export const lateness = sql`interval '1 hour'`

export async function sealActs(db: Database): Promise<void> {
  while (await db.transaction().execute(sealNext));
}

/** @returns whether there is more */
async function sealNext(tx: Tx): Promise<boolean> {
  const { rows: free } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('guanlan.audit.seal')) as mine`.execute(tx)
  if (!free[0]?.mine) return false
  const { rows: newest } = await sql<{ number: string; hash: Buffer; reached: string }>`
    select number::text, hash, ${momentOf(sql`reached`)} as reached from audit_seals order by audit_seals.number desc limit 1`.execute(
    tx,
  )
  const before = newest[0]
  const number = String(BigInt(before?.number ?? 0) + 1n)
  const { rows: times } = await sql<{ now: string }>`select ${momentOf(sql`now()`)} as now`.execute(tx)
  const sealedAt = times[0]?.now ?? ''
  const { rows: acts } = await sql<{ id: string; hash: Buffer; at: string }>`
    with fresh as (
      select o.id, o.at, ${hashOfAct} as hash from operations o
      where o.at >= coalesce(${before?.reached ?? null}::timestamptz - ${lateness}, '-infinity') and not exists (select from sealed_acts s where s.id = o.id)
      order by o.at, o.id limit ${perSeal}
    ), kept as (insert into sealed_acts (id, seal, hash) select id, ${number}::bigint, hash from fresh)
    select id::text, hash, ${momentOf(sql`at`)} as at from fresh order by fresh.id`.execute(tx)
  const { rows: released } = await sql<{ id: string }>`
    with taken as (
      update released_acts set seal = ${number}::bigint
      where id = any(array(select id from released_acts where seal is null order by id limit ${perSeal})) returning id)
    select id::text from taken order by taken.id`.execute(tx)
  const { steps, reached: stepReached } = await sealSteps(tx, number)
  const { rows: releasedRows } = await sql<{ id: string }>`
    with taken as (
      update released_rows r set seal = ${number}::bigint
      from (select operation_id, step, hash from released_rows where seal is null order by operation_id, step, hash limit ${perSeal}) n
      where r.operation_id = n.operation_id and r.step = n.step and r.hash = n.hash returning r.operation_id, r.step, r.hash)
    select t.operation_id || '.' || t.step || '.' || encode(t.hash, 'hex') as id from taken t order by t.operation_id, t.step, t.hash`.execute(
    tx,
  )
  if (acts.length + released.length + steps.length + releasedRows.length === 0) return false
  const isMore = acts.length === perSeal
  const newestAt = acts.reduce((latest, { at }) => (at > latest ? at : latest), '')
  const reached = laterOf(before?.reached ?? '', isMore ? newestAt : sealedAt)
  const content = {
    number,
    sealedAt,
    reached,
    acts,
    released: released.map(({ id }) => id),
    steps,
    releasedRows: releasedRows.map(({ id }) => id),
  }
  const hash = hashOfSeal(before?.hash ?? Buffer.alloc(0), content)
  await sql`
    insert into audit_seals (number, sealed_at, reached, acts, hash, step_reached)
    values (${number}::bigint, ${sealedAt}::timestamptz, ${reached}::timestamptz, ${acts.length}, ${hash}, ${stepReached}::bigint)`.execute(
    tx,
  )
  return isMore || [released, steps, releasedRows].some(({ length }) => length === perSeal)
}

/** Steps up to here are sealed but for what commits late; SQL. */
export const oldestOpenStep = sql`coalesce((select max(step_reached) from audit_seals where sealed_at < now() - ${lateness}), 0)`

/** @returns `reached`: the newest of them, or as far as the seal before reached */
async function sealSteps(tx: Tx, number: string) {
  const { rows: steps } = await sql<{ id: string; hash: Buffer; step: string }>`
    with fresh as (
      select r.operation_id, r.step, array_agg(${hashOfRow} order by ${hashOfRow}) as hashes from operation_rows r
      where r.step > ${oldestOpenStep} and not exists (select from sealed_steps s where s.operation_id = r.operation_id and s.step = r.step)
      group by r.step, r.operation_id order by r.step, r.operation_id limit ${perSeal}
    ), sealed as (insert into sealed_steps (operation_id, step, seal, hashes) select operation_id, step, ${number}::bigint, hashes from fresh)
    select s.operation_id || '.' || s.step as id, s.step::text as step, ${hashOfStep} as hash from fresh s order by s.operation_id, s.step`.execute(
    tx,
  )
  const { rows } = await sql<{
    reached: string | null
  }>`select max(step_reached)::text as reached from audit_seals`.execute(tx)
  const reached = [rows[0]?.reached ?? '0', ...steps.map(({ step }) => step)].reduce((a, b) =>
    BigInt(b) > BigInt(a) ? b : a,
  )
  return { steps: steps.map(({ id, hash }) => ({ id, hash })), reached }
}

/** A clock that was put back does not open what was sealed. */
const laterOf = (one: string, other: string): string => (one > other ? one : other)
