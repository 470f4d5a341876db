/** Rules that open crises: kept and decided as warnings are (features/warnings), with a level and what they do. */
import { type OtherRule, otherRules, triedOf, tryWarning } from '@guanlan/features/warnings/warnings/server'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { CrisisLevel } from '../../contract/levels.ts'
import {
  type CrisisRule,
  type CrisisRuleDraft,
  type CrisisRuleVersion,
  type crisis as calls,
  openings,
} from '../../contract.ts'

/** As they lie with the rule. */
export const RuleSettings = z.object({ crisisLevel: CrisisLevel, opens: z.enum(openings) })
const rules = otherRules('crisis')

const settingsOf = ({ crisisLevel, opens }: CrisisRuleDraft) => ({ crisisLevel, opens })

export async function listRules(scope: Scope, page: z.output<typeof calls.rules.query>) {
  const found = await rules.list(scope, page)
  return { ...found, list: await shown(scope, found.list) }
}

export async function getRule(scope: Scope, id: number): Promise<CrisisRule> {
  return shownOne(scope, await rules.get(scope, id))
}

export const addRule = async (scope: Scope, draft: CrisisRuleDraft): Promise<CrisisRule> =>
  shownOne(scope, await rules.create(scope, draft, settingsOf(draft)))

export const updateRule = async (
  scope: Scope,
  draft: CrisisRuleDraft & { id: number; version: number },
): Promise<CrisisRule> => shownOne(scope, await rules.update(scope, draft, settingsOf(draft)))

export async function listRuleVersions(scope: Scope, id: number): Promise<CrisisRuleVersion[]> {
  const versions = await rules.versions(scope, id)
  return versions.map(({ draft, settings, ...version }) => ({
    ...version,
    draft: { ...draft, ...RuleSettings.parse(settings) },
  }))
}

export async function removeRule(scope: Scope, id: number): Promise<null> {
  await rules.removeOne(scope, id)
  return null
}

export const tryRule = (scope: Scope, { draft, days }: z.output<typeof calls.tryRule.body>) =>
  tryWarning(scope, triedOf(draft, days))

async function shownOne(scope: Scope, rule: OtherRule): Promise<CrisisRule> {
  const [one] = await shown(scope, [rule])
  return one as CrisisRule
}

/** With what they opened lately. */
async function shown({ orgId, db, now }: Scope, list: readonly OtherRule[]): Promise<CrisisRule[]> {
  const { rows } = await sql<{ id: number; opened: number; lastOpenedAt: string }>`
    select g.id, g.opened, ${isoOf('g.last')} as "lastOpenedAt" from (
      select rule_id as id, count(*) filter (where opened_at >= ${now}::timestamptz - interval '30 days')::int as opened, max(opened_at) as last
      from crisis_openings where org_id = ${orgId} and rule_id = any(${list.map(({ id }) => id)}::int[]) group by 1) g limit ${list.length + 1}`.execute(
    db,
  )
  const lately = new Map(rows.map(row => [row.id, row]))
  return list.map(({ settings, ...rule }) => {
    const { opened = 0, lastOpenedAt = null } = lately.get(rule.id) ?? {}
    return { ...rule, ...RuleSettings.parse(settings), opened, lastOpenedAt }
  })
}
