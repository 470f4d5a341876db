/** Acts that run in no organisation's transaction: changes that were refused for lack of authority, and what operators change in the installation. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Stands for the installation in the record. */
export const installation = 0

export interface RecordedAct {
  /** Under which rows were kept; absent: none were. */
  id?: number
  /** Of the organisation whose record it belongs to; `installation` for operators, and for strangers of any. */
  orgId: number
  userId: number
  /** `feature.call`. */
  code: string
  subject: number | null
  address: string
  device: string | null
  detail: unknown
  /** The sentence it was refused with; null: it was done. */
  refused: string | null
  /** Of an operator's act: the organisation it names. */
  aboutOrg?: number | null
}

export async function recordAct(db: Database, act: RecordedAct): Promise<void> {
  const rows = sql`operation_rows w where w.operation_id = ${act.id ?? null}::bigint`
  await sql`
    insert into operations (id, org_id, user_id, code, subject, address, device, detail, refused, about_org, name, changed)
    select coalesce(${act.id ?? null}::bigint, nextval('operations_id_seq')), ${act.orgId}, ${act.userId}, ${act.code},
      ${act.subject === null ? null : String(act.subject)}, ${act.address}::inet, ${act.device}, ${JSON.stringify(act.detail ?? null)}::jsonb, ${act.refused},
      coalesce(${act.aboutOrg ?? null}::int, (select coalesce(nullif(w.org_id, 0), case when w.subject_table = 'organisations' then (w.key ->> 'id')::int end,
        (w.key ->> 'org_id')::int, (coalesce(w.after, w.before) ->> 'owner_org_id')::int, (coalesce(w.after, w.before) ->> 'to_org_id')::int)
        from ${rows} order by w.step limit 1)),
      (select coalesce(name_in_row(w.after), name_in_row(w.before), object_name(w.subject_table, w.key, w.org_id)) from ${rows} order by w.step limit 1),
      (select count(*)::int from ${rows})`.execute(db)
}

/** Runs an operator's work on one connection, whose changes of tables with history are kept under the number that comes back. */
export async function withOperation<T>(
  db: Database,
  work: (db: Database, operation: number) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async one => {
    const { rows } = await sql<{ id: number }>`
      select id, set_config('app.operation', id::text, false), set_config('app.installation', 'on', false) from nextval('operations_id_seq') id`.execute(
      one,
    )
    try {
      return await work(one, rows[0]?.id ?? 0)
    } finally {
      await sql`select set_config('app.operation', '', false), set_config('app.installation', '', false)`.execute(one)
    }
  })
}

/** The organisation that a call names, whatever its field is called. Pure. */
export function aboutOrgOf(input: unknown): number | null {
  const { params, query, body } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>
  for (const part of [params, body, query])
    for (const field of ['orgId', 'organisation', 'organisationId', 'toOrgId', 'ownerOrgId']) {
      const value = Number(part?.[field])
      if (part?.[field] != null && Number.isInteger(value) && value > 0 && value <= 2_147_483_647) return value
    }
  return null
}

/** UTF-16 units of what a browser calls itself. */
const longestDevice = 200

export const deviceOf = (headers: { 'user-agent'?: string | undefined }): string | null =>
  headers['user-agent']?.slice(0, longestDevice) ?? null
