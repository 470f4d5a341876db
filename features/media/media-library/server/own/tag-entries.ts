/** Tags of our own media that are these entries of the library: for features that judge entries. */
import { meantMedia } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EntryRef } from '../../contract.ts'
import { idsOfRefs } from '../entries/by-ref.ts'
import { tagOwn } from './save.ts'

/** @returns how many were changed, and how many entries are not ours @throws the refusal of one that has 20 tags already */
export async function tagEntries(
  scope: Scope,
  entries: readonly EntryRef[],
  { add, take }: { add: readonly string[]; take: readonly string[] },
): Promise<{ changed: number; left: number }> {
  if (entries.length === 0) return { changed: 0, left: 0 }
  const { media, accounts } = idsOfRefs(entries)
  const { rows } = await sql<{ id: number }>`
    select id from org_media where org_id = ${scope.orgId} and (media_id in ${meantMedia(sql`select unnest(${media}::int[])`)} or account_id = any(${accounts}::int[]))`.execute(
    scope.db,
  )
  const ids = rows.map(({ id }) => id)
  const left = entries.length - ids.length
  if (ids.length === 0) return { changed: 0, left }
  const { changed } = await tagOwn(scope, { ids, idList: [], allOf: null, but: [], add, take })
  return { changed, left }
}
