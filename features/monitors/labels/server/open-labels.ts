import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Those of the labels that may be put on articles, in the order of their ids. */
export async function openLabelsAmong(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from labels where org_id = ${orgId} and id = any(${numberList(ids)}::int[]) and status = 1 order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
