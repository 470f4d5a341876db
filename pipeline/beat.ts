/** Says every minute that articles are taken through, so that charts know later when they were not. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Milliseconds between two beats of a worker. */
export const beatMs = 60_000
/** A pause up to this long belongs to one stretch: a restart is no standstill. */
const longestPause = '5 minutes'

/** Workers beat alike: whoever comes first begins a stretch, the others lengthen it. */
export async function beat(db: Database): Promise<void> {
  const { rows } = await sql`
    update running_stretches set beaten_at = now()
    where begun_at = (select max(begun_at) from running_stretches) and beaten_at > now() - ${longestPause}::interval returning 1`.execute(
    db,
  )
  if (rows.length > 0) return
  await sql`insert into running_stretches (begun_at, beaten_at) values (now(), now()) on conflict do nothing`.execute(
    db,
  )
  await sql`delete from running_stretches where beaten_at < now() - interval '13 months'`.execute(db)
}
