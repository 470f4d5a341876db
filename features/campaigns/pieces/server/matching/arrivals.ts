/** Articles are matched soon after they are stored: what joined a campaign, and what media of one published. Nothing of it runs in the transaction that stores. */
import { joinedSince } from '@guanlan/features/articles/articles/server/facts'
import { arrivedArticles } from '@guanlan/features/articles/articles/server/questions'
import { mediaOfCampaigns } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { type Database, numberList, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { daysAfter } from '../../contract.ts'
import { groundOf, mediaIdsOf } from './ground.ts'
import { matchArticles } from './match.ts'

/** What a transaction that was open then may have stored is looked for once more. */
const overlapMs = 60_000
/** What media published earlier and arrives now is left to a run over what is stored. */
const recentMs = 3 * 86_400_000
const most = 2_000
const atOnce = 200
const aheadMs = 86_400_000

/** Articles that were looked at within the overlap, by campaign: they are not read again at each look. */
type Seen = Map<number, Map<string, number>>

export interface ArrivalMatcher {
  /** All organisations with a campaign that goes on, once. @returns whether something was new */
  next(db: Database): Promise<boolean>
  /** One organisation, as it stands. @returns how many articles were new */
  look(scope: Scope, since: Date): Promise<number>
}

export function openArrivals(): ArrivalMatcher {
  const seen: Seen = new Map()
  const look = async (scope: Scope, since: Date) => {
    const { orgId, now } = scope
    const known = seen.get(orgId) ?? new Map<string, number>()
    const fresh = new Map<number, number[]>()
    for (const { campaignId, articleId } of await arrivedFor(scope, since)) {
      const key = `${campaignId} ${articleId}`
      if (known.has(key)) continue
      known.set(key, now.getTime())
      fresh.set(campaignId, [...(fresh.get(campaignId) ?? []), articleId])
    }
    for (const [campaignId, ids] of fresh) {
      const ground = await groundOf(scope, campaignId)
      for (let at = 0; at < ids.length; at += atOnce) await matchArticles(scope, ground, ids.slice(at, at + atOnce))
    }
    for (const [key, at] of known) if (at < now.getTime() - 2 * overlapMs) known.delete(key)
    // A transaction that fails leaves no memory of what it did not store.
    seen.set(orgId, known)
    return [...fresh.values()].reduce((sum, ids) => sum + ids.length, 0)
  }
  return {
    look,
    async next(db) {
      let fresh = 0
      for (const orgId of await organisationsOf(db))
        fresh += await withScope(db, { orgId }, async scope => {
          const since = await leased(scope)
          return since === null ? 0 : look(scope, since)
        }).catch(error => {
          seen.delete(orgId)
          throw error
        })
      return fresh > 0
    },
  }
}

async function organisationsOf(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from ${organisationRows} o where o.rested_at is null and exists (select from ${campaignRows} c where c.org_id = o.id and ${isOpen}) order by o.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const isOpen = sql`c.start_time <= now() and (c.end_time is null or c.end_time > now() - make_interval(days => ${daysAfter}))`

/** The mark of an organisation moves in the transaction that looks; null: another worker is looking. */
async function leased({ db, orgId, now }: Scope): Promise<Date | null> {
  await sql`insert into piece_looks (org_id, looked_at) values (${orgId}, ${now}::timestamptz) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ since: Date }>`
    select looked_at as since from piece_looks where org_id = ${orgId} for update skip locked`.execute(db)
  if (!rows[0]) return null
  await sql`update piece_looks set looked_at = ${now}::timestamptz where org_id = ${orgId}`.execute(db)
  return rows[0].since
}

async function arrivedFor(scope: Scope, before: Date): Promise<{ campaignId: number; articleId: number }[]> {
  const { db, orgId, now } = scope
  const since = new Date(before.getTime() - overlapMs)
  const joined = await joinedSince(scope, 'campaign', since, most)
  const { rows: open } = await sql<{ id: number; from: Date; to: Date }>`
    select c.id, c.start_time as from, coalesce(c.end_time + make_interval(days => ${daysAfter}), ${now}::timestamptz + interval '1 day') as to from ${campaignRows} c
    where c.org_id = ${orgId} and (c.id = any(${numberList([...new Set(joined.map(({ setId }) => setId))])}::int[])
      or ${isOpen})
    order by c.id limit 5000`.execute(db)
  const there = new Set(open.map(({ id }) => id))
  const found = joined.flatMap(({ setId, articleId }) => (there.has(setId) ? [{ campaignId: setId, articleId }] : []))
  const media = await mediaOfCampaigns(scope, [...there])
  if (media.length === 0) return found
  const named = new Set(
    await mediaIdsOf(
      scope,
      media.filter(({ entry }) => entry === null),
    ),
  )
  const from = new Date(Math.max(now.getTime() - recentMs, Math.min(...open.map(each => each.from.getTime()))))
  const arrived = await arrivedArticles(scope, { from, to: new Date(now.getTime() + aheadMs), since, most })
  const spans = new Map(open.map(each => [each.id, each]))
  for (const { id, media: mediaId, publishedAt } of arrived)
    for (const medium of media) {
      const span = spans.get(medium.campaignId)
      // Of an account the author is looked at when the article is read, and of what the library does not have the name.
      const mayBe =
        medium.mediaId === mediaId || medium.account !== null || (medium.entry === null && named.has(mediaId))
      if (mayBe && span && publishedAt >= span.from && publishedAt <= span.to)
        found.push({ campaignId: medium.campaignId, articleId: id })
    }
  return found
}
