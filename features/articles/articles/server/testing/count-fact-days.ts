import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { countedDays, processFactDays } from '../fact-days/save-days.ts'

/** No article of a test is older. */
const days = 20

/** Counts every day that has something. Those before are noted as counted: they are 165 for each organisation, and hold nothing. */
export async function countFactDays(db: Database, now: Date): Promise<void> {
  await sql`
    insert into fact_day_progress (org_id, newest, oldest)
    select id, ${now}::date - ${days}::int, ${now}::date - ${countedDays + 5}::int from organisations on conflict do nothing`.execute(
    db,
  )
  while (await processFactDays(db, now)) {}
}
