/** Sums over rows of counted days, by whatever stands in a column. */
import { type ChosenDay, givingWay } from '@guanlan/features/articles/server/fact-days'
import { byStory } from './by-story.ts'

export interface Sum {
  n: number
  positive: number
  neutral: number
  negative: number
  interactions: number
}

/** What the rows of a day are summed by: the number of a row is `numbers[of[row]]`. */
export interface Grouped {
  of: Uint16Array | Uint32Array
  numbers: Uint32Array
}

/** By number: negative, neutral, positive and all articles (folded: stories), and the reactions of all copies. */
export class Sums {
  readonly counts: Uint32Array
  readonly interactions: Float64Array

  constructor(size: number) {
    this.counts = new Uint32Array(size * 4)
    this.interactions = new Float64Array(size)
  }

  of(number: number): Sum {
    const { counts, interactions } = this
    const at = (place: number) => counts[number * 4 + place] ?? 0
    return { n: at(3), positive: at(2), neutral: at(1), negative: at(0), interactions: interactions[number] ?? 0 }
  }

  /** Numbers that have articles. */
  numbers(): number[] {
    const { counts } = this
    const found: number[] = []
    for (let at = 3; at < counts.length; at += 4) if (counts[at] !== 0) found.push(at >> 2)
    return found
  }
}

/** One way to sum up. `size` is asked for after all days: how many numbers there are. */
export interface Grouping {
  of(day: ChosenDay): Grouped
  size(): number
}

/**
 * @param days unfolded
 * @param fold a story counts once in each number that one of its articles has, and once in each leaning there: as the list narrowed to it has it
 */
export async function sumsOf(
  days: readonly ChosenDay[],
  fold: boolean,
  groupings: readonly Grouping[],
): Promise<Sums[]> {
  const giveWay = givingWay()
  const stories = fold ? rowsOfStories(days) : null
  const numbers = new Uint32Array(stories?.order.length ?? 0)
  const list: Sums[] = []
  for (const grouping of groupings) {
    const grouped: Grouped[] = []
    for (const day of days) grouped.push(grouping.of(day))
    await giveWay()
    const sums = new Sums(grouping.size())
    if (stories) addStories(sums, stories, putNumbers(numbers, days, grouped))
    else
      for (const [place, day] of days.entries()) {
        addArticles(sums, day, grouped[place] as Grouped)
        await giveWay()
      }
    await giveWay()
    list.push(sums)
  }
  return list
}

/** Millions of rows: nothing is made in its turns. */
function addArticles({ counts, interactions }: Sums, { columns, rows }: ChosenDay, { of, numbers }: Grouped): void {
  const { sentiments, interactions: reactions } = columns
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] as number
    const number = numbers[of[row] as number] as number
    ;(counts[number * 4 + (sentiments[row] as number) + 1] as number)++
    ;(counts[number * 4 + 3] as number)++
    ;(interactions[number] as number) += reactions[row] as number
  }
}

/** All rows of the days, in an order in which articles of a story come together. */
interface StoryRows {
  /** Where the row stands among all rows of the days. */
  order: Uint32Array
  stories: Uint32Array
  leanings: Uint8Array
  interactions: Int32Array
}

function rowsOfStories(days: readonly ChosenDay[]): StoryRows {
  const { order, storyOf, dayOf, rowOf } = byStory(days)
  const [stories, leanings] = [new Uint32Array(order.length), new Uint8Array(order.length)]
  const interactions = new Int32Array(order.length)
  const columns = days.map(day => day.columns)
  for (let n = 0; n < order.length; n++) {
    const at = order[n] as number
    const row = rowOf[at] as number
    const { sentiments, interactions: reactions } = columns[dayOf[at] as number] as ChosenDay['columns']
    stories[n] = storyOf[at] as number
    leanings[n] = 1 << ((sentiments[row] as number) + 1)
    interactions[n] = reactions[row] as number
  }
  return { order, stories, leanings, interactions }
}

function putNumbers(list: Uint32Array, days: readonly ChosenDay[], grouped: readonly Grouped[]): Uint32Array {
  let at = 0
  for (const [place, { rows }] of days.entries()) {
    const { of, numbers } = grouped[place] as Grouped
    for (let n = 0; n < rows.length; n++) list[at++] = numbers[of[rows[n] as number] as number] as number
  }
  return list
}

function addStories(sums: Sums, { order, stories, leanings, interactions }: StoryRows, numbers: Uint32Array): void {
  const { counts, interactions: reactions } = sums
  // By number: the story that counted last, eight times it, and in which leanings.
  const last = new Int32Array(reactions.length).fill(-8)
  for (let n = 0; n < order.length; n++) {
    const number = numbers[order[n] as number] as number
    const leaning = leanings[n] as number
    const story = (stories[n] as number) * 8
    const had = (last[number] as number) - story
    ;(reactions[number] as number) += interactions[n] as number
    if (had < 0 || had > 7) {
      ;(counts[number * 4 + 3] as number)++
      ;(counts[number * 4 + (leaning >> 1)] as number)++
      last[number] = story + leaning
    } else if ((had & leaning) === 0) {
      ;(counts[number * 4 + (leaning >> 1)] as number)++
      last[number] = story + had + leaning
    }
  }
}
