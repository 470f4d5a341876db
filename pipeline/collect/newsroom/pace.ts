/** How much is published at a moment: days have mornings and nights, now and then a crisis swells. Pure. */
import { chanceOf } from './chance.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Articles a minute on average over a day. */
const average = 0.36

/** Share of the daily average by hour of China Standard Time. */
const hours = [
  0.35, 0.22, 0.15, 0.12, 0.14, 0.3, 0.7, 1.2, 1.6, 1.7, 1.65, 1.5, 1.25, 1.2, 1.4, 1.45, 1.4, 1.35, 1.25, 1.35, 1.5,
  1.35, 0.95, 0.6,
] as const

/** Every nine days, at another hour each time, one theme breaks out for about a day and a half. */
const crisisEveryMs = 9 * dayMs
const crisisLastsMs = 36 * hourMs

export interface Crisis {
  /** Index into the themes. */
  theme: number
  /** Index into the brands. */
  brand: number
  /** 0 at rest, 1 at the height. */
  strength: number
}

/** Themes that break out, with the brand they hit; the first is our own customer's. */
const outbreaks = [
  { theme: 0, brand: 0 },
  { theme: 3, brand: 2 },
  { theme: 6, brand: 3 },
  { theme: 0, brand: 0 },
  { theme: 2, brand: 1 },
  { theme: 5, brand: 0 },
] as const

/** Something that broke out, from its first minute to its last; what was written of it in these is known. */
export interface Outbreak extends Omit<Crisis, 'strength'> {
  from: number
  to: number
}

function outbreakOf(round: number): Outbreak {
  const from = round * crisisEveryMs + chanceOf(round).below(5 * 24) * hourMs
  const outbreak = outbreaks[((round % outbreaks.length) + outbreaks.length) % outbreaks.length] ?? outbreaks[0]
  return { ...outbreak, from, to: from + crisisLastsMs }
}

/** The latest that are over, the newest first. */
export function outbreaksBefore(at: number, count: number): Outbreak[] {
  const round = Math.floor(at / crisisEveryMs)
  return Array.from({ length: count + 1 }, (_, before) => outbreakOf(round - before))
    .filter(({ to }) => to < at)
    .slice(0, count)
}

export function crisisAt(at: number): Crisis | null {
  const { from, theme, brand } = outbreakOf(Math.floor(at / crisisEveryMs))
  const age = at - from
  if (age < 0 || age > crisisLastsMs) return null
  // A quick rise over six hours and a slow fall.
  const rise = 6 * hourMs
  const strength = age < rise ? age / rise : Math.exp(-(age - rise) / (11 * hourMs))
  return { theme, brand, strength }
}

/** Expected articles in the minute that begins at `at`. */
export function paceAt(at: number): number {
  const hour = new Date(at + 8 * hourMs).getUTCHours()
  const weekend = [0, 6].includes(new Date(at + 8 * hourMs).getUTCDay()) ? 0.75 : 1
  const crisis = crisisAt(at)
  return average * (hours[hour] ?? 1) * weekend * (1 + (crisis ? 4 * crisis.strength : 0))
}
