/** A mail a day of what a member follows, for whoever wants it: from eight o'clock on, by the clock of the organisation. */
import { newestFollowed } from '@guanlan/features/articles/articles/server/questions'
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { memberMail, peopleOf, reachedByMail, stoppedAmong } from '@guanlan/features/people/address-book/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { enqueueAll, type Receiver } from '@guanlan/features/workspace/notifications/server'
import { type Locale, Refusal, say } from '@guanlan/platform/contract'
import {
  type Database,
  rightsOfMaker,
  roleTableOf,
  type Scope,
  wallClock,
  withScope,
  zoneOf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaLibraryFeature } from '../../contract.ts'
import { strings } from '../../strings.ts'

const purpose = 'followDigest'
/** By the clock of the organisation. */
const firstHour = 8
const mostItems = 20
const dayMs = 86_400_000
const mostAtOnce = 200

export async function digestOf({ db, orgId, userId }: Scope): Promise<{ isOn: boolean }> {
  const { rows } = await sql<{ isOn: boolean }>`
    select is_on as "isOn" from follow_digests where org_id = ${orgId} and user_id = ${userId ?? 0}::int`.execute(db)
  return rows[0] ?? { isOn: false }
}

/** Who switches it on after today's hour has the first one tomorrow. @throws forbidden, to whoever is limited to folders */
export async function saveDigest(scope: Scope, isOn: boolean): Promise<{ isOn: boolean }> {
  if (isOn) requireWholeSight(scope)
  const today = wallClock(await zoneOf(scope.orgId, scope.db))
    .text(scope.now)
    .slice(0, 10)
  await sql`
    insert into follow_digests (org_id, user_id, is_on, sent_on) values (${scope.orgId}, ${scope.userId ?? 0}, ${isOn}, ${today}::date)
    on conflict (org_id, user_id) do update set is_on = excluded.is_on, sent_on = excluded.sent_on where follow_digests.is_on <> excluded.is_on`.execute(
    scope.db,
  )
  return { isOn }
}

export async function sendDigests(db: Database, now = new Date()): Promise<void> {
  const { rows } = await sql<{ orgId: number }>`
    select distinct d.org_id as "orgId" from follow_digests d join ${organisationRows} o on o.id = d.org_id and o.rested_at is null where d.is_on order by 1`.execute(
    db,
  )
  for (const { orgId } of rows) await withScope(db, { orgId, now }, sendDue)
}

/** Of two workers one sends: the day is written first. */
async function sendDue(scope: Scope): Promise<void> {
  const { db, orgId, now } = scope
  const zone = await zoneOf(orgId, db)
  const local = wallClock(zone).text(now)
  if (Number(local.slice(11, 13)) < firstHour) return
  const { rows } = await sql<{ userId: number }>`
    update follow_digests set sent_on = ${local.slice(0, 10)}::date where org_id = ${orgId} and user_id in (
      select user_id from follow_digests where org_id = ${orgId} and is_on and (sent_on is null or sent_on < ${local.slice(0, 10)}::date)
      order by user_id limit ${mostAtOnce} for update skip locked) returning user_id as "userId"`.execute(db)
  for (const { userId } of rows) if (await maySee(scope, userId)) await sendTo({ ...scope, userId }, zone)
}

/** Whoever has left, lost the permission or is limited to folders has none. */
async function maySee({ db, orgId }: Scope, userId: number): Promise<boolean> {
  const rights = await rightsOfMaker(db, roleTableOf([mediaLibraryFeature]), { orgId, userId }, [
    'mediaLibrary.view',
  ]).catch(error => {
    if (error instanceof Refusal) return null
    throw error
  })
  return rights?.folders === null
}

async function sendTo(scope: Scope & { userId: number }, zone: string): Promise<void> {
  const { orgId, userId, now } = scope
  const way = await mailOf(scope, userId, zone)
  if (!way) return
  const from = new Date(now.getTime() - dayMs)
  const articles = await newestFollowed(scope, { from, to: now }, mostItems + 1)
  if (articles.length === 0) return
  const { locale, timeZone, receiver, holdUntil } = way
  const shown = articles.slice(0, mostItems)
  const count = articles.length > mostItems ? `${mostItems}+` : String(shown.length)
  const message: MessageDraft = {
    level: 'normal',
    title: say(strings.digestTitle, locale, { count }),
    lines: [
      say(strings.digestLine, locale, { from: wallClock(timeZone).text(from).slice(0, 16) }),
      ...(articles.length > mostItems ? [say(strings.digestMore, locale, { shown: String(mostItems) })] : []),
    ],
    items: shown.map(({ title, excerpt, media, publishedAt }) => ({
      title: title || excerpt,
      source: media,
      at: publishedAt,
    })),
    link: '/concern',
    linkName: say(strings.digestOpen, locale),
    ...{ locale, timeZone },
  }
  const day = wallClock(zone).text(now).slice(0, 10)
  await enqueueAll(scope, [
    {
      ...{ orgId, purpose, once: `followDigest:${userId}:${day}`, thread: `followDigest:${userId}` },
      ...{ receivers: [receiver], decidedAt: now, message },
      ...(holdUntil && { holdUntil }),
    },
  ])
}

interface Way {
  receiver: Receiver
  holdUntil: Date | null
  locale: Locale
  timeZone: string
}

/** As the address book has them: its language, quiet hours and pauses hold. Null: they have no address, or want no mail. */
async function mailOf(scope: Scope, userId: number, timeZone: string): Promise<Way | null> {
  const [member] = await memberMail(scope, [userId])
  if (!member || member.email === null) return null
  const { name, email } = member
  const [person] = await peopleOf(scope, { emails: [email] })
  if (person) {
    const [mail] = reachedByMail([person], scope.now)
    return mail ? { ...mail, locale: person.locale, timeZone: person.timeZone } : null
  }
  if ((await stoppedAmong(scope, [email])).has(email)) return null
  return { receiver: { by: 'email', address: email, name }, holdUntil: null, locale: 'zh', timeZone }
}
