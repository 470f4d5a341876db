/** Of articles of one or several stories, in order of time: where each comes from, and how much goes back to it. Pure. */
import type { SpreadNode, SpreadReason } from '@guanlan/features/charts/charts/contract'
import { addressOf, originsOf, type SpreadArticle, sourceReader } from '@guanlan/features/charts/charts/server'
import { sourcesNamed } from './outside.ts'

export type LineRow = Omit<SpreadArticle, 'mediaType' | 'level' | 'title' | 'sentiment' | 'region'>

export interface Line {
  /** Place of the source, always an earlier one; null: none of these. */
  from: number | null
  /** Name of the source that is none of these. */
  outside: string | null
  reason: SpreadReason | null
  certainty: SpreadNode['certainty']
  naming: string | null
  common: number | null
}

export interface Placed extends Line {
  copies: number
  /** All that go back to it by lines that texts say, and all others. */
  known: number
  inferred: number
}

/**
 * Within a story as its spread has it. From story to story only where a text names or links it: a link leads to the article itself, a name to the
 * medium, so that which of its articles is meant stays less certain. A text that names a source outside says more than likeness or order do.
 * @param isMedium whether a medium of that name is known
 */
export function linesOf(rows: readonly LineRow[], isMedium: (name: string) => boolean): Placed[] {
  const lines = withinStories(rows)
  const media = new Map(rows.map(({ media: name, mediaId }) => [name, mediaId]))
  const names = new Set(rows.map(({ media: name }) => name.toLowerCase()))
  const reads = sourceReader(media)
  const byAddress = new Map<string, number>()
  const byMedium = new Map<number, number>()
  for (const [place, row] of rows.entries()) {
    const line = lines[place] as Line
    if (line.certainty !== 'high') lines[place] = acrossStories(row, line) ?? fromOutside(row) ?? line
    if (row.url !== null && !byAddress.has(addressOf(row.url))) byAddress.set(addressOf(row.url), place)
    if (!byMedium.has(row.mediaId)) byMedium.set(row.mediaId, place)
  }
  return counted(lines)

  function acrossStories(row: LineRow, line: Line): Line | null {
    for (const link of row.links) {
      const from = byAddress.get(addressOf(link))
      if (from !== undefined) return { ...unknown, from, reason: 'link', certainty: 'high', naming: link.slice(0, 60) }
    }
    if (line.from !== null) return null
    const named = reads(row.text, row.mediaId)
    const from = named ? byMedium.get(named.mediaId) : undefined
    if (!named || from === undefined || rows[from]?.story === row.story) return null
    return { ...unknown, from, reason: 'named', certainty: 'middle', naming: named.said }
  }

  function fromOutside(row: LineRow): Line | null {
    const source = sourcesNamed(row.text).find(
      ({ name, isCued }) => !names.has(name.toLowerCase()) && (isCued || isMedium(name)),
    )
    return source
      ? { ...unknown, outside: source.name, reason: 'named', certainty: 'high', naming: source.naming }
      : null
  }
}

const unknown: Line = { from: null, outside: null, reason: null, certainty: null, naming: null, common: null }

function withinStories(rows: readonly LineRow[]): Line[] {
  const lines: Line[] = rows.map(() => unknown)
  for (const places of Map.groupBy(rows.keys(), place => rows[place]?.story).values()) {
    const found = originsOf(places.map(place => rows[place] as LineRow))
    for (const [at, origin] of found.entries())
      lines[places[at] as number] = {
        from: origin.from === null ? null : (places[origin.from] as number),
        outside: null,
        reason: origin.reason,
        certainty: origin.certainty,
        naming: origin.said,
        common: origin.common,
      }
  }
  return lines
}

/** The later hang on the earlier: read backwards, all that go back to an article are counted when it comes. */
function counted(lines: readonly Line[]): Placed[] {
  const placed = lines.map(line => ({ ...line, copies: 0, known: 0, inferred: 0 }))
  for (const one of placed.toReversed()) {
    const from = one.from === null ? undefined : placed[one.from]
    if (!from) continue
    from.copies += 1
    if (one.certainty === 'high') {
      from.known += 1 + one.known
      from.inferred += one.inferred
    } else from.inferred += 1 + one.known + one.inferred
  }
  return placed
}
