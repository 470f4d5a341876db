/** Warnings that are switched on, as they are kept, with their rules as trees. */

import type { Rule } from '@guanlan/engine/rules'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Purpose } from '../../contract.ts'
import { type CompiledWarning, compileWarning, type StoredWarning } from '../deciding/decide.ts'

export interface LiveWarning extends CompiledWarning {
  /** Null: the words of monitors alone count. */
  rule: Rule | null
  purpose: Purpose
  /** What the feature of that purpose stored with it. */
  settings: unknown
}

type Row = StoredWarning & Pick<LiveWarning, 'purpose' | 'settings'> & { rule: string | null }

/** Of each organisation that has any, by its id. */
export async function warningsOf(db: Tx, orgIds: readonly number[]): Promise<Map<number, LiveWarning[]>> {
  const { rows } = await sql<Row>`
    select w.org_id as "orgId", w.id, w.version, w.name, w.rule, w.word_monitors as "wordMonitors", w.monitor_ids as "monitorIds", w.label_ids as "labelIds",
      w.media_types as "mediaTypes", w.sentiments, w.conditions, w.time_conditions as "timeConditions", w.starts_on::text as "startsOn", w.ends_on::text as "endsOn", o.time_zone as "timeZone", w.repeats,
      w.looks_first as "looksFirst", w.look_minutes as "lookMinutes", w.purpose, w.purpose_settings as settings
    from warnings w join ${organisationRows} o on o.id = w.org_id
    where w.org_id = any(${[...orgIds]}::int[]) and w.enabled order by w.org_id, w.id`.execute(db)
  const warnings: LiveWarning[] = []
  for (const { rule: text, purpose, settings, ...stored } of rows) {
    const rule = text === null ? null : await ruleOfText(text)
    if (rule || stored.wordMonitors.length > 0) warnings.push({ ...compileWarning(stored), rule, purpose, settings })
  }
  return Map.groupBy(warnings, ({ orgId }) => orgId)
}
