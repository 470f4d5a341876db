/** Versions of a statement, and how each differs from the one before. */
import { differenceOf } from '@guanlan/features/crisis/tracking/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ComparedVersion, type StatementVersion, sealedText } from '../../contract.ts'
import { getStatement } from './records.ts'

const columns = sql`v.number, ${isoOf('v.at')} as at, coalesce(member_name(v.by_user), '#' || v.by_user) as by, v.title`

export async function listVersions(
  scope: Scope,
  id: number,
): Promise<Pick<StatementVersion, 'number' | 'at' | 'by' | 'title'>[]> {
  await getStatement(scope, id)
  const { rows } = await sql<StatementVersion>`
    select ${columns} from crisis_statement_versions v where v.org_id = ${scope.orgId} and v.statement_id = ${id}::int order by v.number desc limit 500`.execute(
    scope.db,
  )
  return rows
}

export async function getVersion(scope: Scope, id: number, number: number): Promise<ComparedVersion> {
  await getStatement(scope, id)
  const { rows } = await sql<StatementVersion>`
    select ${columns}, v.paragraphs from crisis_statement_versions v
    where v.org_id = ${scope.orgId} and v.statement_id = ${id}::int and v.number <= ${number}::int order by v.number desc limit 2`.execute(
    scope.db,
  )
  const [version, before] = rows
  if (version?.number !== number) throw refuse('missing', 'platform.missing')
  return {
    ...version,
    against: before?.number ?? null,
    difference: differenceOf(before ? sealedText(before) : '', sealedText(version)),
  }
}
