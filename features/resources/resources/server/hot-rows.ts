/** Rows of the workbook of a day. Pure. */
import type { HotEvent } from '@guanlan/features/collecting/hot-lists/contract'

/** @param past the list of the day before: an event keeps its id from day to day */
export function rowsOfDay(list: readonly HotEvent[], past: readonly HotEvent[]) {
  const before = new Map(past.map(({ id }, at) => [id, at + 1]))
  return list.map(({ id, title, platforms, minutesOn, index }, at) => ({
    rank: at + 1,
    before: before.get(id) ?? null,
    title,
    platforms: platforms.join(' '),
    minutes: minutesOn,
    index,
  }))
}
