/** What people did with one incident, as the history of operations keeps it. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { IncidentEntry } from '../../contract.ts'
import { getIncident } from './read.ts'

const mostEntries = 200

type Changed = Partial<{
  state: IncidentEntry['state']
  note: string
  review: IncidentEntry['review']
  merged_into: number
  title: string
}>

interface Row {
  operation: number
  at: Date
  by: string | null
  undoes: boolean
  act: 'I' | 'U' | 'D'
  after: Changed | null
  moved: number
}

/** Newest first; the beginning by hand counts, what the product does by itself does not. */
export async function historyOfIncident(scope: Scope, id: number): Promise<IncidentEntry[]> {
  await getIncident(scope, id)
  const { rows } = await sql<Row>`
    select o.id as operation, o.at, coalesce(member_name(o.user_id), '#' || o.user_id) as by, o.undoes is not null as undoes, r.act, r.after,
      (select count(*)::int from operation_rows m where m.org_id = r.org_id and m.operation_id = r.operation_id and m.subject_table = 'warning_incident_articles' and m.act = 'D') as moved
    from operation_rows r join operations o on o.org_id = r.org_id and o.id = r.operation_id
    where r.org_id = ${scope.orgId} and r.subject_table = 'warning_incidents' and (r.key ->> 'id')::int = ${id}
    order by o.id desc, r.step desc limit ${mostEntries}`.execute(scope.db)
  return rows.map(({ at, act, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    isNew: act === 'I',
    state: act === 'I' ? null : (after?.state ?? null),
    note: act === 'I' ? null : (after?.note ?? null),
    review: act === 'I' ? null : (after?.review ?? null),
    mergedInto: act === 'I' ? null : (after?.merged_into ?? null),
  }))
}
