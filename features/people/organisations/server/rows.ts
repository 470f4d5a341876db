import { sql } from 'kysely'

/** Organisations as others join them to their own rows: what they are called, by which clock they live, and whether they are on. The planner sees through it. */
export const organisationRows = sql`(select id, name, time_zone, enabled, demonstration, created_at, subscribed_until, deleted_at, rested_at, look_name from organisations)`
