/** Who has something open: a beat each 15 seconds, gone after 40. Whether they may see it is the caller's to know. */
import { goneSeconds, type PresentPerson } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { CallScope } from './scope.ts'

/** The one who asks is there, and hears who else is. */
export async function beat(
  { db, orgId, userId, now }: CallScope,
  { kind, objectId, place = null }: { kind: string; objectId: number; place?: string | null },
): Promise<PresentPerson[]> {
  await sql`
    insert into presence (org_id, kind, object_id, user_id, place, seen_at) values (${orgId}, ${kind}, ${objectId}, ${userId}, ${place}, ${now})
    on conflict (org_id, kind, object_id, user_id) do update set place = excluded.place, seen_at = excluded.seen_at`.execute(
    db,
  )
  await sql`
    delete from presence where org_id = ${orgId} and kind = ${kind} and object_id = ${objectId}
      and seen_at < ${now}::timestamptz - make_interval(secs => ${goneSeconds})`.execute(db)
  const { rows } = await sql<PresentPerson>`
    select user_id as "userId", coalesce(member_name(user_id), '#' || user_id) as name, place, user_id = ${userId} as "isMe"
    from presence where org_id = ${orgId} and kind = ${kind} and object_id = ${objectId} order by user_id limit 100`.execute(
    db,
  )
  return rows
}
