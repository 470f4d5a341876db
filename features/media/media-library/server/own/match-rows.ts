/** Which entry of the library, and which own medium, a row of a file means. */
import { mediaNameRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { type Refusal, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Entry, type EntryRef, entryRefOf, type ImportedMedium } from '../../contract.ts'
import { typeCode } from '../codes.ts'
import { entriesOf } from '../entries/by-ref.ts'
import { entryRows } from '../entries/rows.ts'

export interface MatchedRow {
  entry: Entry | null
  /** Of the own medium that it is; null: a new one. */
  ownId: number | null
}

interface Candidate {
  ref: EntryRef
  mediaType: number
  platform: string
}

/** For each row what it means, or why it cannot be told. */
export async function matchRows(scope: Scope, rows: readonly ImportedMedium[]): Promise<(MatchedRow | Refusal)[]> {
  if (rows.length === 0) return []
  const found = await candidatesOf(scope, rows)
  const refs = rows.map(row => refOfRow(row, found))
  const entries = await entriesOf(
    scope,
    refs.flatMap(ref => (typeof ref === 'string' ? ref : [])),
  )
  const own = await ownRows(scope, rows)
  const seen = new Set<string>()
  return rows.map((row, at) => {
    const ref = refs[at] ?? null
    if (ref !== null && typeof ref !== 'string') return ref
    const entry = (ref !== null && entries.get(ref)) || null
    const key = entry ? entry.entry : ownKey(row)
    if (seen.has(key)) return refuse('invalid', 'mediaLibrary.rowTwice', {}, 'name')
    seen.add(key)
    return { entry, ownId: (entry ? own.byEntry.get(entry.entry) : own.byName.get(key)) ?? null }
  })
}

/** By its website, by what its platform calls it, or by its very name. */
function refOfRow(row: ImportedMedium, found: Awaited<ReturnType<typeof candidatesOf>>): EntryRef | null | Refusal {
  const { name, website, platform, platformId, mediaType } = row
  const type = mediaType === undefined ? null : typeCode(mediaType)
  const fits = (candidate: Candidate) =>
    (type === null || candidate.mediaType === type) && (platform === undefined || candidate.platform === platform)
  const ofId = platformId ? (found.byPlatformId.get(platformId) ?? []).filter(fits) : []
  if (ofId[0]) return ofId.length === 1 ? ofId[0].ref : refuse('invalid', 'mediaLibrary.rowUnclear', {}, 'platformId')
  const ofSite = website === '' ? undefined : found.byDomain.get(website)
  if (ofSite && platform === undefined) return ofSite
  const media = platform === undefined ? (found.media.get(name) ?? []).filter(fits) : []
  if (media[0]) return media[0].ref
  const accounts = (found.accounts.get(name) ?? []).filter(fits)
  if (accounts.length > 1) return refuse('invalid', 'mediaLibrary.rowUnclear', {}, 'name')
  return accounts[0]?.ref ?? null
}

async function candidatesOf(scope: Scope, rows: readonly ImportedMedium[]) {
  const { db, orgId } = scope
  const names = rows.map(({ name }) => name)
  const sites = rows.flatMap(({ website }) => (website === '' ? [] : website))
  const platformIds = rows.flatMap(({ platformId }) => platformId || [])
  const { rows: media } = await sql<{ id: number; media_type: number; called: string; is_domain: boolean }>`
    select r.id, r.media_type, r.name as called, false as is_domain from ${entryRows(orgId, 'media')} r where r.name = any(${names}::text[])
    union all
    select r.id, r.media_type, n.name, n.kind = 'domain' from ${mediaNameRows} n join ${entryRows(orgId, 'media')} r on r.id = n.media_id
    where n.kind <> 'account' and n.name = any(${[...names, ...sites]}::text[])`.execute(db)
  const { rows: accounts } = await sql<{
    id: number
    media_type: number
    platform: string
    name: string
    platform_id: string | null
  }>`
    select r.id, r.media_type, r.platform, r.name, r.platform_id from ${entryRows(orgId, 'accounts')} r
    where r.name = any(${names}::text[]) or r.platform_id = any(${platformIds}::text[]) order by r.id`.execute(db)
  const found = {
    media: new Map<string, Candidate[]>(),
    accounts: new Map<string, Candidate[]>(),
    byDomain: new Map<string, EntryRef>(),
    byPlatformId: new Map<string, Candidate[]>(),
  }
  for (const { id, media_type, called, is_domain } of media) {
    const ref = entryRefOf({ mediaId: id, accountId: null })
    if (is_domain) found.byDomain.set(called, ref)
    else push(found.media, called, { ref, mediaType: media_type, platform: '' })
  }
  for (const { id, media_type, platform, name, platform_id } of accounts) {
    const candidate = { ref: entryRefOf({ mediaId: null, accountId: id }), mediaType: media_type, platform }
    push(found.accounts, name, candidate)
    if (platform_id !== null) push(found.byPlatformId, platform_id, candidate)
  }
  return found
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const ownKey = ({ name, mediaType, platform }: ImportedMedium): string =>
  JSON.stringify([name, mediaType === undefined ? 0 : typeCode(mediaType), platform ?? ''])

async function ownRows({ db, orgId }: Scope, rows: readonly ImportedMedium[]) {
  const { rows: own } = await sql<{
    id: number
    media_id: number | null
    account_id: number | null
    name: string
    media_type: number | null
    platform: string
  }>`
    select id, (select coalesce(m.merged_into, m.id) from ${mediaRows} m where m.id = media_id) as media_id, account_id, name, media_type, platform from org_media
    where org_id = ${orgId} and (media_id is not null or account_id is not null or name = any(${rows.map(({ name }) => name)}::text[]))`.execute(
    db,
  )
  const byEntry = new Map<EntryRef, number>()
  const byName = new Map<string, number>()
  for (const { id, media_id: mediaId, account_id: accountId, name, media_type, platform } of own)
    if (mediaId !== null || accountId !== null) byEntry.set(entryRefOf({ mediaId, accountId }), id)
    else byName.set(JSON.stringify([name, media_type ?? 0, platform]), id)
  return { byEntry, byName }
}
