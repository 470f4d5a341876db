/**
 * Phases of an event: stretches of its hours between points where volume or the share of negative articles changes. Pure; the method is published in
 * features/events/events/README.md and shown beside the course.
 */

export interface CourseHour {
  /** Beginning of the hour, in milliseconds. */
  at: number
  count: number
  negative: number
}

/** The end is not part of it: the next one begins there. */
export interface Stretch {
  from: number
  to: number
}

export const phaseShapes = ['begin', 'growing', 'peak', 'fading', 'tail', 'back', 'mood', 'steady'] as const
export type PhaseShape = (typeof phaseShapes)[number]

export interface MeasuredPhase extends Stretch {
  count: number
  negative: number
  shape: PhaseShape
}

/** How the borders were found, in numbers that the screen says. */
export interface PhaseMethod {
  /** Hours of one step that a border may lie between. */
  stepHours: number
  shortestHours: number
  most: number
  /** What a border has to gain, in units of log-likelihood. */
  penalty: number
  /** How many times more neighbouring hours differ than chance alone would have them. */
  spread: number
  /** The hours of the day were weighed by how much they usually bring in this event. */
  rhythm: boolean
}

const hourMs = 3_600_000
export const mostPhases = 8
/** Above so many steps hours are taken together. */
const mostSteps = 720
/** Curves up to so long have a point an hour, longer ones a point a day: no phase is shorter than one. */
const longestHourly = 72
const penaltyOfLog = 3
const leastOfDay = 24
/** Of fewer the middle would be the course of the event itself. */
const leastDays = 5

export const shortestHoursOf = ({ from, to }: Stretch): number => ((to - from) / hourMs <= longestHourly ? 1 : 24)

/** All hours of an event as one stretch; null: it has none. */
export function wholeOf(hours: readonly CourseHour[]): Stretch | null {
  const [first, last] = [hours[0], hours.at(-1)]
  return first && last ? { from: first.at, to: last.at + hourMs } : null
}

/**
 * The best borders by dynamic programming: articles of each phase as a Poisson rate (against what the hour of the day usually brings), negative
 * ones as a share, both divided by the spread of the hours; a border is worth `penalty`.
 * @param hours in order, those without articles may be absent
 * @param within what is divided; absent: all of it
 * @param usual articles that each hour of the day (UTC) usually brings; too few: the event's own days are asked
 */
export function phasesOf(
  hours: readonly CourseHour[],
  {
    within = wholeOf(hours),
    most = mostPhases,
    usual = null,
  }: { within?: Stretch | null; most?: number; usual?: readonly number[] | null } = {},
): { phases: Stretch[]; method: PhaseMethod } {
  const whole = wholeOf(hours)
  const stretch = within ?? { from: 0, to: 0 }
  const length = Math.max(0, Math.round((stretch.to - stretch.from) / hourMs))
  const stepHours = Math.max(1, Math.ceil(length / mostSteps))
  const shortest = shortestHoursOf(whole ?? stretch)
  const rhythm = usualRhythm(usual) ?? rhythmOf(hours)
  const spread = spreadOf(hours, rhythm)
  const steps = stepsOf(hours, { stretch, stepHours, rhythm })
  const penalty = penaltyOfLog * Math.log(Math.max(2, steps.count.length - 1))
  const method = {
    ...{ stepHours, shortestHours: shortest, most, rhythm: rhythm !== null },
    ...{ penalty: Math.round(penalty * 10) / 10, spread: Math.round(spread * 10) / 10 },
  }
  if (length === 0) return { phases: [], method }
  const borders = bestBorders(steps, { most, spread, penalty, shortest: Math.max(1, Math.ceil(shortest / stepHours)) })
  const ends = [...borders, steps.count.length - 1].map(step =>
    Math.min(stretch.to, stretch.from + step * stepHours * hourMs),
  )
  const phases = ends.map((to, index) => ({ from: index === 0 ? stretch.from : (ends[index - 1] as number), to }))
  return { phases, method }
}

