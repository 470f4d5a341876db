/** Shares that add up to 100.0 percent. Pure. */

/**
 * Tenths of a percent by largest remainder: what rounding leaves over goes to those that lost most by it, the first among equals.
 * All zero where there is nothing to share.
 */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total <= 0) return amounts.map(() => 0)
  const exact = amounts.map(amount => (amount / total) * 1000)
  const floors = exact.map(Math.floor)
  const left = 1000 - floors.reduce((sum, floor) => sum + floor, 0)
  const byLoss = exact
    .map((value, place) => ({ place, loss: value - (floors[place] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss || a.place - b.place)
  const lucky = new Set(byLoss.slice(0, left).map(({ place }) => place))
  return floors.map((floor, place) => (floor + (lucky.has(place) ? 1 : 0)) / 10)
}
