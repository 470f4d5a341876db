/** Media scored by criteria with weights, from a task to tiers and tags. */
import {
  Changed,
  chosenOf,
  contract,
  exportCall,
  feature,
  Id,
  IdInPath,
  IdsInBody,
  IdsInQuery,
  KeysetPaging,
  keysetListOf,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Marks, Result, ResultPage, ResultQuestion, Results, Tagged, Tagging } from './contract/result.ts'
import { Assessment, Cuts, Draft, Question } from './contract/task.ts'
import { strings } from './strings.ts'

export * from './contract/result.ts'
export * from './contract/task.ts'

const path = '/inews/org/media/assessment'
const views = { access: 'member', permission: 'mediaLibrary.view' } as const
const assesses = { access: 'member', permission: 'mediaLibrary.assess', undo: true } as const
const Listed = keysetListOf(Assessment)

export const exportedResults = {
  id: strings.place,
  name: strings.entry,
  score: strings.score,
  tier: strings.tier,
  before: strings.before,
  influence: strings.influence,
  relevance: strings.relevance,
  tone: strings.tone,
  originality: strings.originality,
  cooperation: strings.cooperation,
  price: strings.price,
  articles: strings.articles,
  known: strings.known,
}

export const assessments = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/task/list`,
    reads: true,
    summary: 'Assessment tasks, page after page, the last changed first',
    body: Question.extend(KeysetPaging.shape),
    reply: Listed,
  },
  listByAddress: {
    ...views,
    method: 'GET',
    path: `${path}/task/list`,
    summary: 'The same, queried in the address',
    query: Question.extend(KeysetPaging.shape),
    reply: Listed,
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/task/{id}`,
    summary: 'One assessment task',
    params: z.object({ id: Id }),
    reply: Assessment,
  },
  create: {
    ...assesses,
    method: 'POST',
    path: `${path}/task/add`,
    summary: 'Add an assessment task; it is computed at once, by a task of the tray',
    body: Draft,
    reply: Assessment,
  },
  update: {
    ...assesses,
    method: ['PUT', 'POST'],
    path: `${path}/task/update`,
    summary: 'Change an assessment task; with other entries or days it is computed anew',
    body: Draft.safeExtend({ id: Id, version: Version }),
    reply: Assessment,
  },
  delete: {
    ...assesses,
    method: ['DELETE', 'POST'],
    path: `${path}/task/delete/{id}`,
    aliases: [`${path}/task/delete`],
    summary: 'Delete an assessment task; undo brings it back with its scores',
    params: IdInPath,
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  remove: {
    ...assesses,
    method: 'POST',
    path: `${path}/task/remove`,
    summary: 'Delete those chosen, or all that a question finds but some',
    body: chosenOf(Question),
    reply: Changed,
  },
  run: {
    access: 'member',
    permission: 'mediaLibrary.assess',
    method: 'POST',
    path: `${path}/task/run`,
    summary: 'Compute a task anew; what people gave stays',
    body: z.object({ id: Id }),
    reply: Assessment,
  },
  cut: {
    ...assesses,
    method: 'POST',
    path: `${path}/task/cuts`,
    summary: 'From which score on an entry is in which tier',
    body: z.object({ id: Id, cuts: Cuts }),
    reply: Assessment,
  },
  results: {
    ...views,
    method: 'POST',
    path: `${path}/result/list`,
    reads: true,
    summary: 'The ranking of a task, with what each score rests on and the score in the task before',
    body: ResultPage,
    reply: Results,
  },
  resultsByAddress: {
    ...views,
    method: 'GET',
    path: `${path}/result/list`,
    summary: 'The same, queried in the address',
    query: ResultPage,
    reply: Results,
  },
  mark: {
    ...assesses,
    method: 'POST',
    path: `${path}/result/mark`,
    summary: 'Give an entry marks from 1 to 5 for cooperation and price; null takes one away',
    body: Marks,
    reply: Result,
  },
  tag: {
    ...assesses,
    method: 'POST',
    path: `${path}/result/tags`,
    summary: 'Give our own media that are in the tiers a tag each, in place of the one that another tier gave them',
    body: Tagging,
    reply: Tagged,
  },
  ...exportCall({
    path: `${path}/result`,
    permission: 'mediaLibrary.view',
    question: ResultQuestion,
    columns: exportedResults,
  }),
})

export const assessmentsFeature = feature({
  name: 'assessments',
  permissions: {},
  borrows: ['mediaLibrary.view', 'mediaLibrary.assess'],
  quotas: {},
  contract: assessments,
})
