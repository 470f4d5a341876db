/** The list of campaigns as people work with it, and what of all of them is to be done now. */
import { CampaignQuestion } from '@guanlan/features/campaigns/campaigns/contract'
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { Changed, chosenOf, contract, Empty, exportCall, feature, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from './strings.ts'

const Count = z.number().int()
const path = '/ipr/activity'
const views = { access: 'member', permission: 'campaigns.view' } as const

export const campaignViews = ['list', 'board', 'calendar'] as const
/** In the address: what the list asks, and how it is shown. */
export const ListQuestion = CampaignQuestion.extend({ view: z.enum(campaignViews).default('list') })
export type ListQuestion = z.infer<typeof ListQuestion>

export const exportedCampaigns = {
  name: strings.campaign,
  state: strings.state,
  kind: strings.kind,
  owner: strings.owner,
  startTime: strings.startTime,
  endTime: strings.endTime,
  articles: strings.articles,
  today: strings.today,
  negative: strings.negative,
  labels: strings.labels,
  brands: strings.brands,
  note: strings.note,
}

export const mostMoved = 8
export const movedDays = 7
export const MovedMedium = z.object({
  entry: EntryRef,
  name: z.string(),
  articles: Count.describe(`Of the last ${movedDays} days, that our monitors have`),
  before: Count.describe(`Of the ${movedDays} days before`),
})
export type MovedMedium = z.infer<typeof MovedMedium>

export const mostReleases = 20
export const ToDo = z.object({
  lateReleases: Count,
  dueReleases: Count.describe('Within a week'),
  releases: z
    .array(
      z.object({
        id: Count,
        title: z.string(),
        campaignId: Count,
        campaign: z.string(),
        releaseAt: Moment,
        isLate: z.boolean().describe('Its moment is over and nobody noted that it was sent'),
      }),
    )
    .max(mostReleases)
    .describe('The earliest first'),
  waiting: z
    .array(z.object({ campaignId: Count, campaign: z.string(), pieces: Count }))
    .describe('Campaigns with pieces that wait for a decision, most first'),
})
export type ToDo = z.infer<typeof ToDo>

export const workbench = contract({
  toDo: {
    ...views,
    method: ['GET', 'POST'],
    path: `${path}/workbench/toDo`,
    reads: true,
    summary: 'Of all activities: releases that are late or due within a week, and pieces that wait for a decision',
    reply: ToDo,
  },
  removeMany: {
    access: 'member',
    permission: 'campaigns.edit',
    undo: true,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Delete chosen activities, or all that a question finds but some; their articles stay',
    body: chosenOf(CampaignQuestion),
    reply: Changed,
  },
  ...exportCall({ path, permission: 'campaigns.view', question: CampaignQuestion, columns: exportedCampaigns }),
  linkCalendar: {
    access: 'member',
    permission: 'campaigns.view',
    audit: 'always',
    method: 'POST',
    path: `${path}/calendar/link`,
    summary: 'An address of a calendar file of activities and releases, for a year; told this once',
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  unlinkCalendar: {
    access: 'member',
    permission: 'campaigns.view',
    audit: 'always',
    method: 'DELETE',
    path: `${path}/calendar/link`,
    summary: 'End all such addresses that the caller made',
    reply: z.object({ ended: Count }),
  },
  calendarFile: {
    access: 'link',
    purpose: 'campaignCalendar',
    makerNeeds: ['campaigns.view'],
    method: 'GET',
    path: `${path}/calendar/{token}`,
    waits: true,
    envelope: 'file',
    summary: 'Activities and releases as a calendar file (RFC 5545), from half a year ago on',
    params: z.object({ token: z.string().max(200) }),
    reply: Empty,
  },
  moved: {
    ...views,
    method: ['GET', 'POST'],
    path: `${path}/workbench/media`,
    reads: true,
    cost: 'expensive',
    summary: 'Media of the organisation whose articles moved most against the week before',
    reply: z.object({
      from: z.string().describe('Of the last days'),
      to: z.string(),
      list: z.array(MovedMedium).max(mostMoved),
    }),
  },
})

export const workbenchFeature = feature({
  name: 'workbench',
  permissions: {},
  borrows: ['campaigns.view', 'campaigns.edit'],
  quotas: {},
  contract: workbench,
})
