// Which provinces and cities a text speaks of.
import { type CanonicalText, canonicalise } from './canonical.ts'
import { regions } from './data/regions.ts'

/** A province (`parent` null) or a city, prefecture, league. `code`: six digits of GB/T 2260, `440000`, `440300`. */
export interface Region {
  code: string
  /** 广东省, 深圳市. */
  name: string
  /** 广东, 深圳. */
  short: string
  parent: string | null
  /** The short name is also an ordinary word or another place (日照, 来宾, 朝阳): it alone is no mention. */
  onlyInFull: boolean
}

/** Words that begin with the name of a place and mean something else. */
const notPlaces = [
  '大理石',
  '大理寺',
  '大理论',
  '德州扑克',
  '德州仪器',
  '哈密瓜',
  '哈密顿',
  '安康杯',
  '巴中友谊',
  '南京路',
  '北京路',
]

/** Names by their first character, longest first; most characters of a text begin none. */
const byFirst = new Map<number, { name: string; code: string | null }[]>()
const beginsName = new Uint8Array(65536)
for (const { code, name, short, onlyInFull } of regions) {
  file(name, code)
  if (!onlyInFull && short !== name) file(short, code)
}
for (const word of notPlaces) file(word, null)
for (const names of byFirst.values()) names.sort((a, b) => b.name.length - a.name.length)

function file(name: string, code: string | null): void {
  const first = name.charCodeAt(0)
  byFirst.set(first, [...(byFirst.get(first) ?? []), { name, code }])
  beginsName[first] = 1
}

/**
 * Codes of the provinces and cities named in a text, full or short, most often named first, then by first mention.
 * A city does not bring its province: that is its `parent`. Left to right, the longest name wins (长春市 before 长春).
 */
export function mentionedRegions(text: string | CanonicalText): string[] {
  const { chars } = typeof text === 'string' ? canonicalise(text) : text
  const mentions = new Map<string, number>()
  for (let i = 0; i < chars.length; i++) {
    const first = chars.charCodeAt(i)
    if (beginsName[first] === 0) continue
    const found = byFirst.get(first)?.find(({ name }) => chars.startsWith(name, i))
    if (!found) continue
    if (found.code) mentions.set(found.code, (mentions.get(found.code) ?? 0) + 1)
    i += found.name.length - 1
  }
  return [...mentions].sort(([, a], [, b]) => b - a).map(([code]) => code)
}
