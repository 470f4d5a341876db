/** What the steps of a crisis do to its clocks, within their transaction. */
import { cancelThread } from '@guanlan/features/workspace/notifications/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ClockKind, type CrisisAct, type CrisisLevel, type Status, underWay } from '../../contract.ts'
import { levelOf } from '../levels/levels.ts'
import { clocksOf, insertClock, keyOfClock, type Place, purpose, refitClock, threadOf } from './rows.ts'

/** The crisis as it is after the step. */
interface Followed {
  id: number
  level: CrisisLevel
  status: Status
}

export async function clocksAfterStep(scope: Scope, crisis: Followed, act: CrisisAct | string): Promise<void> {
  if (act === 'start' || (act === 'changeLevel' && underWay.includes(crisis.status))) await fitClocks(scope, crisis)
  if (act === 'check' || act === 'track') await endClocks(scope, crisis.id, ['acknowledge'], 'done')
  if (act === 'close' || act === 'revoke' || act === 'delete') await endAllClocks(scope, crisis.id)
}

/** To the minutes of the level, from the original start: a raised level shortens what runs. */
async function fitClocks(scope: Scope, { id, level, status }: Followed): Promise<void> {
  const { clocks: minutesOf, workdays } = await levelOf(scope, level)
  const clocks = await clocksOf(scope, id)
  const { rows } = await sql<{ startedAt: Date | null }>`
    select started_at as "startedAt" from crises where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  const startedAt = rows[0]?.startedAt ?? scope.now
  const published = clocks.filter(clock => isStatement(clock.kind) && clock.state === 'done')
  for (const kind of ['acknowledge', 'report', 'statement', 'next'] as const) {
    const minutes = minutesOf[kind]
    const known = clocks.filter(clock => clock.kind === kind)
    const alive = known.filter(({ state }) => state === 'running' || state === 'paused')
    if (minutes === null) {
      if (alive.length > 0) await endClocks(scope, id, [kind], 'over')
    } else if (alive.length > 0) {
      for (const clock of alive) await refitClock(scope, clock, { minutes, workdays })
    } else if (kind === 'next') {
      if (published.length > 0) await startNext(scope, id, { minutes, workdays })
    } else if (kind === 'acknowledge' && status !== 'started') {
      // Somebody has looked into it already.
    } else if (known.length === 0) {
      await insertClock(scope, id, { kind, round: 0, startsAt: startedAt, minutes, workdays })
    } else if (known.some(({ state }) => state === 'over')) {
      await sql`
        update crisis_clocks set state = 'running', ended_at = null, ended_by = null
        where org_id = ${scope.orgId} and crisis_id = ${id} and id = any(${known.map(clock => clock.id)}::int[]) and state = 'over'`.execute(
        scope.db,
      )
      for (const clock of known) await refitClock(scope, clock, { minutes, workdays })
    }
  }
}

const isStatement = (kind: ClockKind): boolean => kind === 'statement' || kind === 'next'

/** From the last statement on. */
async function startNext(place: Place, crisisId: number, limit: { minutes: number; workdays: boolean }): Promise<void> {
  const done = (await clocksOf(place, crisisId)).filter(({ kind }) => isStatement(kind))
  const { rows } = await sql<{ at: Date | null }>`
    select max(c.ended_at) as at from crisis_clocks c where c.org_id = ${place.orgId} and c.state = 'done' and c.id = any(${done.map(({ id }) => id)}::int[])`.execute(
    place.db,
  )
  await insertClock(place, crisisId, {
    kind: 'next',
    round: done.filter(({ kind }) => kind === 'next').length,
    startsAt: rows[0]?.at ?? place.now,
    ...limit,
  })
}

/**
 * A statement of the crisis was published: its clock ends, that of the next one starts. The crisis is locked by whoever publishes.
 * Where the level has no limit for statements, the moment is kept all the same.
 */
export async function statementPublished(scope: Scope, crisisId: number): Promise<void> {
  const { orgId, userId, db, now } = scope
  const { rows } = await sql<{ level: CrisisLevel; chapter: number; startedAt: Date | null }>`
    select level, chapter, started_at as "startedAt" from crises where org_id = ${orgId} and id = ${crisisId}`.execute(
    db,
  )
  const [crisis] = rows
  if (!crisis) return
  const ended = await endClocks(scope, crisisId, ['statement', 'next'], 'done')
  if (ended === 0)
    await sql`
      insert into crisis_clocks (org_id, crisis_id, chapter, kind, starts_at, state, ended_at, ended_by)
      values (${orgId}, ${crisisId}, ${crisis.chapter}, 'statement', ${crisis.startedAt ?? now}::timestamptz, 'done', ${now}::timestamptz, ${userId}::int)
      on conflict (org_id, crisis_id, chapter, kind, round) do update set state = 'done', ended_at = excluded.ended_at, ended_by = excluded.ended_by
      where crisis_clocks.state = 'over'`.execute(db)
  const { clocks, workdays } = await levelOf(scope, crisis.level)
  if (clocks.next !== null) await startNext(scope, crisisId, { minutes: clocks.next, workdays })
}

/** What waits of them is not sent any more. @returns how many ran or were paused */
export async function endClocks(
  { orgId, db, now, userId = null }: Place & { userId?: number | null },
  crisisId: number,
  kinds: readonly ClockKind[],
  state: 'done' | 'over',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update crisis_clocks set state = ${state}, ended_at = ${now}::timestamptz, ended_by = ${userId}::int, tell_at = null
    where org_id = ${orgId} and crisis_id = ${crisisId} and kind = any(${[...kinds]}::text[]) and state in ('running', 'paused') returning id`.execute(
    db,
  )
  for (const { id } of rows) await cancelThread({ orgId, db }, threadOf(crisisId), { purpose, once: keyOfClock(id) })
  return rows.length
}

/** The crisis is over: nothing of it speaks again. */
export async function endAllClocks(place: Place & { userId?: number | null }, crisisId: number): Promise<void> {
  await endClocks(place, crisisId, ['acknowledge', 'report', 'statement', 'next'], 'over')
  await cancelThread(place, threadOf(crisisId), { purpose })
}
