/** Which filters columns can answer, and how: the same as `conditions/conditions.ts` asks in SQL. */
import type { Filter } from '../../contract.ts'
import { MediaType } from '../../contract.ts'
import { mediaTypeCode } from '../codes.ts'
import { clockReader } from './clock.ts'
import type { KnownDay } from './load.ts'
import { asksSet, markMembers, type SetMembers } from './set-members.ts'

type Condition = (row: number) => boolean

const sensitive = '2'
const plain: ReadonlySet<Filter['field']> = new Set([
  ...([
    'mediaType',
    'sentiment',
    'level',
    'media',
    'region',
    'author',
    'language',
    'story',
    'weekday',
    'hour',
    'keyword',
  ] as const),
])

/** Everything else is asked of the articles themselves. */
export const isPlain = (filter: Filter): boolean =>
  asksSet(filter) || (plain.has(filter.field) && !(filter.field === 'sentiment' && filter.values.includes(sensitive)))

export const asksTexts = (filters: readonly Filter[]): boolean => filters.some(({ field }) => field === 'keyword')

interface KnownOfFilters {
  zone: string
  /** Small letters of words that were asked for, by the database. */
  keywordKeys: ReadonlyMap<string, string>
  members: ReadonlyMap<Filter, SetMembers>
}

export function conditionsOf(
  day: KnownDay,
  filters: readonly Filter[],
  { zone, keywordKeys, members }: KnownOfFilters,
): Condition[] {
  return filters.map(filter => {
    const ofSets = members.get(filter)
    const positive = ofSets ? isMember(day, ofSets) : positiveOf(day, filter, zone, keywordKeys)
    return filter.is === 'is' ? positive : row => !positive(row)
  })
}

function isMember({ columns }: KnownDay, members: SetMembers): Condition {
  const marks = markMembers(columns, members)
  return row => marks[row] === 1
}

function positiveOf(
  { columns, texts }: KnownDay,
  { field, values }: Filter,
  zone: string,
  keywordKeys: ReadonlyMap<string, string>,
): Condition {
  const numbers = new Set(values.map(Number))
  const marked = (length: number, holds: (place: number) => boolean): Uint8Array => {
    const marks = new Uint8Array(length)
    for (let place = 0; place < length; place++) if (holds(place)) marks[place] = 1
    return marks
  }
  const through =
    (of: Uint16Array | Uint32Array, marks: Uint8Array): Condition =>
    row =>
      marks[of[row] as number] === 1
  const { known, media, authors, languages, stories } = columns
  switch (field) {
    case 'mediaType': {
      const codes = new Set(values.map(word => mediaTypeCode(MediaType.parse(word))))
      return through(
        columns.mediumOf,
        marked(media.length, place => codes.has(known.mediaType(media[place] as number))),
      )
    }
    case 'media':
      return through(
        columns.mediumOf,
        marked(media.length, place => numbers.has(known.mediumId(media[place] as number))),
      )
    case 'sentiment':
      return row => numbers.has(columns.sentiments[row] as number)
    case 'level':
      return row => columns.levels[row] !== 0 && numbers.has(columns.levels[row] as number)
    case 'author': {
      const names = new Set<string | null>(values)
      return through(
        columns.authorOf,
        marked(authors.length, place => names.has(known.authorNames[authors[place] as number] ?? null)),
      )
    }
    case 'language': {
      const requested = new Set(values)
      return through(
        columns.languageOf,
        marked(languages.length, place => requested.has(languages[place] as string)),
      )
    }
    case 'story':
      return through(
        columns.storyOf,
        marked(stories.length, place => numbers.has(known.stories.values[stories[place] as number] as number)),
      )
    case 'region': {
      const within = [...numbers].map(code => [code, code + widthOf(code) - 1] as const)
      const holds = (code: number) => within.some(([low, high]) => code >= low && code <= high)
      return through(
        columns.regionOf,
        marked(columns.regions.length, place => holds(columns.regions[place] as number)),
      )
    }
    case 'weekday': {
      const clock = clockReader(zone)
      return row => numbers.has(clock(columns.times[row] as number).weekday)
    }
    case 'hour': {
      const clock = clockReader(zone)
      return row => numbers.has(clock(columns.times[row] as number).hour)
    }
    case 'keyword': {
      if (!texts) return () => false
      const keys = values.flatMap(word => known.keys.known(keywordKeys.get(word) ?? word) ?? [])
      const marks = new Uint8Array(texts.keys.length)
      let isThere = false
      for (const key of keys)
        for (let place = texts.keys.indexOf(key); place >= 0; place = texts.keys.indexOf(key, place + 1)) {
          marks[place] = 1
          isThere = true
        }
      // Most days do not have a rare word at all.
      if (!isThere) return () => false
      return row => {
        for (let at = texts.starts[row] as number; at < (texts.starts[row + 1] as number); at++)
          if (marks[texts.places[at] as number] === 1) return true
        return false
      }
    }
    default:
      throw new Error(`columns do not tell ${field}`)
  }
}

/** A province stands for its cities: division codes nest by their first two and four digits (GB/T 2260). 0, unknown, for itself. */
const widthOf = (code: number): number => (code === 0 ? 1 : code % 10_000 === 0 ? 10_000 : code % 100 === 0 ? 100 : 1)
