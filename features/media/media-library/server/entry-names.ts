/** What entries are called, for features that keep references to them. */
import { articleRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EntryRef, keyOfEntry } from '../contract/entry.ts'

/**
 * By reference. What is not there has no name, nor has a medium that is known from articles alone which another organisation handed in for itself.
 */
export async function namesOfEntries(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  refs: readonly EntryRef[],
): Promise<Map<EntryRef, string>> {
  const media = [...new Set(refs)].flatMap(ref => keyOfEntry(ref).mediaId ?? [])
  if (media.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, m.name from ${mediaRows} m where m.id = any(${numberList(media)}::int[]) and (m.media_type is not null
      or exists (select from ${articleRows} a where a.media_id = m.id and (a.only_org is null or a.only_org = ${orgId})))`.execute(
    db,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return new Map(
    [...new Set(refs)].flatMap(ref => {
      const name = names.get(keyOfEntry(ref).mediaId ?? 0)
      return name === undefined ? [] : [[ref, name] as const]
    }),
  )
}
