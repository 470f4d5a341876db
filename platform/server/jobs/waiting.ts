/** How much of one kind may wait for one person: what is taken and then runs for hours helps nobody, least of all who sent it. */
import { type Locale, mostWaiting, refuse, waitingQuota } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import type { Job } from './job.ts'

/** Any number, the same in every process. */
const counting = 72_020_120

interface Starter {
  orgId: number
  userId: number
  db: Tx
  locale?: Locale
}

/**
 * Counted by an index. Calls of one person that put work in go one after the other from here until their transactions end, so that fifty at
 * once do not all find room.
 * @throws a refusal that names the bound, and the one that waits longest
 */
export async function requireRoomToWait<Input>(
  { orgId, userId, db, locale = 'zh' }: Starter,
  { name, title, input }: Job<Input>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${counting}, hashtext(${`${orgId} ${userId}`}))`.execute(db)
  const { rows } = await sql<{ most: number; waiting: number; first: unknown }>`
    select coalesce((select most from org_limits where org_id = ${orgId} and quota = ${waitingQuota}), ${mostWaiting})::float8 as most,
      count(*)::int as waiting, (array_agg(input order by waiting_since, id))[1] as first
    from tasks where org_id = ${orgId} and user_id = ${userId} and kind = ${name} and state = 'waiting' and operation_id is not null`.execute(
    db,
  )
  const { most, waiting, first } = rows[0] ?? { most: mostWaiting, waiting: 0, first: null }
  if (waiting < most) return
  const known = input.safeParse(first)
  throw refuse('quota', 'platform.tooManyWaiting', {
    waiting,
    limit: most,
    first: known.success ? title(known.data, locale) : name,
  })
}
