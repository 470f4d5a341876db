import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Limits of today that were nearly or wholly used since then, as administrators were told. */
export async function marksOfLimits(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  since: Date,
  most: number,
): Promise<{ quota: string; percent: number }[]> {
  const { rows } = await sql<{ quota: string; percent: number }>`
    select m.quota, max(m.percent)::int as percent from quota_marks m join org_limits l on l.org_id = m.org_id and l.quota = m.quota and l.most = m.most
    where m.org_id = ${orgId} and m.noted_at >= ${since}::timestamptz group by m.quota order by percent desc, m.quota limit ${most}`.execute(
    db,
  )
  return rows
}
