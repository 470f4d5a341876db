/** What receivers would leave out of warnings: listed for members, and written into the rule when one agrees. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type LeftOutKind, type Proposal, type Warning, type WarningCondition, WarningDraft } from '../../contract.ts'
import { actOnIncidents } from '../incidents/act.ts'
import { getWarning, ruleOfDraft, updateWarning } from '../rules/save.ts'
import { ruleWithoutWord } from './narrow-rule.ts'

const mostShown = 200

export async function listProposals({ orgId, db }: Scope): Promise<Proposal[]> {
  const { rows } = await sql<Omit<Proposal, 'madeAt'> & { madeAt: Date }>`
    select p.id, p.warning_id as "warningId", w.name as "warningName", p.incident_id as "incidentId", p.receiver, p.kind, p.name, p.note, p.made_at as "madeAt"
    from warning_proposals p join warnings w on w.org_id = p.org_id and w.id = p.warning_id
    where p.org_id = ${orgId} and p.state = 'open' order by p.id desc limit ${mostShown}`.execute(db)
  return rows.map(row => ({ ...row, madeAt: row.madeAt.toISOString() }))
}

/** @throws missing when somebody has decided before */
export async function decideProposal(scope: CallScope, id: number, accept: boolean): Promise<{ changed: number }> {
  const { orgId, db, userId, now } = scope
  const { rows } = await sql<{ warningId: number; incidentId: number; kind: LeftOutKind; value: string }>`
    update warning_proposals set state = ${accept ? 'accepted' : 'rejected'}, decided_by = ${userId}, decided_at = ${now}
    where org_id = ${orgId} and id = ${id} and state = 'open' returning warning_id as "warningId", incident_id as "incidentId", kind, value`.execute(
    db,
  )
  const [proposal] = rows
  if (!proposal) throw refuse('missing', 'platform.missing')
  const { warningId, incidentId, kind, value } = proposal
  if (!accept) return { changed: 1 }
  // A story is left out by settling its incident: what comes later folds in silently.
  if (kind === 'story')
    return actOnIncidents(scope, { ids: [incidentId], allOf: null, but: [], state: 'done', note: null })
  const warning = await getWarning(scope, warningId)
  await updateWarning(scope, {
    ...(await changedBy(scope, warning, kind, value)),
    id: warningId,
    version: warning.version,
  })
  return { changed: 1 }
}

async function changedBy(
  scope: Scope,
  warning: Warning,
  kind: 'author' | 'media' | 'word',
  value: string,
): Promise<WarningDraft> {
  const draft = WarningDraft.parse(warning)
  if (kind !== 'word')
    return { ...draft, conditions: withExcluded(draft.conditions, kind === 'author' ? 'account' : 'media', value) }
  const read = await ruleOfDraft(scope, draft)
  return read ? { ...draft, warningWords: ruleWithoutWord(read.rule, value) } : draft
}

/** Pure. Joins the line of the same kind that there is. */
export function withExcluded(
  conditions: readonly WarningCondition[],
  name: 'account' | 'media',
  value: string,
): WarningCondition[] {
  const at = conditions.findIndex(each => each.name === name && each.relationOperator === 'isNot')
  if (at === -1) return [...conditions, { name, relationOperator: 'isNot', value: [value] }]
  return conditions.map((each, place) =>
    place === at ? { ...each, value: [...new Set([...each.value, value])] } : each,
  )
}
