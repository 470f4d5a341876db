/** Complaints and negative sentences by aspect, series and dealer, against the four weeks before. */
import { shopNames } from '@guanlan/features/cars/car-library/server'
import { sql } from 'kysely'
import { type Aspect, type Fault, type Faults, faultDays, mostFaults } from '../../contract.ts'
import { conditionOf, type Reader, seenBy, wholeTimeOf } from './condition.ts'
import { hasRisen } from './risen.ts'
import { seriesOf } from './series.ts'

const spanMs = faultDays * 86_400_000

export async function faultsOf(
  scope: Reader,
  { seriesIds, to }: { seriesIds: readonly number[]; to: string },
): Promise<Faults> {
  const series = await seriesOf(scope, seriesIds)
  const end = Date.parse(to)
  const [from, before] = [new Date(end - spanMs).toISOString(), new Date(end - 2 * spanMs).toISOString()]
  const ids = series.map(({ id }) => id)
  const filter = { ...wholeTimeOf(ids, { from: before, to }), leaning: '-1' as const }
  const { rows } = await sql<{
    seriesId: number
    aspect: Aspect
    dealerId: number | null
    complaints: number
    sentences: number
    before: number
  }>`
    with found as (
      select r.series_id, r.aspect, d.id as dealer_id, r.source, r.published_at >= ${from}::timestamptz as is_now
      from car_sentences r left join lateral unnest(r.dealers) d (id) on true where ${conditionOf(seenBy(scope), filter)}
    )
    select series_id as "seriesId", aspect, dealer_id as "dealerId", (count(*) filter (where is_now and source = 'complaint'))::int as complaints,
      (count(*) filter (where is_now and source <> 'complaint'))::int as sentences, (count(*) filter (where not is_now))::int as before
    from found group by 1, 2, 3 having count(*) filter (where is_now) > 0`.execute(scope.db)
  const isCompared = await reachBackTo(scope, before)
  const dealers = new Map((await shopNames(scope)).map(({ id, name }) => [id, name]))
  const known = new Map(series.map(one => [one.id, one]))
  const list = rows.flatMap(({ seriesId, dealerId, ...row }): Fault[] => {
    const one = known.get(seriesId)
    if (!one || (dealerId !== null && !dealers.has(dealerId))) return []
    const count = row.complaints + row.sentences
    return [
      {
        ...{ seriesId, series: one.name, isOwn: one.isOwn, dealerId, ...row, count },
        dealer: dealerId === null ? null : (dealers.get(dealerId) ?? null),
        hasRisen: isCompared && hasRisen(count, row.before),
      },
    ]
  })
  list.sort(
    (a, b) =>
      Number(b.hasRisen) - Number(a.hasRisen) || b.count - a.count || a.before - b.before || a.seriesId - b.seriesId,
  )
  return { from, to, before, isCompared, list: list.slice(0, mostFaults) }
}

/** Whether anything was judged of the organisation that early, of whatever series. */
async function reachBackTo({ orgId, db }: Reader, moment: string): Promise<boolean> {
  const { rows } = await sql`
    select from car_sentences r where r.org_id = ${orgId} and r.published_at <= ${moment}::timestamptz limit 1`.execute(
    db,
  )
  return rows.length > 0
}
