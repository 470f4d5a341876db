/** Sums over rows of counted days, by whatever stands in a column. */
import { rowsIn, storyAt } from './by-story.ts'
import type { ChosenDay } from './choose.ts'
import { givingWay } from './give-way.ts'
import { Scratch } from './scratch.ts'

export interface Sum {
  n: number
  positive: number
  neutral: number
  negative: number
  interactions: number
}

/** What the rows of a day are summed by: the number of a row is `numbers[of[row]]`. */
interface Grouped {
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
  const scratch = new Scratch()
  try {
    return fold
      ? await foldedSums(days, groupings, scratch)
      : await each(days, groupings, async (sums, grouped, giveWay) => {
          for (const [place, day] of days.entries()) {
            addArticles(sums, day, grouped[place] as Grouped)
            await giveWay()
          }
        })
  } finally {
    scratch.release()
  }
}

async function foldedSums(
  days: readonly ChosenDay[],
  groupings: readonly Grouping[],
  scratch: Scratch,
): Promise<Sums[]> {
  const stories = rowsOfStories(days, scratch)
  const numbers = scratch.uint32(stories.slots.length)
  return each(days, groupings, async (sums, grouped) => {
    putNumbers(numbers, stories, days, grouped)
    addStories(sums, stories, numbers, scratch.int32(sums.interactions.length))
  })
}

async function each(
  days: readonly ChosenDay[],
  groupings: readonly Grouping[],
  add: (sums: Sums, grouped: readonly Grouped[], giveWay: () => Promise<void>) => Promise<void>,
): Promise<Sums[]> {
  const giveWay = givingWay()
  const list: Sums[] = []
  for (const grouping of groupings) {
    const grouped: Grouped[] = []
    for (const day of days) grouped.push(grouping.of(day))
    await giveWay()
    const sums = new Sums(grouping.size())
    await add(sums, grouped, giveWay)
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
  /** Of each row, day after day, its place in that order. */
  slots: Uint32Array
  stories: Uint32Array
  leanings: Uint8Array
  interactions: Int32Array
}

function rowsOfStories(days: readonly ChosenDay[], scratch: Scratch): StoryRows {
  const total = rowsIn(days)
  const next = scratch.uint32((days[0]?.columns.known.stories.size ?? 0) + 1).fill(0)
  for (const day of days)
    for (let n = 0; n < day.rows.length; n++) (next[storyAt(day, day.rows[n] as number) + 1] as number)++
  for (let story = 1; story < next.length; story++) (next[story] as number) += next[story - 1] as number
  const [slots, stories] = [scratch.uint32(total), scratch.uint32(total)]
  const [leanings, interactions] = [scratch.uint8(total), scratch.int32(total)]
  let at = 0
  for (const day of days) {
    const { sentiments, interactions: reactions } = day.columns
    for (let n = 0; n < day.rows.length; n++) {
      const row = day.rows[n] as number
      const story = storyAt(day, row)
      const slot = (next[story] as number)++
      slots[at++] = slot
      stories[slot] = story
      leanings[slot] = 1 << ((sentiments[row] as number) + 1)
      interactions[slot] = reactions[row] as number
    }
  }
  return { slots, stories, leanings, interactions }
}

/** In the order of the stories. */
function putNumbers(
  list: Uint32Array,
  { slots }: StoryRows,
  days: readonly ChosenDay[],
  grouped: readonly Grouped[],
): void {
  let at = 0
  for (const [place, { rows }] of days.entries()) {
    const { of, numbers } = grouped[place] as Grouped
    for (let n = 0; n < rows.length; n++)
      list[slots[at++] as number] = numbers[of[rows[n] as number] as number] as number
  }
}

/** @param last of each number: the story that counted last, eight times it, and in which leanings */
function addStories(
  { counts, interactions: reactions }: Sums,
  { stories, leanings, interactions }: StoryRows,
  numbers: Uint32Array,
  last: Int32Array,
): void {
  last.fill(-8)
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] as number
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
