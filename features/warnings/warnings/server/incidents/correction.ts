/** A false alarm, or a sentiment that was corrected, is told to exactly those who had the message. */

import { articleRows, storedFacts } from '@guanlan/features/articles/articles/server/questions'
import { peopleOf } from '@guanlan/features/people/address-book/server'
import { acceptedOf, enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Correction, Incident } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOf } from '../sending/messages.ts'
import { type Addressee, addresseesOf } from '../sending/receivers.ts'
import { purpose, threadOf } from '../sending/threads.ts'
import { getIncident } from './read.ts'

export async function correctionOf(scope: Scope, id: number): Promise<Correction> {
  const incident = await getIncident(scope, id)
  const addressees = await hadIt(scope, id)
  return {
    reason: await reasonFor(scope, incident),
    receivers: addressees.map(({ receiver: { name, by } }) => ({ name, channel: by })),
    title: say(strings.correctionTitle, scope.locale, { title: incident.title }),
    text: say(strings.correctionText, scope.locale),
  }
}

/** @throws conflict when nothing is to be corrected, nobody had it, or it was told already since it last changed */
export async function sendCorrection(scope: CallScope, id: number, text: string): Promise<{ changed: number }> {
  const incident = await getIncident(scope, id)
  if ((await reasonFor(scope, incident)) === null) throw refuse('conflict', 'warnings.nothingToCorrect')
  const addressees = await hadIt(scope, id)
  if (addressees.length === 0) throw refuse('conflict', 'warnings.toldNobody')
  let changed = 0
  for (const { receiver, locale, timeZone, restsUntil } of addressees) {
    const made = await enqueue(scope, {
      purpose: 'correction',
      thread: threadOf(id),
      once: `incident:${id}:correction:${incident.version}`,
      receivers: [receiver],
      message: {
        title: say(strings.correctionTitle, locale, { title: incident.title }),
        lines: [text],
        // Others than members would be asked to sign in; the link of the message before still works for them.
        link: receiver.by === 'inApp' ? addressOf(id) : null,
        locale,
        timeZone,
        mark: incident.demonstration ? 'demonstration' : null,
      },
      ...(restsUntil && { holdUntil: restsUntil }),
    })
    changed += made.length
  }
  if (changed === 0) throw refuse('conflict', 'warnings.correctedAlready')
  return { changed }
}

/** Those to whom its messages went, as far as they may still be told: who was removed or switched off since may not. */
async function hadIt(scope: Scope, id: number): Promise<Addressee[]> {
  const notified = await acceptedOf(scope, { thread: threadOf(id), purpose })
  const emails = notified.filter(({ channel }) => channel === 'email').map(({ address }) => address)
  const people = emails.length > 0 ? await peopleOf(scope, { emails }) : []
  const [addressees = []] = await addresseesOf(scope, [
    {
      memberIds: notified.flatMap(({ userId }) => userId ?? []),
      channelIds: notified.flatMap(({ channelId }) => channelId ?? []),
      contactIds: people.map(each => each.id),
      groups: [],
      receiveEmail: true,
      receiveWechat: false,
    },
  ])
  return addressees
}

/** The sentiment counts when it was told as negative and none of its articles is now. */
async function reasonFor(scope: Scope, { id, state, sentiment }: Incident): Promise<Correction['reason']> {
  if (state === 'falseAlarm') return 'falseAlarm'
  if (sentiment !== -1) return null
  return (await mayBeNegative(scope, id)) ? null : 'sentiment'
}

const lookedAtOnce = 1_000

/** Whether one of its articles is negative to the organisation; of one whose articles are gone nothing is known. */
async function mayBeNegative(scope: Scope, incidentId: number): Promise<boolean> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; sentiment: number }>`
      select a.id, a.sentiment from warning_incident_articles i join ${articleRows} a on a.id = i.article_id
      where i.org_id = ${scope.orgId} and i.incident_id = ${incidentId} and i.article_id > ${after}
      order by i.article_id limit ${lookedAtOnce}`.execute(scope.db)
    const last = rows.at(-1)
    if (!last) return after === 0
    const stored = await storedFacts(
      scope,
      rows.map(row => row.id),
    )
    if (rows.some(row => (stored.get(row.id)?.sentiment ?? row.sentiment) === -1)) return true
    if (rows.length < lookedAtOnce) return false
    after = last.id
  }
}
