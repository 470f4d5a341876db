/** What other minutes of a level would have meant for crises that were. Nothing is changed. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type crisis as calls, type TriedLevel, triedCrises } from '../../contract.ts'
import { outcomeOf } from './outcome.ts'
import { type ClockRow, clockColumns, rulesOf } from './rows.ts'
import { dueOf } from './steps.ts'

type Tried = z.output<typeof calls.tryLevel.body>
type Row = ClockRow & { name: string; crisisStartedAt: Date; endedAt: Date | null }

/** Of their present chapters, the newest first. */
export async function tryLevel(scope: Scope, { id: level, clocks, workdays }: Tried): Promise<TriedLevel[]> {
  const { orgId, db, now } = scope
  const { rows } = await sql<Row>`
    select ${clockColumns}, r.name, r.started_at as "crisisStartedAt", c.ended_at as "endedAt" from (
      select * from crises where org_id = ${orgId} and level = ${level} and started_at is not null and not drill and binned_at is null
      order by started_at desc, id desc limit ${triedCrises}) r
    join crisis_clocks c on c.org_id = r.org_id and c.crisis_id = r.id and c.chapter = r.chapter
    order by r.started_at desc, r.id desc, c.starts_at, c.id limit 1000`.execute(db)
  const tried = new Map<number, TriedLevel>()
  for (const row of rows) {
    const { crisisId, name, crisisStartedAt, kind, round, startsAt, minutes, dueAt, paused, state, endedAt } = row
    const doneAt = state === 'done' ? endedAt : null
    const until = state === 'over' && endedAt ? endedAt : now
    const limitOf = (due: Date | null) => ({
      dueAt: due?.toISOString() ?? null,
      outcome: outcomeOf(due, doneAt, until),
    })
    const other = clocks[kind]
    const otherDue =
      other === null ? null : dueOf({ startsAt, minutes: other, paused }, await rulesOf(scope, workdays, startsAt))
    const crisis = tried.get(crisisId) ?? { crisisId, name, startedAt: crisisStartedAt.toISOString(), clocks: [] }
    crisis.clocks.push({
      ...{ kind, round, startsAt: startsAt.toISOString(), endedAt: doneAt?.toISOString() ?? null },
      ...{ before: limitOf(minutes === null ? null : dueAt), after: limitOf(otherDue) },
    })
    tried.set(crisisId, crisis)
  }
  return [...tried.values()]
}
