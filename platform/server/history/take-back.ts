/** Taking an operation back: all rows it changed, or none; with the permission and within the quotas of the act itself. */
import { refuse } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { countedQuotas } from '../access/limited-quotas.ts'
import { requireRoom, spend } from '../access/quotas.ts'
import type { Scope } from '../scope.ts'
import type { AnyServerHalf } from '../server-half.ts'

interface TakenBack {
  code: string
  subject: number | null
  changed: number
  left: number
}

/** @throws missing, forbidden, or a conflict when something of it was changed since */
export async function takeBack(
  scope: Scope,
  halves: readonly AnyServerHalf[],
  operation: number,
  by: number,
): Promise<TakenBack> {
  const { rows } = await sql<{ code: string; subject: string | null; user_id: number | null }>`
    select current_name(code) as code, subject, user_id from operations where org_id = ${scope.orgId} and id = ${operation}`.execute(
    scope.db,
  )
  const [line] = rows
  const [name = '', call = ''] = line?.code.split('.') ?? []
  const half = halves.find(({ feature }) => feature.name === name)
  const endpoint = half?.feature.contract[call]
  if (!line || !half || !endpoint?.undo || (endpoint.undo === 'own' && line.user_id !== scope.userId))
    throw refuse('missing', 'platform.missing')
  if (!scope.may(endpoint.permission)) throw refuse('forbidden', 'platform.forbidden')
  const { rows: unfinished } = await sql`
    select 1 from tasks where org_id = ${scope.orgId} and operation_id = ${operation} and state in ('waiting', 'running')`.execute(
    scope.db,
  )
  if (unfinished.length > 0) throw refuse('conflict', 'platform.stillRunning')
  const { rows: stored } = await sql`select 1 from operation_rows where operation_id = ${operation} limit 1`.execute(
    scope.db,
  )
  if (stored.length === 0) throw refuse('missing', 'platform.missing')
  // Two people who press undo at once: one of them finds it done.
  const { numAffectedRows } = await sql`
    update operations set undone_by = ${by} where org_id = ${scope.orgId} and id = ${operation} and undone_by is null`.execute(
    scope.db,
  )
  if (numAffectedRows === 0n) throw refuse('conflict', 'platform.undoneAlready')
  const standing = Object.keys(half.feature.quotas).filter(quota => half.feature.quotas[quota].kind === 'standing')
  const quotas = await countedQuotas(scope, half, standing)
  await spend(scope, quotas, {})
  const each = endpoint.undo === 'each'
  const changed = await takeBackRows(scope, operation, each)
  await requireRoom(scope, quotas)
  const subject = line.subject === null ? null : Number(line.subject)
  await half.afterUndo?.[call]?.(scope, subject, operation)
  return { code: line.code, subject, changed, left: each ? await leftOf(scope, operation, by) : 0 }
}

/** Articles of which something was not put back. */
async function leftOf(scope: Scope, operation: number, by: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct r.key ->> 'article_id')::int as n from operation_rows r where r.operation_id = ${operation} and not exists (
      select from operation_rows u where u.operation_id = ${by} and u.subject_table = r.subject_table and u.key = r.key)`.execute(
    scope.db,
  )
  return rows[0]?.n ?? 0
}

async function takeBackRows(scope: Scope, operation: number, each: boolean): Promise<number> {
  try {
    const { rows } = await sql<{ n: number }>`select take_back(${operation}, ${each}) as n`.execute(scope.db)
    return rows[0]?.n ?? 0
  } catch (error) {
    const { code } = error as { code?: unknown }
    // Raised by take_back; or a row that has come since stands in the way (a name taken again, a parent that is gone).
    if (code === 'GL409' || code === '23505' || code === '23503') throw refuse('conflict', 'platform.changedAfter')
    throw error
  }
}
