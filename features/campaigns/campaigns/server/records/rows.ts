import { sql } from 'kysely'

/** Campaigns that are not in the bin, as others join them to their own rows. */
export const campaignRows = sql`(select c.org_id, c.id, c.name, c.start_time, c.end_time, c.position from activities c where c.binned_at is null)`
