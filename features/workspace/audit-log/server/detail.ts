/** One act: what was asked, and the rows it changed. */
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { type ChangedRow, type EntryDetail, mostRowsShown } from '../contract.ts'
import { type AuditScope, type CallNamed, operationOf } from './entries.ts'

const acts = { I: 'added', U: 'changed', D: 'removed' } as const

/** @throws a refusal when the organisation has no such act */
export async function detailOf(scope: AuditScope, callNamed: CallNamed, id: number): Promise<EntryDetail> {
  const entry = await operationOf(scope, callNamed, id)
  if (!entry) throw refuse('missing', 'platform.missing')
  const { rows: lines } = await sql<{ detail: unknown }>`select detail from operations where id = ${id}`.execute(
    scope.db,
  )
  const { rows } = await sql<Omit<ChangedRow, 'act'> & { act: keyof typeof acts }>`
    select subject_table as "table", act::text as act, key, before, after from operation_rows where operation_id = ${id}
    order by step limit ${mostRowsShown + 1}`.execute(scope.db)
  return {
    entry,
    summary: callNamed(entry.code)?.summary ?? null,
    asked: lines[0]?.detail ?? null,
    rows: rows.slice(0, mostRowsShown).map(row => ({ ...row, act: acts[row.act] })),
    isCut: rows.length > mostRowsShown,
  }
}
