/** Media and accounts of the shared library with what they are recognised by; and which media are often first together. For the worker. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { timeOfArrival } from '../time-of-arrival.ts'

export interface PublisherNames {
  id: number
  name: string
  /** Hosts that are its by a correction, and that of its newest article. */
  hosts: string[]
  /** Of accounts; empty: the media type says it, or it is not known. */
  platform: string
  platformId: string | null
  /** Of a medium: its house; of an account: the medium that has it. */
  bodyId: number | null
  isBody: boolean
}

interface Page {
  /** The id behind which it goes on. */
  after: number
  most: number
}

/** What one organisation alone handed in or described is not among them. In the order of ids. */
export async function sharedMediaNames(
  db: Database,
  { after, most }: Page,
  range: { from: Date; to: Date },
): Promise<PublisherNames[]> {
  const { rows } = await sql<PublisherNames>`
    select m.id, m.name, '' as platform, null as "platformId", (select coalesce(b.merged_into, b.id) from media b where b.id = m.body_id) as "bodyId",
      exists (select from media o where o.body_id = m.id) as "isBody",
      array(select n.name from media_names n where n.media_id = m.id and n.kind = 'domain')
        || array(select substring(a.url from '^[a-z]+://([^/?#]+)') from articles a
          where a.media_id = m.id and a.only_org is null and a.url is not null and ${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz
          order by a.published_at desc limit 1) as hosts
    from media m where m.id > ${after} and m.merged_into is null and m.media_type is not null order by m.id limit ${most}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, hosts: row.hosts.filter(Boolean) }))
}

export async function sharedAccountNames(db: Database, { after, most }: Page): Promise<PublisherNames[]> {
  const { rows } = await sql<PublisherNames>`
    select a.id, a.name, coalesce(nullif(a.platform, ''), a.media_type::text) as platform, a.platform_id as "platformId", a.media_id as "bodyId", false as "isBody",
      '{}'::text[] as hosts
    from media_accounts a where a.id > ${after} and a.only_org is null order by a.id limit ${most}`.execute(db)
  return rows
}

/** More media at one minute have an agency's text. */
const mostAtOnce = 4
const mostPairs = 5_000

/** Pairs of media that were first with one text at the same minute, and how many times; at least `fewest` times. */
export async function mediaFirstTogether(
  db: Database,
  range: { from: Date; to: Date },
  fewest: number,
): Promise<{ one: number; other: number; times: number }[]> {
  const { rows } = await sql<{ one: number; other: number; times: number }>`
    with published as (
      select a.cluster_id, a.media_id, date_trunc('minute', a.published_at) as minute, min(date_trunc('minute', a.published_at)) over (partition by a.cluster_id) as first
      from articles a where ${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz
        and a.only_org is null and not ${timeOfArrival}),
    firsts as (
      select array_agg(distinct media_id order by media_id) as media from published where minute = first group by cluster_id
      having count(distinct media_id) between 2 and ${mostAtOnce})
    select one, other, count(*)::int as times
    from firsts f, unnest(f.media) one, unnest(f.media) other where one < other
    group by 1, 2 having count(*) >= ${fewest} order by count(*) desc, 1, 2 limit ${mostPairs}`.execute(db)
  return rows
}

/** Whether an organisation has an article of a medium: only then it is told of corrections of it. */
export const hasArticlesOf = (orgId: number, mediaId: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from org_articles o where o.org_id = ${orgId} and o.media_id = ${mediaId})`
