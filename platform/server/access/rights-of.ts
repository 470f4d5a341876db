/** What somebody may do in an organisation now, read from the database: of a call, and of what goes on in their name without them. */
import { sql } from 'kysely'
import type { Tx } from '../database.ts'

export interface MemberNow {
  role: string
  roles: { basedOn: string; granted: readonly string[]; withheld: readonly string[]; folderIds: number[] }[]
  /** The organisation's subscription is over. */
  expired: boolean
  /** Features that the installation or the organisation does not have. */
  switchedOff: readonly string[]
}

/** No row: no member of the organisation, or one of both is disabled. Numbers of ours only. */
export const memberText = (org: number, user: number | 'null'): string =>
  `select m.role, coalesce((select jsonb_agg(jsonb_build_object('basedOn', r.based_on, 'granted', r.granted, 'withheld', r.withheld, 'folderIds', r.folder_ids))
       from member_roles x join roles r on r.org_id = x.org_id and r.id = x.role_id where x.org_id = ${org} and x.user_id = m.user_id), '[]') as roles,
       o.subscribed_until is not null and o.subscribed_until <= now() as expired,
       o.switched_off || (select s.switched_off from installation_switches s) as "switchedOff"
     from memberships m join organisations o on o.id = m.org_id where m.org_id = ${org} and m.user_id = ${user} and o.enabled
       and m.enabled and (m.expires_at is null or m.expires_at > now())`

/** The same of somebody who has not signed in for it: their account must be open, too. */
export async function memberNow(db: Tx, orgId: number, userId: number): Promise<MemberNow | null> {
  const { rows } = await sql<MemberNow & { isOpen: boolean }>`
    select m.*, member_is_enabled(${userId}::int) as "isOpen" from (${sql.raw(memberText(Math.trunc(orgId), Math.trunc(userId)))}) m`.execute(
    db,
  )
  return rows[0]?.isOpen ? rows[0] : null
}
