/** What people did with one incident: members, as the history of operations keeps it, and receivers by the links of their messages. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { IncidentEntry } from '../../contract.ts'
import { getIncident } from '../incidents/read.ts'
import { actsOf } from './acts.ts'

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
  const ofMembers = rows.map(({ at, act, after, ...row }) => ({
    ...blank,
    ...row,
    at: at.toISOString(),
    isNew: act === 'I',
    ...(act !== 'I' && {
      state: after?.state ?? null,
      note: after?.note ?? null,
      review: after?.review ?? null,
      mergedInto: after?.merged_into ?? null,
    }),
  }))
  const ofReceivers = (await actsOf(scope, id)).map(({ by, at, act, detail }) => ({
    ...blank,
    by,
    at,
    byLink: { act, detail },
  }))
  return [...ofMembers, ...ofReceivers].sort((one, other) => other.at.localeCompare(one.at)).slice(0, mostEntries)
}

const blank: Omit<IncidentEntry, 'at' | 'by'> = {
  operation: null,
  byLink: null,
  undoes: false,
  isNew: false,
  state: null,
  note: null,
  review: null,
  mergedInto: null,
  moved: 0,
}
