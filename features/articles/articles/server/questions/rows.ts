/** Rows as others join them to their own. The planner sees through them: a look-up by id stays one. */
import { type RawBuilder, sql } from 'kysely'
import { timeOfArrival } from '../time-of-arrival.ts'

/** Articles as everybody has them, without what an organisation makes of them. */
export const articleRows = sql`(
  select id, title, summary, body, url, author, account, published_at, media_id, media_type, sentiment, level, region, language, mentioned, is_ad, likes, comments, shares, reads,
    corps, brands, products, names, keywords, extra, dimension, only_org, demonstration, earlier_titles, ${timeOfArrival} as time_of_arrival from articles a)`

/** Media by what they are called. */
export const mediaRows = sql`(select id, name, level, media_type, region, merged_into from media)`

/** What else media are called: aliases, domains and accounts. */
export const mediaNameRows = sql`(select name, media_id, kind from media_names)`

/** Media that an organisation may be told of: those described for everybody, as everybody has them, and those that it described itself. */
export const libraryMedia = (orgId: number | RawBuilder<unknown>) => sql`(
  select m.id, m.name, coalesce(m.media_type, f.media_type) as media_type, coalesce(case when m.media_type is null then f.level else m.level end, 0)::smallint as level,
    case when m.media_type is null then f.region else m.region end as region, m.media_type is null as is_own, m.last_seen, m.spelled,
    case when m.body_id is not null then (select coalesce(b.merged_into, b.id) from media b where b.id = m.body_id) end as body_id,
    m.id in (select o.body_id from media o where o.body_id is not null) as is_body
  from media m left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id and m.media_type is null
  where m.merged_into is null and (m.media_type is not null or f.media_id is not null))`

/** Accounts that an organisation may be told of: everybody's, and its own where everybody has none of the name. */
export const libraryAccounts = (orgId: number | RawBuilder<unknown>) => sql`(
  select a.id, a.name, a.media_type, a.platform, a.platform_id, a.verified, a.verified_on, a.followers, a.followers_on, a.first_seen, a.last_seen, a.spelled,
    a.only_org is not null as is_own, a.media_id,
    (select coalesce(b.merged_into, b.id) from media m join media b on b.id = coalesce(m.body_id, m.id) where m.id = a.media_id) as body_id
  from media_accounts a
  where a.only_org is null or (a.only_org = ${orgId} and not exists (
    select from media_accounts s where s.name = a.name and s.media_type = a.media_type and s.platform = a.platform and s.only_org is null)))`

/** Articles that stand in the lists of an organisation, as whoever asks sees them. */
export const listedArticles = (orgId: number | RawBuilder<unknown>) => sql`(
  select article_id, published_at, media_id, sentiment from org_articles where org_id = ${orgId} and removed_at is null)`
