import { sql } from 'kysely'

/** Tasks as features join them to their own rows: how far each is, and what went wrong with it. */
export const taskRows = sql`(select org_id, id, state, done, total, problem from tasks)`
