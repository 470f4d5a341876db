/** Of the articles of a story, in order of time: which was taken from which, why, and how certain that is. Pure. */
import type { SpreadNode, SpreadReason } from '../../contract.ts'
import { sourceReader } from './named-sources.ts'

export interface SpreadRow {
  id: number
  at: Date
  mediaId: number
  media: string
  url: string | null
  /** Beginning and end of the text, where sources are named. */
  text: string
  /** Addresses in the text. */
  links: readonly string[]
  /** The article it resembled most when it came, and the share of common text; which was published first is not said. */
  like: number | null
  common: number | null
}

export interface Origin {
  /** Place of the source among the rows, always an earlier one; null: the earliest. */
  from: number | null
  reason: SpreadReason | null
  certainty: SpreadNode['certainty']
  said: string | null
  common: number | null
  /** Articles taken from it directly, and all that go back to it. */
  copies: number
  below: number
}

const certaintyOf = { link: 'high', named: 'high', alike: 'middle', assumed: 'low' } as const

/** An address without what does not tell pages apart. */
export const addressOf = (url: string): string =>
  url
    .replace(/^https?:\/\/(www\.|m\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/[/.,;，。；、]+$/, '')
    .toLowerCase()

/** Links and named sources come before likeness; where nothing is known, the earliest is assumed. */
export function originsOf(rows: readonly SpreadRow[]): Origin[] {
  const alike = mostAlike(rows)
  const byAddress = new Map<string, number>()
  const byMedium = new Map<number, number>()
  const reads = sourceReader(new Map(rows.map(({ media, mediaId }) => [media, mediaId])))
  const found = rows.map((row, place) => {
    const source = place === 0 ? null : sourceOf(row)
    if (row.url !== null && !byAddress.has(addressOf(row.url))) byAddress.set(addressOf(row.url), place)
    if (!byMedium.has(row.mediaId)) byMedium.set(row.mediaId, place)
    return source
  })
  function sourceOf(row: SpreadRow): Pick<Origin, 'from' | 'reason' | 'said' | 'common'> {
    for (const link of row.links) {
      const from = byAddress.get(addressOf(link))
      if (from !== undefined) return { from, reason: 'link', said: link.slice(0, 60), common: null }
    }
    const named = reads(row.text, row.mediaId)
    const from = named ? byMedium.get(named.mediaId) : undefined
    if (named && from !== undefined) return { from, reason: 'named', said: named.said, common: null }
    const like = alike.get(row.id)
    return like
      ? { from: like.place, reason: 'alike', said: null, common: like.common }
      : { from: 0, reason: 'assumed', said: null, common: null }
  }
  const copies = rows.map(() => 0)
  const below = rows.map(() => 0)
  // The later hang on the earlier: read backwards, all that go back to an article are known when it comes.
  for (let place = rows.length - 1; place > 0; place -= 1) {
    const from = found[place]?.from
    if (from === null || from === undefined) continue
    copies[from] = (copies[from] ?? 0) + 1
    below[from] = (below[from] ?? 0) + 1 + (below[place] ?? 0)
  }
  return found.map((source, place) => ({
    ...(source ?? { from: null, reason: null, said: null, common: null }),
    certainty: source?.reason ? certaintyOf[source.reason] : null,
    copies: copies[place] ?? 0,
    below: below[place] ?? 0,
  }))
}

/** For each article the earlier one that it resembles most, whichever of the two came first. */
function mostAlike(rows: readonly SpreadRow[]): Map<number, { place: number; common: number }> {
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  const known = new Map<number, { place: number; common: number }>()
  for (const [place, { id, like, common }] of rows.entries()) {
    const other = like === null ? undefined : places.get(like)
    if (like === null || common === null || other === undefined) continue
    const [copy, from] = other < place ? [id, other] : [like, place]
    const before = known.get(copy)
    if (!before || before.common < common) known.set(copy, { place: from, common })
  }
  return known
}

/**
 * The places of the articles that are told one by one, in order of time: those that most others go back to, then the earliest.
 * An article stands behind more than each of its copies does, so that the source of each one told is told, too.
 */
export const placesShown = (taken: readonly Origin[], most: number): number[] =>
  taken
    .map(({ below }, place) => ({ below, place }))
    .toSorted((one, other) => other.below - one.below || one.place - other.place)
    .slice(0, most)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)

/** For each place how many follow within so many milliseconds; an article of the same moment follows by its place. */
export function following(rows: readonly Pick<SpreadRow, 'at'>[], ms: number): number[] {
  let end = 0
  return rows.map(({ at }, place) => {
    end = Math.max(end, place + 1)
    while (end < rows.length && (rows[end]?.at.getTime() ?? 0) <= at.getTime() + ms) end += 1
    return end - place - 1
  })
}

/** The articles after which it grew most, at least that hour apart from each other: one surge is told once. */
export function surges(rows: readonly Pick<SpreadRow, 'at'>[], ms: number, most: number) {
  const counts = following(rows, ms)
  const chosen: { place: number; following: number }[] = []
  const order = counts.map((count, place) => ({ place, following: count }))
  for (const each of order.toSorted((one, other) => other.following - one.following || one.place - other.place)) {
    if (chosen.length >= most || each.following === 0) break
    const at = rows[each.place]?.at.getTime() ?? 0
    if (chosen.every(({ place }) => Math.abs((rows[place]?.at.getTime() ?? 0) - at) >= ms)) chosen.push(each)
  }
  return chosen
}

/** From kind to kind along the tree, where they differ; unknown kinds are no jump. */
export function jumpsOf<T extends string>(
  rows: readonly Pick<SpreadRow, 'id' | 'at'>[],
  taken: readonly Origin[],
  kindAt: (place: number) => T | null,
): { from: T; to: T; count: number; firstId: number; firstAt: string }[] {
  const jumps = new Map<string, { from: T; to: T; count: number; firstId: number; firstAt: string }>()
  for (const [place, { id, at }] of rows.entries()) {
    const source = taken[place]?.from
    const [from, to] = [source === null || source === undefined ? null : kindAt(source), kindAt(place)]
    if (from === null || to === null || from === to) continue
    const known = jumps.get(`${from} ${to}`)
    if (known) known.count += 1
    else jumps.set(`${from} ${to}`, { from, to, count: 1, firstId: id, firstAt: at.toISOString() })
  }
  return [...jumps.values()].toSorted((one, other) => other.count - one.count)
}
