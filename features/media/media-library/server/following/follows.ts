/** What a member follows. */
import {
  followedPublishers,
  followPublishers,
  unfollowPublishers,
} from '@guanlan/features/articles/articles/server/facts'
import { newestFollowed } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import {
  type EntryRef,
  entryRefOf,
  type FollowedEntry,
  mostFollowed,
  newestFollowed as mostNewest,
} from '../../contract.ts'
import { entriesOf, idsOfRefs } from '../entries/by-ref.ts'

/** @throws a refusal of `idList` when none is named, or the library has one of them not */
export async function refsOf(
  scope: Scope,
  { id, idList }: { id?: EntryRef | undefined; idList: readonly EntryRef[] },
): Promise<EntryRef[]> {
  const refs = [...new Set([...(id === undefined ? [] : [id]), ...idList])]
  if (refs.length === 0) throw refuse('invalid', 'mediaLibrary.noneNamed', {}, 'idList')
  const known = await entriesOf(scope, refs)
  if (refs.some(ref => !known.has(ref))) throw refuse('invalid', 'mediaLibrary.entryMissing', {}, 'idList')
  return refs
}

export async function follow(
  scope: Scope,
  { follow: isFollowed, ...named }: { id?: EntryRef | undefined; idList: readonly EntryRef[]; follow: boolean },
): Promise<{ changed: number }> {
  const refs = await refsOf(scope, named)
  const ids = idsOfRefs([...(await entriesOf(scope, refs)).values()].map(({ entry }) => entry))
  const person = { ...scope, userId: scope.userId ?? 0 }
  if (!isFollowed) return { changed: await unfollowPublishers(person, ids) }
  const changed = await followPublishers(person, ids)
  if ((await followedPublishers(person)).length > mostFollowed)
    throw refuse('invalid', 'mediaLibrary.tooManyFollowed', { most: mostFollowed }, 'idList')
  return { changed }
}

const days = 30

export async function listFollowedArticles(scope: CallScope) {
  // Whoever may see no articles follows media all the same.
  if (!scope.may('articles.view')) return []
  const from = new Date(scope.now.getTime() - days * 86_400_000)
  // What a clock of a sender has ahead is as new as it gets.
  return newestFollowed(scope, { from, to: new Date(scope.now.getTime() + 3_600_000) }, mostNewest)
}

export async function listFollowed(scope: Scope): Promise<FollowedEntry[]> {
  const rows = await followedPublishers({ ...scope, userId: scope.userId ?? 0 })
  const entries = await entriesOf(scope, rows.map(entryRefOf))
  // Two that are one by now stand once, since the latest day.
  const shown = new Map<EntryRef, FollowedEntry>()
  for (const row of rows) {
    const entry = entries.get(entryRefOf(row))
    if (entry && !shown.has(entry.entry)) shown.set(entry.entry, { entry, followedAt: row.followedAt.toISOString() })
  }
  return [...shown.values()]
}
