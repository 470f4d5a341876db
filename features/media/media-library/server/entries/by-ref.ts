/** Entries by what they are called everywhere: m12, a34. */
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Entry, type EntryQuestion, type EntryRef, entryRefOf, keyOfEntry } from '../../contract.ts'
import { listEntries } from './list.ts'
import { selectEntries } from './rows.ts'

export function idsOfRefs(refs: readonly EntryRef[]): { media: number[]; accounts: number[] } {
  const keys = refs.map(keyOfEntry)
  return {
    media: [...new Set(keys.flatMap(({ mediaId }) => mediaId ?? []))],
    accounts: [...new Set(keys.flatMap(({ accountId }) => accountId ?? []))],
  }
}

/** Those of them that the organisation may be told of; a medium that was merged is the one that it has become. */
export async function entriesOf(
  scope: Pick<Scope, 'db' | 'orgId'>,
  refs: readonly EntryRef[],
): Promise<ReadonlyMap<EntryRef, Entry>> {
  const ids = idsOfRefs(refs)
  const become = await mergedMedia(scope, ids.media)
  const requested = { ...ids, media: [...new Set(ids.media.map(id => become.get(id) ?? id))] }
  const found = new Map<EntryRef, Entry>()
  for (const table of ['media', 'accounts'] as const) {
    if (requested[table].length === 0) continue
    const where = sql`r.id = any(${requested[table]}::int[])`
    const limit = requested[table].length
    const rows = await selectEntries(scope, table, { where, sorted: sql`r.id`, order: 'asc', limit })
    for (const { entry } of rows) found.set(entry.entry, entry)
  }
  for (const [before, now] of become) {
    const entry = found.get(`m${now}`)
    if (entry) found.set(`m${before}`, entry)
  }
  return found
}

async function mergedMedia({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; now: number }>`
    select m.id, m.merged_into as now from ${mediaRows} m where m.id = any(${[...ids]}::int[]) and m.merged_into is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, now }) => [id, now]))
}

/** @throws a refusal of the field when the library has no such entry for the organisation */
export async function requireEntry(scope: Pick<Scope, 'db' | 'orgId'>, ref: EntryRef, field = 'entry'): Promise<Entry> {
  const entry = (await entriesOf(scope, [ref])).get(ref)
  if (!entry) throw refuse('invalid', 'mediaLibrary.entryMissing', {}, field)
  return entry
}

const mostNamed = 20

/** For pickers: by a part of the name, media before accounts, or by what they are. */
export async function namesOfEntries(scope: Scope, { like, entries }: { like: string; entries?: string | undefined }) {
  if (entries !== undefined) {
    const refs = entries.split(',')
    const known = await entriesOf(scope, refs)
    return refs.flatMap(ref => known.get(ref) ?? []).map(named(scope.locale))
  }
  const question: EntryQuestion & { page: number; pageSize: number } = {
    ...{ like, filters: [], sort: 'lastSeen', order: 'desc', page: 1, pageSize: mostNamed },
  }
  const media = await listEntries(scope, 'media', question)
  const accounts = media.list.length < mostNamed ? await listEntries(scope, 'accounts', question) : { list: [] }
  return [...media.list, ...accounts.list].slice(0, mostNamed).map(named(scope.locale))
}

const named =
  (locale: Locale) =>
  ({ entry, name, kind, platform, mediaType, body }: Entry) => ({
    id: entry,
    name,
    kind,
    note: [say(articleWords[platform ?? mediaType], locale), body?.name]
      .filter(part => part && part !== name)
      .join(' · '),
  })

export const refOf = (row: { mediaId: number | null; accountId: number | null }): EntryRef | null =>
  row.mediaId === null && row.accountId === null ? null : entryRefOf(row)
