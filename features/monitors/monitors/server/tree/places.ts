import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Where a monitor may be made: whoever is limited to folders makes them there and not beside them (docs/decisions/0021). */
export async function placesOf({ orgId, db, limitedTo }: Scope): Promise<{ top: boolean; folders: number[] }> {
  const { rows } = await sql<{ id: number }>`
    select id from monitors where org_id = ${orgId} and kind = 'folder' and deleted_at is null
      and ${limitedTo ? sql`id = any((select open_monitors())::int[])` : sql`true`}
    order by position, id limit 10000`.execute(db)
  return { top: !limitedTo, folders: rows.map(({ id }) => id) }
}
