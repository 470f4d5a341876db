/** Totals of a campaign. */
import { type ArticleQuery, type Measured, measuredOver } from '@guanlan/features/articles/articles/server/questions'
import { costOfMedia, mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { countsOfOfflinePieces } from '@guanlan/features/campaigns/offline-pieces/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import { type Figure, type FigureKey, type Figures, figureKeys, keyNumbers, type ResultQuestion } from '../contract.ts'
import { figuresOfArticles, nothing } from './numbers/of-articles.ts'
import { figuresOfCost } from './numbers/of-cost.ts'
import { figuresOfMedia } from './numbers/of-media.ts'
import { figuresOfOffline } from './numbers/of-offline.ts'
import { figuresOfPieces } from './numbers/of-pieces.ts'
import { anyTime, countPieces } from './pieces.ts'
import { type Results, resultsOf } from './question.ts'

type Answer = z.infer<typeof Figures>

/** @param withCost for whoever may see money; files and reports leave it out */
export async function overviewOfCampaign(scope: Scope, question: ResultQuestion, withCost = false): Promise<Answer> {
  const results = await resultsOf(scope, question)
  const figures = [
    ...(await ofArticles(scope, results)),
    ...(await ofPieces(scope, results)),
    ...(await ofOffline(scope, results)),
    ...figuresOfMedia(await mediaOfCampaign(scope, results.campaign.id)),
    ...(withCost ? await ofCost(scope, results) : []),
  ]
  return { ...results.requested, figures: inOrder(figures, figureKeys) }
}

export async function keyNumbersOfCampaign(scope: Scope, question: ResultQuestion): Promise<Answer> {
  const results = await resultsOf(scope, question)
  const figures = [...(await ofArticles(scope, results)), ...(await ofPieces(scope, results))]
  return { ...results.requested, figures: inOrder(figures, keyNumbers) }
}

const inOrder = (figures: readonly Figure[], keys: readonly FigureKey[]): Figure[] =>
  keys.flatMap(key => figures.find(figure => figure.key === key) ?? [])

export async function measuredOf(scope: Scope, query: ArticleQuery): Promise<Measured> {
  return (await measuredOver(scope, query, [query.from], { reach: true })).get(0) ?? nothing
}

const ofArticles = async (scope: Scope, { query, before }: Results): Promise<Figure[]> =>
  figuresOfArticles(await measuredOf(scope, query), before && (await measuredOf(scope, before)), query.filters)

const ofPieces = async (scope: Scope, { campaign, requested }: Results): Promise<Figure[]> =>
  figuresOfPieces(requested.isWhole ? await countPieces(scope, campaign.id, anyTime) : null)

async function ofOffline(scope: Scope, { campaign, requested }: Results): Promise<Figure[]> {
  if (!requested.isWhole) return figuresOfOffline(null)
  const counts = await countsOfOfflinePieces(scope, campaign.id)
  return figuresOfOffline(counts.reduce((sum, { count }) => sum + count, 0))
}

async function ofCost(scope: Scope, { campaign, requested, query }: Results): Promise<Figure[]> {
  if (!requested.isWhole) return figuresOfCost(null)
  const pieces = await countPieces(scope, campaign.id, anyTime)
  const offline = await countsOfOfflinePieces(scope, campaign.id)
  const counts = [...pieces, ...offline].reduce((sum, { count }) => sum + count, 0)
  return figuresOfCost({
    budget: campaign.budget,
    media: await costOfMedia(scope, campaign.id),
    pieces: counts,
    reached: (await measuredOf(scope, query)).estimatedReaders,
  })
}
