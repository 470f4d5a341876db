/** The parts of an overview out of the columns of whole days: what `overview.ts` asks in SQL, where there is too much to read row by row. */
import {
  type ChosenDay,
  chosenDays,
  type Grouping,
  type Known,
  type Sum,
  type Sums,
  sumsOf,
} from '@guanlan/features/articles/articles/server/fact-days'
import {
  type ArticleQuery,
  namesOfMedia,
  type RegionLevel,
  regionLevel,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { hottestAuthors } from './hottest-authors.ts'
import type { PartRow } from './part-row.ts'
import { startOf } from './zone.ts'

/** Counted one by one and folded afterwards: a story is not told by its earliest article alone. */
export const unfoldedDays = (scope: Scope, query: ArticleQuery): Promise<ChosenDay[] | null> =>
  chosenDays(scope, { ...query, fold: false })

interface PartsAsked {
  fold: boolean
  unit: 'hour' | 'day'
  zone: string
  top: number
  authors: boolean
}

/**
 * Rows as `overview.ts` asks for them in SQL.
 * @param days unfolded
 */
export async function partsFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
  { fold, unit, zone, top, authors: asksAuthors }: PartsAsked,
): Promise<PartRow[]> {
  const known = days[0]?.columns.known
  const [points, regions] = [byPoint(unit, zone), byRegion(regionLevel(null))]
  const groupings = [whole, points, byMediaType, byMedium(known), regions]
  const sums = await sumsOf(days, fold, groupings)
  const [total, trend, mediaTypes, media, provinces] = sums as [Sums, Sums, Sums, Sums, Sums]
  const authors = asksAuthors ? await hottestAuthors(days, fold, top) : []
  const mediaRows = media.numbers().map(number => ({
    ...noRow,
    ...media.of(number),
    part: 'media' as const,
    media_id: known?.mediumId(number) ?? 0,
    media_type: known?.mediaType(number) ?? 0,
  }))
  const hottest = mediaRows
    .toSorted((a, b) => byCount(a, b) || a.media_id - b.media_id || a.media_type - b.media_type)
    .slice(0, top)
  const names = await namesOfMedia(
    scope.db,
    hottest.map(row => row.media_id),
  )
  return [
    { ...noRow, ...total.of(0), part: 'total', media: new Set(mediaRows.map(row => row.media_id)).size },
    ...points.inOrder(trend),
    ...mediaTypes
      .numbers()
      .map(media_type => ({ ...noRow, ...mediaTypes.of(media_type), part: 'mediaType' as const, media_type }))
      .sort((a, b) => byCount(a, b) || a.media_type - b.media_type),
    ...hottest.map(row => ({ ...row, name: names.get(row.media_id) ?? null })),
    ...provinces
      .numbers()
      .map(number => ({
        ...{ ...noRow, ...provinces.of(number) },
        ...{ part: 'region' as const, region: regions.codes[number] || null },
      }))
      .sort((a, b) => byCount(a, b) || (a.region ?? Number.POSITIVE_INFINITY) - (b.region ?? Number.POSITIVE_INFINITY))
      .slice(0, top),
    ...authors.map(({ mediaType, ...row }) => ({ ...noRow, ...row, part: 'author' as const, media_type: mediaType })),
  ]
}

/** By hour or day alone. @param days unfolded */
export async function trendFromDays(
  days: readonly ChosenDay[],
  fold: boolean,
  unit: 'hour' | 'day',
  zone: string,
): Promise<PartRow[]> {
  const points = byPoint(unit, zone)
  const [sums] = (await sumsOf(days, fold, [points])) as [Sums]
  return points.inOrder(sums)
}

const byCount = (a: PartRow, b: PartRow): number => b.n - a.n

const mostMediaTypes = 256
const whole: Grouping = {
  of: ({ columns }) => ({ of: columns.regionOf, numbers: new Uint32Array(columns.regions.length) }),
  size: () => 1,
}
const byMediaType: Grouping = {
  of: ({ columns: { known, media, mediumOf } }) => ({
    of: mediumOf,
    numbers: media.map(number => known.mediaType(number)),
  }),
  size: () => mostMediaTypes,
}
const byMedium = (known: Known | undefined): Grouping => ({
  of: ({ columns }) => ({ of: columns.mediumOf, numbers: columns.media }),
  size: () => known?.media.size ?? 0,
})
/** @returns with the code of each number; 0: not known */
function byRegion({ groupOf }: RegionLevel): Grouping & { codes: number[] } {
  const [codes, numbers]: [number[], Map<number, number>] = [[], new Map()]
  const numberOf = (place: number) => {
    const code = place && groupOf(place)
    const known = numbers.get(code)
    if (known !== undefined) return known
    numbers.set(code, codes.length)
    return codes.push(code) - 1
  }
  return {
    of: ({ columns }) => ({ of: columns.regionOf, numbers: Uint32Array.from(columns.regions, numberOf) }),
    size: () => codes.length,
    codes,
  }
}

const unknown = 0xffffffff

