/** Comparison of monitors, brands and stories, and competitor analysis. */
import { contract, feature, Id, KeysetPaging, keysetListOf, listOf, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import {
  ActiveMedia,
  Comparison,
  Draft,
  Emotions,
  Listed,
  MediaTypes,
  Question,
  Regions,
  Sizes,
  StoredComparison,
  VolumeTrends,
} from './contract/comparison.ts'
import {
  Competition,
  CompetitorAnalysis,
  CompetitorDraft,
  CompetitorQuestion,
  Proposals,
} from './contract/competitors.ts'
import { BrandName, ComparisonQuestion } from './contract/subjects.ts'
import { IndexCourses, Voice, VoiceQuestion } from './contract/voice.ts'
import { HotSpotsOfSubjects, Topics, TopicTrends, Words } from './contract/words.ts'

export * from './contract/comparison.ts'
export * from './contract/competitors.ts'
export * from './contract/shares.ts'
export * from './contract/subjects.ts'
export * from './contract/voice.ts'
export * from './contract/words.ts'

const sees = { access: 'member', permission: 'comparison.view' } as const
const edits = { access: 'member', permission: 'comparison.edit', undo: true } as const
const asks = { ...sees, open: true, method: 'POST', reads: true, cost: 'expensive', body: ComparisonQuestion } as const
const vs = '/inews/monitorVSChart'
const rivals = '/inews/CompeAnalysisInfo'

export const comparison = contract({
  list: {
    ...sees,
    method: 'POST',
    path: '/inews/contrast/list',
    reads: true,
    summary: 'Saved comparisons, page after page',
    body: Question.extend({ ...KeysetPaging.shape, orgId: Id.optional() }),
    reply: keysetListOf(Listed),
  },
  listByAddress: {
    ...sees,
    method: 'GET',
    path: '/inews/contrast/list',
    summary: 'The same, asked in the address',
    query: Question.extend({ ...KeysetPaging.shape, orgId: Id.optional() }),
    reply: keysetListOf(Listed),
  },
  get: {
    ...sees,
    method: 'GET',
    path: '/inews/contrast/get/{id}',
    summary: 'One saved comparison',
    params: z.object({ id: Id }),
    reply: Listed,
  },
  dataList: {
    ...asks,
    path: '/inews/contrast/dataList',
    summary: 'A comparison with all its numbers',
    reply: Comparison,
  },
  add: {
    ...edits,
    method: 'POST',
    path: '/inews/contrast/add',
    quota: 'monitorVsCount',
    summary: 'Save a comparison',
    body: Draft,
    reply: StoredComparison,
  },
  update: {
    ...edits,
    method: 'PUT',
    path: '/inews/contrast/update',
    summary: 'Change a comparison; refused when it was changed since the version that is named',
    body: Draft.safeExtend({ id: Id, version: Version }),
    reply: StoredComparison,
  },
  remove: {
    ...edits,
    method: 'DELETE',
    path: '/inews/contrast/delete/{id}',
    summary: 'Delete a comparison',
    params: z.object({ id: Id }),
    reply: z.object({ changed: z.number().int() }),
  },
  sizes: {
    ...asks,
    path: '/inews/contrast/sizes',
    summary: 'How many articles each subject has and which they share',
    reply: Sizes,
  },
  voice: {
    ...asks,
    path: '/inews/contrast/voice',
    summary: 'Share of voice over time, by media type, province, sentiment or keyword (10)',
    body: VoiceQuestion,
    reply: Voice,
  },
  indexCourses: {
    ...asks,
    path: '/inews/contrast/indexCourses',
    summary: 'Brand health and net sentiment of each subject by days, of 42 days and more by weeks',
    reply: IndexCourses,
  },
  volumeTrend: {
    ...asks,
    path: `${vs}/volumeTrend`,
    summary: 'Articles of each subject over time',
    reply: VolumeTrends,
  },
  volumeEmotion: { ...asks, path: `${vs}/volumeEmotion`, summary: 'Sentiments of each subject', reply: Emotions },
  hotword: {
    ...asks,
    path: `${vs}/hotword`,
    summary: 'Hot words of each subject (50), common and own ones',
    reply: Words,
  },
  topic: { ...asks, path: `${vs}/topic`, summary: 'Stories with most articles of all subjects (10)', reply: Topics },
  topicTrend: { ...asks, path: `${vs}/topicTrend`, summary: 'These stories over time', reply: TopicTrends },
  hotSpot: { ...asks, path: `${vs}/hotSpot`, summary: 'Hot spots of each subject (10)', reply: HotSpotsOfSubjects },
  activeMedia: {
    ...asks,
    path: `${vs}/activeMedia`,
    summary: 'Media of each subject with most articles (10)',
    reply: ActiveMedia,
  },
  mediaType: { ...asks, path: `${vs}/mediaType`, summary: 'Media types of each subject', reply: MediaTypes },
  region: { ...asks, path: `${vs}/region`, summary: 'Regions of each subject', reply: Regions },
  rivalsList: {
    ...sees,
    method: 'GET',
    path: rivals,
    summary: 'Competitor analyses by name',
    query: z.object({ ...Paging.shape, orgId: Id.optional(), like: z.string().max(100).default('') }),
    reply: listOf(CompetitorAnalysis),
  },
  rivalsGet: {
    ...sees,
    method: 'GET',
    path: `${rivals}/{id}`,
    summary: 'One competitor analysis',
    params: z.object({ id: Id }),
    reply: CompetitorAnalysis,
  },
  rivalsAdd: {
    ...edits,
    method: 'POST',
    path: rivals,
    quota: 'monitorVsCount',
    summary: 'Save a competitor analysis',
    body: CompetitorDraft,
    reply: CompetitorAnalysis,
  },
  rivalsUpdate: {
    ...edits,
    method: 'PUT',
    path: rivals,
    summary: 'Change one; refused when it was changed since the version that is named',
    body: CompetitorDraft.safeExtend({ id: Id, version: Version }),
    reply: CompetitorAnalysis,
  },
  rivalsRemove: {
    ...edits,
    method: 'DELETE',
    path: rivals,
    summary: 'Delete one, by query or body',
    query: z.object({ id: Id.optional() }),
    body: z.object({ id: Id.optional() }),
    reply: z.object({ changed: z.number().int() }),
  },
  rivalsData: {
    ...sees,
    open: true,
    method: 'POST',
    path: `${rivals}/data`,
    reads: true,
    cost: 'expensive',
    summary: 'A competitor analysis with all its numbers',
    body: CompetitorQuestion,
    reply: Competition,
  },
  rivalsProposed: {
    ...sees,
    method: 'POST',
    path: `${rivals}/proposals`,
    reads: true,
    cost: 'expensive',
    summary: 'Brands named most often beside the own ones in the last 30 days (20)',
    body: z.object({ own: z.array(BrandName).max(5).default([]) }),
    reply: Proposals,
  },
})

export const comparisonFeature = feature({
  name: 'comparison',
  permissions: {
    view: {
      name: ['查看对比与竞品', '檢視比較與競品', 'See comparisons and competitors'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    edit: {
      name: ['编辑对比与竞品', '編輯比較與競品', 'Change comparisons and competitors'],
      roles: ['orgAdmin', 'member'],
    },
  },
  quotas: { monitorVsCount: { name: ['对比方案', '比較方案', 'Comparisons'], kind: 'standing' } },
  contract: comparison,
})
