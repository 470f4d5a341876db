/** Starts the clocks of incidents that have just been told: who else is told when nobody takes them up. */
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EscalationStep } from '../../contract.ts'
import { escalatesAt, nextStep } from '../sending/escalation.ts'
import type { Hours } from '../sending/hours.ts'

export type Escalating = Hours & { urgentPasses: boolean; escalation: EscalationStep[]; escalationRepeats: number }

export interface NotifiedIncident {
  orgId: number
  incidentId: number
  warningId: number
  level: number | null
}

/** An incident has one clock; one that runs, or has come to its end, is left as it is. */
export async function startClocks(
  { db, now }: { db: Tx; now: Date },
  incidents: readonly NotifiedIncident[],
  warnings: ReadonlyMap<number, Escalating>,
): Promise<void> {
  const rows = incidents.flatMap(({ orgId, incidentId, warningId, level }) => {
    const warning = warnings.get(warningId)
    const step = warning && nextStep(stepsOf(warning), 0)
    if (!step) return []
    const dueAt = escalatesAt(warning, step.afterMinutes, now, isUrgent(warning, level))
    return [{ org_id: orgId, incident_id: incidentId, warning_id: warningId, due_at: dueAt }]
  })
  if (rows.length === 0) return
  await sql`
    insert into warning_escalations (org_id, incident_id, warning_id, due_at, changed_at)
    select distinct on (r.org_id, r.incident_id) r.org_id, r.incident_id, r.warning_id, r.due_at, ${now}::timestamptz
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r (org_id int, incident_id int, warning_id int, due_at timestamptz)
    join warning_incidents i on i.org_id = r.org_id and i.id = r.incident_id and i.state = 'open'
    order by r.org_id, r.incident_id, r.due_at on conflict (org_id, incident_id) do nothing`.execute(db)
}

export const stepsOf = ({ escalation, escalationRepeats }: Escalating) => ({
  steps: escalation,
  repeats: escalationRepeats,
})
export const isUrgent = ({ urgentPasses }: Pick<Escalating, 'urgentPasses'>, level: number | null): boolean =>
  urgentPasses && level === 1
