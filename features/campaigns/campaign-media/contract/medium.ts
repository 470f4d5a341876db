/** A medium or an account that was chosen for a campaign, and what became of it. */
import { MediaType, mediaLevels, platforms } from '@guanlan/features/articles/articles/contract'
import { EntryKind, EntryRef } from '@guanlan/features/media/media-library/contract'
import { calendarDay, Id, KeysetPaging, keysetListOf, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'

/** In one campaign. */
export const mostMedia = 1_000
export const nameLength = 200
export const journalistLength = 100
export const placeLength = 100
export const noteLength = 2_000
const mostCost = 1_000_000_000

/** How far people came with it. */
export const stages = ['proposed', 'invited', 'accepted', 'declined', 'came'] as const
export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>
/** `published` follows from a confirmed piece, and back: nobody writes it. */
export const mediumStates = [...stages, 'published'] as const
export const MediumState = z.enum(mediumStates)
export type MediumState = z.infer<typeof MediumState>

const cost = 'campaignMedia.costAmount'
const Cost = z.number(cost).min(0, cost).max(mostCost, cost).multipleOf(0.01, cost)
/** What is written of one; a change of several writes some of them. */
export const fields = {
  state: MediumState.describe('published follows from a confirmed piece: it is taken of one that has it'),
  journalistId: Id.nullable().describe('In the book of journalists'),
  journalist: z
    .string()
    .trim()
    .max(journalistLength, 'campaignMedia.journalistLength')
    .describe('Who is not in the book'),
  promisedPlace: z.string().trim().max(placeLength, 'campaignMedia.placeLength'),
  promisedOn: calendarDay('campaignMedia.dayFaulty').nullable(),
  cost: Cost.nullable().describe('In the currency of the campaign. Read and written with campaigns.money'),
  note: z.string().trim().max(noteLength, 'campaignMedia.noteLength'),
}
export const Draft = z.object({
  state: fields.state.default('proposed'),
  journalistId: fields.journalistId.default(null),
  journalist: fields.journalist.default(''),
  promisedPlace: fields.promisedPlace.default(''),
  promisedOn: fields.promisedOn.default(null),
  cost: fields.cost.optional().describe('Absent: it stays as it is'),
  note: fields.note.default(''),
})
export type Draft = z.infer<typeof Draft>

export const CampaignMedium = Draft.extend({
  ...recordFields,
  activityId: z.number().int(),
  entry: EntryRef.nullable().describe('Of the library, as it is called there now; null: it is not in the library'),
  name: z.string(),
  kind: EntryKind.nullable(),
  mediaType: MediaType.nullable(),
  platform: z.enum(platforms).nullable(),
  level: z.enum(mediaLevels).nullable(),
  followers: z.number().int().nullable(),
  journalist: z.string().describe('By the book, or as it was written'),
  daysLate: z
    .number()
    .int()
    .nullable()
    .describe('Since the promised day, by the calendar of the organisation; null: nothing is late'),
})
export type CampaignMedium = z.infer<typeof CampaignMedium>

/** Of what people noted, whatever followed: who was asked, and who came. */
export const reachedStages = ['approached', 'attended'] as const
export type ReachedStage = (typeof reachedStages)[number]

export const sorts = ['position', 'name', 'promisedOn', 'updatedAt'] as const
export const Question = z.object({
  activityId: Id.optional().describe('Of the campaign; `id` is the same'),
  id: Id.optional(),
  like: z.string().max(100).default('').describe('Part of the name, the journalist, the place or the note'),
  state: z
    .enum(['all', ...mediumStates, ...reachedStages])
    .default('all')
    .describe('asked: invited, whatever they said since; attended: came, whether they published or not'),
  late: z
    .enum(['all', 'late', 'due'])
    .default('all')
    .describe('Promised and not published: since before today, or today and in the six days after'),
  sort: z.enum(sorts).default('position'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>
/** In the address of a campaign's page, which says of which campaign. */
export const TabQuestion = Question.omit({ activityId: true, id: true })
export type TabQuestion = z.infer<typeof TabQuestion>
export const QuestionPage = Question.extend(KeysetPaging.shape)
const Count = z.number().int()
export const Listed = keysetListOf(CampaignMedium).extend({
  states: z
    .record(z.enum(['all', ...mediumStates]), Count)
    .describe('How many are in each state, of those that fit the rest of the question'),
})

/** What was promised and is not there: late, or due in the next days. */
export const mostDue = 50
export const Due = z.object({
  late: Count,
  due: Count.describe('From today to the sixth day after'),
  list: z
    .array(CampaignMedium.extend({ campaign: z.string() }))
    .max(mostDue)
    .describe('The earliest promise first'),
})

export const exported = {
  campaign: strings.campaign,
  name: strings.medium,
  kind: strings.kind,
  level: strings.level,
  state: strings.state,
  journalist: strings.journalist,
  promisedPlace: strings.promisedPlace,
  promisedOn: strings.promisedOn,
  daysLate: strings.daysLate,
  cost: strings.cost,
  note: strings.note,
  updatedAt: strings.updated,
}

/** A row of a sheet. */
export const Imported = z.object({
  campaign: z.string().trim().min(1, 'campaignMedia.campaignEmpty'),
  name: z.string().trim().min(1, 'campaignMedia.nameLength').max(nameLength, 'campaignMedia.nameLength'),
  state: Stage.default('proposed'),
  journalist: Draft.shape.journalist,
  promisedPlace: Draft.shape.promisedPlace,
  promisedOn: Draft.shape.promisedOn,
  cost: Cost.nullable().default(null),
  note: Draft.shape.note,
  /** No column: a medium may stand in several campaigns of one file. */
  place: z.literal('').default(''),
})
export type Imported = z.infer<typeof Imported>
export const imported = {
  campaign: strings.campaign,
  name: strings.medium,
  state: strings.state,
  journalist: strings.journalist,
  promisedPlace: strings.promisedPlace,
  promisedOn: strings.promisedOn,
  cost: strings.cost,
  note: strings.note,
}
