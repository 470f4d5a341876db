/** Whoever was told of an incident hears who took it up, so that nobody else starts on it. */
import { enqueue, receiversOfThread } from '@guanlan/features/workspace/notifications/server'
import { say } from '@guanlan/platform/contract'
import { asOrganisation } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { IncidentState } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf, type Place } from '../sending/messages.ts'
import { purpose, receiverPage, threadOf } from '../sending/threads.ts'

interface Taken {
  title: string
  state: Exclude<IncidentState, 'open'>
  takenBy: number | null
  name: string
  version: number
  demonstration: boolean
}

export async function notifyAcknowledged(place: Place, incidentId: number): Promise<void> {
  const { orgId, db } = place
  // Names of members are known within the organisation alone.
  const { rows } = await asOrganisation(db, orgId, () =>
    sql<Taken>`
      select title, state, taken_by as "takenBy", coalesce(member_name(taken_by), taken_by_name, '') as name, version, demonstration
      from warning_incidents where org_id = ${orgId} and id = ${incidentId} and state <> 'open'`.execute(db),
  )
  const [taken] = rows
  if (!taken) return
  const thread = threadOf(incidentId)
  for (const { receiver, locale, timeZone, hasAcknowledged } of await receiversOfThread(place, thread)) {
    const isTaker = hasAcknowledged || ('userId' in receiver && receiver.userId === taken.takenBy)
    if (isTaker) continue
    await enqueue(place, {
      purpose,
      thread,
      once: `${thread}:taken:${taken.version}`,
      page: receiverPage,
      receivers: [receiver],
      message: {
        title: say(strings[`taken_${taken.state}`], locale, { name: taken.name, title: taken.title }),
        link: addressOf(incidentId),
        locale,
        timeZone,
        mark: taken.demonstration ? 'demonstration' : null,
      },
    })
  }
}
