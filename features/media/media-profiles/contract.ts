/** One medium or account in figures, and media in order: all of it questions of charts narrowed to an entry of the library. */
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ComputedInfluence, ComputeQuestion } from './contract/computing.ts'
import { BasicInfo, BrandShares, BrandTones, HotArticles, House, HouseList, Similar, Trend } from './contract/panels.ts'
import { ProfileQuestion } from './contract/question.ts'
import { EntryRank, mostRanked, RanksQuestion, Tops, TopsQuestion } from './contract/ranking.ts'

export * from './contract/computing.ts'
export * from './contract/panels.ts'
export * from './contract/question.ts'
export * from './contract/ranking.ts'

/** Read by the address or by a body: the specification names no method. */
const read = {
  access: 'member',
  permission: 'mediaLibrary.view',
  method: ['POST', 'GET'],
  reads: true,
  cost: 'expensive',
} as const
const narrowed = { ...read, query: ProfileQuestion, body: ProfileQuestion } as const
const path = '/ipr/mediaDetail'

const hotOrders = ['interactions', 'copies'] as const
const HotQuestion = ProfileQuestion.extend({ sort: z.enum(hotOrders).optional().describe('Absent: interactions') })
const HouseQuestion = ProfileQuestion.extend({
  titleLike: z.string().max(100).optional().describe('Part of a name, its pinyin or first letters'),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).optional(),
})
const RankedRanks = z.array(EntryRank).max(mostRanked)

export const mediaProfiles = contract({
  basicInfo: { ...narrowed, path: `${path}/basicInfo`, summary: 'What an entry is, and its numbers', reply: BasicInfo },
  trend: {
    ...narrowed,
    path: `${path}/trend`,
    summary: 'Its articles over time: what was collected, and what monitors have',
    reply: Trend,
  },
  brandGe: {
    ...narrowed,
    path: `${path}/brandGe`,
    summary: 'Share of each brand of the brand library in its articles',
    reply: BrandShares,
  },
  brandCommunication: {
    ...narrowed,
    path: `${path}/brandCommunication`,
    summary: 'Tone and prominence of its brands over time',
    reply: BrandTones,
  },
  mediaMatrix: {
    ...narrowed,
    path: `${path}/mediaMatrix`,
    summary: 'The media and accounts of its house with their numbers',
    reply: House,
  },
  matrixMedia: {
    ...read,
    path: `${path}/matrixMedia`,
    summary: 'The same as a list that is searched',
    query: HouseQuestion,
    body: HouseQuestion,
    reply: HouseList,
  },
  similarMedia: {
    ...narrowed,
    path: `${path}/similarMedia`,
    summary: 'Media that tell the same stories, with how many',
    reply: Similar,
  },
  hotArticle: {
    ...read,
    path: `${path}/hotArticle`,
    summary: 'Its articles with most interactions, or most copies taken',
    query: HotQuestion,
    body: HotQuestion,
    reply: HotArticles,
  },
  weMediaCompute: {
    ...read,
    path: `${path}/weMediaCompute`,
    summary: 'Its influence by parts, with numbers of one’s own put in',
    query: ComputeQuestion,
    body: ComputeQuestion,
    reply: ComputedInfluence,
  },
  tops: {
    ...read,
    path: '/ipr/mediaTop/getTops',
    method: 'POST',
    summary: 'Media or accounts in order (100), with their places in the period before',
    body: TopsQuestion,
    reply: Tops,
  },
  topsByAddress: {
    ...read,
    path: '/ipr/mediaTop/getTops',
    method: 'GET',
    summary: 'The same, queried in the address',
    query: TopsQuestion,
    reply: Tops,
  },
  exportTops: {
    ...read,
    path: '/ipr/mediaTop/export',
    method: 'GET',
    envelope: 'file',
    summary: 'The ranking as xlsx',
    query: TopsQuestion,
    reply: Empty,
  },
  exportTopsOfBody: {
    ...read,
    path: '/ipr/mediaTop/export',
    method: 'POST',
    envelope: 'file',
    summary: 'The same, queried in the body',
    body: TopsQuestion,
    reply: Empty,
  },
  ranks: {
    ...read,
    path: '/inews/getMediaRank',
    method: 'GET',
    summary: 'Places of some entries, and of how many',
    query: RanksQuestion,
    reply: RankedRanks,
  },
  ranksOfBody: {
    ...read,
    path: '/inews/getMediaRank',
    method: 'POST',
    summary: 'The same, queried in the body',
    body: RanksQuestion,
    reply: RankedRanks,
  },
})

export const mediaProfilesFeature = feature({
  name: 'mediaProfiles',
  permissions: {},
  borrows: ['mediaLibrary.view'],
  quotas: {},
  contract: mediaProfiles,
})
