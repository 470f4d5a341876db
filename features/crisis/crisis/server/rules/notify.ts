/**
 * What a rule proposed, or made a draft of, has nobody who leads it yet: those who could are notified, once. By the workers, so that no batch of
 * articles waits for it.
 */
import { changersOfRules } from '@guanlan/features/warnings/warnings/server'
import {
  administratorsOf,
  cancelThread,
  enqueueAll,
  type Posting,
} from '@guanlan/features/workspace/notifications/server'
import { type Locale, locales, say } from '@guanlan/platform/contract'
import { asOrganisation, type Database, rightsOfMaker, roleTableOf, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisLevel, crisisFeature, type StoredLevel, underWay } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type Way, waysTo } from '../clocks/receivers.ts'
import { type Place, purpose } from '../clocks/rows.ts'
import { listLevels } from '../levels/levels.ts'

/** In one transaction. */
const mostWaiting = 200
const mostLeads = 50
/** Older ones were there before anybody was notified of them. */
const longestMs = 86_400_000

const threadOfOpening = (id: number): string => `crisisOpening:${id}`

interface Waiting {
  orgId: number
  id: number
  ruleId: number
  ruleName: string
  level: CrisisLevel
  title: string
  articles: number
  /** The draft that it became. */
  draftId: number | null
}

/** True: there may be more at once. */
export const runOpenings = (db: Database): Promise<boolean> =>
  db.transaction().execute(tx => notifyOfOpenings(tx, new Date()))

async function notifyOfOpenings(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Waiting & { waits: boolean }>`
    with waiting as materialized (
      select o.* from crisis_openings o
      where o.opened_at > ${new Date(now.getTime() - longestMs)}::timestamptz and not exists (select from crisis_opening_notices n where n.org_id = o.org_id and n.opening_id = o.id)
      order by o.opened_at limit ${mostWaiting} for no key update of o skip locked
    ), noted as (
      insert into crisis_opening_notices (org_id, opening_id, notified_at) select org_id, id, ${now}::timestamptz from waiting
      on conflict do nothing returning org_id, opening_id
    )
    select w.org_id as "orgId", w.id, w.rule_id as "ruleId", w.rule_name as "ruleName", w.level, coalesce(c.name, w.title) as title, w.articles, c.id as "draftId",
      w.status = 'open' or c.id is not null as waits
    from waiting w join noted n on n.org_id = w.org_id and n.opening_id = w.id
    left join crises c on w.status = 'started' and w.updated_by is null and c.org_id = w.org_id and c.id = w.crisis_id and c.status = 'draft' and c.binned_at is null
    order by w.id`.execute(tx)
  const waiting = rows.filter(({ waits }) => waits)
  for (const own of Map.groupBy(waiting, ({ orgId }) => orgId).values()) {
    const orgId = own[0]?.orgId ?? 0
    await asOrganisation(tx, orgId, () => notifyOrganisation({ orgId, db: tx, now }, own))
  }
  return rows.length === mostWaiting
}

async function notifyOrganisation(place: Place, waiting: readonly Waiting[]): Promise<void> {
  const { orgId, db, now } = place
  const makers = await changersOfRules(
    place,
    waiting.map(({ ruleId }) => ruleId),
  )
  const leads = await leadsOf(place)
  const able = await whoMayAct(place, [...leads, ...makers.values()])
  const administrators = (await administratorsOf(place)).flatMap(each => (each.by === 'inApp' ? each.userId : []))
  const inPlace = await whoMayAct(place, administrators)
  const ways = await waysTo(
    place,
    [...able, ...inPlace].map(userId => ({ userId, personId: null })),
  )
  const levels = await listLevels({ orgId, db, locale: 'zh' })
  const postings: (Posting & { orgId: number })[] = []
  for (const opening of waiting) {
    const maker = makers.get(opening.ruleId)
    const near = [...new Set([...leads, ...(maker === undefined ? [] : [maker])])].filter(id => able.has(id))
    const names = levels.find(({ id }) => id === opening.level)?.names
    for (const userId of near.length > 0 ? near : inPlace)
      for (const way of ways({ userId, personId: null }))
        postings.push({ orgId, ...postingOf(opening, names, way), decidedAt: now })
  }
  await enqueueAll({ db, now }, postings)
}

/** Those who lead what is under way: it may belong there. */
async function leadsOf({ orgId, db }: Place): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct p.user_id as "userId" from crises r join crisis_people p on p.org_id = r.org_id and p.crisis_id = r.id and p.role in ('lead', 'deputy')
    where r.org_id = ${orgId} and r.status = any(${[...underWay]}::text[]) and r.binned_at is null and not r.drill and p.user_id is not null
    order by 1 limit ${mostLeads}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Of members: whoever is limited to folders sees no opening. */
async function whoMayAct({ orgId, db }: Place, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const table = roleTableOf([crisisFeature])
  const able = new Set<number>()
  for (const userId of new Set(userIds)) {
    const rights = await rightsOfMaker(db, table, { orgId, userId }, ['crisis.act']).catch(() => null)
    if (rights && rights.folders === null) able.add(userId)
  }
  return able
}

/** What one is told by one way. Pure. */
function postingOf(
  { id, ruleName, title, articles, draftId }: Waiting,
  levelNames: StoredLevel['names'] | undefined,
  { receiver, locale, timeZone, restsUntil }: Way,
): Posting {
  const isDraft = draftId !== null
  return {
    purpose,
    thread: threadOfOpening(id),
    once: threadOfOpening(id),
    receivers: [receiver],
    message: {
      level: 'important',
      title: say(strings[isDraft ? 'draftTitle' : 'proposalTitle'], locale, {
        level: nameIn(levelNames, locale),
        title,
      }),
      lines: [
        say(strings.proposalOf, locale, { rule: ruleName, count: articles }),
        say(strings[isDraft ? 'draftAsks' : 'proposalAsks'], locale),
      ],
      link: isDraft ? `/crisisMonitor?crisis=${draftId}` : `/dataEarlyWarning?open=${id}`,
      linkName: say(strings[isDraft ? 'openRoom' : 'openProposal'], locale),
      locale,
      timeZone,
    },
    ...(restsUntil && { holdUntil: restsUntil }),
  }
}

const nameIn = (names: readonly string[] | undefined, locale: Locale): string => names?.[locales.indexOf(locale)] ?? ''

/** Somebody decided: what waits to be sent of it is not sent any more. */
export async function silenceOpenings(place: Pick<Place, 'orgId' | 'db'>, ids: readonly number[]): Promise<void> {
  for (const id of ids) await cancelThread(place, threadOfOpening(id), { purpose })
}
