/** One message of several incidents that nobody took up. */
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { sql } from 'kysely'
import type { Place } from '../sending/messages.ts'
import type { Addressee } from '../sending/receivers.ts'
import { type SummarisedIncident, summaryOf } from '../sending/summary.ts'
import { purpose, summaryThread } from '../sending/threads.ts'

export async function notifyUnacknowledged(
  place: Place,
  incidentIds: readonly number[],
  addressees: readonly Addressee[],
): Promise<void> {
  const { orgId, db, now } = place
  const { rows } = await sql<SummarisedIncident>`
    select id, warning_name as "warningName", title, level, articles, last_at as "lastAt", demonstration from warning_incidents
    where org_id = ${orgId} and id = any(${[...incidentIds]}::int[]) order by level nulls last, last_at desc, id desc`.execute(
    db,
  )
  for (const addressee of addressees)
    await enqueue(place, {
      purpose,
      thread: summaryThread,
      message: summaryOf(rows, { ...addressee, kind: 'unacknowledged', minutes: 0 }),
      receivers: [addressee.receiver],
      ...(addressee.restsUntil && { holdUntil: addressee.restsUntil }),
      decidedAt: now,
    })
  if (addressees.length > 0)
    await sql`
      update warning_incidents set messages = messages + ${addressees.length} where org_id = ${orgId} and id = any(${[...incidentIds]}::int[])`.execute(
      db,
    )
}
