/** One step of a crisis: its row is locked, so that of two people at once the second sees what the first did. */
import { refuse, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisAct, type CrisisLevel, isOver, isPossible, statusAfter } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { writeLine } from '../chronicle/lines.ts'
import { clocksAfterStep } from '../clocks/after-step.ts'
import { presetsAfterStep } from '../people/presets.ts'
import type { LockedCrisis } from '../records/lock.ts'
import { saveSetOfCrisis } from '../records/set.ts'

/** @throws a conflict that names the state and the act, in the language of whoever acts */
export function requirePossible({ locale }: Scope, { status }: LockedCrisis, act: CrisisAct): void {
  if (isPossible(act, status)) return
  if (act === 'delete') throw refuse('conflict', 'crisis.closeFirst')
  throw refuse('conflict', 'crisis.notNow', { state: say(strings[status], locale), act: say(strings[act], locale) })
}

interface Step {
  act: CrisisAct | 'create' | 'restore'
  reason?: string | null
  address?: string | undefined
  level?: CrisisLevel
  /** Columns that change besides. */
  set?: Readonly<Record<string, string | number | Date | null>>
}

/** The crisis after an act that was found possible, with its line of history and of the chronicle. */
export async function takeStep(
  scope: Scope,
  crisis: LockedCrisis,
  { act, reason = null, address, level = crisis.level, set = {} }: Step,
): Promise<void> {
  const { orgId, userId, db, now } = scope
  const status = act === 'create' || act === 'restore' ? crisis.status : statusAfter(act, crisis.status)
  const startsAgain = act === 'start' && isOver(crisis.status)
  const chapter = crisis.chapter + (startsAgain ? 1 : 0)
  const columns: Record<string, unknown> = {
    status,
    level,
    chapter,
    ...(act === 'start' && { started_at: now, closed_at: null }),
    ...(isOver(status) && !isOver(crisis.status) && { closed_at: now }),
    ...set,
  }
  const assigned = sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`
    update crises set ${assigned}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${crisis.id}`.execute(db)
  await sql`
    insert into crisis_changes (org_id, crisis_id, chapter, at, by_user, act, from_status, to_status, from_level, to_level, reason, address)
    values (${orgId}, ${crisis.id}, ${chapter}, ${now}::timestamptz, ${userId}::int, ${act}, ${act === 'create' ? null : crisis.status}, ${status},
      ${act === 'create' ? null : crisis.level}::smallint, ${level}::smallint, ${reason || null}, ${address ?? null})`.execute(
    db,
  )
  await saveSetOfCrisis(scope, crisis.id)
  await writeLine(scope, {
    crisisId: crisis.id,
    kind: 'change',
    sentence:
      act === 'changeLevel'
        ? { key: 'lineLevel', values: { from: `@level${crisis.level}`, to: `@level${level}`, reason: reason ?? '' } }
        : reason
          ? { key: 'lineStepBecause', values: { act: `@${act}`, state: `@${status}`, reason } }
          : { key: 'lineStep', values: { act: `@${act}`, state: `@${status}` } },
  })
  await presetsAfterStep(scope, { id: crisis.id, level, status }, act)
  await clocksAfterStep(scope, { id: crisis.id, level, status }, act)
}
