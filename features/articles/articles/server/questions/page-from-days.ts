/** A page of a list out of the columns of whole days, for questions that no index answers. */
import type { ChosenDay } from '../fact-days/choose.ts'
import type { PageOf, PageRow } from './answers.ts'

interface Placed extends PageRow {
  time: number
  interactions: number
}

const orders = {
  time_desc: (a: Placed, b: Placed) => b.time - a.time || b.id - a.id,
  time_asc: (a: Placed, b: Placed) => a.time - b.time || a.id - b.id,
  interaction_desc: (a: Placed, b: Placed) => b.interactions - a.interactions || b.id - a.id,
  interaction_asc: (a: Placed, b: Placed) => a.interactions - b.interactions || a.id - b.id,
}

/** @param days in order of time */
export function pageFromDays(
  days: readonly ChosenDay[],
  { page, pageSize, sort }: Omit<PageOf, 'sort'> & { sort: keyof typeof orders },
): PageRow[] {
  const requested = page * pageSize
  const compare = orders[sort]
  const byTime = sort === 'time_desc' || sort === 'time_asc'
  let first: Placed[] = []
  for (const day of sort === 'time_desc' ? days.toReversed() : days) {
    for (const row of day.rows) {
      first.push(placed(day, row))
      if (first.length >= 4 * requested + 1_000) first = first.sort(compare).slice(0, requested)
    }
    // Days that come later hold nothing that comes first; those of several monitors share a day.
    if (byTime && first.length > requested && isBehind(day, first.sort(compare)[requested - 1] as Placed, sort)) break
  }
  return first
    .sort(compare)
    .slice(requested - pageSize, requested)
    .map(({ id, sentiment, level }) => ({ id, sentiment, level }))
}

const dayUs = 86_400_000_000
const isBehind = ({ columns }: ChosenDay, last: Placed, sort: 'time_desc' | 'time_asc'): boolean => {
  const day = Math.floor((columns.times[0] ?? 0) / dayUs)
  const of = Math.floor(last.time / dayUs)
  return sort === 'time_desc' ? of > day : of < day
}

const placed = ({ columns }: ChosenDay, row: number): Placed => ({
  id: columns.ids[row] as number,
  sentiment: columns.sentiments[row] as PageRow['sentiment'],
  level: (columns.levels[row] || null) as PageRow['level'],
  time: columns.times[row] as number,
  interactions: columns.interactions[row] as number,
})
