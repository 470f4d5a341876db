/** Clocks of a crisis as the room shows them, and what people do with them. */
import { cancelThread } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Clock, ClockAct } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { endClocks, statementPublished } from '../clocks/after-step.ts'
import { countedMinutes } from '../clocks/ends.ts'
import { type ClockRow, clockColumns, keyOfClock, purpose, refitClock, rulesOf, threadOf } from '../clocks/rows.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { isSeen } from '../records/visible.ts'

/** Of its chapter, in the order in which they began. */
export async function listClocks(scope: Scope, crisisId: number): Promise<Clock[]> {
  const { orgId, db, now } = scope
  const { rows: seen } = await sql<{ chapter: number }>`
    select r.chapter from crises r where ${isSeen(scope)} and r.id = ${crisisId}::int`.execute(db)
  if (!seen[0]) throw refuse('missing', 'crisis.missing')
  const { rows } = await sql<Clock>`
    select c.id, c.kind, ${isoOf('c.starts_at')} as "startsAt", c.minutes, ${isoOf('c.due_at')} as "dueAt", c.state,
      ${isoOf('c.paused_at')} as "pausedAt", c.pause_reason as "pauseReason", coalesce(member_name(c.paused_by), '#' || c.paused_by) as "pausedBy",
      ${isoOf('c.ended_at')} as "endedAt", coalesce(member_name(c.ended_by), '#' || c.ended_by) as "endedBy",
      coalesce(c.due_at < coalesce(c.ended_at, c.paused_at, ${now}::timestamptz), false) as late
    from crisis_clocks c where c.org_id = ${orgId} and c.crisis_id = ${crisisId}::int and c.chapter = ${seen[0].chapter}
    order by array_position(array['acknowledge', 'report', 'statement', 'next'], c.kind), c.round limit 200`.execute(db)
  return rows
}

/** @throws missing, closed, ended by somebody else meanwhile, a pause without a reason */
export async function actOnClock(scope: Scope, { id, act, reason }: z.output<typeof ClockAct>): Promise<Clock[]> {
  const { orgId, userId, db, now } = scope
  const { rows: found } = await sql<{ crisisId: number }>`
    select crisis_id as "crisisId" from crisis_clocks where org_id = ${orgId} and id = ${id}::int`.execute(db)
  if (!found[0]) throw refuse('missing', 'crisis.clockMissing')
  const crisis = await lockOpenCrisis(scope, found[0].crisisId)
  const { rows } = await sql<ClockRow>`
    select ${clockColumns} from crisis_clocks c where c.org_id = ${orgId} and c.id = ${id}::int for update`.execute(db)
  const clock = rows[0] as ClockRow
  const { kind, state } = clock
  const isAlive = state === 'running' || state === 'paused'
  const fits = {
    acknowledge: isAlive && kind === 'acknowledge',
    done: isAlive && kind !== 'acknowledge',
    pause: state === 'running',
    resume: state === 'paused',
  }
  if (!fits[act]) throw refuse('conflict', 'crisis.clockNotNow')
  if (act === 'pause') {
    if (reason === '') throw refuse('invalid', 'crisis.pauseReason', {}, 'reason')
    await sql`
      update crisis_clocks set state = 'paused', paused_at = ${now}::timestamptz, paused_by = ${userId}::int, pause_reason = ${reason} where org_id = ${orgId} and id = ${id}`.execute(
      db,
    )
    await cancelThread(scope, threadOf(crisis.id), { purpose, once: keyOfClock(id) })
  } else if (act === 'resume') {
    const rules = await rulesOf(scope, clock.workdays, clock.startsAt)
    const paused = clock.paused + countedMinutes(clock.pausedAt ?? now, now, rules)
    await sql`
      update crisis_clocks set state = 'running', paused_at = null, paused_by = null, pause_reason = null where org_id = ${orgId} and id = ${id}`.execute(
      db,
    )
    if (clock.minutes !== null)
      await refitClock(scope, clock, { minutes: clock.minutes, workdays: clock.workdays, paused })
  } else if (kind === 'statement' || kind === 'next') {
    await statementPublished(scope, crisis.id)
  } else {
    await endClocks(scope, crisis.id, [kind], 'done')
  }
  await writeLine(scope, {
    crisisId: crisis.id,
    kind: 'clock',
    sentence: { key: `lineClock_${act}`, values: { clock: `@clockName_${kind}`, reason } },
  })
  return listClocks(scope, crisis.id)
}
