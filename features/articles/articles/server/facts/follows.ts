/** Media and accounts that a member follows. */
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { meantMedia } from '../conditions/meant-media.ts'
import type { ActScope } from './act-scope.ts'

export interface PublisherIds {
  media: readonly number[]
  accounts: readonly number[]
}

/** @returns how many were not followed before */
export async function followPublishers(
  { db, orgId, userId, now }: ActScope,
  { media, accounts }: PublisherIds,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into media_follows (org_id, user_id, media_id, account_id, followed_at)
    select ${orgId}::int, ${userId}::int, m.id, null, ${now}::timestamptz from media m where m.id = any(${numberList(media)}::int[]) and m.merged_into is null
      and not exists (select from media_follows f join media x on x.id = f.media_id where f.org_id = ${orgId} and f.user_id = ${userId}::int and x.merged_into = m.id)
    union all
    select ${orgId}::int, ${userId}::int, null, c.id, ${now}::timestamptz from media_accounts c where c.id = any(${numberList(accounts)}::int[])
    on conflict (org_id, user_id, media_id, account_id) do nothing returning id`.execute(db)
  return rows.length
}

/** @returns how many were followed before */
export async function unfollowPublishers(
  { db, orgId, userId }: ActScope,
  { media, accounts }: PublisherIds,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from media_follows where org_id = ${orgId} and user_id = ${userId}::int
      and (media_id in ${meantMedia(sql`select unnest(${numberList(media)}::int[])`)} or account_id = any(${numberList(accounts)}::int[])) returning id`.execute(
    db,
  )
  return rows.length
}

/** What was followed last first. */
export async function followedPublishers({
  db,
  orgId,
  userId,
}: Pick<ActScope, 'db' | 'orgId' | 'userId'>): Promise<
  { mediaId: number | null; accountId: number | null; followedAt: Date }[]
> {
  const { rows } = await sql<{ mediaId: number | null; accountId: number | null; followedAt: Date }>`
    select media_id as "mediaId", account_id as "accountId", followed_at as "followedAt" from media_follows
    where org_id = ${orgId} and user_id = ${userId}::int order by followed_at desc, id desc`.execute(db)
  return rows
}
