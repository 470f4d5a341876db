/** Owners of running campaigns are notified once of a target that is reached, of a negative article of a central medium, and of a release that is due and not seen. */
import { campaignsFeature } from '@guanlan/features/campaigns/campaigns/contract'
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { memberMail, peopleOf, reachedByMail, stoppedAmong } from '@guanlan/features/people/address-book/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { enqueueAll, type Receiver } from '@guanlan/features/workspace/notifications/server'
import { Refusal } from '@guanlan/platform/contract'
import { type Database, rightsOfMaker, roleTableOf, type Scope, withScope, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Found, findNotices } from './find.ts'
import { noticeOf, type Reader } from './message.ts'

const purpose = 'campaign'
/** Between two looks at a campaign. Seconds. */
const restSeconds = 120
const mostAtOnce = 10

interface Due {
  orgId: number
  id: number
  name: string
  ownerId: number
}

/** @param rest seconds since the last look at a campaign @returns whether there may be more to do at once */
export async function sendNotices(db: Database, { now = new Date(), rest = restSeconds } = {}): Promise<boolean> {
  const { rows } = await sql<Due>`
    select c.org_id as "orgId", c.id, c.name, c.owner_id as "ownerId" from ${campaignRows} c
    join ${organisationRows} o on o.id = c.org_id and o.rested_at is null
    left join campaign_notices n on n.org_id = c.org_id and n.activity_id = c.id
    where c.owner_id is not null and c.start_time <= ${now}::timestamptz and (c.end_time is null or c.end_time > ${now}::timestamptz - interval '30 days')
      and (c.stopped_at is null or c.stopped_at > ${now}::timestamptz - interval '30 days')
      and (n.looked_at is null or n.looked_at <= ${now}::timestamptz - make_interval(secs => ${rest}))
    order by n.looked_at nulls first, c.org_id, c.id limit ${mostAtOnce}`.execute(db)
  for (const due of rows) await withScope(db, { orgId: due.orgId, now }, scope => lookAt(scope, due, rest))
  return rows.length === mostAtOnce
}

/** Of two workers one looks. */
async function lookAt(scope: Scope, due: Due, rest: number): Promise<void> {
  const { db, orgId, now } = scope
  const { rows } = await sql<{ sent: string[] }>`
    insert into campaign_notices (org_id, activity_id, looked_at) values (${orgId}, ${due.id}, ${now}::timestamptz)
    on conflict (org_id, activity_id) do update set looked_at = excluded.looked_at
      where campaign_notices.looked_at <= ${now}::timestamptz - make_interval(secs => ${rest})
    returning sent`.execute(db)
  const sent = rows[0]?.sent
  if (!sent || !(await seesEverything(scope, due.ownerId))) return
  const found = await findNotices(scope, due.id, new Set(sent))
  if (found.length === 0) return
  await send(scope, due, found)
  await sql`
    update campaign_notices set sent = sent || ${found.map(({ key }) => key)}::text[] where org_id = ${orgId} and activity_id = ${due.id}`.execute(
    db,
  )
}

/** Whoever has left, lost the permission or is limited to folders hears nothing: the numbers are those of all articles. */
async function seesEverything({ db, orgId }: Scope, userId: number): Promise<boolean> {
  const rights = await rightsOfMaker(db, roleTableOf([campaignsFeature]), { orgId, userId }, ['campaigns.view']).catch(
    error => {
      if (error instanceof Refusal) return null
      throw error
    },
  )
  return rights?.folders === null
}

async function send(scope: Scope, { id, name, ownerId }: Due, found: readonly Found[]): Promise<void> {
  const { orgId, now } = scope
  const once = `campaign:${id}:${found.map(({ key }) => key).join(' ')}`.slice(0, 200)
  await enqueueAll(
    scope,
    (await waysTo(scope, ownerId)).map(({ receiver, restsUntil, ...reader }) => ({
      ...{ orgId, purpose, once, thread: `campaign:${id}`, receivers: [receiver], decidedAt: now },
      message: noticeOf({ id, name }, found, reader),
      ...(restsUntil && { holdUntil: restsUntil }),
    })),
  )
}

type Way = Reader & { receiver: Receiver; restsUntil: Date | null }

/** In the product, and by mail as the address book has them: its language, quiet hours and pauses hold. */
async function waysTo(scope: Scope, userId: number): Promise<Way[]> {
  const [member] = await memberMail(scope, [userId])
  if (!member) return []
  const { name, email } = member
  const usual: Reader = { locale: 'zh', timeZone: await zoneOf(scope.orgId, scope.db) }
  const inApp = (reader: Reader): Way => ({ ...reader, receiver: { by: 'inApp', userId, name }, restsUntil: null })
  if (email === null) return [inApp(usual)]
  const [person] = await peopleOf(scope, { emails: [email] })
  if (!person) {
    const isStopped = (await stoppedAmong(scope, [email])).has(email)
    return [
      inApp(usual),
      ...(isStopped ? [] : [{ ...usual, receiver: { by: 'email' as const, address: email, name }, restsUntil: null }]),
    ]
  }
  const own: Reader = { locale: person.locale, timeZone: person.timeZone }
  const mails = reachedByMail([person], scope.now).map(
    ({ receiver, holdUntil }): Way => ({ ...own, receiver, restsUntil: holdUntil }),
  )
  return [inApp(own), ...mails]
}
