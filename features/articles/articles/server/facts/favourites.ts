import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ActScope } from './act-scope.ts'

/** Puts articles on the person's own list, or into another folder of it; @returns those that changed. */
export async function favour(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  folderId: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    insert into favourites as f (org_id, user_id, article_id, published_at, folder_id, made_at)
    select org_id, ${userId}::int, article_id, published_at, ${folderId}::int, ${now}::timestamptz from org_articles
    where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[]) order by article_id
    on conflict (org_id, user_id, article_id) do update set folder_id = excluded.folder_id
      where f.folder_id is distinct from excluded.folder_id
    returning article_id`.execute(db)
  return rows.map(row => row.article_id)
}

/** @returns those that were on the person's list */
export async function unfavour({ db, orgId, userId }: ActScope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    delete from favourites where org_id = ${orgId} and user_id = ${userId}::int and article_id = any(${numberList(ids)}::bigint[])
    returning article_id`.execute(db)
  return rows.map(row => row.article_id)
}

/** How many articles lie in a folder `f` of favourites: an expression. */
export const articlesInFolder = sql`(select count(*)::int from favourites v where v.org_id = f.org_id and v.folder_id = f.id)`

/** Its articles stay favourites. */
export async function emptyFolder({ db, orgId }: Pick<ActScope, 'db' | 'orgId'>, folderId: number): Promise<void> {
  await sql`update favourites set folder_id = null where org_id = ${orgId} and folder_id = ${folderId}`.execute(db)
}
