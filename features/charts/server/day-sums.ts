/** Sums over rows of counted days, by whatever stands in a column. */
import { type ChosenDay, givingWay } from '@guanlan/features/articles/server/fact-days'
import { aloneAndRetold, byStory, type RowsByStory } from './by-story.ts'

export interface Sum {
  n: number
  positive: number
  neutral: number
  negative: number
  interactions: number
}

/** What the rows of a day are summed by: the number of a row is `numbers[of[row]]`. */
export interface Grouped {
  of: ArrayLike<number>
  numbers: ArrayLike<number>
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
    const [negative = 0, neutral = 0, positive = 0, n = 0] = this.counts.subarray(number * 4, number * 4 + 4)
    return { n, positive, neutral, negative, interactions: this.interactions[number] ?? 0 }
  }

  /** Numbers that have articles. */
  *numbers(): Generator<number> {
    for (let number = 0; number < this.interactions.length; number++) if (this.counts[number * 4 + 3]) yield number
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
  const { alone, retold } = fold ? aloneAndRetold(days) : { alone: days, retold: [] }
  await giveWay()
  const stories = byStory(retold)
  const list: Sums[] = []
  for (const grouping of groupings) {
    const grouped = days.map(day => grouping.of(day))
    const sums = new Sums(grouping.size())
    for (const [place, day] of alone.entries()) {
      await giveWay()
      addArticles(sums, day, grouped[place] as Grouped)
    }
    await giveWay()
    addStories(sums, retold, stories, grouped)
    list.push(sums)
  }
  return list
}

/** Millions of rows: nothing is made in its turns. */
function addArticles({ counts, interactions }: Sums, { columns, rows }: ChosenDay, { of, numbers }: Grouped): void {
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] as number
    const number = numbers[of[row] as number] as number
    ;(counts[number * 4 + (columns.sentiments[row] as number) + 1] as number)++
    ;(counts[number * 4 + 3] as number)++
    ;(interactions[number] as number) += columns.interactions[row] as number
  }
}

function addStories(
  { counts, interactions }: Sums,
  days: readonly ChosenDay[],
  { order, dayOf, rowOf, storyOf }: RowsByStory,
  grouped: readonly Grouped[],
): void {
  // By number: the story that counted last, and in which leanings. Articles of a story come together.
  const [last, leanings] = [new Int32Array(interactions.length).fill(-1), new Uint8Array(interactions.length)]
  for (let n = 0; n < order.length; n++) {
    const at = order[n] as number
    const day = dayOf[at] as number
    const row = rowOf[at] as number
    const { columns } = days[day] as ChosenDay
    const { of, numbers } = grouped[day] as Grouped
    const number = numbers[of[row] as number] as number
    ;(interactions[number] as number) += columns.interactions[row] as number
    if (last[number] !== storyOf[at]) {
      last[number] = storyOf[at] as number
      leanings[number] = 0
      ;(counts[number * 4 + 3] as number)++
    }
    const leaning = (columns.sentiments[row] as number) + 1
    if (((leanings[number] as number) & (1 << leaning)) !== 0) continue
    ;(leanings[number] as number) |= 1 << leaning
    ;(counts[number * 4 + leaning] as number)++
  }
}
