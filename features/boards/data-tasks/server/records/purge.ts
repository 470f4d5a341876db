import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** How long a removed task can be brought back with its articles. */
const daysRemoved = 30

export const purgeRuns = (db: Database): Promise<unknown> =>
  sql`
    delete from data_task_runs n where n.sent_at < now() - make_interval(days => ${daysRemoved})
      and not exists (select from data_tasks r where r.org_id = n.org_id and r.id = n.data_task_id)`.execute(db)
