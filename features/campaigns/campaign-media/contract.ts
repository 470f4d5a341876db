/** Media of a campaign: who was chosen and asked, what they said, and what they promised. */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  exportCall,
  feature,
  Id,
  importCalls,
  largestInt,
  mostChosen,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { ExpandQuestion, Expansion, mostExpanded } from './contract/expand.ts'
import {
  CampaignMedium,
  Due,
  exported,
  fields,
  Listed,
  mostMedia,
  nameLength,
  Question,
  QuestionPage,
  Stage,
} from './contract/medium.ts'

export * from './contract/expand.ts'
export * from './contract/medium.ts'

const path = '/ipr/actMedia'
const views = { access: 'member', permission: 'campaigns.view' } as const
const edits = { access: 'member', permission: 'campaigns.edit', undo: true } as const
const Count = z.number().int()
/** 0: there is none. */
const Neighbour = z.coerce.number().int().min(0).max(largestInt)
const Ids = z.array(Id).max(mostChosen).default([])

export const Added = Changed.extend({ there: Count.describe('Stand in the campaign already') })
const Choice = z.object({
  activityId: Id.optional(),
  id: Id.optional().describe('As activityId'),
  idList: z.array(EntryRef).max(mostMedia).default([]).describe('Entries of the library: m12, a34'),
  groupIds: z.array(Id).max(20).default([]).describe('Media groups: their media'),
  names: z
    .array(z.string().trim().min(1, 'campaignMedia.nameLength').max(nameLength, 'campaignMedia.nameLength'))
    .max(mostMedia)
    .default([])
    .describe('Of media that the library does not have'),
  state: Stage.default('proposed'),
})
export type Choice = z.infer<typeof Choice>

/** One with its version, or several: what is absent stays as it is. */
const Change = z.object({
  id: Id.optional(),
  version: Version.optional(),
  ...z.object(fields).partial().shape,
  idList: Ids.describe('As `ids`'),
  ids: Ids,
  allOf: Question.nullable().default(null),
  but: Ids,
})
export type Change = z.infer<typeof Change>
const Chosen = z.object({
  id: Id.optional(),
  ids: Ids,
  idList: Ids.describe('As `ids`'),
  allOf: Question.nullable().default(null),
  but: Ids,
})
export type Chosen = z.infer<typeof Chosen>

const Move = z.object({ idPrev: Neighbour, id: Id, idNext: Neighbour })
export type Move = z.infer<typeof Move>

export const campaignMedia = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Media of an activity in their order, page after page',
    body: QuestionPage,
    reply: Listed,
  },
  listByAddress: {
    ...views,
    method: 'GET',
    path: `${path}/list`,
    summary: 'The same, queried in the address',
    query: QuestionPage,
    reply: Listed,
  },
  due: {
    ...views,
    method: ['GET', 'POST'],
    path: `${path}/due`,
    reads: true,
    summary: 'What media of running activities promised and have not published: late, or due within a week',
    reply: Due,
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One medium of an activity',
    params: z.object({ id: Id }),
    reply: CampaignMedium,
  },
  add: {
    ...edits,
    method: 'POST',
    path: `${path}/add`,
    summary: 'Add media to an activity; one that stands in it already stays as it is',
    body: Choice,
    reply: Added,
  },
  update: {
    ...edits,
    method: ['PUT', 'POST'],
    path: `${path}/update`,
    aliases: [`${path}/update/{id}`],
    summary: 'Change one, refused when it was changed since the version that is named, or several at once',
    params: z.object({ id: Id.optional() }),
    body: Change,
    reply: Changed.extend({
      left: Count.describe('Published, so that their state follows from pieces'),
      medium: CampaignMedium.nullable().describe('The one that was named with its version'),
    }),
  },
  remove: {
    ...edits,
    method: 'POST',
    path: `${path}/batchDelete`,
    aliases: [`${path}/batchDelete/{id}`],
    summary: 'Take media out of their activity',
    params: z.object({ id: Id.optional() }),
    query: z.object({ id: Id.optional(), idList: z.string().max(10_000).optional() }),
    body: Chosen.nullish(),
    reply: Changed,
  },
  sort: {
    ...edits,
    method: 'PUT',
    path: `${path}/sort`,
    aliases: [`${path}/sort/{idPrev}/{id}/{idNext}`],
    summary: 'Put a medium between two others of its activity; 0 where there is none',
    params: Move.partial(),
    query: Move.partial(),
    body: Move.partial().nullish(),
    reply: Empty,
  },
  previewExpand: {
    ...views,
    method: 'POST',
    path: `${path}/expand/preview`,
    reads: true,
    cost: 'expensive',
    summary: 'Media of the library that the activity could have, each with its reason; nothing is added',
    body: ExpandQuestion,
    reply: Expansion,
  },
  expand: {
    ...edits,
    method: 'POST',
    path: `${path}/expand`,
    cost: 'expensive',
    summary: 'Add media of the library to an activity: those of the preview, or of these the ones that are named',
    body: ExpandQuestion.extend({
      idList: z.array(EntryRef).max(mostExpanded).optional().describe('Absent: all that the preview shows'),
    }),
    reply: Added,
  },
  ...exportCall({ path, permission: 'campaigns.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'campaigns.edit' }),
})
export const ChosenMedia = chosenOf(Question)

export const campaignMediaFeature = feature({
  name: 'campaignMedia',
  permissions: {},
  borrows: ['campaigns.view', 'campaigns.edit'],
  quotas: {},
  contract: campaignMedia,
})
