/** Articles of incidents of rules of another purpose, for the feature whose they are. */
import type { Scope, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { writeMembers } from './incidents.ts'

/** Further articles of an incident of such a rule, for its feature. */
export const addToIncidents = (
  tx: Tx,
  added: readonly { orgId: number; incidentId: number; ruleId: number; articleId: number }[],
): Promise<void> =>
  writeMembers(
    tx,
    added.map(({ ruleId: warningId, ...each }) => ({ ...each, warningId, told: null, shared: null })),
  )

/** Articles of incidents of such rules, the first first. */
export async function articleIdsOfIncident(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  incidentId: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select article_id::text as id from warning_incident_articles where org_id = ${orgId} and incident_id = ${incidentId}
    order by added_at, article_id limit ${most}`.execute(db)
  return rows.map(({ id }) => Number(id))
}
