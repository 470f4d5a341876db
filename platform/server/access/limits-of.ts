import { sql } from 'kysely'
import type { Scope } from '../scope.ts'

/** What the organisation may have of each of these quotas; a quota that is not in it is unlimited. */
export async function limitsOf<Name extends string>(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  names: readonly Name[],
): Promise<Map<Name, number>> {
  const { rows } = await sql<{ quota: Name; most: string }>`
    select quota, most from org_limits where org_id = ${orgId} and quota = any(${[...names]}::text[])`.execute(db)
  return new Map(rows.map(({ quota, most }) => [quota, Number(most)]))
}