/** Sums before each step: a stretch of steps costs two look-ups. */
interface Steps {
  count: Float64Array
  negative: Float64Array
  /** How much its hours usually bring, 1 an hour where nothing is known. */
  usual: Float64Array
}

function stepsOf(
  hours: readonly CourseHour[],
  { stretch, stepHours, rhythm }: { stretch: Stretch; stepHours: number; rhythm: readonly number[] | null },
): Steps {
  const length = Math.max(1, Math.ceil((stretch.to - stretch.from) / hourMs / stepHours))
  const steps = {
    count: new Float64Array(length + 1),
    negative: new Float64Array(length + 1),
    usual: new Float64Array(length + 1),
  }
  const stepOf = (at: number) => Math.floor((at - stretch.from) / hourMs / stepHours) + 1
  for (const { at, count, negative } of hours) {
    if (at < stretch.from || at >= stretch.to) continue
    steps.count[stepOf(at)] = (steps.count[stepOf(at)] ?? 0) + count
    steps.negative[stepOf(at)] = (steps.negative[stepOf(at)] ?? 0) + negative
  }
  for (let at = stretch.from; at < stretch.to; at += hourMs)
    steps.usual[stepOf(at)] = (steps.usual[stepOf(at)] ?? 0) + (rhythm?.[hourOfDay(at)] ?? 1)
  for (const sums of Object.values(steps))
    for (let step = 1; step <= length; step++) sums[step] = (sums[step] ?? 0) + (sums[step - 1] ?? 0)
  return steps
}

const timesLog = (n: number, ratio: number) => (n > 0 ? n * Math.log(ratio) : 0)

/** Steps before which a phase begins, without the first. */
function bestBorders(
  { count, negative, usual }: Steps,
  { most, shortest, spread, penalty }: { most: number; shortest: number; spread: number; penalty: number },
): number[] {
  const length = count.length - 1
  const cost = (from: number, to: number) => {
    const n = (count[to] as number) - (count[from] as number)
    const bad = (negative[to] as number) - (negative[from] as number)
    const hours = (usual[to] as number) - (usual[from] as number)
    return -(timesLog(n, n / hours) + timesLog(bad, bad / n) + timesLog(n - bad, (n - bad) / n)) / spread
  }
  // best[k][to]: the first `to` steps as k + 1 phases; before[k][to]: where the last of them begins.
  const best = Array.from({ length: most }, () => new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY))
  const before = Array.from({ length: most }, () => new Int32Array(length + 1))
  for (let to = Math.min(shortest, length); to <= length; to++) {
    ;(best[0] as Float64Array)[to] = cost(0, to)
    for (let from = shortest; from <= to - shortest; from++) {
      const last = cost(from, to)
      for (let k = 1; k < most; k++) {
        const sum = ((best[k - 1] as Float64Array)[from] as number) + last
        if (sum >= ((best[k] as Float64Array)[to] as number)) continue
        ;(best[k] as Float64Array)[to] = sum
        ;(before[k] as Int32Array)[to] = from
      }
    }
  }
  let chosen = 0
  const total = (k: number) => ((best[k] as Float64Array)[length] as number) + k * penalty
  for (let k = 1; k < most; k++) if (total(k) < total(chosen)) chosen = k
  const borders: number[] = []
  for (let [k, to] = [chosen, length]; k > 0; k--) {
    to = (before[k] as Int32Array)[to] as number
    borders.unshift(to)
  }
  return borders
}

const hourOfDay = (at: number) => Math.floor(at / hourMs) % 24

const leastUsual = 500

/** Against the mean, evened with the hours beside it. */
function usualRhythm(usual: readonly number[] | null): number[] | null {
  const total = usual?.reduce((sum, count) => sum + count, 0) ?? 0
  if (!usual || total < leastUsual) return null
  return evened(usual.map(count => (count / total) * 24))
}

const evened = (shares: readonly number[]): number[] =>
  shares.map((share, hour) => {
    const beside = (shares[(hour + 1) % 24] ?? 0) + (shares[(hour + 23) % 24] ?? 0)
    return Math.min(3, Math.max(0.1, (share * 2 + beside) / 4))
  })

