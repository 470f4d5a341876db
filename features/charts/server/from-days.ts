/** The parts of an overview out of the columns of whole days: what `overview.ts` asks in SQL, where there is too much to read row by row. */
import { type ChosenDay, chosenDays, givingWay, type Known } from '@guanlan/features/articles/server/fact-days'
import type { WantedArticles } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { PartRow } from './overview.ts'
import { startOf } from './zone.ts'

/** Of each number negative, neutral and positive articles, and reactions. */
class Sums {
  #leanings: Uint32Array
  #interactions: Float64Array

  constructor(size = 64) {
    this.#leanings = new Uint32Array(size * 3)
    this.#interactions = new Float64Array(size)
  }

  /** @param leaning -1, 0, 1 */
  add(number: number, leaning: number, interactions: number): void {
    if (number >= this.#interactions.length) this.#grow(number)
    ;(this.#leanings[number * 3 + leaning + 1] as number)++
    ;(this.#interactions[number] as number) += interactions
  }

  #grow(number: number): void {
    const size = 2 ** Math.ceil(Math.log2(number + 1))
    const [leanings, interactions] = [new Uint32Array(size * 3), new Float64Array(size)]
    leanings.set(this.#leanings)
    interactions.set(this.#interactions)
    this.#leanings = leanings
    this.#interactions = interactions
  }

  of(number: number): { n: number; positive: number; neutral: number; negative: number; interactions: number } {
    const at = (leaning: number) => this.#leanings[number * 3 + leaning] ?? 0
    const [negative, neutral, positive] = [at(0), at(1), at(2)]
    return {
      n: negative + neutral + positive,
      positive,
      neutral,
      negative,
      interactions: this.#interactions[number] ?? 0,
    }
  }

  /** Numbers that have articles. */
  *numbers(): Generator<number> {
    for (let number = 0; number < this.#interactions.length; number++)
      if (this.#leanings[number * 3] || this.#leanings[number * 3 + 1] || this.#leanings[number * 3 + 2]) yield number
  }
}

/** Rows as `overview.ts` asks for them in SQL. */
export async function partsFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
  { unit, zone, top }: { unit: 'hour' | 'day'; zone: string; top: number },
): Promise<PartRow[]> {
  const { media, regions, authors } = await sumsOf(days)
  const known = days[0]?.columns.known
  const mediaRows = [...media.numbers()].map(number => ({
    ...noRow,
    ...media.of(number),
    part: 'media' as const,
    media_id: known?.mediumId(number) ?? 0,
    media_type: known?.mediaType(number) ?? 0,
  }))
  const hottest = mediaRows
    .toSorted((a, b) => byCount(a, b) || a.media_id - b.media_id || a.media_type - b.media_type)
    .slice(0, top)
  const names = await namesOf(
    scope,
    hottest.map(row => row.media_id),
  )
  const mediaTypes = [...Map.groupBy(mediaRows, row => row.media_type)].map(([media_type, rows]) => ({
    ...together(rows),
    part: 'mediaType' as const,
    media_type,
  }))
  return [
    { ...together(mediaRows), part: 'total', media: new Set(mediaRows.map(row => row.media_id)).size },
    ...(await trendOf(days, unit, zone)),
    ...mediaTypes.sort((a, b) => byCount(a, b) || a.media_type - b.media_type),
    ...hottest.map(row => ({ ...row, name: names.get(row.media_id) ?? null })),
    ...[...regions]
      .map(([region, row]) => ({ ...row, part: 'region' as const, region: region || null }))
      .sort((a, b) => byCount(a, b) || (a.region ?? Number.POSITIVE_INFINITY) - (b.region ?? Number.POSITIVE_INFINITY))
      .slice(0, top),
    ...hottestAuthors(authors, known, top),
  ]
}

const byCount = (a: PartRow, b: PartRow): number => b.n - a.n

/** Sums of rows, of no part yet. */
function together(rows: readonly PartRow[]): PartRow {
  const sum = { ...noRow }
  for (const row of rows)
    for (const field of ['n', 'positive', 'neutral', 'negative', 'interactions'] as const) sum[field] += row[field]
  return sum
}

function hottestAuthors(authors: Sums, known: Known | undefined, top: number): PartRow[] {
  if (!known) return []
  const compare = (a: PartRow, b: PartRow) =>
    b.interactions - a.interactions ||
    byCount(a, b) ||
    compareBytes(a.author, b.author) ||
    (a.media_type ?? 0) - (b.media_type ?? 0)
  let hottest: PartRow[] = []
  let least = 0
  for (const number of authors.numbers()) {
    const author = known.authorNames[number] ?? null
    if (author === null) continue
    const sum = authors.of(number)
    if (sum.interactions < least) continue
    hottest.push({ ...noRow, ...sum, part: 'author', media_type: known.authorTypes[number] ?? 0, author })
    if (hottest.length < 8 * top) continue
    hottest = hottest.sort(compare).slice(0, top)
    least = hottest.at(-1)?.interactions ?? 0
  }
  return hottest.sort(compare).slice(0, top)
}

const noRow: PartRow = {
  ...{ part: 'total', at: null, media_type: null, media_id: null, name: null, region: null, author: null },
  ...{ n: 0, positive: 0, neutral: 0, negative: 0, interactions: 0, media: 0 },
}

const compareBytes = (a: string | null, b: string | null): number =>
  Buffer.compare(Buffer.from(a ?? ''), Buffer.from(b ?? ''))

async function namesOf({ db }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from media where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function sumsOf(days: readonly ChosenDay[]) {
  const giveWay = givingWay()
  const [media, authors, regions] = [new Sums(), new Sums(), new Map<number, PartRow>()]
  for (const { columns, rows } of days) {
    const { mediumOf, authorOf, regionOf, sentiments, interactions } = columns
    const byRegion = new Sums()
    await giveWay()
    for (const row of rows) {
      const [leaning, reactions] = [sentiments[row] as number, interactions[row] as number]
      media.add(columns.media[mediumOf[row] as number] as number, leaning, reactions)
      authors.add(columns.authors[authorOf[row] as number] as number, leaning, reactions)
      byRegion.add(regionOf[row] as number, leaning, reactions)
    }
    for (const place of byRegion.numbers()) {
      const region = columns.regions[place] as number
      regions.set(region, together([regions.get(region) ?? noRow, { ...noRow, ...byRegion.of(place) }]))
    }
  }
  return { media, regions, authors }
}

/** By the zone's hours or days, in order of time. */
async function trendOf(days: readonly ChosenDay[], unit: 'hour' | 'day', zone: string): Promise<PartRow[]> {
  const giveWay = givingWay()
  const points = new Sums()
  const places = new Map<number, number>()
  for (const { columns, rows } of days) {
    let [point, until] = [0, Number.NEGATIVE_INFINITY]
    await giveWay()
    for (const row of rows) {
      const time = columns.times[row] as number
      if (time >= until) {
        const start = startOfQuarter(time, unit, zone)
        until = nextQuarter(time)
        point = places.get(start) ?? places.size
        places.set(start, point)
      }
      points.add(point, columns.sentiments[row] as number, columns.interactions[row] as number)
    }
  }
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([at, point]) => ({ ...noRow, ...points.of(point), part: 'trend', at: new Date(at) }))
}

const starts = new Map<string, number>()

/** Asking the zone takes longer than adding up what lies in a quarter of an hour. */
function startOfQuarter(us: number, unit: 'hour' | 'day', zone: string): number {
  const key = `${zone} ${unit} ${Math.floor(us / quarterUs)}`
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size > 200_000) starts.clear()
  const start = startOf(new Date(Math.floor(us / 1000)), unit, zone)
  starts.set(key, start)
  return start
}

/** No point begins within a quarter of an hour, whatever the zone. */
const quarterUs = 15 * 60_000_000
const nextQuarter = (us: number): number => (Math.floor(us / quarterUs) + 1) * quarterUs

/** What a time holds altogether, and its media. Null where SQL has to be asked. */
export async function totalFromDays(scope: Scope, wanted: WantedArticles): Promise<PartRow | null> {
  const days = await chosenDays(scope, wanted)
  if (!days) return null
  const [total, media] = [new Sums(), new Set<number>()]
  for (const { columns, rows } of days) {
    const seen = new Uint8Array(columns.media.length)
    for (const row of rows) {
      total.add(0, columns.sentiments[row] as number, columns.interactions[row] as number)
      seen[columns.mediumOf[row] as number] = 1
    }
    for (const [place, one] of seen.entries())
      if (one) media.add(columns.known.mediumId(columns.media[place] as number))
  }
  return { ...noRow, ...total.of(0), media: media.size }
}

/** How many articles by hour or day. Null where SQL has to be asked. */
export async function countsFromDays(
  scope: Scope,
  wanted: WantedArticles,
  unit: 'hour' | 'day',
  zone: string,
): Promise<{ at: Date; n: number }[] | null> {
  const days = await chosenDays(scope, wanted)
  return days && (await trendOf(days, unit, zone)).map(({ at, n }) => ({ at: at as Date, n }))
}
