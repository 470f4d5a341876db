/** The same as `amounts.ts` asks in SQL, out of the columns of whole days. */
import type { Scope } from '@guanlan/platform/server'
import type { ChosenDay } from '../fact-days/choose.ts'
import { givingWay } from '../fact-days/give-way.ts'
import { type Grouping, type Sums, sumsOf } from '../fact-days/sums.ts'
import type { Amounts, PartedBy } from './answers.ts'
import { assumedOf, readersOfRow } from './reach-from-days.ts'
import { regionLevel } from './region-groups.ts'

/** @param days unfolded, with their readers where reach is asked for */
export async function amountsFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
  parted: PartedBy,
  { fold, reach }: { fold: boolean; reach: boolean },
): Promise<[number, Amounts][]> {
  const cells = await cellsOf(days, parted)
  const [sums, byLevel] = (await sumsOf(days, fold, [cells.byPart, cells.byLevel])) as [Sums, Sums]
  const [stories] = fold ? [sums] : ((await sumsOf(days, true, [cells.byPart])) as [Sums])
  const readers = reach ? await readersByPart(scope, days, cells) : null
  return [...cells.parts]
    .map(([part, place]): [number, Amounts] => {
      const { n, positive, negative, interactions } = sums.of(place)
      const withLevel = (level: 1 | 2 | 3 | 4) => byLevel.of(place * levels + level).n
      return [
        part,
        {
          ...{ count: n, stories: stories?.of(place).n ?? 0, positive, negative, interactions },
          readers: readers?.[place] ?? 0,
          levels: { 1: withLevel(1), 2: withLevel(2), 3: withLevel(3), 4: withLevel(4) },
        },
      ]
    })
    .sort(([a], [b]) => a - b)
}

/** Of negative articles 1 to 4; 0: none, or another leaning. */
const levels = 5
/** The place of what is in no part. */
const nowhere = 0

/** Part and level of every row, as one number: the place of the part × `levels` + the level. */
interface Cells {
  /** By part: its place. */
  parts: ReadonlyMap<number, number>
  cellsOf: ReadonlyMap<ChosenDay, Uint32Array>
  byPart: Grouping
  byLevel: Grouping
}

async function cellsOf(days: readonly ChosenDay[], parted: PartedBy): Promise<Cells> {
  const parts = new Map<number, number>()
  const placeOf = (part: number | null): number => {
    if (part === null) return nowhere
    const known = parts.get(part)
    if (known !== undefined) return known
    parts.set(part, parts.size + 1)
    return parts.size
  }
  const cells = new Map<ChosenDay, Uint32Array>()
  const giveWay = givingWay()
  for (const day of days) {
    const { sentiments, levels: levelOf, times } = day.columns
    const partOf = partsOfRows(day, parted)
    const of = new Uint32Array(times.length)
    let [last, place] = [null as number | null, nowhere]
    for (const row of day.rows) {
      const part = partOf(row)
      if (part !== last) [last, place] = [part, placeOf(part)]
      const level = levelOf[row] as number
      of[row] = place * levels + (sentiments[row] === -1 && level >= 1 && level < levels ? level : 0)
    }
    cells.set(day, of)
    await giveWay()
  }
  const size = parts.size + 1
  const grouping = (numbers: Uint32Array, most: number): Grouping => ({
    of: day => ({ of: cells.get(day) as Uint32Array, numbers }),
    size: () => most,
  })
  const numbers = Uint32Array.from({ length: size * levels }, (_, cell) => cell)
  return {
    parts,
    cellsOf: cells,
    byPart: grouping(
      numbers.map(cell => Math.floor(cell / levels)),
      size,
    ),
    byLevel: grouping(numbers, size * levels),
  }
}

/** By place of the part. */
async function readersByPart(scope: Scope, days: readonly ChosenDay[], cells: Cells): Promise<Float64Array> {
  const assumed = await assumedOf(scope, days)
  const readers = new Float64Array(cells.parts.size + 1)
  const giveWay = givingWay()
  for (const day of days) {
    const readersOf = readersOfRow(day, assumed)
    const of = cells.cellsOf.get(day) as Uint32Array
    for (const row of day.rows) {
      const place = Math.floor((of[row] as number) / levels)
      readers[place] = (readers[place] as number) + (readersOf(row) ?? 0)
    }
    await giveWay()
  }
  return readers
}

/** Which part a row is of; null: none. */
function partsOfRows({ columns }: ChosenDay, parted: PartedBy): (row: number) => number | null {
  if (parted.by === 'stretch') return byStretch(columns, parted.begins)
  if (parted.by === 'mediaType') {
    const types = [...columns.media].map(number => columns.known.mediaType(number))
    return row => types[columns.mediumOf[row] as number] as number
  }
  if (parted.by === 'region') {
    const provinces = Array.from(columns.regions, regionLevel(null).groupOf)
    return row => provinces[columns.regionOf[row] as number] as number
  }
  return row => columns.sentiments[row] as number
}

/** Rows of a day come in order of time. */
function byStretch({ times }: ChosenDay['columns'], begins: readonly number[]): (row: number) => number | null {
  let place = -1
  return row => {
    const at = times[row] as number
    while ((begins[place + 1] ?? Number.POSITIVE_INFINITY) * 1000 <= at) place++
    return place < 0 ? null : place
  }
}
