/** What lists and counts go by follows what an organisation wrote over an article, in one place. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** To be called after edits changed, or were taken back. */
export async function updateEditedFacts(db: Tx, orgId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const given = sql`${numberList(ids)}::bigint[]`
  await sql`
    update org_articles o set media_type = v.media_type, media_id = v.media_id, region = v.region, author = v.author
    from (
      select a.id, coalesce(e.media_type, a.media_type) as media_type, coalesce(e.media_id, a.media_id) as media_id,
        nullif(coalesce(e.region, a.region), 0) as region, nullif(coalesce(e.author, a.author), '') as author
      from articles a left join article_edits e on e.org_id = ${orgId} and e.article_id = a.id where a.id = any(${given})
    ) v
    where o.org_id = ${orgId} and o.article_id = v.id and o.article_id = any(${given})
      and (o.media_type, o.media_id, o.region, o.author) is distinct from (v.media_type, v.media_id, v.region, v.author)`.execute(
    db,
  )
  await sql`
    update hits h set media_type = o.media_type, media_id = o.media_id, region = o.region, author = o.author
    from org_articles o
    where o.org_id = ${orgId} and o.article_id = any(${given}) and h.org_id = o.org_id and h.article_id = o.article_id and h.article_id = any(${given})
      and (h.media_type, h.media_id, h.region, h.author) is distinct from (o.media_type, o.media_id, o.region, o.author)`.execute(
    db,
  )
}
