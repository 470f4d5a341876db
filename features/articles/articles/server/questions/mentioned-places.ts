/** Which places the texts of a question name. An article that names two counts for both. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { countedByLeaning } from './counted.ts'
import { type ArticleQuery, rowsOf } from './question.ts'
import { regionLevel } from './region-groups.ts'

export interface MentionedPlace {
  /** Division code. */
  region: number
  count: number
  positive: number
  neutral: number
  negative: number
}

/**
 * Most articles first.
 * @param within null: by province. Else by what lies in this province or city; articles that name the place and nothing in it stand under its own code
 */
export async function mentionedPlaces(
  scope: Scope,
  query: ArticleQuery,
  most: number,
  within: number | null = null,
): Promise<MentionedPlace[]> {
  const { groupSql } = regionLevel(within)
  const asked =
    within === null
      ? query
      : {
          ...query,
          filters: [...query.filters, { field: 'mentioned' as const, is: 'is' as const, values: [String(within)] }],
        }
  const rows = rowsOf(scope, { ...asked, fold: false }, sql`r.article_id, r.published_at, r.sentiment, r.cluster_id`)
  const { rows: places } = await sql<MentionedPlace>`
    select p.region, ${countedByLeaning(query)}
    from (${rows}) r join articles t on t.id = r.article_id and ${idsWithin(sql`t.id`, query)},
      lateral (select region from (
          select region, count(*) over () as places from (
            select distinct ${groupSql(sql`place`)} as region from unnest(t.mentioned) place ${within === null ? sql`` : sql`where ${liesIn(within)}`}) named) known
        where ${within === null ? sql`true` : sql`region <> ${within} or places = 1`}) p
    group by 1 order by 2 desc, 1 limit ${most}`.execute(scope.db)
  return places
}

/** Division codes nest by their first two and four digits (GB/T 2260). */
const liesIn = (within: number) =>
  sql`place between ${within} and ${within + (within % 10_000 === 0 ? 9_999 : within % 100 === 0 ? 99 : 0)}`
