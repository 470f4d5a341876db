import type { Rule } from '@guanlan/engine/rules'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'

export interface LabelRule {
  id: number
  rule: Rule
}

/** Of each organisation that has any, the rules of labels that are switched on. */
export async function labelRulesOf(db: Tx, orgIds: readonly number[]): Promise<Map<number, LabelRule[]>> {
  const rows = await db
    .selectFrom('labels')
    .select(['org_id', 'id', 'rule'])
    .where('org_id', 'in', [0, ...orgIds])
    .where('status', '=', 1)
    .where('rule', 'is not', null)
    .orderBy('org_id')
    .orderBy('id')
    .execute()
  const rules = new Map<number, LabelRule[]>()
  for (const { org_id, id, rule: text } of rows) {
    const rule = text === null ? null : await ruleOfText(text)
    if (rule) rules.set(org_id, [...(rules.get(org_id) ?? []), { id, rule }])
  }
  return rules
}
