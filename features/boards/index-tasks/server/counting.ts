/** Counting the days of an organisation's indices, as a task: after each of its midnights, and when an index is new or of something else. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import { type Database, job, type Scope, scopeOfSlice, startTask, withScope, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { screenStrings } from '../strings.ts'
import { storeNextStretch } from './stored-days.ts'

const countingDays = job({
  name: 'indexTasks.countDays',
  title: (_, locale) => say(screenStrings.countingDays, locale),
  input: z.object({}),
  ofOrganisation: true,
})
export const jobs = [countingDays]

/** One at a time counts what is missing. */
export const startCounting = ({ orgId, db }: Pick<Scope, 'orgId' | 'db'>): Promise<number> =>
  startTask({ orgId, userId: null, db }, countingDays, {}, null, { about: 'days' })

export const counting = work(countingDays, async of => {
  const isMore = await storeNextStretch(scopeOfSlice(of, 'zh'))
  return { cursor: isMore ? {} : null, done: isMore ? 1 : 0 }
})

/** For organisations with an index whose yesterday was not counted since their midnight. @returns how many */
export async function startDueCounting(db: Database, now = new Date()): Promise<number> {
  const today = sql`(${now}::timestamptz at time zone o.time_zone)::date`
  const { rows } = await sql<{ orgId: number }>`
    select distinct i.org_id as "orgId" from index_tasks i join ${organisationRows} o on o.id = i.org_id and o.rested_at is null
    where not exists (select from index_days d where d.org_id = i.org_id and d.index_id = i.id and d.day = ${today} - 1
      and (d.counted_at at time zone o.time_zone)::date >= ${today})`.execute(db)
  for (const { orgId } of rows) await withScope(db, { orgId, now }, startCounting)
  return rows.length
}
