/** A list as one person arranged it: columns, density, order of its views; what was written last holds. */
import { ListLayout, mostInAllLists, refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export async function layoutOf({ orgId, userId, db }: CallScope, list: string): Promise<ListLayout> {
  const { rows } = await sql<ListLayout>`
    select columns, density, choices, parts, view_order as "viewOrder", start_view as "startView" from list_layouts where org_id = ${orgId} and user_id = ${userId} and list = ${list}`.execute(
    db,
  )
  return rows[0] ?? ListLayout.parse({})
}

export async function arrangeList(
  { orgId, userId, db, now }: CallScope,
  { list, columns, density, choices, parts, viewOrder, startView }: ListLayout & { list: string },
): Promise<void> {
  await sql`
    insert into list_layouts (org_id, user_id, list, columns, density, choices, parts, view_order, start_view, updated_at)
    values (${orgId}, ${userId}, ${list}, ${columns && JSON.stringify(columns)}::jsonb, ${density},
      ${JSON.stringify(choices)}::jsonb, ${JSON.stringify(parts)}::jsonb, ${viewOrder}::int[], ${startView}, ${now})
    on conflict (org_id, user_id, list) do update set columns = excluded.columns, density = excluded.density, choices = excluded.choices, parts = excluded.parts,
      view_order = excluded.view_order, start_view = excluded.start_view, updated_at = excluded.updated_at`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from list_layouts where org_id = ${orgId} and user_id = ${userId}`.execute(db)
  if ((rows[0]?.n ?? 0) > mostInAllLists) throw refuse('quota', 'savedViews.tooManyLayouts', { limit: mostInAllLists })
}
