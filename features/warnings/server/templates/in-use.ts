/** The templates that messages of organisations are written by. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TemplateRow } from '../../contract.ts'

/** By organisation; those without one are missing: their messages are written as the product writes them. */
export async function templatesInUse(db: Tx, orgIds: readonly number[]): Promise<Map<number, TemplateRow[]>> {
  const { rows } = await sql<{ orgId: number; content: TemplateRow[] }>`
    select org_id as "orgId", content from warning_templates where org_id = any(${[...new Set(orgIds)]}::int[]) and in_use`.execute(
    db,
  )
  return new Map(rows.map(({ orgId, content }) => [orgId, content]))
}
