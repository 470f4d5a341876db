/**
 * What the workers do: give timers their next moment and begin the runs that are due. All state is in rows that others skip: any number of workers
 * begin a run once, and one that is killed leaves nothing half done. A run itself is a task (run.ts).
 */

import { calendarOf } from '@guanlan/features/people/address-book/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { asOrganisation, type Database, scheduleMoments, startTask, type Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { beginRun, nameOfRun, planOf } from './begin.ts'
import { isWorkingBy, turnAt } from './due.ts'
import { type StoredTimer, scheduleOf } from './timers.ts'

type Scheduled = StoredTimer & { orgId: number; id: number; version: number; zone: string; savedBy: number | null }
const columns = sql`t.org_id as "orgId", t.id, t.version, t.name, t.template as "templateId", t.monitor_ids as monitors, t.sentiments, t.filters,
  t.reference_period as "referencePeriod", t.frequency, t.weekdays, t.month_days as "monthDays", t.time, t.working_days as "workingDays", t.until, t.formats,
  t.member_ids as members, t.people_ids as people, t.groups, t.addresses, t.review_first as "reviewFirst", t.paused, t.locale, t.updated_by as "savedBy", o.time_zone as zone`

/** True: there may be more to do at once. */
export async function runTimers(db: Database, now = new Date()): Promise<boolean> {
  await giveTurns(db, now)
  return db.transaction().execute(tx => takeDue(tx, now))
}

/** Timers that were added, changed or taken back, and those of an organisation whose clock or working days may have changed, get their next moment. */
async function giveTurns(db: Database, now: Date): Promise<void> {
  await sql`delete from report_timer_turns u using report_timers t where t.org_id = u.org_id and t.id = u.timer_id and t.paused`.execute(
    db,
  )
  const { rows } = await sql<Scheduled>`
    select ${columns} from report_timers t join ${organisationRows} o on o.id = t.org_id and o.enabled
    left join report_timer_turns u on u.org_id = t.org_id and u.timer_id = t.id
    where not t.paused and (u.version is distinct from t.version or u.zone <> o.time_zone
      or (t.working_days and u.next_at > ${now} and u.made_at < ${now}::timestamptz - interval '10 minutes'))
    order by t.org_id, t.id limit 1000`.execute(db)
  for (const timer of rows) {
    const isWorking = isWorkingBy(await calendarOf({ orgId: timer.orgId, db: db as never, now }))
    const [next] = scheduleMoments(scheduleOf(timer), { zone: timer.zone, after: now, count: 1, isWorking })
    await sql`
      insert into report_timer_turns as u (org_id, timer_id, version, zone, made_at, next_at)
      select t.org_id, t.id, ${timer.version}, ${timer.zone}, ${now}, ${orNever(next)} from report_timers t where t.org_id = ${timer.orgId} and t.id = ${timer.id} for key share
      on conflict (org_id, timer_id) do update
        set version = excluded.version, zone = excluded.zone, made_at = excluded.made_at, next_at = excluded.next_at`.execute(
      db,
    )
  }
}

const orNever = (moment: Date | null | undefined): RawBuilder<unknown> =>
  sql`coalesce(${moment ?? null}::timestamptz, 'infinity')`

async function takeDue(db: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Scheduled & { nextAt: Date }>`
    select ${columns}, u.next_at as "nextAt" from report_timer_turns u
    join report_timers t on t.org_id = u.org_id and t.id = u.timer_id and t.version = u.version and not t.paused
    join ${organisationRows} o on o.id = t.org_id and o.enabled and o.time_zone = u.zone
    where u.next_at <= ${now} order by u.next_at, u.org_id, u.timer_id limit 1 for update of u skip locked`.execute(db)
  const [timer] = rows
  if (!timer) return false
  const { orgId, zone, savedBy } = timer
  const isWorking = isWorkingBy(await calendarOf({ orgId, db, now }))
  const { dueAt, next } = turnAt(scheduleOf(timer), { zone, isWorking, dueAt: timer.nextAt, now })
  await sql`
    update report_timer_turns set next_at = ${orNever(next)}, made_at = ${now} where org_id = ${orgId} and timer_id = ${timer.id}`.execute(
    db,
  )
  if (dueAt)
    await asOrganisation(db, orgId, () =>
      beginRun(
        {
          ...{ orgId, userId: null, db, now },
          start: (job, input, options) =>
            startTask({ orgId, userId: null, db, actsFor: savedBy }, job, input, null, options),
        },
        {
          ...{ timerId: timer.id, kind: 'timed', dueAt, reportId: null },
          name: nameOfRun(timer, zone, dueAt),
          plan: planOf(timer, dueAt),
        },
      ),
    )
  return true
}

/** Records are kept as long as those of what was sent. */
export async function purgeReportRuns(db: Database): Promise<void> {
  await sql`delete from report_runs where created_at < now() - interval '13 months'`.execute(db)
}
