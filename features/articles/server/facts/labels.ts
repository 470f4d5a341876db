import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ActScope } from './act-scope.ts'

/** A label's own rule and people put the same row; @returns the articles that got at least one of them. */
export async function putLabels(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  labelIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
    select o.org_id, l.id, o.article_id, o.published_at, ${now}::timestamptz, ${userId}::int
    from org_articles o cross join unnest(${numberList(labelIds)}::int[]) l (id)
    where o.org_id = ${orgId} and o.article_id = any(${numberList(ids)}::bigint[]) order by o.article_id, l.id
    on conflict do nothing returning article_id`.execute(db)
  return [...new Set(rows.map(row => row.article_id))]
}

/** @returns the articles that had at least one of them */
export async function takeLabels(
  { db, orgId }: ActScope,
  ids: readonly number[],
  labelIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    delete from article_labels where org_id = ${orgId} and label_id = any(${numberList(labelIds)}::int[])
      and article_id = any(${numberList(ids)}::bigint[]) returning article_id`.execute(db)
  return [...new Set(rows.map(row => row.article_id))]
}
