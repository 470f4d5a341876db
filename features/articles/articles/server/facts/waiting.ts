import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Newest first: notes that mention the reader, and open articles that are assigned to them. */
export async function waitingForMember(
  { db, orgId, userId }: Scope,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows } = await sql<{
    kind: 'mention' | 'assignment'
    articleId: number
    title: string
    text: string | null
    by: string | null
    at: Date | null
    total: number
  }>`
    select w.kind, w.article_id as "articleId", coalesce(a.title, '') as title, w.text, coalesce(member_name(w.by_id), '#' || w.by_id) as by, w.at, count(*) over ()::int as total
    from (
      select 'mention' as kind, article_id, text, written_by as by_id, written_at as at from article_notes
      where org_id = ${orgId} and mentions @> array[${userId}::int]
      union all
      select 'assignment', w.article_id, null, o.user_id, o.at from article_work w left join lateral (
        select o.user_id, o.at from operation_rows r join operations o on o.org_id = r.org_id and o.id = r.operation_id
        where r.org_id = ${orgId} and r.key ? 'article_id' and (r.key ->> 'article_id')::bigint = w.article_id and r.subject_table = 'article_work' and r.after ? 'assignee_id'
        order by r.step desc limit 1) o on true
      where w.org_id = ${orgId} and w.assignee_id = ${userId}::int and w.state <> 2
    ) w join articles a on a.id = w.article_id
    order by w.at desc nulls last limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return {
    list: rows.map(({ total: _, at, ...row }) => ({ ...row, at: at?.toISOString() ?? null })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  }
}
