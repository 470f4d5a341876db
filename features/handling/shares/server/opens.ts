/** The record of who opened a link: address and browser, by the minute. */
import { type Database, deviceOf, type LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Opener {
  address: string
  browser: string | null
}

export const openerOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Opener => ({
  address: request.ip,
  browser: deviceOf(request.headers),
})

export async function noteOpened(
  { orgId, objectId, db, now }: LinkScope,
  { address, browser }: Opener,
  outcome: 'succeeded' | 'wrongPassword',
): Promise<void> {
  await sql`
    insert into share_opens as o (org_id, share_id, minute, at, address, browser, outcome)
    values (${orgId}, ${objectId}, date_trunc('minute', ${now}::timestamptz), ${now}, ${address}::inet, ${browser}, ${outcome})
    on conflict (org_id, share_id, address, outcome, minute) do update set times = o.times + 1, at = excluded.at, browser = excluded.browser`.execute(
    db,
  )
}

/** 180 days, as sign-ins. */
export const purgeOpens = async (db: Database): Promise<void> =>
  void (await sql`delete from share_opens where at < now() - interval '180 days'`.execute(db))
