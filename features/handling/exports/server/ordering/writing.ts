/** What a slice of an export knows, and what it hands on. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { DownloadOrder, StoredOrder } from '../../contract.ts'
import type { QuestionDetail } from '../records.ts'

export interface Place {
  /** Articles taken; pieces stored. */
  taken: number
  stored: number
  /** Rows written: articles that are gone meanwhile have none. */
  rows: number
  /** Of the file's writer. */
  state: object
}

export const nothing: Place = { taken: 0, stored: 0, rows: 0, state: {} }

export interface StoredRecord {
  name: string
  order: DownloadOrder
  about: QuestionDetail[]
  rows: number
  createdAt: Date
  by: string
  hasRows: boolean
}

export interface Writing {
  id: number
  kept: StoredRecord
  signal: AbortSignal
}
/** What a slice has written, and where the next one goes on. */
export interface WrittenSlice {
  bytes: Buffer
  taken: number
  rows: number
  state: object
}

/** Articles read and written at once. */
export const atOnce = 1_000

/** @throws missing, which ends the task: its record was thrown away */
export async function loadRecord({ orgId, db }: Scope, id: number): Promise<StoredRecord> {
  const { rows } = await sql<Omit<StoredRecord, 'order'> & { ordered: unknown }>`
    select name, ordered, about, row_count as rows, created_at as "createdAt", coalesce(member_name(created_by), '#' || created_by, '') as by,
      exists (select from download_rows r where r.org_id = d.org_id and r.download_id = d.id) as "hasRows"
    from downloads d where org_id = ${orgId} and id = ${id} and removed_at is null`.execute(db)
  if (!rows[0]) throw refuse('missing', 'exports.missing')
  const { ordered, ...stored } = rows[0]
  return { ...stored, order: DownloadOrder.parse(StoredOrder.parse(ordered)) }
}
