/** From an incident to the outbox. */
import { cancelThread, enqueue, retryThread } from '@guanlan/features/deliveries/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { templateInUse } from '../templates/in-use.ts'
import { messageOf, mostListed, type ToldArticle, type ToldIncident } from './compose.ts'
import { type Hours, heldUntil, later } from './hours.ts'
import { type Addressee, addresseesOf, type Wanted } from './receivers.ts'
import { purpose, receiverPage, threadOf } from './threads.ts'

/** Where incidents are opened in the product. */
export const addressOf = (incidentId: number): string => `/earlyWarning?open=${incidentId}`

export interface Place {
  orgId: number
  db: Tx
  now: Date
}

export interface Message {
  incidentId: number
  reason: Reason
  /** The article that brought it comes first. */
  articleId: number | null
  text?: string
  /** Told once under it, whatever is repeated. */
  once: string
  /** Whom a warning or a person names, or those of them whose turn it is. */
  to: Wanted | readonly Addressee[]
  /** Null: at once. */
  hours: (Hours & { urgentPasses: boolean }) | null
}

export async function sendMessage({ orgId, db, now }: Place, message: Message): Promise<number[]> {
  const { incidentId, reason, to, hours, once, text } = message
  const [incident, articles] = await readAll(db, orgId, message)
  if (!incident) return []
  const passes = hours === null || (hours.urgentPasses && incident.level === 1)
  const opensAt = passes ? null : heldUntil(hours, now)
  const template = await templateInUse({ orgId, db })
  const made: number[] = []
  const addressees = 'memberIds' in to ? await addresseesOf({ orgId, db, now }, to) : to
  for (const alike of readAlike(addressees)) {
    const holdUntil = later(opensAt, alike.restsUntil)
    const ids = await enqueue(
      { orgId, db, now },
      {
        purpose,
        message: messageOf(incident, articles, {
          reason,
          ...(text !== undefined && { text }),
          locale: alike.locale,
          timeZone: alike.timeZone,
          link: addressOf(incidentId),
          template,
        }),
        receivers: alike.receivers,
        page: receiverPage,
        thread: threadOf(incidentId),
        ...(holdUntil && { holdUntil }),
        matchedAt: now,
        decidedAt: now,
        once,
      },
    )
    made.push(...ids)
  }
  if (made.length > 0)
    await sql`update warning_incidents set messages = messages + 1 where org_id = ${orgId} and id = ${incidentId}`.execute(
      db,
    )
  return made
}

/** Pure. Those who read the same words at the same time. */
function readAlike(addressees: readonly Addressee[]) {
  const alike = Map.groupBy(addressees, ({ locale, timeZone, restsUntil }) =>
    JSON.stringify([locale, timeZone, restsUntil]),
  )
  return [...alike.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, receivers: [first, ...more].map(({ receiver }) => receiver) }] : [],
  )
}

/** Those that failed are sent again, under the same numbers. */
export async function retryMessages(
  scope: Pick<Place, 'orgId' | 'db' | 'now'>,
  incidentId: number,
): Promise<{ changed: number }> {
  return { changed: await retryThread(scope, threadOf(incidentId)) }
}

/** What of an incident has not left yet is not sent any more; summaries leave it out by its state. */
export const cancelMessages = (scope: Pick<Place, 'orgId' | 'db'>, incidentId: number): Promise<number> =>
  cancelThread(scope, threadOf(incidentId), { purpose })

/** The newest incident of an organisation as a message tells of it, for looking at templates. */
export async function newestTold({ orgId, db }: Pick<Place, 'orgId' | 'db'>) {
  const { rows } = await sql<{ id: number }>`
    select id from warning_incidents where org_id = ${orgId} and articles > 0 order by last_at desc, id desc limit 1`.execute(
    db,
  )
  if (!rows[0]) return null
  const [incident, articles, timeZone] = await readAll(db, orgId, {
    incidentId: rows[0].id,
    articleId: null,
    reason: 'first',
  })
  return incident ? { incident, article: articles[0], timeZone, reason: 'first' as const } : null
}

async function readAll(
  db: Tx,
  orgId: number,
  { incidentId, articleId, reason }: Pick<Message, 'incidentId' | 'articleId' | 'reason'>,
) {
  const { rows: incidents } = await sql<ToldIncident & { timeZone: string }>`
    select i.id, i.warning_name as "warningName", i.title, i.level, i.articles, i.opened_at as "openedAt", i.demonstration, o.time_zone as "timeZone",
      (select count(distinct a.media_id)::int from warning_incident_articles m join articles a on a.id = m.article_id where m.org_id = i.org_id and m.incident_id = i.id) as media
    from warning_incidents i join organisations o on o.id = i.org_id where i.org_id = ${orgId} and i.id = ${incidentId}`.execute(
    db,
  )
  const { rows: articles } = await sql<ToldArticle>`
    select a.id, a.title, m.name as media, a.url, a.published_at as "publishedAt", coalesce(a.summary, left(a.body, 200)) as summary
    from warning_incident_articles i join articles a on a.id = i.article_id join media m on m.id = a.media_id
    where i.org_id = ${orgId} and i.incident_id = ${incidentId}
    order by (a.id = ${articleId}::bigint) desc, i.added_at, a.id limit ${mostListed(reason)}`.execute(db)
  return [incidents[0], articles, incidents[0]?.timeZone ?? 'Asia/Shanghai'] as const
}
