/** Words of the rules that raised incidents, for templates that mark or name them. */
import { wordsIn } from '@guanlan/engine/rules'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TemplateRow } from '../../contract.ts'

export interface Raised {
  orgId: number
  /** Null: sent by hand. */
  warningId: number | null
  warningVersion: number | null
  template: readonly TemplateRow[] | null
}

/** In the same order. None where the template asks for none: then nothing is read. */
export async function wordsFor(db: Tx, raised: readonly Raised[]): Promise<string[][]> {
  const requested = raised.filter(({ template, warningId }) => warningId !== null && asksForWords(template))
  if (requested.length === 0) return raised.map(() => [])
  const { rows } = await sql<{ orgId: number; id: number; version: number; rule: string }>`
    select v.org_id as "orgId", v.warning_id as id, v.version, v.draft ->> 'rule' as rule from warning_versions v
    where (v.org_id, v.warning_id, v.version) in (
      select * from unnest(${requested.map(({ orgId }) => orgId)}::int[], ${requested.map(each => each.warningId)}::int[], ${requested.map(each => each.warningVersion ?? 0)}::int[]))
      and v.draft ->> 'rule' is not null`.execute(db)
  const words = new Map<string, string[]>()
  for (const { orgId, id, version, rule } of rows) {
    const read = await ruleOfText(rule)
    if (read) words.set(`${orgId} ${id} ${version}`, wordsIn(read))
  }
  return raised.map(({ orgId, warningId, warningVersion, template }) =>
    asksForWords(template) ? (words.get(`${orgId} ${warningId} ${warningVersion}`) ?? []) : [],
  )
}

const asksForWords = (template: readonly TemplateRow[] | null): boolean =>
  template?.some(row => row.row_content.some(item => item.filed_name === 'words' || item.format === 'hits')) ?? false
