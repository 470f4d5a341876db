import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Collection and matching go on for so long after an organisation was disabled. */
export const daysUntilRest = 30

/** Those that were disabled long ago rest; they wake with `enabled`. */
export const suspendOrganisations = async (db: Database): Promise<void> =>
  void (await sql`
    update organisations set rested_at = now()
    where not enabled and rested_at is null and disabled_at <= now() - make_interval(days => ${daysUntilRest})`.execute(
    db,
  ))