/** How much each hour of the day brings against the mean, by the middle of the days; null: fewer than five days with enough articles. */
function rhythmOf(hours: readonly CourseHour[]): number[] | null {
  const days = [...Map.groupBy(hours, ({ at }) => Math.floor(at / hourMs / 24)).values()]
    .map(its => ({ its, total: its.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ total }) => total >= leastOfDay)
  if (days.length < leastDays) return null
  const shares = Array.from({ length: 24 }, (_, hour) =>
    medianOf(
      days.map(({ its, total }) => ((its.find(({ at }) => hourOfDay(at) === hour)?.count ?? 0) / total) * leastOfDay),
    ),
  )
  return evened(shares)
}

/** Neighbouring hours against chance (1): articles come in groups. By the middle of all pairs, so that the borders themselves hardly matter. */
function spreadOf(hours: readonly CourseHour[], rhythm: readonly number[] | null): number {
  const pairs: number[] = []
  for (const [index, { at, count }] of hours.entries()) {
    const next = hours[index + 1]
    if (next?.at !== at + hourMs || count + next.count < 4) continue
    const [own, other] = [rhythm?.[hourOfDay(at)] ?? 1, rhythm?.[hourOfDay(next.at)] ?? 1]
    const expected = ((count + next.count) * own) / (own + other)
    const variance = ((count + next.count) * own * other) / (own + other) ** 2
    pairs.push((count - expected) ** 2 / variance)
  }
  // The middle of a squared normal value is 0.455.
  return pairs.length < 8 ? 1 : Math.min(50, Math.max(1, medianOf(pairs) / 0.455))
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const muchMore = 1.25
const hardlyAny = 1 / 20

/** What each phase has, and what it is against the one before and the highest. */
export function measuredPhases(hours: readonly CourseHour[], phases: readonly Stretch[]): MeasuredPhase[] {
  const counted = phases.map(({ from, to }) => {
    const its = hours.filter(({ at }) => at >= from && at < to)
    const count = its.reduce((sum, hour) => sum + hour.count, 0)
    const negative = its.reduce((sum, hour) => sum + hour.negative, 0)
    return { from, to, count, negative, rate: count / Math.max(1, (to - from) / hourMs) }
  })
  const highest = Math.max(0, ...counted.map(({ rate }) => rate))
  const top = counted.findIndex(({ rate }) => rate === highest)
  return counted.map(({ rate, ...phase }, index) => ({ ...phase, shape: shapeOf(index) }))

  function shapeOf(index: number): PhaseShape {
    const rate = counted[index]?.rate ?? 0
    const before = counted[index - 1]?.rate
    if (index === top && counted.length > 1) return 'peak'
    if (before === undefined) return 'begin'
    if (rate > before * muchMore) return index < top ? 'growing' : 'back'
    if (rate * muchMore < before) return index > top && rate < highest * hardlyAny ? 'tail' : 'fading'
    return hasOtherMood(counted[index - 1], counted[index]) ? 'mood' : 'steady'
  }
}

const hasOtherMood = (
  one: { count: number; negative: number } | undefined,
  other: { count: number; negative: number } | undefined,
) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.negative / Math.max(1, one.count) - other.negative / Math.max(1, other.count)) >= 0.1

/** The part of phases that nobody fixed: borders before `from` stay, what is open after it is divided anew. */
export function phasesAfter(
  hours: readonly CourseHour[],
  finished: readonly Stretch[],
  usual: readonly number[] | null = null,
): { phases: Stretch[]; method: PhaseMethod } {
  const whole = wholeOf(hours)
  const from = finished.at(-1)?.to ?? whole?.from ?? 0
  const to = Math.max(whole?.to ?? 0, from)
  const rest = Math.max(1, mostPhases - finished.length)
  const { phases, method } = phasesOf(hours, { within: { from, to }, most: rest, usual })
  return {
    phases: [...finished, ...phases.filter(phase => phase.to > phase.from)],
    method: { ...method, most: mostPhases },
  }
}
