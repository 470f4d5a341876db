/** The order of the media of a campaign, by neighbours. */
import { refuse } from '@guanlan/platform/contract'
import { familyAfter, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Move } from '../contract.ts'
import { requireMedium } from './records.ts'

interface Given {
  params?: Partial<Move>
  query?: Partial<Move>
  body?: Partial<Move> | null | undefined
}

/** The move by path, query or body. @throws invalid, where one of the three numbers is missing */
export function moveOf({ params, query, body }: Given): Move {
  const { id, idPrev = 0, idNext = 0 } = { ...query, ...body, ...params }
  if (id === undefined) throw refuse('invalid', 'campaignMedia.idMissing', {}, 'id')
  return { id, idPrev, idNext }
}

export async function sortMedia(scope: Scope, move: Move): Promise<null> {
  const { db, orgId } = scope
  const { activityId } = await requireMedium(scope, move.id)
  const { rows } = await sql<{ id: number }>`
    select id from activity_media where org_id = ${orgId} and activity_id = ${activityId} order by position, id for update`.execute(
    db,
  )
  const order = familyAfter(
    rows.map(({ id }) => ({ id, fatherId: 0 })),
    { ...move, fatherId: 0 },
  )
  if (!Array.isArray(order)) throw refuse('conflict', 'campaignMedia.moved')
  await sql`
    update activity_media a set position = f.place from unnest(${numberList(order)}::int[]) with ordinality f (id, place)
    where a.org_id = ${orgId} and a.id = f.id and a.position <> f.place`.execute(db)
  return null
}