/** By the zone's hours or days; `inOrder`: of time. */
function byPoint(unit: 'hour' | 'day', zone: string): Grouping & { inOrder(sums: Sums): PartRow[] } {
  const places = new Map<number, number>()
  const placeOf = (us: number) => {
    const start = startOfQuarter(us, unit, zone)
    const known = places.get(start)
    if (known !== undefined) return known
    places.set(start, places.size)
    return places.size - 1
  }
  return {
    of({ columns: { times }, rows }) {
      const dayBegins = Math.floor((times[0] ?? 0) / dayUs) * dayUs
      const [of, numbers] = [new Uint16Array(times.length), new Uint32Array(dayUs / quarterUs).fill(unknown)]
      for (let n = 0; n < rows.length; n++) {
        const row = rows[n] as number
        const quarter = Math.floor(((times[row] as number) - dayBegins) / quarterUs)
        of[row] = quarter
        if (numbers[quarter] === unknown) numbers[quarter] = placeOf(times[row] as number)
      }
      return { of, numbers }
    },
    size: () => places.size,
    inOrder: sums =>
      [...places]
        .sort(([a], [b]) => a - b)
        .map(([at, point]) => ({ ...noRow, ...sums.of(point), part: 'trend', at: new Date(at) })),
  }
}

const noRow: PartRow = {
  ...{ part: 'total', at: null, media_type: null, media_id: null, name: null, region: null, author: null },
  ...{ n: 0, positive: 0, neutral: 0, negative: 0, interactions: 0, media: 0 },
}

const starts = new Map<string, Map<number, number>>()

/** Asking the zone takes longer than adding up what lies in a quarter of an hour. */
function startOfQuarter(us: number, unit: 'hour' | 'day', zone: string): number {
  const key = `${zone} ${unit}`
  const known = starts.get(key) ?? new Map<number, number>()
  if (starts.size > 100) starts.clear()
  starts.set(key, known)
  const quarter = Math.floor(us / quarterUs)
  const had = known.get(quarter)
  if (had !== undefined) return had
  if (known.size > 50_000) known.clear()
  const start = startOf(new Date(Math.floor(us / 1000)), unit, zone)
  known.set(quarter, start)
  return start
}

/** No point begins within a quarter of an hour, whatever the zone. */
const quarterUs = 15 * 60_000_000
const dayUs = 96 * quarterUs

/** What a time holds altogether, and its media. Null where SQL has to be asked. */
export async function totalFromDays(scope: Scope, query: ArticleQuery): Promise<PartRow | null> {
  const days = await unfoldedDays(scope, query)
  if (!days) return null
  const [total, media] = [await sumsOf(days, query.fold, [whole]), new Set<number>()]
  for (const { columns, rows } of days) {
    const seen = new Uint8Array(columns.media.length)
    for (const row of rows) seen[columns.mediumOf[row] as number] = 1
    for (const [place, one] of seen.entries())
      if (one) media.add(columns.known.mediumId(columns.media[place] as number))
  }
  return { ...noRow, ...total[0]?.of(0), media: media.size }
}

/** By the places of a level, most first. @param days unfolded */
export async function regionsFromDays(
  days: readonly ChosenDay[],
  fold: boolean,
  level: RegionLevel,
): Promise<(Sum & { region: number })[]> {
  const places = byRegion(level)
  const [sums] = (await sumsOf(days, fold, [places])) as [Sums]
  return sums
    .numbers()
    .map(number => ({ ...sums.of(number), region: places.codes[number] ?? 0 }))
    .sort((a, b) => b.n - a.n || a.region - b.region)
}

/** How many articles (folded: stories) by hour or day. Null where SQL has to be asked. */
export async function countsFromDays(
  scope: Scope,
  query: ArticleQuery,
  unit: 'hour' | 'day',
  zone: string,
): Promise<{ at: Date; n: number }[] | null> {
  const days = await unfoldedDays(scope, query)
  if (!days) return null
  return (await trendFromDays(days, query.fold, unit, zone)).map(({ at, n }) => ({ at: at as Date, n }))
}

/**
 * By stretches that touch.
 * @param begins milliseconds, in order; what is before the first is in it
 * @returns by place; null: only the articles themselves can tell
 */
export async function countsWithin(
  scope: Scope,
  query: ArticleQuery,
  begins: readonly number[],
): Promise<Map<number, { n: number; negative: number }> | null> {
  const days = await unfoldedDays(scope, query)
  if (!days) return null
  const numbers = Uint32Array.from(begins.keys())
  const placeOf = (us: number) => {
    let [low, high] = [0, begins.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((begins[middle] as number) * 1000 <= us) low = middle
      else high = middle - 1
    }
    return low
  }
  const stretches: Grouping = {
    of({ columns: { times }, rows }) {
      const of = new Uint16Array(times.length)
      for (const row of rows) of[row] = placeOf(times[row] as number)
      return { of, numbers }
    },
    size: () => begins.length,
  }
  const [sums] = (await sumsOf(days, query.fold, [stretches])) as [Sums]
  return new Map(sums.numbers().map(place => [place, sums.of(place)]))
}
