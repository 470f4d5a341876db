/** Days of a calendar as they stand in an address. Pure. */
const dayMs = 86_400_000

export const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

/** Of an event on the list of a day: its place the day before; undefined: it was not on it. */
export const placesOf = (list: readonly { id: number }[]): ReadonlyMap<number, number> =>
  new Map(list.map(({ id }, at) => [id, at + 1]))
