/** When a limit will be reached: the line of least squares through the last days. Pure. */

interface NotedDay {
  day: string
  used: number
}

const dayMs = 86_400_000
/** Fewer days say nothing. */
const leastDays = 5
const daysLooked = 30
const farthestDays = 365

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** @param days in order. @returns YYYY-MM-DD; null where it does not grow, is too far ahead, or too little is known */
export function dayReached(days: readonly NotedDay[], limit: number | null): string | null {
  const last = days.at(-1)
  if (limit === null || !last) return null
  if (last.used >= limit) return last.day
  const today = numberOf(last.day)
  const lately = days.filter(({ day }) => numberOf(day) > today - daysLooked)
  if (lately.length < leastDays) return null
  const slope = slopeOf(lately.map(({ day, used }) => [numberOf(day) - today, used]))
  if (slope <= 0) return null
  const ahead = Math.ceil((limit - last.used) / slope)
  return ahead > farthestDays ? null : new Date((today + ahead) * dayMs).toISOString().slice(0, 10)
}

function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const across = points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  return across === 0 ? 0 : points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) / across
}
