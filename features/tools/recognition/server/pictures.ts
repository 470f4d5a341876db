/** Pictures of articles: looked at by a worker for chosen monitors, and searched by what they look like. */
import { arrivedIn, articleRows, listedArticles, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { itemsAmong, monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import {
  askInTurn,
  type CallScope,
  type Database,
  hashPicture,
  isoOf,
  isTrusted,
  type PictureHash,
  type Scope,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { mostPictureBytes, type SamePictures } from '../contract.ts'
import { probesOf } from './probes.ts'

const bits = 64
const mostShown = 200

export async function lookedMonitors({ orgId, db }: Scope): Promise<{ monitors: number[] }> {
  const { rows } = await sql<{ id: number }>`
    select monitor_id as id from picture_monitors where org_id = ${orgId} order by monitor_id limit 1000`.execute(db)
  return { monitors: rows.map(({ id }) => id) }
}

/** @throws missing for a monitor that is gone or somebody else's */
export async function lookAtMonitor(
  scope: CallScope,
  { monitorId, looks }: { monitorId: number; looks: boolean },
): Promise<{ monitors: number[] }> {
  const { orgId, db, now } = scope
  if ((await itemsAmong(scope, [monitorId])).length === 0) throw refuse('missing', 'platform.missing')
  await (looks
    ? sql`insert into picture_monitors (org_id, monitor_id, since) values (${orgId}, ${monitorId}, ${now}) on conflict do nothing`
    : sql`delete from picture_monitors where org_id = ${orgId} and monitor_id = ${monitorId}`
  ).execute(db)
  return lookedMonitors(scope)
}

/** Below it two hashes may have no band of 16 bits that is nearly the same: every picture is looked at. */
const leastByBands = 85

/**
 * Articles that stand in the lists of whoever asks, each by its likest picture: the whole, its mirror image, or one that was cut out of it or that it was cut out of.
 * @param least per cent
 */
export async function searchPictures(
  scope: Scope,
  { hash, tiles }: Pick<PictureHash, 'hash' | 'tiles'>,
  least: number,
): Promise<SamePictures> {
  const { orgId, db } = scope
  const from = (stored: RawBuilder<unknown>, requested: RawBuilder<unknown>) => sql`bit_count(${stored} # ${requested})`
  const whole = from(sql`p.hash`, sql`${hash}::bit(64)`)
  const mirror = from(sql`p.mirrored`, sql`${hash}::bit(64)`)
  const ofParts = sql`(select min(${from(sql`t`, sql`${hash}::bit(64)`)}) from unnest(p.tiles) t)`
  const inParts = sql`(select min(${from(sql`p.hash`, sql`t::bit(64)`)}) from unnest(${[...tiles]}::text[]) t)`
  // Of what was found by its bands alone.
  const candidates =
    least < leastByBands
      ? sql`picture_hashes`
      : sql`(select h.* from (select distinct article_id, address from picture_candidates(${probesOf(hash, tiles)}::int[])) c
          join picture_hashes h on h.org_id = ${orgId} and h.article_id = c.article_id and h.address = c.address)`
  const { rows } = await sql<SamePictures['list'][number]>`
    select f.id as "articleId", a.title, m.name as media, ${isoOf('a.published_at')} as "publishedAt", a.time_of_arrival as "timeOfArrival", f.address, round(100 - f.away * 100.0 / ${bits}::int)::float8 as similarity, f.mirrored
    from (
      select distinct on (d.article_id) d.article_id as id, d.address, d.away, d.mirror < least(d.whole, d.parts) as mirrored
      from (
        select p.article_id, p.address, x.*, least(x.whole, x.mirror, x.parts) as away from ${candidates} p,
          lateral (select ${whole} as whole, ${mirror} as mirror, least(${ofParts}, ${inParts}) as parts offset 0) x
        where p.org_id = ${orgId} and p.hash is not null) d
      join ${listedArticles(orgId)} l on l.article_id = d.article_id
      where d.away <= ${Math.floor((bits * (100 - least)) / 100)}::int
      order by d.article_id, d.away) f
    join ${articleRows} a on a.id = f.id join ${mediaRows} m on m.id = a.media_id
    order by f.away, a.published_at limit ${mostShown}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(distinct p.article_id)::int as n from picture_hashes p join ${listedArticles(orgId)} l on l.article_id = p.article_id
    where p.org_id = ${orgId} and p.hash is not null`.execute(db)
  const countBy = (keyOf: (row: SamePictures['list'][number]) => string) => {
    const counts = new Map<string, number>()
    for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
    return [...counts].map(([key, articles]) => ({ key, articles }))
  }
  const times = rows.map(row => row.publishedAt).sort()
  return {
    list: rows,
    looked: counted[0]?.n ?? 0,
    first: times[0] ?? null,
    byDay: countBy(row => row.publishedAt.slice(0, 10))
      .map(({ key, articles }) => ({ day: key, articles }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    byMedium: countBy(row => row.media)
      .map(({ key, articles }) => ({ media: key, articles }))
      .sort((one, other) => other.articles - one.articles),
  }
}

/** Pictures of one run, which comes each minute. */
const mostAtOnce = 30
const mostOfArticle = 10
/** An article that arrived longer ago is not looked at any more. */
const newestDays = 3
const limits = { timeoutMs: 10_000, bytes: mostPictureBytes, redirects: 3 }

interface Due {
  orgId: number
  articleId: number
  publishedAt: Date
  page: string | null
  pictures: unknown
  seen: string[]
}

/** One picture after the other, each address of an article once, whether or not it could be had. */
export async function lookAtPictures(
  system: Database,
  trustedHosts: ReadonlySet<string>,
  now = new Date(),
): Promise<void> {
  const arrived = arrivedIn(
    { org: sql`c.org_id`, monitor: sql`c.monitor_id`, since: sql`c.since` },
    new Date(now.getTime() - newestDays * 86_400_000),
  )
  // By turns: the newest of each organisation before the second newest of any.
  const { rows } = await sql<Due>`
    select * from (
    select distinct on (c.org_id, a.id) c.org_id as "orgId", a.id as "articleId", a.published_at as "publishedAt", a.url as page, a.extra->'pictures' as pictures,
      array(select p.address from picture_hashes p where p.org_id = c.org_id and p.article_id = a.id) as seen
    from picture_monitors c join ${monitorRows} w on w.org_id = c.org_id and w.id = c.monitor_id and w.deleted_at is null
    cross join lateral (${arrived}) h join ${articleRows} a on a.id = h.article_id and jsonb_typeof(a.extra->'pictures') = 'array'
    where (select count(*) from picture_hashes p where p.org_id = c.org_id and p.article_id = a.id) < least(jsonb_array_length(a.extra->'pictures'), ${mostOfArticle})
    order by c.org_id, a.id desc) d
    order by row_number() over (partition by d."orgId" order by d."articleId" desc), d."orgId" limit ${mostAtOnce}`.execute(
    system,
  )
  for (const due of rows) {
    const addresses = (Array.isArray(due.pictures) ? due.pictures : [])
      .filter((each): each is string => typeof each === 'string' && /^https?:\/\//.test(each) && each.length <= 2_000)
      .slice(0, mostOfArticle)
    const next = addresses.find(address => !due.seen.includes(address))
    // What is no address counts as looked at: otherwise the article would come again each minute.
    if (next === undefined) {
      await keep(system, due, `none:${due.seen.length}`, null, now)
      continue
    }
    await keep(system, due, next, await load(system, trustedHosts, next, due.page), now)
  }
}

async function load(
  system: Database,
  trustedHosts: ReadonlySet<string>,
  address: string,
  page: string | null,
): Promise<PictureHash | null> {
  const hosts = isTrusted(address, trustedHosts) ? trustedHosts : new Set<string>()
  const fetched = await askInTurn(system, address, { trustedHosts: hosts, waitMs: 1_500 }, ({ askPolitely }) =>
    askPolitely(address, { accept: 'image/*', ...(page && { referer: page }) }, limits),
  ).catch(() => null)
  return fetched?.status === 200 ? hashPicture(fetched.body) : null
}

async function keep(
  system: Database,
  { orgId, articleId, publishedAt }: Due,
  address: string,
  found: PictureHash | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into picture_hashes (org_id, article_id, published_at, address, width, height, sha256, hash, mirrored, tiles, looked_at)
    values (${orgId}, ${articleId}::bigint, ${publishedAt}, ${address}, ${found?.width ?? null}, ${found?.height ?? null}, ${found?.sha256 ?? null}, ${found?.hash ?? null}::bit(64),
      ${found?.mirrored ?? null}::bit(64), ${found ? [...found.tiles] : null}::text[]::bit(64)[], ${now}) on conflict do nothing`.execute(
    system,
  )
}
