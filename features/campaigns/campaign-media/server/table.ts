/** Media of campaigns as the database has them. */
import type { EntryRef } from '@guanlan/features/media/media-library/contract'
import { patternOf, type RecordFacts, recordTable } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Question, ReachedStage, Stage } from '../contract.ts'

/** As it is stored. */
export interface Stored {
  activityId: number
  position: number
  mediaId: number | null
  accountId: number | null
  name: string
  stage: Stage
  published: boolean
  journalistId: number | null
  journalist: string
  promisedPlace: string
  promisedOn: string | null
  cost: number | null
  note: string
}
export type StoredMedium = Stored & RecordFacts

/** A question with the campaign it is of, and today as the organisation reads it. */
export type CampaignQuestion = Pick<Question, 'like' | 'state' | 'late'> & { campaignId: number; today: string }

export const state = sql`case when r.published then 'published' else r.stage end`
export const promised = sql`r.promised_on is not null and not r.published and r.stage <> 'declined'`

const lateness = ({ late, today }: CampaignQuestion) =>
  ({
    all: sql`true`,
    late: sql`${promised} and r.promised_on < ${today}::date`,
    due: sql`${promised} and r.promised_on between ${today}::date and ${today}::date + 6`,
  })[late]

const stagesReached: Readonly<Record<ReachedStage, readonly string[]>> = {
  approached: ['invited', 'accepted', 'declined', 'came'],
  attended: ['came'],
}
function inState(requested: Question['state']): RawBuilder<unknown> {
  if (requested === 'all') return sql`true`
  if (requested === 'approached' || requested === 'attended')
    return sql`r.stage = any(${[...stagesReached[requested]]}::text[])`
  return sql`${state} = ${requested}`
}

/** Of rows `r`. */
export function whereOf(question: CampaignQuestion): RawBuilder<unknown> {
  const pattern = patternOf(question.like.trim())
  return sql`r.activity_id = ${question.campaignId} and ${lateness(question)}
    and ${inState(question.state)}
    and (${pattern === '%%'} or r.name ilike ${pattern} or r.journalist ilike ${pattern} or r.promised_place ilike ${pattern} or r.note ilike ${pattern})`
}

export const mediaTable = recordTable<Stored, CampaignQuestion, Question['sort']>({
  table: 'activity_media',
  fields: {
    activityId: 'activity_id',
    position: 'position',
    mediaId: 'media_id',
    accountId: 'account_id',
    name: 'name',
    stage: 'stage',
    published: 'published',
    journalistId: 'journalist_id',
    journalist: 'journalist',
    promisedPlace: 'promised_place',
    promisedOn: 'promised_on',
    cost: 'cost',
    note: 'note',
  },
  where: whereOf,
  sorts: {
    position: { value: sql`r.position::bigint`, type: 'bigint' },
    name: { value: sql`r.name`, type: 'text' },
    promisedOn: { value: sql`coalesce(r.promised_on - date '1970-01-01', 1000000)::bigint`, type: 'bigint' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: {
    activity_media_of_medium: ['mediaId', 'campaignMedia.taken'],
    activity_media_of_account: ['accountId', 'campaignMedia.taken'],
    activity_media_by_name: ['name', 'campaignMedia.taken'],
  },
})

export const refOf = ({ mediaId, accountId }: Pick<Stored, 'mediaId' | 'accountId'>): EntryRef | null =>
  mediaId !== null ? `m${mediaId}` : accountId !== null ? `a${accountId}` : null
