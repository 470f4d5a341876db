/** Facts of many articles, column by column: what charts add up without looking at a row twice. */
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** One place in every column an article, in the order of publication, then of id. Places in `…Of` columns point into the lists beside them. */
export interface FactColumns {
  rows: number
  ids: Float64Array
  /** Microseconds since 1970, UTC. */
  times: Float64Array
  /** -1, 0, 1. */
  sentiments: Int8Array
  /** 0: none. */
  levels: Int16Array
  interactions: Int32Array
  regionOf: Uint16Array
  /** 0: not known. */
  regions: Int32Array
  /** A medium as one media type: an account and a site of one name may share a number. */
  mediumOf: Uint32Array
  media: { types: Uint8Array; ids: Int32Array }
  /** An author within a media type. */
  authorOf: Uint32Array
  authors: { types: Uint8Array; names: (string | null)[] }
  languageOf: Uint16Array
  languages: string[]
  storyOf: Uint32Array
  stories: Float64Array
  /** Only of a day of several monitors, in which an article of two of them has two places one after the other. */
  monitorOf?: Uint32Array
  monitors?: Int32Array
  /** When the last of these articles came: milliseconds, rounded up. */
  lastArrival: number
}

/** Keywords of the same articles: those of article n are `places` from `starts[n]` to `starts[n + 1]`. */
export interface FactTexts {
  /** As articles write them, and as they are compared. */
  spelled: string[]
  keys: string[]
  starts: Uint32Array
  places: Uint32Array
}

/** Readers of the same articles that their site told, and an estimate by account or circulation; -1: none. */
export interface FactReaders {
  reads: Float64Array
  estimates: Float64Array
}

/** As PostgreSQL sends them: big-endian numbers after one another. */
export interface SentColumns {
  rows: number
  ids: Buffer
  times: Buffer
  sentiments: Buffer
  levels: Buffer
  interactions: Buffer
  regions: Buffer
  mediaTypes: Buffer
  mediaIds: Buffer
  stories: Buffer
  /** Null: all of one monitor. */
  monitorIds: Buffer | null
  authors: (string | null)[]
  languages: string[]
  lastArrival: number
}

/** The order in which rows were published; null: they are in order already. */
function orderOf(times: Float64Array, ids: Float64Array, monitorIds: Int32Array | null): Uint32Array | null {
  const before = (a: number, b: number) =>
    (times[a] as number) - (times[b] as number) ||
    (ids[a] as number) - (ids[b] as number) ||
    (monitorIds ? (monitorIds[a] as number) - (monitorIds[b] as number) : 0)
  let isOrdered = true
  for (let n = 1; n < times.length && isOrdered; n++) isOrdered = before(n - 1, n) < 0
  return isOrdered ? null : Uint32Array.from(times.keys()).sort(before)
}

type Numbers = Float64Array | Int32Array | Int16Array | Int8Array | Uint8Array

const arrange = <T extends Numbers>(column: T, order: Uint32Array | null): T => {
  if (!order) return column
  const arranged = column.slice() as T
  for (let n = 0; n < order.length; n++) arranged[n] = column[order[n] as number] as number
  return arranged
}

export const bigints = (bytes: Buffer): Float64Array =>
  Float64Array.from({ length: bytes.length / 8 }, (_, n) => Number(bytes.readBigInt64BE(n * 8)))
const ints = (bytes: Buffer): Int32Array =>
  Int32Array.from({ length: bytes.length / 4 }, (_, n) => bytes.readInt32BE(n * 4))
const smallints = (bytes: Buffer): Int16Array =>
  Int16Array.from({ length: bytes.length / 2 }, (_, n) => bytes.readInt16BE(n * 2))

