/** What media and accounts published, day by day: written anew for what is computed by night from many articles. For the worker. */
import { type Database, numberList } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { interactionsOf } from '../search/stored.ts'

interface Range {
  from: Date
  to: Date
}
/** Media, or accounts by the least id of their name within a media type. */
export type PublisherKindOfDays = 'm' | 'a'

export interface PublisherDay {
  articles: number
  /** Articles whose likes, shares or comments are known. */
  counted: number
  interactions: number
  /** Mean of ln(1 + readers); null: of none they are known. */
  reads: number | null
  /** Later articles of others that resemble one of its. */
  taken: number
  /** Stories that somebody else tells, too; and those of them in which it was first. */
  shared: number
  first: number
}

export interface PublisherDays {
  id: number
  /** Null: of what everybody may see; else of what the organisation handed in for itself. */
  onlyOrg: number | null
  mediaType: number
  days: PublisherDay[]
}

/** Articles `w` with their publisher, `org` 0 where everybody may see them. */
const published = (kind: PublisherKindOfDays, range: Range): RawBuilder<unknown> => {
  const columns = sql`a.id, coalesce(a.only_org, 0) as org, a.cluster_id, a.published_at, ${interactionsOf} as interactions,
    coalesce(a.likes, a.shares, a.comments) is not null as counted, a.reads`
  const where = sql`${idsWithin(sql`a.id`, range)} and a.published_at >= ${range.from}::timestamptz and a.published_at <= ${range.to}::timestamptz`
  return kind === 'm'
    ? sql`select ${columns}, coalesce(m.merged_into, m.id) as publisher, coalesce(m.media_type, a.media_type) as media_type
        from articles a join media m on m.id = a.media_id where ${where}`
    : sql`select ${columns}, c.id as publisher, a.media_type from articles a
        join (select name, media_type, coalesce(only_org, 0) as org, min(id) as id from media_accounts group by 1, 2, 3) c
          on c.name = a.author and c.media_type = a.media_type and c.org = coalesce(a.only_org, 0) where ${where}`
}

const day = (of: RawBuilder<unknown>) => sql`(${of} at time zone 'UTC')::date`

export async function writePublisherDays(db: Database, range: Range): Promise<void> {
  await sql`truncate publisher_days`.execute(db)
  // Before its first statistics the planner takes all articles for one, and would walk all of them once for each of them.
  await sql`set local enable_nestloop = off`.execute(db)
  for (const kind of ['m', 'a'] as const)
    await sql`
      insert into publisher_days (kind, only_org, publisher_id, day, media_type, articles, counted, interactions, reads, taken, shared, first)
      with w as materialized (${published(kind, range)}),
      told as (
        select org, cluster_id, publisher, published_at, id, first_value(publisher) over story as first,
          min(publisher) over (partition by org, cluster_id) < max(publisher) over (partition by org, cluster_id) as is_shared
        from w window story as (partition by org, cluster_id order by published_at, id)),
      joint as (
        select distinct on (org, cluster_id, publisher) org, publisher, published_at, first = publisher as is_first
        from told where is_shared order by org, cluster_id, publisher, published_at, id),
      alike as materialized (
        select c.*, k.like_id from ${sql.table('article_likeness')} k join w c on c.id = k.article_id where ${idsWithin(sql`k.article_id`, range)}),
      copies as (
        select case when (s.published_at, s.id) < (c.published_at, c.id) then s.publisher else c.publisher end as publisher, c.org,
          least(s.published_at, c.published_at) as published_at
        from alike c join w s on s.id = c.like_id where s.org - c.org = 0 and s.publisher <> c.publisher),
      each as (
        select org, publisher, ${day(sql`published_at`)} as day, max(media_type) as media_type, count(*) as articles, count(*) filter (where counted) as counted,
          coalesce(sum(interactions) filter (where counted), 0) as interactions, avg(ln(1 + greatest(reads, 0)::float8)) filter (where reads is not null) as reads, 0 as taken, 0 as shared, 0 as first
        from w group by 1, 2, 3
        union all select org, publisher, ${day(sql`published_at`)}, null, 0, 0, 0, null, count(*), 0, 0 from copies group by 1, 2, 3
        union all select org, publisher, ${day(sql`published_at`)}, null, 0, 0, 0, null, 0, count(*), count(*) filter (where is_first) from joint group by 1, 2, 3)
      select ${kind}, org, publisher, day, max(media_type), sum(articles), sum(counted), sum(interactions), max(reads), sum(taken), sum(shared), sum(first)
      from each group by org, publisher, day having max(media_type) is not null`.execute(db)
  await sql`set local enable_nestloop = on`.execute(db)
}

