/** Who is told: members in the product, channels of the organisation, people of the address book by mail. */
import type { Receiver } from '@guanlan/features/deliveries/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface Wanted {
  /** Null: everybody of the organisation. */
  memberIds: readonly number[] | null
  channelIds: readonly number[]
  contactIds: readonly number[]
  groupIds: readonly number[]
  receiveEmail: boolean
  receiveWechat: boolean
}

export async function receiversOf(db: Tx, orgId: number, wanted: Wanted): Promise<Receiver[]> {
  return [...(await membersOf(db, orgId, wanted.memberIds)), ...(await channelsOf(db, orgId, wanted.channelIds))]
}

async function membersOf(db: Tx, orgId: number, ids: readonly number[] | null): Promise<Receiver[]> {
  if (ids?.length === 0) return []
  const { rows } = await sql<{ id: number; name: string }>`
    select m.user_id as id, coalesce(member_name(m.user_id), '#' || m.user_id) as name from memberships m
    where m.org_id = ${orgId} and (${ids === null} or m.user_id = any(${[...(ids ?? [])]}::int[])) order by m.user_id limit 1000`.execute(
    db,
  )
  return rows.map(({ id, name }) => ({ by: 'inApp', userId: id, name }))
}

async function channelsOf(db: Tx, orgId: number, ids: readonly number[]): Promise<Receiver[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('delivery_channels')
    .select(['id', 'kind', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .where('enabled', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, name }) => ({ by: kind as 'webhook', channelId: id, name }))
}
