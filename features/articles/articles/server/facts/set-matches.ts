/** Articles of sets for whoever matches them with what was sent out. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SetKind } from '../../contract.ts'
import type { Joined, SetOf } from './sets.ts'

interface MatchedSet extends SetOf {
  orgId: number
}

/** How each of these came into the set; those that are not in it are left out. */
export async function joinedHow(
  db: Tx,
  { orgId, kind, id }: MatchedSet,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, Joined>> {
  const { rows } = await sql<{ id: number; how: Joined }>`
    select article_id as id, how from article_set_members
    where org_id = ${orgId} and kind = ${kind} and set_id = ${id} and article_id = any(${numberList(articleIds)}::bigint[]) and taken_at is null
    limit ${articleIds.length}`.execute(db)
  return new Map(rows.map(row => [row.id, row.how]))
}

/** What is no match any more leaves the set, where it was in it by a match alone. */
export async function dropMatchMembers(
  db: Tx,
  { orgId, kind, id }: MatchedSet,
  articleIds: readonly number[],
): Promise<void> {
  if (articleIds.length === 0) return
  await sql`
    delete from article_set_members
    where org_id = ${orgId} and kind = ${kind} and set_id = ${id} and article_id = any(${numberList(articleIds)}::bigint[]) and how = 'match' and taken_at is null`.execute(
    db,
  )
}

/** What came into sets of a kind since a moment, the earliest first. */
export async function joinedSince(
  { orgId, db }: { orgId: number; db: Tx },
  kind: SetKind,
  since: Date,
  most: number,
): Promise<{ setId: number; articleId: number }[]> {
  const { rows } = await sql<{ setId: number; articleId: number }>`
    select set_id as "setId", article_id as "articleId" from article_set_members
    where org_id = ${orgId} and kind = ${kind} and put_at >= ${since}::timestamptz and taken_at is null order by put_at, article_id limit ${most}`.execute(
    db,
  )
  return rows
}
