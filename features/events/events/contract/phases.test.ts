import { describe, expect, test } from 'vitest'
import { type CourseHour, measuredPhases, mostPhases, phasesAfter, phasesOf } from './phases.ts'

const hourMs = 3_600_000
const start = Date.UTC(2026, 10, 2)

/** Repeatable chance. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
function poisson(rate: number, next: () => number): number {
  const limit = Math.exp(-rate)
  let product = next()
  let n = 0
  while (product > limit) {
    product *= next()
    n++
  }
  return n
}

interface Part {
  hours: number
  /** Articles an hour. */
  rate: number
  negative?: number
}
/** An event by its script. @param night the share of its rate that the hours before seven bring */
function scripted(parts: readonly Part[], { seed = 1, night = 1 } = {}) {
  const next = random(seed)
  const hours: CourseHour[] = []
  const borders: number[] = []
  let hour = 0
  for (const { hours: length, rate, negative = 0.2 } of parts) {
    if (hour > 0) borders.push(hour)
    for (let end = hour + length; hour < end; hour++) {
      const count = poisson(rate * (hour % 24 < 7 ? night : 1), next)
      if (count === 0) continue
      const bad = Array.from({ length: count }, next).filter(chance => chance < negative).length
      hours.push({ at: start + hour * hourMs, count, negative: bad })
    }
  }
  return { hours, borders }
}
const bordersOf = (hours: readonly CourseHour[]) =>
  phasesOf(hours)
    .phases.slice(1)
    .map(({ from }) => Math.round((from - start) / hourMs))

const outbreak = [
  { hours: 9, rate: 2 },
  { hours: 8, rate: 25 },
  { hours: 14, rate: 60, negative: 0.5 },
  { hours: 20, rate: 20, negative: 0.5 },
  { hours: 15, rate: 3 },
]

describe('borders', () => {
  test('of scripted outbreaks: nine of ten within two hours, and hardly any that are not there', () => {
    let [hit, all, found] = [0, 0, 0]
    for (let seed = 1; seed <= 20; seed++) {
      const { hours, borders } = scripted(outbreak, { seed })
      const its = bordersOf(hours)
      all += borders.length
      found += its.length
      hit += borders.filter(border => its.some(one => Math.abs(one - border) <= 2)).length
    }
    expect(hit / all).toBeGreaterThanOrEqual(0.9)
    expect(hit / found).toBeGreaterThanOrEqual(0.9)
  })

  test('a steady stream is one phase, by day and night', () => {
    for (let seed = 1; seed <= 10; seed++) {
      expect(bordersOf(scripted([{ hours: 60, rate: 12 }], { seed }).hours)).toEqual([])
      expect(bordersOf(scripted([{ hours: 240, rate: 30 }], { seed, night: 0.2 }).hours)).toEqual([])
    }
  })

  test('nights are no phases, where it is known what they usually bring', () => {
    const usual = Array.from({ length: 24 }, (_, hour) => (hour < 7 ? 100 : 1_000))
    for (let seed = 1; seed <= 10; seed++) {
      const { hours } = scripted([{ hours: 60, rate: 30 }], { seed, night: 0.1 })
      expect(phasesOf(hours, { usual }).phases).toHaveLength(1)
      expect(phasesOf(hours).phases.length).toBeGreaterThan(1)
    }
  })

  test('sentiment alone makes one', () => {
    const { hours } = scripted([
      { hours: 30, rate: 20, negative: 0.1 },
      { hours: 30, rate: 20, negative: 0.7 },
    ])
    const [border, ...more] = bordersOf(hours)
    expect(more).toEqual([])
    expect(Math.abs((border ?? 0) - 30)).toBeLessThanOrEqual(2)
    expect(measuredPhases(hours, phasesOf(hours).phases).map(({ shape }) => shape)).toContain('mood')
  })

  test('eight at most, none shorter than a point of the curve', () => {
    const waves = Array.from({ length: 14 }, (_, index) => ({ hours: 60, rate: index % 2 ? 2 : 40 }))
    const { hours } = scripted(waves)
    const { phases, method } = phasesOf(hours)
    expect(phases).toHaveLength(mostPhases)
    expect(method.shortestHours).toBe(24)
    for (const { from, to } of phases) expect(to - from).toBeGreaterThanOrEqual(24 * hourMs)
    expect(phases.slice(1).map(({ from }) => from)).toEqual(phases.slice(0, -1).map(({ to }) => to))
  })

  test('a single article, and none', () => {
    expect(phasesOf([]).phases).toEqual([])
    expect(phasesOf([{ at: start, count: 1, negative: 0 }]).phases).toEqual([{ from: start, to: start + hourMs }])
  })

  test('of ninety days, in a moment', () => {
    const { hours } = scripted([
      { hours: 720, rate: 5 },
      { hours: 300, rate: 40 },
      { hours: 1140, rate: 4 },
    ])
    const { phases, method } = phasesOf(hours)
    expect(method.stepHours).toBe(3)
    expect(phases.slice(1).map(({ from }) => Math.round((from - start) / hourMs / 24))).toEqual([30, 43])
  })
})

test('what each phase is: it begins, grows, peaks, fades, runs out, comes back', () => {
  const { hours } = scripted([
    ...[
      { hours: 12, rate: 2 },
      { hours: 12, rate: 15 },
      { hours: 10, rate: 80 },
      { hours: 12, rate: 20 },
    ],
    ...[
      { hours: 12, rate: 1 },
      { hours: 12, rate: 12 },
    ],
  ])
  const measured = measuredPhases(hours, phasesOf(hours).phases)
  expect(measured.map(({ shape }) => shape)).toEqual(['begin', 'growing', 'peak', 'fading', 'tail', 'back'])
  const sum = (of: 'count' | 'negative') => measured.reduce((all, phase) => all + phase[of], 0)
  expect(sum('count')).toBe(hours.reduce((all, { count }) => all + count, 0))
  expect(sum('negative')).toBe(hours.reduce((all, { negative }) => all + negative, 0))
})

test('phases that are over stay as they are when hours follow, and the open one is divided', () => {
  const { hours } = scripted(outbreak)
  const early = hours.filter(({ at }) => at < start + 26 * hourMs)
  const first = phasesOf(early).phases
  const later = phasesAfter(hours, first.slice(0, -1)).phases
  expect(later.slice(0, first.length - 1)).toEqual(first.slice(0, -1))
  expect(later.length).toBeGreaterThan(first.length)
  expect(later.at(-1)?.to).toBe((hours.at(-1)?.at ?? 0) + hourMs)
})
