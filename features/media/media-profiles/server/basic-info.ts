/** What an entry is, what its articles amount to, and where it stands in the stories it tells. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import {
  articleRows,
  collectedOfMedium,
  firstDayOfMedium,
  libraryAccounts,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { keyOfEntry } from '@guanlan/features/media/media-library/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { BasicInfo, ProfileQuestion, StoryPlace } from '../contract.ts'
import { aroundOf, headOf, type Profile, profileOf } from './question.ts'

type Amounts = Pick<
  BasicInfo,
  'articles' | 'positive' | 'neutral' | 'negative' | 'interactions' | 'readers' | 'articlesWithReaders'
>

export async function basicInfo(scope: Scope, question: ProfileQuestion): Promise<BasicInfo> {
  const profile = await profileOf(scope, question)
  const amounts = await amountsOf(scope, profile)
  const { articles, ...others } = amounts
  const head = headOf(profile, articles)
  return {
    ...head,
    ...others,
    info: profile.entry,
    firstSeen: await firstSeen(scope, profile),
    collected: await collectedOf(scope, profile),
    storyPlace: head.isEnough ? await storyPlaceOf(scope, profile) : null,
  }
}

async function amountsOf(scope: Scope, { query }: Profile): Promise<Amounts> {
  const { rows } = await sql<Amounts>`
    select count(*)::int as articles, (count(*) filter (where r.sentiment = 1))::int as positive, (count(*) filter (where r.sentiment = 0))::int as neutral,
      (count(*) filter (where r.sentiment = -1))::int as negative, coalesce(sum(r.interactions), 0)::float8 as interactions,
      coalesce(sum(a.reads), 0)::float8 as readers, count(a.reads)::int as "articlesWithReaders"
    from (${rowsOf(scope, query, sql`r.article_id, r.published_at, r.sentiment, r.interactions`)}) r
    join ${articleRows} a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)}`.execute(scope.db)
  return rows[0] as Amounts
}

async function firstSeen(scope: Scope, { entry }: Profile): Promise<string | null> {
  const { mediaId, accountId } = keyOfEntry(entry.entry)
  if (mediaId !== null) return firstDayOfMedium(scope, mediaId)
  const { rows } = await sql<{ day: string | null }>`
    select first_seen::text as day from ${libraryAccounts(scope.orgId)} a where id = ${accountId}`.execute(scope.db)
  return rows[0]?.day ?? null
}

/** Of accounts it is not counted: no index knows authors of everything. */
async function collectedOf(scope: Scope, { entry, query }: Profile): Promise<number | null> {
  const { mediaId } = keyOfEntry(entry.entry)
  if (mediaId === null) return null
  const [count = 0] = await collectedOfMedium(scope, mediaId, { ...query, begins: [query.from.getTime()] })
  return count
}

/** As the organisation sees stories; one that others began up to a week before the range is theirs. */
export async function storyPlaceOf(scope: Scope, profile: Profile): Promise<StoryPlace> {
  const columns = sql`r.article_id, r.published_at, r.cluster_id`
  const { rows } = await sql<StoryPlace>`
    with own as materialized (${rowsOf(scope, profile.query, columns)}),
    mine as (select cluster_id, min(published_at) as at from own group by 1),
    everybodys as materialized (${rowsOf(scope, aroundOf(profile), columns)}),
    others as (
      select o.cluster_id, min(o.published_at) as at, count(*) as n from everybodys o
      where o.cluster_id in (select cluster_id from mine) and o.article_id not in (select article_id from own) group by 1)
    select count(*)::int as stories, count(o.at)::int as shared, (count(*) filter (where m.at <= o.at))::int as first,
      coalesce(sum(o.n) filter (where m.at <= o.at), 0)::int as copies,
      (percentile_cont(0.5) within group (order by extract(epoch from m.at - o.at) / 60) filter (where m.at > o.at))::float8 as "delayMinutes"
    from mine m left join others o using (cluster_id)`.execute(scope.db)
  return rows[0] as StoryPlace
}
