// Which provinces, cities, districts and countries a text speaks of.
import { type CanonicalText, canonicalise } from '../canonical.ts'
import { type Borders, offset, standsAcross } from '../words/borders.ts'
import type { Cutter } from '../words/cut.ts'
import { countries } from './countries.ts'
import { divisionOf } from './divisions.ts'
import { countsBefore, joinsBefore, type PlaceName, placeNames } from './names.ts'

/** A place named in an article. */
export interface PlaceFound {
  /** Six digits of GB/T 2260 (`110105`), or two letters of ISO 3166-1 for a country (`FR`). */
  code: string
  /** Its full Chinese name. */
  name: string
  /** How often it is named, title and body together. */
  count: number
  /** Where first: UTF-16 offset in the title if it is there, otherwise in the body. */
  first: number
  inTitle: boolean
}

export interface PlacesFound {
  /** Provinces, cities and districts, most often named first, then by first mention. A district does not bring its city: that is its `parent`. */
  regions: PlaceFound[]
  countries: PlaceFound[]
}

type Text = string | CanonicalText

/** Characters of a body that are searched. Places of an article stand in its beginning; the limit keeps the time bounded for book-length texts. */
const LONGEST = 200_000
/** Characters that may stand between a city and its district: 北京·朝阳, 北京（朝阳）. */
const NEIGHBOUR = 1

interface Sighting {
  name: PlaceName
  /** 0 title, 1 body. */
  text: number
  at: number
  end: number
  code: string | null
}

/** Title and body together: what one names tells which 鼓楼区 the other means. */
export function placesOf(title: Text, body: Text, borders: Borders = {}): PlacesFound {
  const texts = [canonical(title), canonical(body)]
  return collect(texts, read(texts, borders))
}

/**
 * Codes of the provinces, cities and districts named in one text, most often named first, then by first mention. A city does not
 * bring its province: that is its `parent`. The longest name wins (长春市 before 长春), an ambiguous one needs its city or province in the text.
 */
export function mentionedRegions(text: Text, cutter?: Cutter): string[] {
  const texts = [canonical(text)]
  return collect(texts, read(texts, { cutter })).regions.map(place => place.code)
}

const canonical = (text: Text): CanonicalText =>
  typeof text === 'string' ? canonicalise(text.slice(0, LONGEST)) : text

function read(texts: readonly CanonicalText[], borders: Borders): Sighting[] {
  const sightings = texts.flatMap((text, i) => look(text, i, texts.length > 1 && i === 0 ? 'title' : 'body', borders))
  let open = 0
  for (let i = 0; i < sightings.length; i++) {
    const sighting = sightings[i] as Sighting
    sighting.code = behindCity(sightings, i) ?? sighting.name.sure
    if (sighting.code === null) open++
  }
  if (open > 0 && open < sightings.length) resolveByContext(sightings)
  return sightings
}

function look(text: CanonicalText, index: number, field: 'title' | 'body', borders: Borders): Sighting[] {
  const { names, trie } = placeNames()
  const { codes, chars } = text
  const length = Math.min(codes.length, LONGEST)
  const found: Sighting[] = []
  for (let at = 0; at < length; at++) {
    const word = trie.longest(codes, at)
    if (word < 0) continue
    const name = names[word] as PlaceName
    const start = at
    const end = start + name.chars.length
    at = end - 1
    if (name.sure === null && name.inContext.length === 0 && name.behind.length === 0) continue
    if (name.short && isStreet(chars, end)) continue
    // 海口 of 海南海口 is no end of 南海: what stands before is a place itself.
    const joins = found.at(-1)?.end !== start && joinsBefore(name.chars, chars.charAt(start - 1))
    if (joins || countsBefore(name.chars, chars, start, end) || standsAcross(text, field, start, end, borders)) {
      // Another place may begin within it: 京 of 台|南京.
      at = start
      continue
    }
    found.push({ name, text: index, at: start, end, code: null })
  }
  return found
}

/** 上海路, 上海西路, 黄山村 – but 上海路演, 上海路况. */
function isStreet(chars: string, end: number): boolean {
  let at = end
  if (chars.charAt(at) === '村' || chars.charAt(at) === '镇') return true
  if ('东南西北中一二三'.includes(chars.charAt(at)) && chars.charAt(at) !== '') at++
  return chars.charAt(at) === '路' && !'演况面网透边口上径由'.includes(chars.charAt(at + 1) || ' ')
}

/** The meaning a place has because its city or province stands directly before it. */
function behindCity(sightings: readonly Sighting[], i: number): string | null {
  const { name, at, text } = sightings[i] as Sighting
  const before = sightings[i - 1]
  if (!before?.code || before.text !== text || at - before.end > NEIGHBOUR) return null
  const near = before.code
  return name.behind.find(code => within(code, near)) ?? name.inContext.find(code => within(code, near)) ?? null
}

/** Ambiguous names: the city or province named nearest before, else anywhere, decides; else the full name of the same place. */
function resolveByContext(sightings: readonly Sighting[]): void {
  const known = new Map<string, number>()
  sightings.forEach(({ code }, i) => {
    if (code && !known.has(code)) known.set(code, i)
  })
  sightings.forEach((sighting, i) => {
    if (sighting.code !== null) return
    const { name } = sighting
    sighting.code =
      nearest(sightings, i, name.inContext) ??
      name.behind.find(code => known.has(code)) ??
      name.inContext.find(code => known.has(code)) ??
      null
  })
}

const REACH = 50

/** Of several 鼓楼区 the one whose city is named nearest, cities before provinces; null when none is named or a tie cannot be broken. */
function nearest(sightings: readonly Sighting[], i: number, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null
  let best: string | null = null
  let bestScore = Number.POSITIVE_INFINITY
  for (let other = Math.max(0, i - REACH); other < Math.min(sightings.length, i + REACH); other++) {
    const context = (sightings[other] as Sighting).code
    if (context === null || other === i) continue
    // What stands behind is further than what stands before; a province says less than a city.
    const distance = (other < i ? i - other : (other - i) * 3) + (context.endsWith('0000') ? REACH : 0)
    if (distance >= bestScore) continue
    const fits = candidates.filter(code => within(code, context))
    if (fits.length !== 1) continue
    best = fits[0] as string
    bestScore = distance
  }
  return best
}

/** Codes nest by their first two and four digits; a city at county level (4290xx) lies in its province. */
function within(code: string, place: string): boolean {
  if (code === place || !/^\d{6}$/.test(place)) return false
  if (place.endsWith('0000')) return code.startsWith(place.slice(0, 2))
  return place.endsWith('00') && code.startsWith(place.slice(0, 4))
}

function collect(texts: readonly CanonicalText[], sightings: readonly Sighting[]): PlacesFound {
  const places = new Map<string, PlaceFound>()
  for (const { code, text, at } of sightings) {
    if (code === null) continue
    const known = places.get(code)
    if (known) known.count++
    else {
      const inTitle = text === 0 && texts.length > 1
      places.set(code, { code, name: nameOf(code), count: 1, first: offset(texts[text] as CanonicalText, at), inTitle })
    }
  }
  const all = [...places.values()].sort((a, b) => b.count - a.count)
  return {
    regions: all.filter(({ code }) => code.length === 6),
    countries: all.filter(({ code }) => code.length === 2),
  }
}

let nameOfCountry: Map<string, string> | undefined

function nameOf(code: string): string {
  nameOfCountry ??= new Map(countries.map(country => [country.code, country.name]))
  return divisionOf(code)?.name ?? nameOfCountry.get(code) ?? code
}
