/** Articles with what says where they come from. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import { type ArticleQuery, articleRows, mediaRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostSpreadRead } from '../../contract.ts'
import type { SpreadRow } from './origins.ts'

/** Characters at the beginning and the end of a text in which its source is looked for, and addresses of a text. */
const atBeginning = 400
const atEnd = 200
const mostLinks = 20

export interface SpreadArticle extends SpreadRow {
  title: string
  /** Codes: `mediaTypeWord`, `mediaLevelWord`. */
  mediaType: number
  level: number | null
  sentiment: number
  story: number
  /** Division code. */
  region: number | null
}

/** The earliest articles of a question, in order of time. */
export async function readSpread(scope: Scope, query: ArticleQuery): Promise<SpreadArticle[]> {
  const { rows } = await sql<SpreadArticle>`
    with facts as (${rowsOf(scope, query, sql`r.article_id, r.published_at, r.media_type, r.media_id, r.sentiment, r.cluster_id`)}),
    read as (select * from facts order by published_at, article_id limit ${mostSpreadRead})
    select w.article_id as id, w.published_at as at, w.media_id as "mediaId", m.name as media, w.media_type as "mediaType", w.sentiment, w.cluster_id as story, t.url, t.region,
      coalesce(e.title, t.title) as title, k.like_id as like, k.common,
      case when m.media_type is null then f.level else m.level end as level,
      case when b.length <= ${atBeginning + atEnd} then b.body else left(b.body, ${atBeginning}) || E'\n' || right(b.body, ${atEnd}) end as text,
      case when b.body like '%://%' then array(select x[1] from regexp_matches(b.body, '(https?://[^[:space:]"''<>（）()，。]+)', 'g') x limit ${mostLinks}) else '{}' end as links
    from read w join ${articleRows} t on t.id = w.article_id and ${idsWithin(sql`t.id`, query)} join ${mediaRows} m on m.id = w.media_id
    -- Fetched from where long texts lie and unpacked once, not by each function that reads it.
    cross join lateral (select body, length(body) as length from (select t.body || '' as body offset 0) unpacked offset 0) b
    left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id
    left join article_likeness k on k.article_id = w.article_id and ${idsWithin(sql`k.article_id`, query)}
    left join article_edits e on e.org_id = ${scope.orgId} and e.article_id = w.article_id
    order by w.published_at, w.article_id`.execute(scope.db)
  return rows
}
