/** From an incident to the outbox. */

import { articleRows, mediaRows, storedFactsOfEach } from '@guanlan/features/articles/articles/server/questions'
import { interactionsOf } from '@guanlan/features/articles/articles/server/search'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { cancelThread, enqueueAll, type Posting, retryThread } from '@guanlan/features/workspace/notifications/server'
import type { Locale } from '@guanlan/platform/contract'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason, TemplateRow } from '../../contract.ts'
import { messageOf, mostListed } from '../wording/compose.ts'
import { templatesFor } from '../wording/in-use.ts'
import type { ArticleInMessage, IncidentMessage } from '../wording/incident-message.ts'
import { type Raised, wordsFor } from '../wording/words.ts'
import { type Hours, later, nextAllowedHour } from './hours.ts'
import { type Addressee, addresseesOf, type ReceiversQuery } from './receivers.ts'
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
  text?: string | ((locale: Locale) => string)
  /** Told once under it, whatever is repeated. */
  once: string
  /** Those of whom a warning or a person names, whose turn it is. */
  to: readonly Addressee[]
  /** Null: at once. */
  hours: (Hours & { urgentPasses: boolean }) | null
}

/** @param message with whom a warning or a person names, or those of them whose turn it is */
export async function sendMessage(
  { orgId, db, now }: Place,
  { to, ...message }: Omit<Message, 'to'> & { to: ReceiversQuery | readonly Addressee[] },
): Promise<number[]> {
  const [named = []] = 'memberIds' in to ? await addresseesOf({ orgId, db, now }, [to]) : [to]
  return (await sendMessages({ db, now }, [{ ...message, orgId, to: named }]))[0] ?? []
}

/** Any number of messages of any organisations by the same few statements. Returns the ids of what each of them put into the outbox. */
export async function sendMessages(
  { db, now }: Pick<Place, 'db' | 'now'>,
  messages: readonly (Message & { orgId: number })[],
): Promise<number[][]> {
  if (messages.length === 0) return []
  const notified = await readAll(db, messages)
  const raised = messages.map(({ orgId }, at) => ({ orgId, ...(notified[at]?.raisedBy ?? byNobody) }))
  const templates = await templatesFor(db, raised)
  const words = await wordsFor(
    db,
    raised.map((each, at) => ({ ...each, template: templates[at] ?? null })),
  )
  const postings = messages.flatMap((message, at) => {
    const known = notified[at]
    return known
      ? postingsOf(message, known, { template: templates[at] ?? null, words: words[at] ?? [] }, now).map(one => ({
          ...one,
          at,
        }))
      : []
  })
  const made = await enqueueAll({ db, now }, postings)
  const ids = messages.map((): number[] => [])
  for (const [n, { at }] of postings.entries()) ids[at]?.push(...(made[n] ?? []))
  await count(
    db,
    messages.flatMap(({ orgId, incidentId }, at) => (ids[at] ?? []).map(() => ({ orgId, incidentId }))),
  )
  return ids
}

/** Pure. */
function postingsOf(
  { orgId, incidentId, reason, text, once, to, hours }: Message & { orgId: number },
  { incident, articles }: Told,
  written: { template: readonly TemplateRow[] | null; words: readonly string[] },
  now: Date,
): (Posting & { orgId: number })[] {
  const passes = hours === null || (hours.urgentPasses && incident.level === 1)
  const opensAt = passes ? null : nextAllowedHour(hours, now)
  return readAlike(to).map(alike => {
    const holdUntil = later(opensAt, alike.restsUntil)
    return {
      orgId,
      purpose,
      message: messageOf(incident, articles, {
        reason,
        ...(text !== undefined && { text: typeof text === 'string' ? text : text(alike.locale) }),
        locale: alike.locale,
        timeZone: alike.timeZone,
        link: addressOf(incidentId),
        ...written,
      }),
      receivers: alike.receivers,
      page: receiverPage,
      thread: threadOf(incidentId),
      ...(holdUntil && { holdUntil }),
      matchedAt: now,
      decidedAt: now,
      once,
    }
  })
}

