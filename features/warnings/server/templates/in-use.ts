/** The template that messages of an organisation are written by. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TemplateRow } from '../../contract.ts'

/** Null: messages are written as the product writes them. */
export async function templateInUse({ orgId, db }: { orgId: number; db: Tx }): Promise<TemplateRow[] | null> {
  const { rows } = await sql<{ content: TemplateRow[] }>`
    select content from warning_templates where org_id = ${orgId} and in_use limit 1`.execute(db)
  return rows[0]?.content ?? null
}
