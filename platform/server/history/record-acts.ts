/** Acts that run in no organisation's transaction: changes that were refused for lack of authority, and what operators change in the installation. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Stands for the installation in the record. */
export const installation = 0

export interface RecordedAct {
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
}

export async function recordAct(db: Database, act: RecordedAct): Promise<void> {
  await sql`
    insert into operations (org_id, user_id, code, subject, address, device, detail, refused)
    values (${act.orgId}, ${act.userId}, ${act.code}, ${act.subject === null ? null : String(act.subject)}, ${act.address}::inet, ${act.device},
      ${JSON.stringify(act.detail ?? null)}::jsonb, ${act.refused})`.execute(db)
}

/** UTF-16 units of what a browser calls itself. */
const longestDevice = 200

export const deviceOf = (headers: { 'user-agent'?: string | undefined }): string | null =>
  headers['user-agent']?.slice(0, longestDevice) ?? null
