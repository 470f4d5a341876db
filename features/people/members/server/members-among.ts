import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Those of the people who belong to the organisation. */
export async function membersAmong(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  people: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from memberships where org_id = ${orgId} and user_id = any(${numberList(people)}::int[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
