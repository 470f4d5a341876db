/** The stories that most articles tell, out of the columns of whole days: what `hot-spots.ts` asks in SQL. */
import type { Scope } from '@guanlan/platform/server'
import { type ChosenDay, chosenDays } from '../fact-days/choose.ts'
import type { HotSpotRow } from './answers.ts'
import type { ArticleQuery } from './question.ts'

export type Hottest = Omit<HotSpotRow, 'title' | 'media'> & { mediaId: number }

/** Null where SQL has to be asked. */
export async function hottestFromDays(scope: Scope, query: ArticleQuery, most: number): Promise<Hottest[] | null> {
  const days = await chosenDays(scope, { ...query, fold: false })
  const known = days?.[0]?.columns.known
  if (!days) return null
  if (!known) return []
  const [counts, interactions] = [new Uint32Array(known.stories.size), new Float64Array(known.stories.size)]
  for (const { columns, rows } of days)
    for (const row of rows) {
      const story = columns.stories[columns.storyOf[row] as number] as number
      ;(counts[story] as number)++
      ;(interactions[story] as number) += columns.interactions[row] as number
    }
  const id = (story: number) => known.stories.values[story] as number
  const compare = (a: number, b: number) =>
    (counts[b] as number) - (counts[a] as number) ||
    (interactions[b] as number) - (interactions[a] as number) ||
    id(a) - id(b)
  const asMany = countOfPlace(counts, most)
  const hottest = [...counts.keys()]
    .filter(story => (counts[story] as number) >= asMany)
    .sort(compare)
    .slice(0, most)
  const reported = toldBy(days, new Set(hottest))
  return hottest.map(story => ({ ...storyOf(reported.get(story) ?? []), story: id(story) }))
}

/** How many articles the story at this place has: with fewer, none is among the first. At least one. */
function countOfPlace(counts: Uint32Array, place: number): number {
  const sorted = counts.toSorted()
  return Math.max(1, sorted[sorted.length - place] ?? 1)
}

interface Told {
  id: number
  time: number
  leaning: number
  interactions: number
  mediaId: number
}

function toldBy(days: readonly ChosenDay[], stories: ReadonlySet<number>): Map<number, Told[]> {
  const reported = new Map<number, Told[]>()
  for (const { columns, rows } of days) {
    const requested = Uint8Array.from(columns.stories, story => (stories.has(story) ? 1 : 0))
    for (const row of rows) {
      const place = columns.storyOf[row] as number
      if (requested[place] === 0) continue
      const story = columns.stories[place] as number
      const list = reported.get(story) ?? []
      reported.set(story, list)
      list.push({
        id: columns.ids[row] as number,
        time: columns.times[row] as number,
        leaning: columns.sentiments[row] as number,
        interactions: columns.interactions[row] as number,
        mediaId: columns.known.mediumId(columns.media[columns.mediumOf[row] as number] as number),
      })
    }
  }
  return reported
}

const hourUs = 3_600_000_000
const momentOf = (us: number): Date => new Date(Math.floor(us / 1000))

function storyOf(unordered: readonly Told[]): Omit<Hottest, 'story'> {
  const reported = unordered.toSorted((a, b) => a.time - b.time || a.id - b.id)
  const [first, last] = [reported[0] as Told, reported.at(-1) as Told]
  const hours = new Map<number, number>()
  for (const { time } of reported) hours.set(Math.floor(time / hourUs), (hours.get(Math.floor(time / hourUs)) ?? 0) + 1)
  const [peak] = [...hours].sort(([a, n], [b, m]) => m - n || a - b)
  const leaning = (of: number) => reported.filter(each => each.leaning === of).length
  return {
    articleId: first.id,
    mediaId: first.mediaId,
    firstAt: momentOf(first.time),
    lastAt: momentOf(last.time),
    count: reported.length,
    ...{ positive: leaning(1), neutral: leaning(0), negative: leaning(-1) },
    interactions: reported.reduce((sum, each) => sum + each.interactions, 0),
    mediaCount: new Set(reported.map(each => each.mediaId)).size,
    peakAt: momentOf((peak?.[0] ?? 0) * hourUs),
  }
}
