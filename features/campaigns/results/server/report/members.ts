import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Of people of the organisation, those that have left by their number. */
export async function namesOfMembers({ db }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(member_name(id), '#' || id) as name from unnest(${numberList(ids)}::int[]) id group by id`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
