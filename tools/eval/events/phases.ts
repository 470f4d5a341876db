// Borders of phases on the newsroom's script, whose outbreaks are known: when each begins, is at its height and is gone.
import { type CourseHour, measuredPhases, phasesOf, type Stretch } from '@guanlan/features/events/events/contract'
import { chanceOf } from '../../../pipeline/collect/newsroom/chance.ts'
import { articlesOf } from '../../../pipeline/collect/newsroom/newsroom.ts'
import { crisisAt } from '../../../pipeline/collect/newsroom/pace.ts'
import type { Measured, Task } from '../shape.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const outbreaksMeasured = 60
/** Hours around each outbreak: with it no more than a curve has hours for. */
const before = 18
const after = 54
const withinHours = 2
const firstMoment = Date.UTC(2026, 0, 1)

/** The hour before which the script has no outbreak and after which it has one. */
function beginsFrom(moment: number): number {
  let at = moment
  while (crisisAt(at) !== null) at += hourMs
  while (crisisAt(at) === null) at += hourMs
  return at
}

function hoursBetween(from: number, to: number): CourseHour[] {
  const hours: CourseHour[] = []
  for (let at = from; at < to; at += hourMs) {
    const its = Array.from({ length: 60 }, (_, minute) => articlesOf(at / minuteMs + minute)).flat()
    const negative = its.filter(({ sentiment }) => Number(sentiment) === -1).length
    if (its.length > 0) hours.push({ at, count: its.length, negative })
  }
  return hours
}

/** What each hour of the day (UTC) brought in the four weeks before, as the product asks. */
function usualBefore(moment: number): number[] {
  const usual = Array.from({ length: 24 }, () => 0)
  for (let minute = moment / minuteMs - 28 * 24 * 60; minute < moment / minuteMs; minute++) {
    const hour = Math.floor(minute / 60) % 24
    usual[hour] = (usual[hour] ?? 0) + articlesOf(minute).length
  }
  return usual
}

const isNear = (at: number, borders: readonly number[]) =>
  borders.some(border => Math.abs(border - at) <= withinHours * hourMs)
const bordersOf = (phases: readonly Stretch[]) => phases.slice(1).map(({ from }) => from)

export const phases: Task = {
  name: 'phases',
  needs: [],
  run() {
    let moment = firstMoment
    const counted = { begin: 0, day: 0, guess: 0, peak: 0, quiet: 0, quietHours: 0, borders: 0 }
    for (let n = 0; n < outbreaksMeasured; n++) {
      const begin = beginsFrom(moment)
      moment = begin + 48 * hourMs
      const [from, to] = [begin - before * hourMs, begin + after * hourMs]
      const hours = hoursBetween(from, to)
      const usual = usualBefore(from)
      const found = phasesOf(hours, { usual }).phases
      const borders = bordersOf(found)
      counted.borders += borders.length
      if (isNear(begin, borders)) counted.begin++
      // Cut by what everybody knows without looking: every 24 hours from the first; and as many borders anywhere.
      if (
        isNear(
          begin,
          [24, 48].map(hour => from + hour * hourMs),
        )
      )
        counted.day++
      const chance = chanceOf(n)
      if (
        isNear(
          begin,
          borders.map(() => from + chance.below(before + after) * hourMs),
        )
      )
        counted.guess++
      const height = begin + 6 * hourMs
      const top = measuredPhases(hours, found).find(({ shape }) => shape === 'peak')
      if (top && height >= top.from - hourMs && height <= top.to + hourMs) counted.peak++
      const calm = hoursBetween(begin - 96 * hourMs, begin - 24 * hourMs)
      if (crisisAt(begin - 96 * hourMs) === null) {
        counted.quiet += bordersOf(phasesOf(calm, { usual }).phases).length
        counted.quietHours += 1
      }
    }
    const share = (metric: string, value: number, more: Partial<Measured> = {}): Measured => ({
      ...{ task: 'phases', set: 'newsroom', metric, value: value / outbreaksMeasured, n: outbreaksMeasured },
      ...more,
    })
    return [
      share('begin within 2 h', counted.begin, { must: 0.9 }),
      share('begin within 2 h, every 24 h', counted.day, { note: 'baseline' }),
      share('begin within 2 h, as many at random', counted.guess, { note: 'baseline' }),
      share('height in the phase called the peak', counted.peak),
      { ...share('borders a stretch of 72 h', counted.borders), metric: 'borders, each 72 h with an outbreak' },
      {
        ...{ task: 'phases', set: 'newsroom', metric: 'borders, each 72 h without one' },
        ...{ value: counted.quiet / Math.max(1, counted.quietHours), n: counted.quietHours },
      },
    ]
  },
}
