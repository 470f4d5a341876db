/** The same as `measured.ts` asks in SQL, out of the columns of whole days. */
import type { Scope } from '@guanlan/platform/server'
import type { ChosenDay } from '../fact-days/choose.ts'
import { givingWay } from '../fact-days/give-way.ts'
import type { CountOfLevel, Measured } from './measures.ts'
import { assumedOf, levelsOf } from './reach-from-days.ts'

/**
 * @param days unfolded, with their readers
 * @param begins as of `measuredOver`
 */
export async function measuredFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
  begins: readonly Date[],
  { reach }: { reach: boolean },
): Promise<ReadonlyMap<number, Measured>> {
  const assumed = reach ? await assumedOf(scope, days) : new Map<number, number>()
  const starts = begins.map(at => at.getTime() * 1000)
  const places = starts.map(() => newPlace())
  const giveWay = givingWay()
  for (const day of days) {
    addDay(day, { starts, places, assumed: reach ? assumed : null })
    await giveWay()
  }
  return new Map(
    places.flatMap(({ sums, stories, media, estimates }, place): [number, Measured][] =>
      sums.articles === 0
        ? []
        : [[place, { ...sums, stories: stories.size, media: media.size, estimatedReaders: sumOf(estimates) }]],
    ),
  )
}

interface Place {
  sums: Omit<Measured, 'stories' | 'media' | 'estimatedReaders'>
  stories: Set<number>
  media: Set<number>
  /** By medium and story: the largest of its copies there. */
  estimates: Map<number, number>
}

const newPlace = (): Place => ({
  sums: { articles: 0, positive: 0, neutral: 0, negative: 0, interactions: 0, readsKnown: 0, readers: 0 },
  ...{ stories: new Set(), media: new Set(), estimates: new Map() },
})
const sumOf = (estimates: ReadonlyMap<number, number>) => [...estimates.values()].reduce((sum, each) => sum + each, 0)
/** More than an organisation's days name: medium and story in one number. */
const mostMedia = 2 ** 21

function addDay(
  { columns, readers, rows }: ChosenDay,
  {
    starts,
    places,
    assumed,
  }: { starts: readonly number[]; places: readonly Place[]; assumed: ReadonlyMap<number, number> | null },
): void {
  if (!readers) throw new Error('readers were asked for')
  const { known, mediumOf, storyOf, stories, times, sentiments, interactions } = columns
  const media = Array.from(columns.media, number => known.mediumId(number))
  const assumedOfMedium = media.map(id => assumed?.get(id) ?? null)
  let at = -1
  for (const row of rows) {
    // Rows of a day come in order of time.
    while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= (times[row] as number)) at++
    const place = places[at]
    if (!place) continue
    const { sums } = place
    const [medium, story] = [mediumOf[row] as number, stories[storyOf[row] as number] as number]
    const sentiment = sentiments[row] as number
    sums.articles++
    if (sentiment === 1) sums.positive++
    else if (sentiment === 0) sums.neutral++
    else if (sentiment === -1) sums.negative++
    sums.interactions += interactions[row] as number
    place.stories.add(story)
    place.media.add(media[medium] as number)
    const reads = readers.reads[row] as number
    if (reads >= 0) {
      sums.readsKnown++
      sums.readers += reads
    } else if (assumed) {
      const estimate = readers.estimates[row] as number
      const reached = estimate >= 0 ? estimate : assumedOfMedium[medium]
      if (reached === null || reached === undefined) continue
      const key = story * mostMedia + (media[medium] as number)
      place.estimates.set(key, Math.max(reached, place.estimates.get(key) ?? 0))
    }
  }
}

/** @param days unfolded */
export async function levelsFromDays(
  scope: Scope,
  days: readonly ChosenDay[],
): Promise<(Omit<CountOfLevel, 'level'> & { level: number })[]> {
  const levelOf = await levelsOf(scope, days)
  const levels = new Map<number, Omit<CountOfLevel, 'level'> & { level: number }>()
  const giveWay = givingWay()
  for (const { columns, rows } of days) {
    await giveWay()
    const sums = Array.from(columns.media, number => {
      const level = levelOf.get(columns.known.mediumId(number)) ?? 0
      const sum = levels.get(level) ?? { level, count: 0, positive: 0, neutral: 0, negative: 0 }
      levels.set(level, sum)
      return sum
    })
    for (const row of rows) {
      const sum = sums[columns.mediumOf[row] as number]
      if (!sum) continue
      const sentiment = columns.sentiments[row] as number
      sum.count++
      if (sentiment === 1) sum.positive++
      else if (sentiment === 0) sum.neutral++
      else if (sentiment === -1) sum.negative++
    }
  }
  return [...levels.values()].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.level - b.level)
}
