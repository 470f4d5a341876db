import type { Scope } from '@guanlan/platform/server'

/** Names of filters by id. */
export async function filterNames(
  { db, orgId }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('filters')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
