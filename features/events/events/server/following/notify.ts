/** Those who follow an event are notified when it begins to grow, peaks, is over or comes back: once each, until it comes back again. */
import { memberMail, peopleOf, stoppedAmong } from '@guanlan/features/people/address-book/server'
import { enqueue, type Receiver } from '@guanlan/features/workspace/notifications/server'
import { type Locale, say } from '@guanlan/platform/contract'
import { rightsOfMaker, roleTableOf, type Scope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type EventState,
  eventsFeature,
  type FollowingWay,
  type NotifiedState,
  notifiedStates,
} from '../../contract.ts'
import { strings } from '../../strings.ts'

/** As records of messages call it. */
const purpose = 'event'
const mostFollowers = 1_000

export interface ChangedState {
  id: number
  state: EventState
  /** How often it has come back. */
  returns: number
  /** Its articles, and those of the last 24 hours. */
  articles: number
  recent: number
}

const isNotified = (state: EventState): state is NotifiedState =>
  (notifiedStates as readonly EventState[]).includes(state)

export async function notifyFollowers(
  place: Pick<Scope, 'orgId' | 'db' | 'now'>,
  { id, state, returns, articles, recent }: ChangedState,
): Promise<void> {
  if (!isNotified(state)) return
  const { orgId, db } = place
  const { rows } = await sql<{ userId: number; ways: FollowingWay[]; title: string }>`
    select f.user_id as "userId", f.ways, e.title from event_followers f join events e on e.org_id = f.org_id and e.id = f.event_id and e.binned_at is null
    where f.org_id = ${orgId} and f.event_id = ${id} order by f.user_id limit ${mostFollowers}`.execute(db)
  const title = rows[0]?.title
  if (title === undefined) return
  const timeZone = await zoneOf(orgId, db)
  const message = (locale: Locale) => ({
    title: say(strings[`noticeOf_${state}`], locale, { title }),
    lines: [say(strings.noticeNumbers, locale, { count: String(articles), recent: String(recent) })],
    link: `/eventAnalysis/treedetail?id=${id}`,
    linkName: say(strings.openEvent, locale),
    ...{ locale, timeZone },
  })
  const once = `event:${id}:${returns}:${state}`
  for (const [locale, its] of Map.groupBy(await receiversOf(place, rows), each => each.locale))
    await enqueue(place, {
      ...{ purpose, once },
      receivers: its.map(({ receiver }) => receiver),
      message: message(locale),
    })
}

interface FollowedBy {
  receiver: Receiver
  /** As the address book has it. */
  locale: Locale
}

/** Of members who still see events. */
async function receiversOf(
  place: Pick<Scope, 'orgId' | 'db' | 'now'>,
  followers: readonly { userId: number; ways: readonly FollowingWay[] }[],
): Promise<FollowedBy[]> {
  const { orgId, db } = place
  const table = roleTableOf([eventsFeature])
  const members = await memberMail(
    place,
    followers.map(({ userId }) => userId),
  )
  const emails = members.flatMap(({ email }) => email ?? [])
  const stopped = await stoppedAmong(place, emails)
  const locales = new Map((await peopleOf(place, { emails })).map(({ email, locale }) => [email, locale]))
  const waysOf = new Map(followers.map(({ userId, ways }) => [userId, ways]))
  const receivers: FollowedBy[] = []
  for (const { userId, name, email } of members) {
    // Whoever has left, or lost the permission, is passed over.
    const rights = await rightsOfMaker(db, table, { orgId, userId }, ['events.view']).catch(() => null)
    if (!rights) continue
    const ways = waysOf.get(userId) ?? []
    const locale = (email !== null && locales.get(email)) || 'zh'
    if (ways.includes('screen')) receivers.push({ locale, receiver: { by: 'inApp', userId, name } })
    if (ways.includes('mail') && email !== null && !stopped.has(email))
      receivers.push({ locale, receiver: { by: 'email', address: email, name } })
  }
  return receivers
}
