import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** What was taken away can be brought back for 30 days. */
export async function purgeRemovedTests(system: Database): Promise<void> {
  await sql`delete from recall_tests where removed_at < now() - interval '30 days'`.execute(system)
}
