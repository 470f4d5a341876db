/** What entries of a feed are known by: its ids, where they can be believed. Pure. */
import type { KnownEntry } from '@guanlan/features/collecting/sources/server'
import type { RawArticle } from '../../items.ts'
import type { EntryIds } from '../asking/source.ts'

export interface Identified extends EntryIds {
  entries: readonly RawArticle[]
}

/**
 * An id that several entries of one answer have says nothing, and one that stays while link and title change is used again: the link decides.
 * An id that changes while the link stays is the same article. A title alone that changes is an edit.
 * @param entries with the feed's ids as `sourceId` @param before null: the source was not read in this way yet
 */
export function identifyEntries(entries: readonly RawArticle[], before: readonly KnownEntry[] | null): Identified {
  const linksOfIds = groupsOf(entries.map(({ sourceId, url }) => [sourceId, url]))
  const idsOfLinks = groupsOf(entries.map(({ sourceId, url }) => [url, sourceId]))
  const byBoth = new Map((before ?? []).map(entry => [keyOf(entry.id, entry.link), entry]))
  const byId = new Map((before ?? []).map(entry => [entry.id, entry]))
  const byLink = Map.groupBy(before ?? [], ({ link }) => link)
  const counts = { sameIds: 0, newIds: 0, edited: 0 }

  /** What the entry was at the visit before; null: it is new. */
  function found(id: string, link: string | null, title: string): KnownEntry | null {
    const same = byBoth.get(keyOf(id, link))
    if (same) return same
    const isShared = (linksOfIds.get(id)?.size ?? 0) > 1
    const earlier = byId.get(id)
    if (earlier && !isShared && (earlier.title === title || link === null || earlier.link === null)) return earlier
    const [moved, ...others] = (link !== null && isOfArticle(link) && byLink.get(link)) || []
    const isOnlyOne = moved && others.length === 0 && idsOfLinks.get(link ?? '')?.size === 1
    if (!isOnlyOne || linksOfIds.has(moved.id)) return null
    counts.newIds++
    return moved
  }

  const known: KnownEntry[] = []
  const identified = entries.map(entry => {
    const { sourceId: id, url, title = '' } = entry
    if (id === undefined) return entry
    const link = url ?? null
    const earlier = found(id, link, title)
    const isReused = (linksOfIds.get(id)?.size ?? 0) > 1 || (byId.has(id) && earlier === null)
    if (isReused && earlier === null) counts.sameIds++
    // Without a link there is nothing but the text to tell them apart by.
    const knownAs = earlier ? earlier.knownAs : isReused ? link : id
    const isEdited = earlier !== null && earlier.title !== title && title !== ''
    if (isEdited) counts.edited++
    known.push({ id, link, title, knownAs })
    return { ...entry, sourceId: knownAs ?? undefined, ...(isEdited && { isEdited }) }
  })
  return { entries: identified, known, ...counts }
}

const keyOf = (id: string, link: string | null): string => JSON.stringify([id, link])

function groupsOf(pairs: readonly (readonly [string | undefined, string | undefined])[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const [name, value] of pairs)
    if (name !== undefined) groups.set(name, (groups.get(name) ?? new Set()).add(value ?? ''))
  return groups
}

/** The front page of a site, which some feeds give for all of their entries, is no article. */
const isOfArticle = (link: string): boolean => {
  const url = URL.parse(link)
  return url !== null && (url.pathname.length > 1 || url.search !== '')
}
