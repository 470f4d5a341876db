/** How much of each quota is used, noted several times a day, and the days that were noted. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { type Scope, withScope } from '../scope.ts'
import type { AnyServerHalf } from '../server-half.ts'
import { quotaUsageOf } from './quota-usage.ts'

/** An organisation is looked at again after so long. */
const everyHours = 6
const daysStored = 400
/** Organisations of one round, so that no process counts for long. */
const mostAtOnce = 50

/** Counts for organisations that were not looked at lately. @returns whether there may be more */
export async function noteQuotaCourse(
  { app, worker }: { app: Database; worker: Database },
  halves: readonly AnyServerHalf[],
): Promise<boolean> {
  const { rows: due } = await sql<{ id: number }>`
    select o.id from organisations o where o.enabled and o.rested_at is null
      and not exists (select from quota_course c where c.org_id = o.id and c.noted_at > now() - make_interval(hours => ${everyHours}))
    order by o.id limit ${mostAtOnce}`.execute(worker)
  for (const { id: orgId } of due)
    await withScope(app, { orgId }, async scope => {
      const usages = (await quotaUsageOf(scope, halves)).filter(({ used }) => used !== null)
      await note(
        scope,
        usages.map(({ quota, used }) => ({ quota, used: used ?? 0 })),
      )
    })
  return due.length === mostAtOnce
}

async function note(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  usages: readonly { quota: string; used: number }[],
): Promise<void> {
  // By its key, and of one organisation: nothing reads the whole table.
  await sql`
    delete from quota_course where org_id = ${orgId} and quota = any(${usages.map(({ quota }) => quota)}::text[]) and day < quota_day(${orgId}) - ${daysStored}::int`.execute(
    db,
  )
  await sql`
    insert into quota_course as c (org_id, quota, day, used)
    select ${orgId}::int, u.quota, quota_day(${orgId}), u.used from jsonb_to_recordset(${JSON.stringify(usages)}::jsonb) u (quota text, used bigint)
    on conflict (org_id, quota, day) do update set used = greatest(c.used, excluded.used), noted_at = now()`.execute(db)
}

export interface QuotaDay {
  quota: string
  /** Of the organisation, `YYYY-MM-DD`. */
  day: string
  used: number
}

/** The last days that were noted, by quota and day. */
export async function quotaCourseOf({ db, orgId }: { db: Tx; orgId: number }, days: number): Promise<QuotaDay[]> {
  const { rows } = await sql<QuotaDay>`
    select quota, day::text as day, used::float8 as used from quota_course
    where org_id = ${orgId} and day > quota_day(${orgId}) - ${days}::int order by quota, day`.execute(db)
  return rows
}

/** Acts of the last days in the record, by person, the busiest first. */
export async function actsOfPeople(
  { db, orgId }: { db: Tx; orgId: number },
  { days, most }: { days: number; most: number },
): Promise<{ name: string; acts: number }[]> {
  const { rows } = await sql<{ name: string; acts: number }>`
    select coalesce(actor_name(user_id), '#' || user_id) as name, count(*)::int as acts from operations
    where org_id = ${orgId} and user_id is not null and refused is null and at > now() - make_interval(days => ${days})
    group by user_id order by 2 desc, 1 limit ${most}`.execute(db)
  return rows
}
