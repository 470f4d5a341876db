/** Filters mean media under all their names, also those they get later: what each was applied with is kept, and other ones make it another filter. */
import { allNamesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import { applyCorrection } from '@guanlan/features/articles/media-corrections/server'
import { type Database, isUnderWay, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Beside a filter that is saved, so that it is not applied once more for its names. */
export async function saveFilterNames({ db, orgId }: Scope, id: number): Promise<void> {
  await sql`
    insert into filter_media_names (org_id, filter_id, names)
    select f.org_id, f.id, ${allNamesOfMedia(sql`f.media`)} from filters f where f.org_id = ${orgId} and f.id = ${id} and f.media <> '{}'
    on conflict (org_id, filter_id) do update set names = excluded.names where filter_media_names.names <> excluded.names`.execute(
    db,
  )
}

const atOnce = 50

/**
 * Media that were renamed, merged or given another name: a trigger tells the pipeline and begins the work on what is stored. While stored articles
 * still follow a correction it waits: those that move afterwards would be looked at by no filter.
 * @returns whether there is more to do at once
 */
export async function followNamesOfFilters(db: Database): Promise<boolean> {
  if (await isUnderWay(db, applyCorrection)) return false
  const { rows } = await sql`
    with other as (
      select f.org_id, f.id, ${allNamesOfMedia(sql`f.media`)} as names from filters f left join filter_media_names n on n.org_id = f.org_id and n.filter_id = f.id
      where f.media <> '{}' and n.names is distinct from ${allNamesOfMedia(sql`f.media`)} order by f.org_id, f.id limit ${atOnce})
    insert into filter_media_names (org_id, filter_id, names) select org_id, id, names from other
    on conflict (org_id, filter_id) do update set names = excluded.names returning filter_id`.execute(db)
  return rows.length === atOnce
}
