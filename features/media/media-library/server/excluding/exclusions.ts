/** What is excluded is written into black filters, which take articles out as they arrive and give them back; each exclusion remembers who, why and until when. */
import {
  createFilter,
  getFilter,
  removeFilters,
  tryFilter,
  updateFilter,
} from '@guanlan/features/monitors/filters/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, numberList, type Scope, wallClock, zoneOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Entry, type EntryRef, type Exclusion, entryRefOf, keyOfEntry, mostExcluded } from '../../contract.ts'
import { entriesOf, idsOfRefs } from '../entries/by-ref.ts'
import { type Named, refsOf } from '../following/follows.ts'
import { draftOf, type GroupKey, groupOf, groupsOf, nameOfGroup } from './filters-of.ts'

interface Row {
  mediaId: number | null
  accountId: number | null
  filterId: number
  reason: string
  until: string | null
  excludedAt: string
  excludedBy: string | null
}

async function rowsOf({ orgId, db }: Scope): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select media_id as "mediaId", account_id as "accountId", filter_id as "filterId", reason, until::text as until, ${isoOf('excluded_at')} as "excludedAt",
      coalesce(member_name(excluded_by), '#' || excluded_by) as "excludedBy"
    from media_exclusions where org_id = ${orgId} order by excluded_at desc, id desc`.execute(db)
  return rows
}

/** Two media that are one by now stand once. */
export async function listExclusions(scope: Scope): Promise<Exclusion[]> {
  const shown = new Map((await storedExclusions(scope)).map(({ ref: _, ...row }) => [row.entry.entry, row]))
  return [...shown.values()]
}

/** Each as it was excluded (`ref`), with what it has become. */
async function storedExclusions(scope: Scope): Promise<(Exclusion & { ref: EntryRef })[]> {
  const rows = await rowsOf(scope)
  const entries = await entriesOf(scope, rows.map(entryRefOf))
  return rows.flatMap(({ mediaId, accountId, ...row }) => {
    const ref = entryRefOf({ mediaId, accountId })
    const entry = entries.get(ref)
    return entry ? [{ ...row, entry, ref }] : []
  })
}

/** A filter names media as they were excluded: it means them under all their names, also when a merge is taken back. */
const asExcluded = ({ entry, ref }: { entry: Entry; ref: EntryRef }): Entry => {
  const { mediaId } = keyOfEntry(ref)
  return mediaId === null ? entry : { ...entry, id: mediaId }
}

/** @throws a refusal of filters, such as one that would leave nothing */
export async function exclude(
  scope: Scope,
  { exclude: isOut, reason, until, ...named }: Named & { exclude: boolean; reason: string; until: string | null },
): Promise<{ changed: number }> {
  await lock(scope)
  const refs = await refsOf(scope, named)
  if (!isOut) return takeIn(scope, refs)
  if (
    until !== null &&
    until <=
      wallClock(await zoneOf(scope.orgId, scope.db))
        .text(scope.now)
        .slice(0, 10)
  )
    throw refuse('invalid', 'mediaLibrary.dayOver', {}, 'until')
  const before = await storedExclusions(scope)
  const out = new Set(before.map(({ entry }) => entry.entry))
  const added = (await distinctEntries(scope, refs)).filter(({ entry }) => !out.has(entry))
  for (const [key, entries] of groupsOf(added)) {
    const there = before.filter(({ entry }) => groupOf(entry) === key)
    const filterId = await writeFilter(scope, key, [...there.map(asExcluded), ...entries], there[0]?.filterId)
    for (const { entry } of entries) {
      const { mediaId, accountId } = keyOfEntry(entry)
      await sql`
        insert into media_exclusions (org_id, media_id, account_id, filter_id, reason, until, excluded_at, excluded_by)
        values (${scope.orgId}, ${mediaId}, ${accountId}, ${filterId}, ${reason}, ${until}::date, ${scope.now}, ${scope.userId})`.execute(
        scope.db,
      )
    }
  }
  return { changed: added.length }
}

export const excludeEntries = (
  scope: Scope,
  idList: readonly EntryRef[],
  { reason, until }: { reason: string; until: string | null },
): Promise<{ changed: number }> => exclude(scope, { idList: [...idList], exclude: true, reason, until })

const distinctEntries = async (scope: Scope, refs: readonly EntryRef[]): Promise<Entry[]> => [
  ...new Map([...(await entriesOf(scope, refs)).values()].map(entry => [entry.entry, entry])).values(),
]

/** One after another: two who exclude at once, and the worker that ends some, write one filter. */
const lock = ({ db, orgId }: Scope) =>
  sql`select pg_advisory_xact_lock(hashtext('media_exclusions'), ${orgId})`.execute(db)

async function writeFilter(
  scope: Scope,
  key: GroupKey,
  entries: readonly Entry[],
  filterId: number | undefined,
): Promise<number> {
  const most = key === 'media' ? mostExcluded.media : mostExcluded.accounts
  if (entries.length > most) throw refuse('invalid', 'mediaLibrary.tooManyExcluded', { ...mostExcluded }, 'idList')
  if (filterId === undefined) {
    const draft = draftOf(key, entries, nameOfGroup(key, scope.locale))
    return (await createFilter(scope, draft)).id
  }
  // Its name, and for which monitors it holds, may have been changed by hand.
  const { version, name, monitorIds, enabled } = await getFilter(scope, filterId)
  await updateFilter(scope, { ...draftOf(key, entries, name), monitorIds, enabled, id: filterId, version })
  return filterId
}

/** @returns how many of them were excluded */
export async function takeIn(scope: Scope, refs: readonly EntryRef[]): Promise<{ changed: number }> {
  await lock(scope)
  const gone = new Set((await distinctEntries(scope, refs)).map(({ entry }) => entry))
  const before = await storedExclusions(scope)
  const back = before.filter(({ entry }) => gone.has(entry.entry))
  for (const [filterId, its] of Map.groupBy(back, each => each.filterId)) {
    const left = before.filter(each => each.filterId === filterId && !gone.has(each.entry.entry))
    const { media, accounts } = idsOfRefs(its.map(({ ref }) => ref))
    await sql`
      delete from media_exclusions where org_id = ${scope.orgId} and filter_id = ${filterId}
        and (media_id = any(${numberList(media)}::int[]) or account_id = any(${numberList(accounts)}::int[]))`.execute(
      scope.db,
    )
    const [first] = left
    if (first) {
      await writeFilter(scope, groupOf(first.entry), left.map(asExcluded), filterId)
    } else await removeFilters(scope, [filterId], ['black', 'white'])
  }
  return { changed: new Set(back.map(({ entry }) => entry.entry)).size }
}

/** What the next exclusion would change: one filter after another, each as it would be written. */
export async function tryExclusion(
  scope: Scope,
  { part, cursor, ...named }: Named & { part: number; cursor: string | null },
) {
  const refs = await refsOf(scope, named)
  const before = await storedExclusions(scope)
  const groups = [...groupsOf(await distinctEntries(scope, refs))]
  const [key, entries] = groups[part] ?? []
  if (!key || !entries) throw refuse('invalid', 'platform.fieldInvalid', { field: 'part' }, 'part')
  const there = before.filter(({ entry }) => groupOf(entry) === key)
  const known = new Set(there.map(({ entry }) => entry.entry))
  const all = [...there.map(asExcluded), ...entries.filter(({ entry }) => !known.has(entry))]
  const draft = draftOf(key, all, nameOfGroup(key, scope.locale))
  const trial = await tryFilter(scope, { id: there[0]?.filterId ?? null, draft, cursor })
  return { ...trial, parts: groups.length }
}
