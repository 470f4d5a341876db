/** The templates that messages of warnings are written by. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TemplateRow } from '../../contract.ts'

/**
 * In the same order: the warning's own; where it has none, or that one is gone, the organisation's. Null: the message is written as the product writes it.
 * @param raised a `warningId` of null was sent by hand
 */
export async function templatesFor(
  db: Tx,
  raised: readonly { orgId: number; warningId: number | null }[],
): Promise<(TemplateRow[] | null)[]> {
  const { rows } = await sql<{ at: number; content: TemplateRow[] }>`
    select r.at::int, t.content
    from unnest(${raised.map(({ orgId }) => orgId)}::int[], ${raised.map(({ warningId }) => warningId ?? 0)}::int[]) with ordinality as r (org_id, warning_id, at)
    left join warnings w on w.org_id = r.org_id and w.id = r.warning_id
    cross join lateral (
      select t.content from warning_templates t where t.org_id = r.org_id and (t.id = w.template_id or (t.in_use and w.template_id is distinct from 0))
      order by coalesce(t.id = w.template_id, false) desc, t.id limit 1) t`.execute(db)
  const found = new Map(rows.map(({ at, content }) => [at - 1, content]))
  return raised.map((_, at) => found.get(at) ?? null)
}
