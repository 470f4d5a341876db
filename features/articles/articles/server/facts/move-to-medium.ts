/** Stored articles follow a corrected medium: their own medium and type, and what every organisation's lists and hits go by. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface ArticleMedium {
  id: number
  mediaId: number
  mediaType: number
}

/** Articles of media that are merged into `mediaId`, and its own that have the wrong type. */
export interface MisplacedArticles {
  mediaId: number
  merged: readonly number[]
  /** Null: the type stays. */
  wrongType: number | null
}

const misplaced = ({ mediaId, merged, wrongType }: MisplacedArticles) => sql`
  (a.media_id = any(${numberList(merged)}::int[]) or (a.media_id = ${mediaId} and a.media_type = ${wrongType}::smallint))`

export async function countMisplaced(tx: Tx, of: MisplacedArticles, orgId: number | null): Promise<number> {
  const seen =
    orgId === null
      ? sql`true`
      : sql`exists (select from org_articles o where o.org_id = ${orgId} and o.article_id = a.id)`
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from articles a where ${misplaced(of)} and ${seen}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** The next of them, as they are. */
export async function nextMisplaced(tx: Tx, of: MisplacedArticles, most: number): Promise<ArticleMedium[]> {
  const { rows } = await sql<ArticleMedium>`
    select a.id, a.media_id as "mediaId", a.media_type as "mediaType" from articles a where ${misplaced(of)}
    order by a.id limit ${most} for update`.execute(tx)
  return rows
}

/** What an organisation wrote over an article itself stays. */
export async function moveToMedium(tx: Tx, articles: readonly ArticleMedium[]): Promise<void> {
  if (articles.length === 0) return
  const ids = sql`${numberList(articles.map(({ id }) => id))}::bigint[]`
  await sql`
    update articles a set media_id = v.media_id, media_type = v.media_type
    from json_to_recordset(${JSON.stringify(articles.map(one => ({ id: one.id, media_id: one.mediaId, media_type: one.mediaType })))}::json)
      as v (id bigint, media_id int, media_type smallint)
    where a.id = v.id and a.id = any(${ids})`.execute(tx)
  for (const table of ['org_articles', 'hits'])
    await sql`
      update ${sql.table(table)} o set media_id = v.media_id, media_type = v.media_type
      from (
        select f.org_id, a.id, coalesce(e.media_id, a.media_id) as media_id, coalesce(e.media_type, a.media_type) as media_type
        from org_articles f join articles a on a.id = f.article_id
        left join article_edits e on e.org_id = f.org_id and e.article_id = a.id
        where f.article_id = any(${ids}) and a.id = any(${ids})
      ) v
      where o.org_id = v.org_id and o.article_id = v.id and o.article_id = any(${ids})
        and (o.media_id, o.media_type) is distinct from (v.media_id, v.media_type)`.execute(tx)
}
