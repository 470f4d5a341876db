/** The line of an operation: who did what to which object, from where, and how many rows it changed. */
import { sql } from 'kysely'
import type { Tx } from '../database.ts'

export interface OperationLine {
  id: number
  orgId: number
  userId: number
  /** `feature.call`. */
  code: string
  subject: number | null
  /** Where the call came from. */
  address: string
  /** What the browser or program calls itself. */
  device: string | null
  /** What was asked, of acts whose rows are not kept. */
  detail?: unknown
  /** The operation that this one takes back. */
  undoes?: number
  /** What its object is called, where the rows do not say. */
  name?: string | undefined
  /** Also where no row was kept. */
  always?: boolean
}

/** Returns whether rows were kept: then the operation can be taken back. */
export async function recordOperation(db: Tx, line: OperationLine): Promise<boolean> {
  const { rows } = await sql<{ changed: number }>`
    insert into operations (id, org_id, user_id, code, subject, address, device, detail, undoes, name, changed)
    select ${line.id}, ${line.orgId}, ${line.userId}, ${line.code}, ${line.subject === null ? null : String(line.subject)}, ${line.address}::inet, ${line.device},
      ${line.detail === undefined ? null : JSON.stringify(line.detail)}::jsonb, ${line.undoes ?? null}::bigint, ${line.name ?? null}, c.n
    from (select count(*)::int as n from operation_rows where operation_id = ${line.id}) c
    where c.n > 0 or ${line.always ?? false} returning changed`.execute(db)
  return (rows[0]?.changed ?? 0) > 0
}

/** What was asked, without what is secret and what is long. Pure. */
export function detailOf(input: unknown): unknown {
  const short = JSON.stringify(input, (key, value: unknown) => {
    if (/password|secret|token/i.test(key)) return undefined
    if (typeof value === 'string')
      return storable(value.length > longestText ? `${value.slice(0, longestText)}…` : value)
    return Array.isArray(value) && value.length > mostItems ? [...value.slice(0, mostItems), '…'] : value
  })
  // What stands in a name of a field cannot be cut out of it.
  const isNoText = short !== undefined && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(short)
  return short === undefined || isNoText || short.length > longestDetail ? null : JSON.parse(short)
}

/** Calls that take any text (`anyText`) may have been sent what no column holds. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const longestText = 500
const mostItems = 50
const longestDetail = 8_000

/** The object of a call: its `id` in the address, in the body, or in what was answered. Pure. */
export function subjectOf(input: unknown, result: unknown): number | null {
  const { params, body } = (input ?? {}) as { params?: { id?: unknown }; body?: { id?: unknown } }
  const id = params?.id ?? body?.id ?? (result as { id?: unknown } | null)?.id
  return typeof id === 'number' ? id : null
}
