/** Which provinces the texts of a question name. An article that names two counts for both. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { countedByLeaning } from './counted.ts'
import { rowsOf, type WantedArticles } from './question.ts'

export interface MentionedPlace {
  /** Division code of the province. */
  region: number
  count: number
  positive: number
  neutral: number
  negative: number
}

export async function mentionedPlaces(scope: Scope, wanted: WantedArticles, most: number): Promise<MentionedPlace[]> {
  const { rows } = await sql<MentionedPlace>`
    select p.region, ${countedByLeaning(wanted)}
    from (${rowsOf(scope, { ...wanted, fold: false }, sql`r.article_id, r.published_at, r.sentiment, r.cluster_id`)}) r
    join articles t on t.id = r.article_id and ${idsWithin(sql`t.id`, wanted)},
      lateral (select distinct place / 10000 * 10000 as region from unnest(t.mentioned) place) p
    group by 1 order by 2 desc, 1 limit ${most}`.execute(scope.db)
  return rows
}
