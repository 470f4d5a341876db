/** What raised an incident, as it stood then: the rule by the version that raised it, and the monitors whose words count too. */

import type { Rule } from '@guanlan/engine/rules'
import type { HitMonitor } from '@guanlan/features/articles/articles/server/questions'
import { namesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import { hitMonitors, itemsBelowEach, monitorNames, ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Incident, WarningCondition } from '../../contract.ts'

export interface Cause {
  /** As written, and as a tree; null: sent by hand, or the words of monitors alone. */
  text: string | null
  rule: Rule | null
  conditions: WarningCondition[]
  wordMonitors: number[]
  monitors: string[]
}

const none: Cause = { text: null, rule: null, conditions: [], wordMonitors: [], monitors: [] }

export async function causeOf(
  scope: Scope,
  { warningId, warningVersion }: Pick<Incident, 'warningId' | 'warningVersion'>,
): Promise<Cause> {
  const { rows } = await sql<{
    words: string
    rule: string | null
    conditions: WarningCondition[]
    wordMonitors: number[]
  }>`
    select draft ->> 'words' as words, draft ->> 'rule' as rule, draft -> 'conditions' as conditions,
      array(select jsonb_array_elements_text(draft -> 'word_monitors')::int) as "wordMonitors"
    from warning_versions where org_id = ${scope.orgId} and warning_id = ${warningId} and version = ${warningVersion}`.execute(
    scope.db,
  )
  const [version] = rows
  if (!version) return none
  const { words, rule, conditions, wordMonitors } = version
  const names = wordMonitors.length > 0 ? await monitorNames(scope) : new Map<number, string>()
  return {
    text: words || null,
    rule: rule === null ? null : await ruleOfText(rule),
    conditions: await readable(scope, conditions),
    wordMonitors,
    monitors: wordMonitors.flatMap(id => names.get(id) ?? []),
  }
}

/** The rules whose words stand in each article: the warning's own, and those of its monitors that have the article. */
export async function rulesFor(scope: Scope, cause: Cause, ids: readonly number[]): Promise<(id: number) => Rule[]> {
  const own = cause.rule ? [cause.rule] : []
  if (cause.wordMonitors.length === 0) return () => own
  const items = [...(await itemsBelowEach(scope, cause.wordMonitors)).values()].flat()
  const hits: Map<number, HitMonitor[]> = await hitMonitors(scope, ids, items)
  return id => [...own, ...(hits.get(id) ?? []).map(({ rule }) => rule)]
}

/** Media are kept by their ids; a reader gets names. */
async function readable({ db }: Scope, conditions: readonly WarningCondition[]): Promise<WarningCondition[]> {
  const ids = conditions.filter(({ name }) => name === 'media').flatMap(({ value }) => value.map(Number))
  if (ids.length === 0) return [...conditions]
  const names = await namesOfMedia(db, ids)
  return conditions.map(condition =>
    condition.name === 'media'
      ? { ...condition, value: condition.value.map(id => names.get(Number(id)) ?? `#${id}`) }
      : condition,
  )
}
