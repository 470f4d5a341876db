/** From an address to its place. */
import { groups } from './groups.ts'
import type { SitemapPlace } from './place.ts'

export const allPlaces: readonly SitemapPlace[] = groups.flatMap(group => group.places)

export interface Found {
  place: SitemapPlace
  /** The declared path that matched: the place's own or one of its aliases. */
  pattern: string
  params: Readonly<Record<string, string>>
}

interface Pattern {
  place: SitemapPlace
  pattern: string
  expression: RegExp
  names: readonly string[]
}

const exactly = new Map<string, Found>()
const patterns: Pattern[] = []
for (const place of allPlaces)
  for (const pattern of [place.path, ...(place.aliases ?? [])]) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
    if (names.length === 0) exactly.set(pattern, { place, pattern, params: {} })
    else patterns.push({ place, pattern, names, expression: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`) })
  }

/** The place of a path, case-sensitive: /Search and /search are two places (ambiguities 26). A trailing slash does not matter. */
export function findPlace(path: string): Found | null {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const found = exactly.get(bare)
  if (found) return found
  for (const { place, pattern, expression, names } of patterns) {
    const match = expression.exec(bare)
    if (match)
      return {
        place,
        pattern,
        params: Object.fromEntries(names.map((name, index) => [name, readable(match[index + 1] ?? '')])),
      }
  }
  return null
}

/** A damaged escape is shown as it is rather than breaking the page. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The place and those above it, outermost first. */
export function lineageOf(place: SitemapPlace): SitemapPlace[] {
  const above = place.parent === undefined ? null : findPlace(place.parent)?.place
  return above && above !== place ? [...lineageOf(above), place] : [place]
}
