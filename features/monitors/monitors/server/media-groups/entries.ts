/** Members of groups that are media of the library, meant under all their names: also those they get later, and those of media merged with them. */
import { allNamesOfMedia, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import type { Database, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Those that still stand among the members under one of their names. */
export async function entriesAmong(
  { db }: Scope,
  entries: readonly number[],
  members: readonly string[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select m.id from ${mediaRows} m where m.id = any(${[...entries]}::int[])
      and (m.name = any(${[...members]}::text[]) or ${allNamesOfMedia(sql`array[m.id]`)} && ${[...members]}::text[]) order by m.id limit 1000`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function saveGroupNames({ db, orgId }: Scope, id: number): Promise<void> {
  await sql`
    insert into media_group_names (org_id, group_id, names)
    select g.org_id, g.id, ${allNamesOfMedia(sql`g.entries`)} from org_media_groups g where g.org_id = ${orgId} and g.id = ${id} and g.entries <> '{}'
    on conflict (org_id, group_id) do update set names = excluded.names`.execute(db)
}

const atOnce = 50

/** Groups whose media have other names than their monitors know. */
export async function groupsWithOtherNames(db: Database): Promise<{ orgId: number; id: number }[]> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select g.org_id as "orgId", g.id from org_media_groups g left join media_group_names n on n.org_id = g.org_id and n.group_id = g.id
    where g.entries <> '{}' and n.names is distinct from ${allNamesOfMedia(sql`g.entries`)} order by g.org_id, g.id limit ${atOnce}`.execute(
    db,
  )
  return rows
}