/** One more for each time an incident is named: as many as the list of its messages has. */
async function count(db: Tx, sent: readonly { orgId: number; incidentId: number }[]): Promise<void> {
  if (sent.length === 0) return
  await sql`
    update warning_incidents i set messages = i.messages + s.sent
    from (select org_id, id, count(*)::int as sent from unnest(${sent.map(({ orgId }) => orgId)}::int[], ${sent.map(({ incidentId }) => incidentId)}::int[]) as u (org_id, id)
      group by org_id, id) s
    where i.org_id = s.org_id and i.id = s.id`.execute(db)
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

/** An incident as a message tells of it, for looking at templates: the one that is named, or the newest. */
export async function newestMessage(
  { orgId, db }: Pick<Place, 'orgId' | 'db'>,
  { incidentId = null, warningId = null }: { incidentId?: number | null; warningId?: number | null } = {},
) {
  const { rows } = await sql<{ id: number }>`
    select id from warning_incidents where org_id = ${orgId} and articles > 0
      and (${incidentId}::int is null or id = ${incidentId}::int) and (${warningId}::int is null or warning_id = ${warningId}::int)
    order by last_at desc, id desc limit 1`.execute(db)
  if (!rows[0]) return null
  const reason = 'first' as const
  const [notified] = await readAll(db, [{ orgId, incidentId: rows[0].id, articleId: null, reason }])
  return notified ? { ...notified, article: notified.articles[0], reason } : null
}

const byNobody: Told['raisedBy'] = { warningId: null, warningVersion: null }

interface Told {
  incident: IncidentMessage
  articles: ArticleInMessage[]
  timeZone: string
  raisedBy: Pick<Raised, 'warningId' | 'warningVersion'>
}

/** What each message tells of, in the same order; undefined: its incident is gone. */
async function readAll(
  db: Tx,
  messages: readonly (Pick<Message, 'incidentId' | 'articleId' | 'reason'> & { orgId: number })[],
): Promise<(Told | undefined)[]> {
  // Article 0 does not exist: nothing comes first then.
  const condition = sql`unnest(${messages.map(({ orgId }) => orgId)}::int[], ${messages.map(({ incidentId }) => incidentId)}::int[],
    ${numberList(messages.map(({ articleId }) => articleId ?? 0))}::bigint[], ${messages.map(({ reason }) => mostListed(reason))}::int[]) with ordinality as w (org_id, incident_id, article_id, most, at)`
  const { rows: incidents } = await sql<IncidentMessage & Told['raisedBy'] & { at: number; timeZone: string }>`
    select w.at::int, i.id, i.warning_name as "warningName", i.title, i.level, i.articles, i.opened_at as "openedAt", i.demonstration, i.measured,
      i.warning_id as "warningId", i.warning_version as "warningVersion", o.time_zone as "timeZone",
      (select count(distinct a.media_id)::int from warning_incident_articles m join ${articleRows} a on a.id = m.article_id where m.org_id = i.org_id and m.incident_id = i.id) as media
    from ${condition} join warning_incidents i on i.org_id = w.org_id and i.id = w.incident_id join ${organisationRows} o on o.id = i.org_id`.execute(
    db,
  )
  const { rows: articles } = await sql<ArticleInMessage & { at: number }>`
    select w.at::int, a.* from ${condition} cross join lateral (
      select a.id, a.title, m.name as media, a.url, a.published_at as "publishedAt", coalesce(a.summary, left(a.body, 200)) as summary,
        a.author, a.sentiment, ${interactionsOf} as interactions
      from warning_incident_articles i join ${articleRows} a on a.id = i.article_id join ${mediaRows} m on m.id = a.media_id
      where i.org_id = w.org_id and i.incident_id = w.incident_id
      order by (a.id = w.article_id) desc, i.added_at, a.id limit w.most) a`.execute(db)
  const orgOf = ({ at }: { at: number }) => messages[at - 1]?.orgId ?? 0
  const stored = await storedFactsOfEach(
    db,
    articles.map(article => ({ orgId: orgOf(article), articleId: article.id })),
  )
  const seen = articles.map(article => {
    const { sentiment } = stored.get(orgOf(article))?.get(article.id) ?? article
    return { ...article, sentiment }
  })
  const articlesOf = Map.groupBy(seen, ({ at }) => at)
  const notified: (Told | undefined)[] = messages.map(() => undefined)
  for (const { at, timeZone, warningId, warningVersion, ...incident } of incidents)
    notified[at - 1] = {
      incident,
      articles: articlesOf.get(at) ?? [],
      timeZone,
      raisedBy: { warningId, warningVersion },
    }
  return notified
}
