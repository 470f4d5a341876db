/** A receiver passes an incident on to a member, who is told in the product. */
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Incident, Received } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf } from '../sending/messages.ts'
import { purpose, threadOf } from '../sending/threads.ts'
import { levelOfMessage } from '../wording/compose.ts'
import { actsWithinHour, recordAct } from './acts.ts'
import { openedBy } from './of-link.ts'

const mostPeople = 100
const mostAnHour = 5

/** Members whom the warning tells anyway: nobody learns of others by a link. */
export async function peopleFor(
  { orgId, db }: Pick<LinkScope, 'orgId' | 'db'>,
  { warningId }: Pick<Incident, 'warningId'>,
): Promise<Received['people']> {
  const { rows } = await sql<Received['people'][number]>`
    select m.user_id as id, coalesce(member_name(m.user_id), '#' || m.user_id) as name from memberships m
    left join warnings w on w.org_id = m.org_id and w.id = ${warningId}::int
    where m.org_id = ${orgId} and (coalesce(w.member_ids, '{}') = '{}' or m.user_id = any(w.member_ids))
    order by name, m.user_id limit ${mostPeople}`.execute(db)
  return rows
}

export async function passOnByLink(
  scope: LinkScope,
  { memberId, note }: { memberId: number; note: string },
): Promise<void> {
  const opened = await openedBy(scope)
  const { incident, delivery } = opened
  const to = (await peopleFor(scope, incident)).find(({ id }) => id === memberId)
  if (!to) throw refuse('invalid', 'warnings.gone', {}, 'memberId')
  if ((await actsWithinHour(scope, 'passedOn')) >= mostAnHour)
    throw refuse('tooMany', 'warnings.passedOnOften', { count: mostAnHour })
  await enqueue(scope, {
    purpose,
    thread: threadOf(incident.id),
    receivers: [{ by: 'inApp', userId: to.id, name: to.name }],
    message: {
      ...levelOfMessage(incident.level, scope.locale),
      level: 'important',
      title: say(strings.passedOnTitle, scope.locale, { name: delivery.receiver, title: incident.title }),
      lines: note === '' ? [] : [note],
      link: addressOf(incident.id),
      locale: scope.locale,
      mark: incident.demonstration ? 'demonstration' : null,
    },
  })
  await recordAct(scope, opened, 'passedOn', note === '' ? to.name : `${to.name}：${note}`)
}
