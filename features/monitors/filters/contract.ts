/** Noise taken out of monitors, with nothing lost: black and white lists, similar content, and what they took. */
import {
  Changed,
  chosenOf,
  contract,
  feature,
  Id,
  IdsText,
  KeysetPaging,
  keysetListOf,
  LongId,
  listOf,
  namedQuestion,
  recordCalls,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Filter, FilterDraft, SimilarDraft, SimilarFilter } from './contract/filter.ts'
import { FilteredArticle, FilteredQuestion, FilterNumbers } from './contract/filtered.ts'
import { FilterTrial, SimilarExamples, TriedFilter } from './contract/trial.ts'

export {
  type ConditionField,
  conditionFields,
  Filter,
  FilterCondition,
  FilterDraft,
  type FilterType,
  longestText,
  mediaProblemOf,
  mostConditions,
  nameLength,
  type Relation,
  relationsOf,
  SimilarDraft,
  SimilarFilter,
} from './contract/filter.ts'
export { FilteredArticle, FilteredQuestion, FilterNumbers } from './contract/filtered.ts'
export { daysTried, FilterTrial, SimilarExamples, TriedFilter } from './contract/trial.ts'

export const FilterQuestion = namedQuestion('name')
export type FilterQuestion = z.infer<typeof FilterQuestion>
const FilterPage = FilterQuestion.extend(KeysetPaging.shape)
export type FilterPage = z.infer<typeof FilterPage>
const ChosenFilters = chosenOf(FilterQuestion)
export type ChosenFilters = z.infer<typeof ChosenFilters>

/** One by one, or several divided by commas. */
const ids = IdsText.min(1).max(2000)
const member = { access: 'member' } as const
const viewing = { ...member, permission: 'filters.view' } as const
const editing = { ...member, permission: 'filters.edit', undo: true } as const
const path = '/inews/blackWhiteFilter'
const similar = '/inews/similarContentFilter'

const { remove: removeChosen, ...calls } = recordCalls({
  ...{ path, name: 'filters', listed: 'Black and white lists of the organisation, page after page' },
  ...{ Question: FilterQuestion, Draft: FilterDraft, Record: Filter, idIn: 'body' },
  over: {
    create: { summary: 'Add a black or white list; new articles are filtered at once, stored ones in the background' },
  },
})

export const filters = contract({
  ...calls,
  removeChosen,
  remove: {
    ...editing,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Remove one, or several divided by commas; what they took out is shown again',
    params: z.object({ id: ids }),
    reply: Changed,
  },
  tryOut: {
    ...viewing,
    method: 'POST',
    path: `${path}/preview`,
    reads: true,
    cost: 'expensive',
    summary: 'What a filter would change of the last 30 days',
    body: TriedFilter,
    reply: FilterTrial,
  },
  addSimilar: {
    ...editing,
    method: 'POST',
    path: `${similar}/add`,
    summary: 'Take out what resembles a text',
    body: SimilarDraft,
    reply: SimilarFilter,
  },
  updateSimilar: {
    ...editing,
    method: 'PUT',
    path: `${similar}/update`,
    summary: 'Change a similar-content filter; refused when it was changed since the version that is named',
    body: SimilarDraft.extend({ id: Id, version: Version }),
    reply: SimilarFilter,
  },
  findSimilar: {
    ...viewing,
    method: 'POST',
    path: `${similar}/find`,
    reads: true,
    summary: 'Similar-content filters, page after page',
    body: FilterPage.extend({ id: Id.optional().describe('This one alone') }),
    reply: keysetListOf(SimilarFilter),
  },
  removeSimilar: {
    ...editing,
    method: 'DELETE',
    path: `${similar}/delete`,
    summary: 'Remove similar-content filters; what they took out is shown again',
    query: z.object({ id: ids.optional(), ids: ids.optional() }),
    reply: Changed,
  },
  examples: {
    ...viewing,
    method: 'POST',
    path: `${similar}/examples`,
    reads: true,
    cost: 'expensive',
    summary: 'Stored articles on both sides of a threshold of likeness',
    body: SimilarDraft.pick({ text: true, threshold: true }),
    reply: SimilarExamples,
  },
  filtered: {
    ...viewing,
    method: 'POST',
    path: '/inews/filtered/list',
    reads: true,
    summary: 'Articles that filters have taken out, with the filter of each monitor',
    body: FilteredQuestion,
    reply: listOf(FilteredArticle),
  },
  numbers: {
    ...viewing,
    method: 'GET',
    path: '/inews/filtered/numbers',
    summary: 'How many articles each filter has taken out, by day',
    reply: FilterNumbers,
  },
  bringBack: {
    ...member,
    permission: 'filters.edit',
    method: 'POST',
    path: '/inews/filtered/bringBack',
    undo: 'each',
    summary: 'Show articles again for good: no filter takes them out any more',
    body: z.object({ idList: z.array(LongId).min(1, 'platform.chooseSome').max(1000) }),
    reply: Changed,
  },
})

export const filtersFeature = feature({
  name: 'filters',
  permissions: {
    view: { name: ['查看过滤', '檢視過濾', 'See filters'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑过滤', '編輯過濾', 'Change filters'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: filters,
})
