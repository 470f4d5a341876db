/** Reports of what features above keep: whoever may not see the one sees nothing of the other. Roles limited to folders see none (their policy asks for monitors). */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SubjectId } from './making/handed-in.ts'

/** @throws missing */
export function requireSeen(scope: Scope, needs: string | null | undefined): void {
  if (needs && !scope.may(needs)) throw refuse('missing', 'platform.missing')
}

/** Permissions that some report asks for and the reader has not. */
export async function closedNeeds(scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ needs: string }>`
    select distinct needs from reports where org_id = ${scope.orgId} and subject is not null and needs is not null`.execute(
    scope.db,
  )
  return rows.map(({ needs }) => needs).filter(needs => !scope.may(needs))
}

export interface ReportOfSubject {
  id: number
  name: string
  createdAt: string
}

/** As many are listed beside what they were made of. */
const mostBeside = 20

/** The newest of one, without those in the bin; none for whoever may read no reports. */
export async function reportsOfSubject(scope: Scope, { kind, id }: SubjectId): Promise<ReportOfSubject[]> {
  if (!scope.may('reports.view')) return []
  const closed = await closedNeeds(scope)
  const { rows } = await sql<{ id: number; name: string; createdAt: Date }>`
    select id, name, created_at as "createdAt" from reports
    where org_id = ${scope.orgId} and subject ->> 'kind' = ${kind} and (subject ->> 'id')::int = ${id}::int and subject is not null
      and deleted_at is null and needs <> all(${closed}::text[])
    order by id desc limit ${sql.lit(mostBeside)}`.execute(scope.db)
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
