/** The order that people give campaigns. */
import { refuse } from '@guanlan/platform/contract'
import { familyAfter, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostCampaigns } from './rows.ts'

/** @throws a conflict, where its neighbours are others meanwhile */
export async function sortCampaigns(scope: Scope, move: { idPrev: number; id: number; idNext: number }): Promise<null> {
  const { rows } = await sql<{ id: number }>`
    select id from activities where org_id = ${scope.orgId} and binned_at is null order by position, id limit ${mostCampaigns}`.execute(
    scope.db,
  )
  const order = familyAfter(
    rows.map(({ id }) => ({ id, fatherId: 0 })),
    { ...move, fatherId: 0 },
  )
  if (order === 'missing') throw refuse('missing', 'campaigns.missing')
  if (!Array.isArray(order)) throw refuse('conflict', 'campaigns.moved')
  await sql`
    update activities a set position = f.place from unnest(${numberList(order)}::int[]) with ordinality f (id, place)
    where a.org_id = ${scope.orgId} and a.id = f.id and a.position <> f.place`.execute(scope.db)
  return null
}

/** The newest stands first. */
export const putFirst = (scope: Scope, id: number): Promise<unknown> =>
  sql`
    update activities set position = (select min(position) - 1 from activities where org_id = ${scope.orgId})
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
