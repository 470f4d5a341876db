/** What people do with incidents. Who takes one up ends what waits to be sent of it. */

import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { IncidentAct } from '../../contract.ts'
import { cancelMessages } from '../sending/messages.ts'
import { idsOfChosen } from './read.ts'

export async function actOnIncidents(
  scope: Scope,
  { state, note, ...chosen }: IncidentAct,
): Promise<{ changed: number }> {
  const { orgId, db, userId, now } = scope
  const ids = await idsOfChosen(scope, chosen)
  const isOpen = state === 'open'
  const isOver = state === 'done' || state === 'falseAlarm'
  const { rows } = await sql<{ id: number }>`
    update warning_incidents set state = ${state}, note = coalesce(${note}, note), version = version + 1, updated_at = ${now}, updated_by = ${userId},
      taken_by = case when ${isOpen} then null else coalesce(taken_by, ${userId}) end, taken_at = case when ${isOpen} then null else coalesce(taken_at, ${now}) end,
      taken_by_name = case when ${isOpen} then null else taken_by_name end, closed_at = case when ${isOver} then ${now}::timestamptz end
    where org_id = ${orgId} and purpose = 'warning' and id = any(${[...ids]}::int[]) and (state <> ${state} or note <> coalesce(${note}, note))
    returning id`.execute(db)
  if (rows.length === 0) await requireAny(scope, ids)
  if (!isOpen) for (const { id } of rows) await cancelMessages(scope, id)
  return { changed: rows.length }
}

async function requireAny({ orgId, db }: Scope, ids: readonly number[]): Promise<void> {
  const { rows } =
    await sql`select 1 from warning_incidents where org_id = ${orgId} and purpose = 'warning' and id = any(${[...ids]}::int[]) limit 1`.execute(
      db,
    )
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}
