/** What entries are called, for features that keep references to them. */
import { namesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type EntryRef, keyOfEntry } from '../contract/entry.ts'

/** By reference; what is not there has no name. */
export async function namesOfEntries(
  { db }: Pick<Scope, 'db'>,
  refs: readonly EntryRef[],
): Promise<Map<EntryRef, string>> {
  const media = [...new Set(refs)].flatMap(ref => keyOfEntry(ref).mediaId ?? [])
  const names = await namesOfMedia(db, media)
  return new Map(
    [...new Set(refs)].flatMap(ref => {
      const name = names.get(keyOfEntry(ref).mediaId ?? 0)
      return name === undefined ? [] : [[ref, name] as const]
    }),
  )
}
