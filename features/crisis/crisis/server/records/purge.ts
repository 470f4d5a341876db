/** What has lain in the bin for 30 days goes for good, with its articles' set. */
import { removeSets } from '@guanlan/features/articles/articles/server/facts'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const days = 30

export const purgeCrises = (db: Database): Promise<void> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ orgId: number; id: number }>`
      delete from crises where binned_at < now() - make_interval(days => ${days}) returning org_id as "orgId", id`.execute(
      tx,
    )
    await removeSets(
      tx,
      rows.map(row => ({ ...row, kind: 'crisis' as const })),
    )
  })
