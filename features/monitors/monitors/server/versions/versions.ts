/** Rules of a monitor as they are and as they were. */
import type { Rule } from '@guanlan/engine/rules'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
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
    .select(['name', 'version', 'rule', 'languages', 'regions', 'media_limit', 'media_members'])
    .where('org_id', '=', scope.orgId)
    .where('id', '=', monitorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const rule = row?.rule ? await ruleOfText(row.rule) : null
  if (!row?.rule || !rule) throw refuse('missing', 'monitors.missing')
  const { name, version, rule: text, languages, regions, media_limit: mediaLimit, media_members: mediaMembers } = row
  return { name, version, rule, text, limits: { languages, regions, mediaLimit, mediaMembers } }
}

/** As `keepVersion` writes it. */
const Detail = z.object({
  languages: z.array(z.string()),
  regions: z.array(z.number()),
  mediaLimit: z.array(z.number()),
  mediaMembers: z.array(z.string()).default([]),
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

/** Writes what a monitor is now into its history. */
export const saveVersion = (scope: Scope, id: number): Promise<void> => saveVersions(scope, [id])

export async function saveVersions(scope: Scope, ids: readonly number[]): Promise<void> {
  await sql`
    insert into monitor_versions (org_id, monitor_id, version, name, rule, written, form, detail, changed_by)
    select org_id, id, version, name, rule, written, form,
      jsonb_build_object('languages', languages, 'regions', regions, 'mediaLimit', media_limit, 'mediaMembers', media_members), ${scope.userId}::int
    from monitors where org_id = ${scope.orgId} and id = any(${[...ids]}::int[])`.execute(scope.db)
}
