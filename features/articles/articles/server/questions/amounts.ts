/** How much the articles of a question amount to in each of its parts. Each count is the total of the list narrowed to the part. */
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import { mediaTypeWord } from '../codes.ts'
import { chosenDays } from '../fact-days/choose.ts'
import { reachSql } from '../reactions/reach.ts'
import { amountsFromDays } from './amounts-from-days.ts'
import type { Amounts, PartedBy } from './answers.ts'
import { counted } from './counted.ts'
import { type ArticleQuery, rowsOf } from './question.ts'
import { regionLevel } from './region-groups.ts'

/**
 * By part: the place of the stretch, the word of the media type, the code of the province, or 1, 0, -1. Parts without articles are left out.
 * @param reach readers are looked up: of questions that no counted day answers, article by article
 */
export async function amountsBy(
  scope: Scope,
  query: ArticleQuery,
  parted: PartedBy,
  reach: boolean,
): Promise<Map<string, Amounts>> {
  const days = await chosenDays(scope, { ...query, fold: false }, reach ? ['readers'] : [])
  const amounts = days
    ? await amountsFromDays(scope, days, parted, { fold: query.fold, reach })
    : await amountsInRows(scope, query, parted, reach)
  return new Map(amounts.map(([part, of]) => [parted.by === 'mediaType' ? mediaTypeWord(part) : String(part), of]))
}

interface AmountsRow extends Omit<Amounts, 'levels'> {
  part: number
  one: number
  two: number
  three: number
  four: number
}

async function amountsInRows(
  scope: Scope,
  query: ArticleQuery,
  parted: PartedBy,
  reach: boolean,
): Promise<[number, Amounts][]> {
  const columns = sql`r.article_id, r.published_at, r.media_type, r.media_id, r.region, r.sentiment, r.level, r.interactions, r.cluster_id`
  const rows = rowsOf(scope, { ...query, fold: false }, columns)
  const readers = reach
    ? sql`join articles a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)} join media m on m.id = r.media_id
        left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id`
    : sql``
  const level = (n: number) => counted(query, sql`sentiment = -1 and level = ${sql.lit(n)}`)
  const { rows: reported } = await sql<AmountsRow>`
    select part, ${counted(query)} as count, count(distinct cluster_id)::int as stories, ${counted(query, sql`sentiment = 1`)} as positive,
      ${counted(query, sql`sentiment = -1`)} as negative, ${level(1)} as one, ${level(2)} as two, ${level(3)} as three, ${level(4)} as four,
      coalesce(sum(interactions), 0)::float8 as interactions, coalesce(sum(reach), 0)::float8 as readers
    from (select ${partSql(parted)} as part, r.sentiment, r.level, r.interactions, r.cluster_id, ${reach ? reachSql : sql`0`} as reach from (${rows}) r ${readers}) w
    where part is not null group by 1 order by 1`.execute(scope.db)
  return reported.map(({ part, one, two, three, four, ...of }) => [
    part,
    { ...of, levels: { 1: one, 2: two, 3: three, 4: four } },
  ])
}

function partSql(parted: PartedBy): RawBuilder<number> {
  if (parted.by === 'stretch') {
    const begins = parted.begins.map(at => new Date(at))
    return sql`nullif(width_bucket(r.published_at, ${begins}::timestamptz[]), 0) - 1`
  }
  if (parted.by === 'mediaType') return sql`r.media_type::int`
  if (parted.by === 'region') return regionLevel(null).groupSql(sql`coalesce(r.region, 0)`)
  return sql`r.sentiment::int`
}
