/** Rows of days by the story that they tell: with them a story is counted once in every word, whatever the word. */
import type { ChosenDay } from './choose.ts'
import type { Scratch } from './scratch.ts'

export const storyAt = ({ columns }: ChosenDay, row: number): number =>
  columns.stories[columns.storyOf[row] as number] as number

/** `order` has the places of all rows story by story; a place is a row of a day. */
export interface RowsByStory {
  order: Uint32Array
  dayOf: Uint32Array
  rowOf: Uint32Array
  storyOf: Uint32Array
  /** By number of a story: where its places end in `order`; they begin where those of the story before end. */
  ends: Uint32Array
}

export const rowsIn = (days: readonly ChosenDay[]): number => days.reduce((sum, { rows }) => sum + rows.length, 0)
const storiesIn = (days: readonly ChosenDay[]): number => days[0]?.columns.known.stories.size ?? 0

/** Within a story in the order of the days, and of the rows in each. */
export function byStory(days: readonly ChosenDay[], scratch: Scratch): RowsByStory {
  const [total, stories] = [rowsIn(days), storiesIn(days)]
  const [dayOf, rowOf, storyOf] = [scratch.uint32(total), scratch.uint32(total), scratch.uint32(total)]
  const starts = scratch.uint32(stories + 1).fill(0)
  let at = 0
  for (const [place, day] of days.entries())
    for (const row of day.rows) {
      const story = storyAt(day, row)
      dayOf[at] = place
      rowOf[at] = row
      storyOf[at++] = story
      ;(starts[story + 1] as number)++
    }
  for (let story = 0; story < stories; story++) (starts[story + 1] as number) += starts[story] as number
  const order = scratch.uint32(total)
  // From here on a start is the end of its story.
  for (let place = 0; place < total; place++) order[(starts[storyOf[place] as number] as number)++] = place
  return { order, dayOf, rowOf, storyOf, ends: starts }
}

/** Days of several monitors lie side by side: their rows are put in order of time within each story. */
export function inOrderOfTime(days: readonly ChosenDay[], rows: RowsByStory): RowsByStory {
  if (!areSideBySide(days)) return rows
  const { order, dayOf, rowOf, ends } = rows
  const timeAt = (place: number) =>
    (days[dayOf[place] as number] as ChosenDay).columns.times[rowOf[place] as number] as number
  const compare = (a: number, b: number) => timeAt(a) - timeAt(b)
  for (let story = 0; story < ends.length - 1; story++)
    if ((ends[story] as number) - (ends[story - 1] ?? 0) > 1)
      order.subarray(ends[story - 1] ?? 0, ends[story]).sort(compare)
  return rows
}

const areSideBySide = (days: readonly ChosenDay[]): boolean =>
  days.some(({ columns }, n) => n > 0 && (columns.times[0] ?? 0) <= (days[n - 1]?.columns.times.at(-1) ?? -1))
