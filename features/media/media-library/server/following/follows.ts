/** What a member follows. */
import {
  followedPublishers,
  followPublishers,
  unfollowPublishers,
} from '@guanlan/features/articles/articles/server/facts'
import { newestFollowed } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type EntryRef,
  entryRefOf,
  type FollowedEntry,
  mostChosen,
  mostFollowed,
  newestFollowed as mostNewest,
  type Target,
} from '../../contract.ts'
import { entriesOf, idsOfRefs } from '../entries/by-ref.ts'
import { chosenEntries } from '../entries/list.ts'
import { entryRows, withOwn } from '../entries/rows.ts'
import { idsOfChosen } from '../own/save.ts'

/** Who is meant, as a condition of nothing but names. */
export type Named = Partial<Omit<Target, 'idList'>> & Pick<Target, 'idList'>

/** @throws a refusal of `idList` when none is named, or the library has one of them not; of `ids` beyond a thousand */
export async function refsOf(scope: Scope, named: Named): Promise<EntryRef[]> {
  const { id, idList } = named
  const refs = [...new Set([...(id === undefined ? [] : [id]), ...idList])]
  const known = await entriesOf(scope, refs)
  if (refs.some(ref => !known.has(ref))) throw refuse('invalid', 'mediaLibrary.entryMissing', {}, 'idList')
  const all = [...new Set([...refs, ...(await refsOfChosen(scope, named))])]
  if (all.length === 0) throw refuse('invalid', 'mediaLibrary.noneNamed', {}, 'idList')
  if (all.length > mostChosen) throw refuse('invalid', 'mediaLibrary.tooManyChosen', { most: mostChosen }, 'ids')
  return all
}

/** Those of a list, and one more than may be where they are too many. */
async function refsOfChosen(
  scope: Scope,
  { of = 'media', ids = [], allOf = null, but = [], ours = null }: Named,
): Promise<EntryRef[]> {
  const { db, orgId } = scope
  if (ours) {
    const { rows } = await sql<{ mediaId: number | null; accountId: number | null }>`
      select media_id as "mediaId", account_id as "accountId" from org_media
      where org_id = ${orgId} and id = any(${numberList(await idsOfChosen(scope, ours))}::int[]) and (media_id is not null or account_id is not null) order by id limit ${mostChosen + 1}`.execute(
      db,
    )
    return rows.map(entryRefOf)
  }
  if (ids.length === 0 && allOf === null) return []
  const where = await chosenEntries(scope, of, { ids, allOf, but })
  const { rows } = await sql<{ id: number }>`
    select r.id from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where} order by r.id limit ${mostChosen + 1}`.execute(
    db,
  )
  return rows.map(row =>
    entryRefOf(of === 'media' ? { mediaId: row.id, accountId: null } : { mediaId: null, accountId: row.id }),
  )
}

export async function follow(
  scope: Scope,
  { follow: isFollowed, ...named }: Named & { follow: boolean },
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