export function columnsOf(sent: SentColumns): { columns: FactColumns; order: Uint32Array | null } {
  const [unordered, ids] = [bigints(sent.times), bigints(sent.ids)]
  const unorderedMonitors = sent.monitorIds && ints(sent.monitorIds)
  const order = orderOf(unordered, ids, unorderedMonitors)
  const put = <T extends Numbers>(column: T): T => arrange(column, order)
  const at = (n: number) => order?.[n] ?? n
  const [types, mediaIds, storyIds] = [
    put(smallints(sent.mediaTypes)),
    put(ints(sent.mediaIds)),
    put(bigints(sent.stories)),
  ]
  const media = places(sent.rows, n => (mediaIds[n] as number) * 256 + (types[n] as number))
  const authors = places(sent.rows, n => `${types[n]} ${JSON.stringify(sent.authors[at(n)])}`)
  const languages = places(sent.rows, n => sent.languages[at(n)] as string)
  const stories = places(sent.rows, n => storyIds[n] as number)
  const regionIds = put(ints(sent.regions))
  const regions = places(sent.rows, n => regionIds[n] as number)
  const monitorIds = unorderedMonitors && put(unorderedMonitors)
  const monitors = monitorIds && places(sent.rows, n => monitorIds[n] as number)
  const columns = {
    rows: sent.rows,
    ids: put(ids),
    times: put(unordered),
    sentiments: Int8Array.from(put(smallints(sent.sentiments))),
    levels: put(smallints(sent.levels)),
    interactions: put(ints(sent.interactions)),
    regionOf: Uint16Array.from(regions.of),
    regions: Int32Array.from(regions.first, n => regionIds[n] as number),
    mediumOf: media.of,
    media: {
      types: Uint8Array.from(media.first, n => types[n] as number),
      ids: Int32Array.from(media.first, n => mediaIds[n] as number),
    },
    authorOf: authors.of,
    authors: {
      types: Uint8Array.from(authors.first, n => types[n] as number),
      names: authors.first.map(n => sent.authors[at(n)] ?? null),
    },
    languageOf: Uint16Array.from(languages.of),
    languages: languages.first.map(n => sent.languages[at(n)] as string),
    storyOf: stories.of,
    stories: Float64Array.from(stories.first, n => storyIds[n] as number),
    ...(monitorIds && monitors
      ? { monitorOf: monitors.of, monitors: Int32Array.from(monitors.first, n => monitorIds[n] as number) }
      : {}),
    lastArrival: sent.lastArrival,
  }
  return { columns, order }
}

/** Where the value of each row stands among the different ones, and the first row that has each. */
function places<Value>(rows: number, valueAt: (row: number) => Value): { of: Uint32Array; first: number[] } {
  const known = new Map<Value, number>()
  const [of, first] = [new Uint32Array(rows), [] as number[]]
  for (let row = 0; row < rows; row++) {
    const value = valueAt(row)
    let place = known.get(value)
    if (place === undefined) {
      place = first.length
      known.set(value, place)
      first.push(row)
    }
    of[row] = place
  }
  return { of, first }
}

/** What stands with the articles themselves, in the order in which rows were sent. */
export interface SentTexts {
  words: (string[] | null)[]
}
export interface SentReaders {
  reads: Buffer
  estimates: Buffer
}

/**
 * @param lower of words whose small letters the database knows better
 */
export function textsOf(
  { words: lists }: SentTexts,
  order: Uint32Array | null,
  lower: (word: string) => string,
): FactTexts {
  const known = new Map<string, number>()
  const [spelled, starts, places] = [[] as string[], new Uint32Array(lists.length + 1), [] as number[]]
  for (let row = 0; row < lists.length; row++) {
    for (const word of lists[order?.[row] ?? row] ?? []) {
      let place = known.get(word)
      if (place === undefined) {
        place = spelled.length
        known.set(word, place)
        spelled.push(word)
      }
      places.push(place)
    }
    starts[row + 1] = places.length
  }
  return { spelled, keys: spelled.map(lower), starts, places: Uint32Array.from(places) }
}

export const readersOf = ({ reads, estimates }: SentReaders, order: Uint32Array | null): FactReaders => ({
  reads: arrange(bigints(reads), order),
  estimates: arrange(bigints(estimates), order),
})

/** A seventh and less of their size in memory. */
export const pack = (columns: FactColumns | FactTexts | FactReaders): Buffer => zstdCompressSync(serialize(columns))
export const unpack = <Columns extends FactColumns | FactTexts | FactReaders>(bytes: Buffer): Columns =>
  deserialize(zstdDecompressSync(bytes)) as Columns
