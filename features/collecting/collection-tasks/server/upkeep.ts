/** Figures and marks are let go after 35 days. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function purgeOldFigures(db: Database): Promise<void> {
  await sql`delete from gather_hours where hour < now() - interval '35 days'`.execute(db)
  await sql`delete from gather_seen where at < now() - interval '35 days'`.execute(db)
  await sql`delete from gather_windows where until < now() - interval '1 day'`.execute(db)
}
