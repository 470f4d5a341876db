/** Each answered call of a key spends one of the month and costs what `apiCharging` says of it; both are counted before, so that no n + 1st slips through. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, giveBackOfMonth, spendOfMonth } from '@guanlan/platform/server'
import { sql } from 'kysely'

export const monthlyCalls = 'dataApiCount'

interface CallingKey {
  id: number
  orgId: number
}

/** In one statement of its own: the row of the month is held for a moment, not for the length of the call. */
export const chargeKeys =
  (db: Database, addressesOf: (code: string) => readonly string[]) =>
  async (key: CallingKey, code: string): Promise<() => Promise<void>> => {
    const { rows } = await sql<{ day: string; fen: number }>`
      with allowed as (select (select most from org_limits where org_id = ${key.orgId} and quota = ${monthlyCalls}) as most),
      price as (select coalesce((select unit_price from api_charges where api = any(${[code, ...addressesOf(code)]}::text[]) order by id limit 1), 0) as fen),
      spent as (${spendOfMonth({ orgId: key.orgId, quota: monthlyCalls }, sql`(select most from allowed)`)})
      insert into api_uses as a (org_id, day, key_id, call, times, fen)
      select ${key.orgId}::int, quota_day(${key.orgId}), ${key.id}::int, ${code}, 1, price.fen from spent, price
      on conflict (org_id, day, key_id, call) do update set times = a.times + 1, fen = a.fen + excluded.fen
      returning day::text, (select fen::int from price) as fen`.execute(db)
    const [charged] = rows
    if (!charged) throw refuse('tooMany', 'apiKeys.monthOver', { seconds: await secondsOfMonth(db, key.orgId) })
    return () => giveBack(db, key, code, charged)
  }

async function giveBack(
  db: Database,
  { id, orgId }: CallingKey,
  code: string,
  { day, fen }: { day: string; fen: number },
): Promise<void> {
  await sql`
    with month as (${giveBackOfMonth({ orgId, quota: monthlyCalls }, day)})
    update api_uses set times = times - 1, fen = fen - ${fen}
    where org_id = ${orgId} and day = ${day}::date and key_id = ${id} and call = ${code} and times > 0`
    .execute(db)
    .catch(() => {}) // a database that is away takes more than this with it
}

async function secondsOfMonth(db: Database, orgId: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from (date_trunc('month', quota_day(${orgId})::timestamp) + interval '1 month') at time zone time_zone - now()))::int as seconds
    from ${organisationRows} o where id = ${orgId}`.execute(db)
  return rows[0]?.seconds ?? 60
}
