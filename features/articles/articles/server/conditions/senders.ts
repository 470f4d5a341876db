/** What the sender of an article told of its account and its place, of `t` (articles) and a row `r` of facts; null: nothing that makes sense. */
import { sql } from 'kysely'
import { positions } from '../../contract/sender-facts.ts'
import { mediaTypeCode } from '../codes.ts'

/** '0', '1', '2', as `senderFacts` and the account say it. */
export const accountTypeSql = sql<string | null>`case
  when t.account ->> 'verified' in ('0', '1', '2') then t.account ->> 'verified'
  when t.extra ->> 'verified_type' in ('0', '1', '2') then t.extra ->> 'verified_type'
  when lower(t.extra ->> 'isverified') in ('1', 'true') then '1'
  when lower(t.extra ->> 'isverified') in ('0', 'false') then '0' end`

/** 'm', 'f'. */
export const genderSql = sql<
  string | null
>`case when t.account ->> 'gender' in ('m', 'f') then t.account ->> 'gender' end`

/** 'press:top': the place counts only in a medium that has such places. */
export const positionSql = sql<string | null>`case ${sql.join(
  Object.entries(positions).map(
    ([media, codes]) =>
      sql`when r.media_type = ${sql.lit(mediaTypeCode(media as keyof typeof positions))} and t.extra ->> 'position' in (${sql.join(codes.map(code => sql.lit(code)))})
        then ${sql.lit(`${media}:`)} || (t.extra ->> 'position')`,
  ),
  sql` `,
)} end`
