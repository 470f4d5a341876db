import { sql } from 'kysely'

/** Monitors and folders as others join them to their own rows, those that were removed too. The planner sees through it. */
export const monitorRows = sql`(select org_id, id, parent_id, name, kind, is_open, created_at, updated_at, deleted_at, version, media_groups from monitors)`
