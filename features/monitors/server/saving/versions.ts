/** Rules of a monitor as they are and as they were. */
import type { Rule } from '@guanlan/engine/rules'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import type { MonitorLimits } from '../limits.ts'
import { ruleOfText } from '../reading/read-rule.ts'

export interface RuleVersion {
  name: string
  version: number
  rule: Rule
  /** The rule as text. */
  text: string
  limits: MonitorLimits
}

/** What is live, or would be; refuses folders and monitors of somebody else. */
export async function newestVersion(scope: Scope, monitorId: number): Promise<RuleVersion> {
  const row = await scope.db
    .selectFrom('monitors')
    .select(['name', 'version', 'rule', 'languages', 'regions', 'media_limit'])
    .where('org_id', '=', scope.orgId)
    .where('id', '=', monitorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const rule = row?.rule ? await ruleOfText(row.rule) : null
  if (!row?.rule || !rule) throw refuse('missing', 'monitors.missing')
  const { name, version, rule: text, languages, regions, media_limit: mediaLimit } = row
  return { name, version, rule, text, limits: { languages, regions, mediaLimit } }
}

/** As `keepVersion` writes it. */
const Detail = z.object({
  languages: z.array(z.string()),
  regions: z.array(z.number()),
  mediaLimit: z.array(z.number()),
})

/** Null when that version is not known any more, or was no rule. */
export async function versionOf(scope: Scope, monitorId: number, version: number): Promise<RuleVersion | null> {
  const row = await scope.db
    .selectFrom('monitor_versions')
    .select(['name', 'rule', 'detail'])
    .where('org_id', '=', scope.orgId)
    .where('monitor_id', '=', monitorId)
    .where('version', '=', version)
    .executeTakeFirst()
  const rule = row?.rule ? await ruleOfText(row.rule) : null
  if (!row?.rule || !rule) return null
  return { name: row.name, version, rule, text: row.rule, limits: Detail.parse(row.detail) }
}
