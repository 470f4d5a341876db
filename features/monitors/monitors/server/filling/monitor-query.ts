/** What a monitor asks of stored articles. */
import type { StoredSearch } from '@guanlan/features/articles/articles/server/search'
import type { Tx } from '@guanlan/platform/server'
import { ruleOfText } from '../reading/read-rule.ts'

export interface MonitorQuery extends StoredSearch {
  /** Of the rule that asks. */
  version: number
}

/** Null: there is no such monitor any more, or it has no rule. Closed ones ask, too. */
export async function queryOfMonitor(
  db: Tx,
  { orgId, monitorId }: { orgId: number; monitorId: number },
): Promise<MonitorQuery | null> {
  const row = await db
    .selectFrom('monitors')
    .select(['rule', 'version', 'languages', 'regions', 'media_limit', 'media_members'])
    .where('org_id', '=', orgId)
    .where('id', '=', monitorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const rule = row?.rule ? await ruleOfText(row.rule) : null
  if (!row || !rule) return null
  return {
    rule,
    orgId,
    version: row.version,
    limits: {
      languages: row.languages,
      regions: row.regions,
      mediaLimit: row.media_limit,
      mediaMembers: row.media_members,
    },
  }
}
