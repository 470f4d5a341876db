/** Numbers of a campaign over time. */
import { measuredOver } from '@guanlan/features/articles/articles/server/questions'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { pointsOf, trendOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { FullTrend, Mark, ResultQuestion, Trend, Unit } from '../contract.ts'
import { nothing } from './numbers/of-articles.ts'
import { sumOfKinds } from './numbers/of-pieces.ts'
import { countPieces } from './pieces.ts'
import { oneEach } from './points.ts'
import { type Results, resultsOf } from './question.ts'

/** Of a shorter one nothing is usual: before it began there was nothing of it. */
const leastWithUsualMs = 8 * 86_400_000

type TrendQuestion = ResultQuestion & { unit?: Unit | undefined }

export async function trendOfCampaign(scope: Scope, question: TrendQuestion): Promise<Trend> {
  const { unit, points, ...more } = await fullTrendOf(scope, question)
  return { ...more, unit, points: points.map(({ at, count, negative }) => ({ at, count, negative })) }
}

export async function fullTrendOf(
  scope: Scope,
  { unit: requestedUnit, ...question }: TrendQuestion,
): Promise<FullTrend> {
  const results = await resultsOf(scope, question)
  const { requested, query, zone, campaign } = results
  const { unit, begins } = oneEach(query, requestedUnit, by => pointsOf(query, by, zone))
  const measured = await measuredOver(scope, query, begins, { reach: false })
  const pieces = await countPieces(scope, campaign.id, query, begins)
  const isLong = query.to.getTime() - query.from.getTime() >= leastWithUsualMs
  const usual = unit !== 'week' && isLong ? await usualOf(scope, results) : new Map<number, number | null>()
  return {
    ...requested,
    unit,
    marks: await marksOf(scope, results),
    points: begins.map((at, place) => {
      const {
        articles: count,
        positive,
        neutral,
        negative,
        media,
        interactions,
        readsKnown,
        readers,
      } = measured.get(place) ?? nothing
      const its = pieces.filter(piece => piece.place === place)
      return {
        ...{ at: at.toISOString(), count, positive, neutral, negative, media, interactions, readsKnown, readers },
        copies: sumOfKinds(its, ['full', 'shortened']),
        ownPieces: sumOfKinds(its, ['own']),
        usual: usual.get(at.getTime()) ?? null,
      }
    }),
  }
}

/** As every trend has it: by the moment of each point. */
async function usualOf(scope: Scope, { query, zone }: Results): Promise<Map<number, number | null>> {
  const trend = await trendOf(scope, query, zone)
  return new Map(trend.map(({ at, usual }) => [Date.parse(at), usual]))
}

/** Releases within the range. */
async function marksOf(scope: Scope, { campaign, query }: Results): Promise<Mark[]> {
  return (await releasesOf(scope, [campaign.id])).flatMap(({ title, sentAt, releaseAt }) => {
    const at = sentAt ?? releaseAt
    return at >= query.from && at <= query.to ? [{ kind: 'release' as const, at: at.toISOString(), text: title }] : []
  })
}
