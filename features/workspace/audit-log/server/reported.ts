/** What other programs and browsers report, kept as their word: who the session says, never whom the entry names. */
import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReportedOperation, ReportedSignIn, UseEvent } from '../contract.ts'

/** Of one minute; a program in a loop must not fill the database. */
const mostAMinute = 600

type Operation = z.output<typeof ReportedOperation>

export async function saveReported(
  { db, orgId, userId }: CallScope,
  entries: readonly Operation[],
  address: string,
): Promise<void> {
  const rows = entries.map(({ platform_code, operation_code, operation_name, userName }) => ({
    org_id: orgId,
    user_id: userId,
    platform: platform_code,
    code: operation_code,
    name: operation_name,
    detail: JSON.stringify(userName === undefined ? {} : { userName }),
    address,
  }))
  await db.insertInto('reported_entries').values(rows).execute()
}

export async function recordSignInElsewhere(
  db: Database,
  { platform_code, operation_code, ...reported }: z.output<typeof ReportedSignIn>,
  address: string,
): Promise<void> {
  await db
    .insertInto('reported_entries')
    .values({
      platform: platform_code,
      code: operation_code,
      name: reported.operation_name,
      detail: JSON.stringify(reported),
      address,
    })
    .execute()
}

/** Counted by day, organisation and person. */
export async function countUse(db: Database, event: z.output<typeof UseEvent>): Promise<void> {
  const { eventName, systemName, orgId = 0, createUser, userName, remark } = event
  await sql`
    insert into use_events as u (org_id, event, system, person, remark) values (${orgId}, ${eventName}, ${systemName}, ${createUser || userName}, ${remark})
    on conflict (org_id, day, event, system, person) do update set times = u.times + 1, remark = excluded.remark`.execute(
    db,
  )
}

/** Lets other programs write: by the token of the installation, and so many a minute. */
export function writersDoor(token: string | null) {
  let minute = 0
  let written = 0
  return (now: Date, sent: string): void => {
    if (token === null || !isSame(token, sent)) throw refuse('forbidden', 'auditLog.logToken')
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) [minute, written] = [current, 0]
    if (++written > mostAMinute) throw refuse('tooMany', 'platform.tooMany', { seconds: 60 })
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
