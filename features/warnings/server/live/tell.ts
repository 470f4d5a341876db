/** Hands what is to be told to the outbox, with whom the warning names and when it allows. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { sendMessage } from '../sending/messages.ts'
import type { Wanted } from '../sending/receivers.ts'

export interface Telling {
  orgId: number
  incidentId: number
  warningId: number
  articleId: number
  reason: Reason
}

export type Addressed = Wanted & { receiveTime: string[]; weekend: boolean; urgentPasses: boolean }

export async function addressedBy(db: Tx, orgId: number, warningId: number): Promise<Addressed | undefined> {
  const { rows } = await sql<Addressed>`
    select case when member_ids <> '{}' then member_ids end as "memberIds", channel_ids as "channelIds", contact_ids as "contactIds", groups, receive_email as "receiveEmail",
      receive_wechat as "receiveWechat", receive_time as "receiveTime", weekend, urgent_passes as "urgentPasses"
    from warnings where org_id = ${orgId} and id = ${warningId} and enabled`.execute(db)
  return rows[0]
}

/** A warning that is switched off, or gone, tells nobody. */
export async function tell(db: Tx, tellings: readonly Telling[], now: Date): Promise<void> {
  for (const { orgId, incidentId, warningId, articleId, reason } of tellings) {
    const wanted = await addressedBy(db, orgId, warningId)
    if (!wanted) continue
    await sendMessage(
      { orgId, db, now },
      {
        incidentId,
        reason,
        articleId,
        once: `incident:${incidentId}:${articleId}`,
        wanted,
        hours: wanted,
      },
    )
  }
}
