/** What keeps warnings from warning, named: on the first screen, before somebody misses a message. */

import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { pausedChannels } from '@guanlan/features/workspace/notifications/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Attention } from '../../contract.ts'
import { dayIn } from '../deciding/decide.ts'
import { addresseesOf, type ReceiversQuery } from '../sending/receivers.ts'
import { maySend } from './digest-maker.ts'
import { faultOf } from './fault.ts'
import { latelyOf, nothingLately } from './lately.ts'

const mostWarnings = 500
const mostNamed = 50

type Row = ReceiversQuery & { id: number; name: string; endTime: string; updatedAt: Date }

/** What it is asked with: by a member's call, or by whoever writes a digest. */
type Place = Pick<Scope, 'orgId' | 'db' | 'now'>

export async function attentionOf(scope: Place): Promise<Attention[]> {
  const { orgId, db, now } = scope
  const { rows } = await sql<Row>`
    select id, name, ends_on::text as "endTime", updated_at as "updatedAt", case when member_ids <> '{}' then member_ids end as "memberIds", channel_ids as "channelIds",
      contact_ids as "contactIds", groups, roster_ids as "rosterIds", receive_email as "receiveEmail", receive_wechat as "receiveWechat"
    from warnings where org_id = ${orgId} and purpose = 'warning' and enabled order by name, id limit ${mostWarnings}`.execute(
    db,
  )
  const today = dayIn(await timeZoneOf(scope), now)
  const lately = await latelyOf(
    scope,
    rows.map(({ id }) => id),
  )
  const reached = await addresseesOf(scope, rows)
  const faulty = rows.flatMap((row, place): Attention[] => {
    const { id, name, endTime } = row
    const { incidents } = lately.get(id) ?? nothingLately
    const fault = faultOf({ enabled: true, endTime, incidents, updatedAt: row.updatedAt.toISOString() }, today)
    const isAlone = fault !== 'over' && reachesNobody(row, reached[place] ?? [])
    return [
      ...(fault ? [{ kind: fault, id, name }] : []),
      ...(isAlone ? [{ kind: 'noReceivers' as const, id, name }] : []),
    ]
  })
  const paused = (await pausedChannels(scope)).map(channel => ({ kind: 'channelPaused' as const, ...channel }))
  return [...paused, ...(await stoppedDigests(scope)), ...faulty].slice(0, mostNamed)
}

async function stoppedDigests({ orgId, db }: Place): Promise<Attention[]> {
  const { rows } = await sql<{ id: number; name: string; savedBy: number | null }>`
    select id, name, updated_by as "savedBy" from warning_digests where org_id = ${orgId} and enabled order by name, id limit ${mostNamed}`.execute(
    db,
  )
  const stopped: Attention[] = []
  for (const { id, name, savedBy } of rows)
    if (!(await maySend(db, { orgId, savedBy }))) stopped.push({ kind: 'digestStopped', id, name })
  return stopped
}

/** Pure. Nobody at all; or whom it names beyond the members of the organisation cannot be reached. */
export function reachesNobody(
  { channelIds, contactIds, groups, rosterIds = [] }: ReceiversQuery,
  reached: readonly { receiver: { by: string } }[],
): boolean {
  const namesOthers = channelIds.length + contactIds.length + groups.length + rosterIds.length > 0
  return reached.length === 0 || (namesOthers && reached.every(({ receiver }) => receiver.by === 'inApp'))
}