/** So many publishers behind one, in the order of organisations and ids. */
export async function publisherDaysBehind(
  db: Database,
  kind: PublisherKindOfDays,
  after: { onlyOrg: number | null; id: number } | null,
  most: number,
): Promise<PublisherDays[]> {
  const behind = after === null ? sql`true` : sql`(d.only_org, d.publisher_id) > (${after.onlyOrg ?? 0}, ${after.id})`
  const { rows } = await sql<PublisherDays>`
    select nullif(d.only_org, 0) as "onlyOrg", d.publisher_id as id, max(d.media_type)::int as "mediaType",
      json_agg(json_build_object('articles', d.articles, 'counted', d.counted, 'interactions', d.interactions, 'reads', d.reads, 'taken', d.taken,
        'shared', d.shared, 'first', d.first) order by d.day) as days
    from publisher_days d where d.kind = ${kind} and ${behind} group by d.only_org, d.publisher_id order by d.only_org, d.publisher_id limit ${most}`.execute(
    db,
  )
  return rows
}

export const publisherMarks = ['unread', 'sameCount', 'followersJump'] as const
export type PublisherMark = (typeof publisherMarks)[number]

/** So many articles in a row with the same count of interactions. */
const inARow = 20
/** Of articles whose readers are known so many have more interactions than readers, and at least half of them. */
const fewestUnread = 5
/** Within a week, by half, from so many on. */
const fewestFollowers = 100

/** What stands out of what publishers say of themselves; nothing is taken from anybody's influence for it. Keys are `ORG ID`, 0 of everybody. */
export async function marksOfPublishers(
  db: Database,
  kind: PublisherKindOfDays,
  range: Range,
): Promise<ReadonlyMap<string, PublisherMark[]>> {
  const jumps = sql`
    union select coalesce(a.only_org, 0), min(c.id), 'followersJump' from media_account_followers f
    join media_account_followers b on b.account_id = f.account_id and b.day < f.day and b.day >= f.day - 7 and b.followers >= ${fewestFollowers} and f.followers >= 1.5 * b.followers
    join media_accounts a on a.id = f.account_id join media_accounts c on c.name = a.name and c.media_type = a.media_type and c.only_org is not distinct from a.only_org
    where f.day >= ${day(sql`${range.from}::timestamptz`)}
      and not exists (select from w where w.publisher = c.id and w.reads > 0 and ${day(sql`w.published_at`)} between b.day and f.day)
    group by a.only_org, a.name, a.media_type`
  const { rows } = await sql<{ org: number; id: number; marks: PublisherMark[] }>`
    with w as materialized (${published(kind, range)}),
    rows_of as (
      select org, publisher, interactions, row_number() over (partition by org, publisher order by published_at, id)
        - row_number() over (partition by org, publisher, interactions order by published_at, id) as stretch from w where counted),
    marked as (
      select org, publisher, 'sameCount' as mark from rows_of where interactions > 0 group by org, publisher, interactions, stretch having count(*) >= ${inARow}
      union select org, publisher, 'unread' from w where reads is not null group by org, publisher
      having count(*) filter (where interactions > reads) >= greatest(${fewestUnread}, count(*) / 2.0)
      ${kind === 'a' ? jumps : sql``})
    select org, publisher as id, array_agg(mark order by mark) as marks from marked group by org, publisher`.execute(db)
  return new Map(rows.map(({ org, id, marks }) => [`${org} ${id}`, marks]))
}

/** Accounts of the same name within a media type and of the same owner, by the least id of them, with the most followers that one of them has. */
export async function sharedAndOwnAccounts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { ids: number[]; followers: number | null }>> {
  const { rows } = await sql<{ id: number; ids: number[]; followers: number | null }>`
    select c.id, array_agg(a.id order by a.id) as ids, max(a.followers) as followers
    from media_accounts c join media_accounts a on a.name = c.name and a.media_type = c.media_type and a.only_org is not distinct from c.only_org
    where c.id = any(${numberList(ids)}::int[]) group by c.id`.execute(db)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}
