/** Praise and blame of series over time, by the calendar of the organisation. */
import { pointsOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Course, SentenceQuestion } from '../../contract.ts'
import { conditionOf, type Reader, seenBy, wholeTimeOf } from './condition.ts'
import { seriesOf } from './series.ts'

const dayMs = 86_400_000
const [mostByDay, mostByWeek, longest] = [31, 190, 800]

interface CourseQuestion extends Pick<SentenceQuestion, 'aspect' | 'from' | 'to'> {
  seriesIds: readonly number[]
}

/** @throws invalid for a time that is too long or ends before it begins */
export async function courseOf(scope: Reader, { seriesIds, aspect, from, to }: CourseQuestion): Promise<Course> {
  const length = Date.parse(to) - Date.parse(from)
  if (length <= 0 || length > longest * dayMs) throw refuse('invalid', 'carAspects.courseTime', { days: longest }, 'to')
  const series = await seriesOf(scope, seriesIds)
  const zone = await timeZoneOf(scope)
  const { unit, begins } = stretchesOf(from, to, zone)
  const filter = {
    ...wholeTimeOf(
      series.map(({ id }) => id),
      { from, to },
    ),
    aspect,
  }
  const { rows } = await sql<{ seriesId: number; place: number; positive: number; neutral: number; negative: number }>`
    select r.series_id as "seriesId", width_bucket(r.published_at, ${begins.map(at => new Date(at))}::timestamptz[]) - 1 as place,
      (count(*) filter (where r.leaning = 1))::int as positive, (count(*) filter (where r.leaning = 0))::int as neutral,
      (count(*) filter (where r.leaning = -1))::int as negative
    from car_sentences r where ${conditionOf(seenBy(scope), filter)} group by 1, 2`.execute(scope.db)
  const counts = new Map(rows.map(({ seriesId, place, ...count }) => [`${seriesId} ${place}`, count]))
  return {
    unit,
    series: series.map(({ id, name, isTied }) => ({
      ...{ seriesId: id, name, isTied },
      points: begins.map((at, place) => ({
        from: new Date(at).toISOString(),
        to: new Date(begins[place + 1] ?? Date.parse(to)).toISOString(),
        ...(counts.get(`${id} ${place}`) ?? { positive: 0, neutral: 0, negative: 0 }),
      })),
    })),
  }
}

/** The first begins with the time itself. */
function stretchesOf(from: string, to: string, zone: string): { unit: Course['unit']; begins: number[] } {
  const [first, end] = [Date.parse(from), Date.parse(to)]
  const days = pointsOf({ from: new Date(first), to: new Date(end - 1) }, 'day', zone)
  const unit = days.length <= mostByDay ? 'day' : days.length <= mostByWeek ? 'week' : 'month'
  const clock = wallClock(zone)
  const isBegin = (at: number, place: number): boolean =>
    unit === 'day' || (unit === 'week' ? place % 7 === 0 : clock.text(new Date(at)).slice(8, 10) === '01')
  const begins = days.filter((at, place) => place > 0 && isBegin(at, place))
  return { unit, begins: [first, ...begins] }
}
