/** Media that tell the same stories: of an account, accounts of its type. */
import { idsWithin, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { articleRows, libraryAccounts, mediaRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { type EntryRef, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ProfileQuestion, Similar } from '../contract.ts'
import { articlesOf, headOf, profileOf } from './question.ts'

const most = 10
/** One story in common is chance. */
const fewestShared = 2
const mostWords = 3

interface Row {
  own: number
  mediaId: number | null
  accountId: number | null
  name: string
  mediaType: number
  shared: number
  stories: number
  words: string[]
}

export async function similarMedia(scope: Scope, question: ProfileQuestion): Promise<Similar> {
  const profile = await profileOf(scope, question)
  const { query, entry } = profile
  const head = headOf(profile, await articlesOf(scope, profile))
  if (!head.isEnough) return { ...head, stories: 0, list: [] }
  const isMedium = keyOfEntry(entry.entry).mediaId !== null
  // A medium is its id, an account its name within a type.
  const key = isMedium ? sql`r.media_id::text` : sql`r.media_type || ' ' || r.author`
  const columns = sql`r.article_id, r.published_at, r.cluster_id, r.media_id, r.media_type, r.author, ${key} as key`
  const name = isMedium ? sql`m.name` : sql`t.author`
  const { rows } = await sql<Row>`
    with own as materialized (${rowsOf(scope, query, columns)}),
    stories as (select distinct cluster_id from own),
    others as materialized (
      select w.* from (${rowsOf(scope, { ...query, filters: [] }, columns)}) w
      where w.key is not null and w.media_id > 0 and w.key not in (select key from own)),
    counted as (
      select key, min(media_id) as media_id, min(media_type) as media_type, min(author) as author, count(distinct cluster_id)::int as stories,
        (count(distinct cluster_id) filter (where cluster_id in (select cluster_id from stories)))::int as shared
      from others group by key),
    top as (
      select *, (select count(*)::int from stories) as own from counted where shared >= ${fewestShared}
      order by shared / sqrt(stories::float8 * (select count(*) from stories)) desc, shared desc, key limit ${most})
    select t.own, ${isMedium ? sql`t.media_id` : sql`null::int`} as "mediaId", ${isMedium ? sql`null::int` : sql`(select min(a.id) from ${libraryAccounts(scope.orgId)} a where a.name = t.author and a.media_type = t.media_type)`} as "accountId",
      ${name} as name, t.media_type as "mediaType", t.shared, t.stories,
      array(select k.word from others o join ${articleRows} a on a.id = o.article_id and ${idsWithin(sql`a.id`, query)}, unnest(a.keywords) k (word)
        where o.key = t.key and o.cluster_id in (select cluster_id from stories) group by 1 order by count(*) desc, 1 limit ${mostWords}) as words
    from top t join ${mediaRows} m on m.id = t.media_id
    order by t.shared / sqrt(t.stories::float8 * t.own) desc, t.shared desc, t.key`.execute(scope.db)
  return {
    ...head,
    stories: rows[0]?.own ?? (await storiesOf(scope, query)),
    list: rows.map(({ own, mediaId, accountId, mediaType, ...row }) => ({
      ...row,
      entry:
        mediaId === null ? (accountId === null ? null : (`a${accountId}` as EntryRef)) : (`m${mediaId}` as EntryRef),
      mediaType: mediaTypeWord(mediaType),
      similarity: row.shared / Math.sqrt(row.stories * own),
    })),
  }
}

async function storiesOf(scope: Scope, query: Parameters<typeof rowsOf>[1]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct cluster_id)::int as n from (${rowsOf(scope, query, sql`r.cluster_id, r.published_at, r.article_id`)}) w`.execute(
    scope.db,
  )
  return rows[0]?.n ?? 0
}
