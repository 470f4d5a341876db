/** What the articles of a campaign share out to. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { countsByLevel, mediaOfQuestion, placeName } from '@guanlan/features/articles/articles/server/questions'
import { offlineByMedium } from '@guanlan/features/campaigns/offline-pieces/server'
import { partsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { Part, ResultQuestion, Statistics } from '../contract.ts'
import { messageShares } from './messages.ts'
import { articlesBehind } from './numbers/of-articles.ts'
import { withOffline } from './numbers/with-offline.ts'
import { anyTime, countPieces, ownPieceIds } from './pieces.ts'
import { resultsOf } from './question.ts'

const mostMedia = 50

type Split = Pick<Part, 'count' | 'positive' | 'neutral' | 'negative'>
const splitOf = ({ count, positive, neutral, negative }: Split): Split => ({ count, positive, neutral, negative })
const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

export async function statisticsOfCampaign(
  scope: Scope,
  question: ResultQuestion,
): Promise<z.infer<typeof Statistics>> {
  const results = await resultsOf(scope, question)
  const { query, zone, campaign, requested } = results
  const part: MakePart = (key, name, split, ...filters) => ({
    ...{ key, name, ...splitOf(split) },
    behind: articlesBehind([...query.filters, ...filters]),
  })
  const { total, mediaTypes, regions } = await partsOf(scope, query, zone, { authors: false, unit: 'day' })
  const within = requested.isWhole ? anyTime : query
  return {
    ...requested,
    total: total.count,
    mediaTypes: mediaTypes.map(row => part(row.mediaType, null, row, is('mediaType', row.mediaType))),
    levels: (await countsByLevel(scope, query)).map(row => part(row.level, null, row, is('mediaLevel', row.level))),
    regions: regions.map(row => {
      const code = String(row.region ?? 0)
      return part(code, row.region === null ? null : placeName(row.region), row, is('region', code))
    }),
    media: withOffline(
      await mediaParts(scope, results, part),
      requested.isWhole ? await offlineByMedium(scope, campaign.id) : [],
    ),
    sentiments: sentimentParts(total).map(({ key, split }) => part(key, null, split, is('sentiment', key))),
    kinds: await kindParts(scope, campaign.id, requested.isWhole),
    messages: await messageShares(scope, results, total.count, await ownPieceIds(scope, campaign.id, within)),
  }
}

type MakePart = (key: string, name: string | null, split: Split, ...filters: Filter[]) => Part

async function mediaParts(
  scope: Scope,
  { query }: Awaited<ReturnType<typeof resultsOf>>,
  part: MakePart,
): Promise<{ mediaId: number; part: Part }[]> {
  const rows = await mediaOfQuestion(scope, query, mostMedia)
  return rows.map(({ mediaId, mediaType, medium, articles, positive, negative }) => {
    const split = { count: articles, positive, neutral: articles - positive - negative, negative }
    const type = mediaTypeWord(mediaType)
    // A medium that publishes in two types stands in a row for each.
    return {
      mediaId,
      part: part(`${type}:${mediaId}`, medium, split, is('media', String(mediaId)), is('mediaType', type)),
    }
  })
}

const sentimentParts = ({ positive, neutral, negative }: Split) => [
  { key: '1', split: { count: positive, positive, neutral: 0, negative: 0 } },
  { key: '0', split: { count: neutral, positive: 0, neutral, negative: 0 } },
  { key: '-1', split: { count: negative, positive: 0, neutral: 0, negative } },
]

/** Lists of pieces have no part of the time. */
async function kindParts(scope: Scope, id: number, isWhole: boolean): Promise<Part[]> {
  if (!isWhole) return []
  return (await countPieces(scope, id, anyTime)).map(({ kind, place: _, ...split }) => ({
    ...{ key: kind, name: null, ...splitOf(split) },
    behind: { of: 'pieces', kind },
  }))
}
