/** Praise and blame of series by aspect. */
import { sql } from 'kysely'
import { type Aspect, aspects, type Summary } from '../../contract.ts'
import { conditionOf, type Reader, seenBy, wholeTimeOf } from './condition.ts'
import { seriesOf } from './series.ts'

export async function summaryOf(
  scope: Reader,
  { seriesIds, from, to }: { seriesIds: readonly number[]; from: string; to: string },
): Promise<Summary> {
  const series = await seriesOf(scope, seriesIds)
  const filter = wholeTimeOf(
    series.map(({ id }) => id),
    { from, to },
  )
  const { rows } = await sql<{
    seriesId: number
    aspect: Aspect
    positive: number
    neutral: number
    negative: number
  }>`
    select r.series_id as "seriesId", r.aspect, (count(*) filter (where r.leaning = 1))::int as positive, (count(*) filter (where r.leaning = 0))::int as neutral,
      (count(*) filter (where r.leaning = -1))::int as negative
    from car_sentences r where ${conditionOf(seenBy(scope), filter)} group by 1, 2`.execute(scope.db)
  const byKey = new Map(rows.map(({ seriesId, aspect, ...counts }) => [`${seriesId} ${aspect}`, counts]))
  const { rows: looks } = await sql<{ isFilling: boolean }>`
    select is_filling as "isFilling" from car_sentence_looks where org_id = ${scope.orgId}`.execute(scope.db)
  return {
    ...{ from, to },
    series: series.map(({ id, ...one }) => ({
      seriesId: id,
      ...one,
      aspects: aspects.map(aspect => ({
        aspect,
        ...(byKey.get(`${id} ${aspect}`) ?? { positive: 0, neutral: 0, negative: 0 }),
      })),
    })),
    // Series that nobody has looked at yet.
    isFilling: looks[0]?.isFilling ?? series.some(({ isTied }) => isTied),
  }
}
