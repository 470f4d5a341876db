/** The same as `amounts.ts` asks in SQL, out of the columns of whole days. */
import type { Scope } from '@guanlan/platform/server'
import type { ChosenDay } from '../fact-days/choose.ts'
import { givingWay } from '../fact-days/give-way.ts'
import type { Amounts, PartedBy } from './amounts.ts'
import { assumedOf, readersOfRow } from './reach-from-days.ts'
import { regionLevel } from './region-groups.ts'

/** Stories that an article of each kind tells; folded, their number is what counts. */
interface Told {
  all: Set<number>
  positive: Set<number>
  negative: Set<number>
  levels: Record<1 | 2 | 3 | 4, Set<number>>
}

/** @param days unfolded, with their readers where reach is asked for */
export async function amountsFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
  parted: PartedBy,
  { fold, reach }: { fold: boolean; reach: boolean },
): Promise<[number, Amounts][]> {
  const assumed = reach ? await assumedOf(scope, days) : null
  const parts = new Map<number, { amounts: Amounts; told: Told }>()
  const giveWay = givingWay()
  for (const day of days) {
    await giveWay()
    const partOf = partsOfRows(day, parted)
    const readersOf = assumed ? readersOfRow(day, assumed) : () => 0
    for (const row of day.rows) {
      const part = partOf(row)
      if (part === null) continue
      const of = parts.get(part) ?? { amounts: nothing(), told: untold() }
      parts.set(part, of)
      addRow(of, day, row)
      of.amounts.readers += readersOf(row) ?? 0
    }
  }
  return [...parts].sort(([a], [b]) => a - b).map(([part, of]) => [part, summed(of, fold)])
}

function addRow({ amounts, told }: { amounts: Amounts; told: Told }, { columns }: ChosenDay, row: number): void {
  const story = columns.stories[columns.storyOf[row] as number] as number
  const sentiment = columns.sentiments[row] as number
  const level = columns.levels[row] as number
  amounts.count++
  amounts.interactions += columns.interactions[row] as number
  told.all.add(story)
  if (sentiment === 0) return
  const leaning = sentiment > 0 ? 'positive' : 'negative'
  amounts[leaning]++
  told[leaning].add(story)
  if (sentiment > 0 || !isLevel(level)) return
  amounts.levels[level]++
  told.levels[level].add(story)
}

const isLevel = (level: number): level is 1 | 2 | 3 | 4 => level >= 1 && level <= 4

const nothing = (): Amounts => ({
  ...{ count: 0, stories: 0, positive: 0, negative: 0, interactions: 0, readers: 0 },
  levels: { 1: 0, 2: 0, 3: 0, 4: 0 },
})
const untold = (): Told => ({
  ...{ all: new Set(), positive: new Set(), negative: new Set() },
  levels: { 1: new Set(), 2: new Set(), 3: new Set(), 4: new Set() },
})

function summed(
  { amounts, told: { all, positive, negative, levels } }: { amounts: Amounts; told: Told },
  fold: boolean,
) {
  const stories = all.size
  if (!fold) return { ...amounts, stories }
  const [one, two, three, four] = ([1, 2, 3, 4] as const).map(level => levels[level].size)
  return {
    ...amounts,
    ...{ count: stories, stories, positive: positive.size, negative: negative.size },
    levels: { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0, 4: four ?? 0 },
  }
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
