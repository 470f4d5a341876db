/** Campaigns as records: what they are, their order, their rule. */
import { SetPreview, TriedSet } from '@guanlan/features/monitors/monitors/contract'
import { Empty, Id, KeysetPaging, keysetListOf, Moment, TreeMove, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Campaign, CampaignQuestion, Draft, Edited, Origin } from './campaign.ts'

const views = { access: 'member', permission: 'campaigns.view' } as const
const edits = { access: 'member', permission: 'campaigns.edit', undo: true } as const
const at = <const Path extends string>(path: Path) => ({ path: `/ipr/activity/${path}` }) as const

export const campaignCalls = {
  list: {
    ...views,
    ...at('queryByOrgId'),
    method: 'GET',
    summary: 'Activities of the organisation in their order',
    query: CampaignQuestion.extend({ ...KeysetPaging.shape, orgId: Id.optional() }),
    reply: keysetListOf(Campaign),
  },
  get: {
    ...views,
    ...at('get/{id}'),
    method: 'GET',
    summary: 'One activity',
    params: z.object({ id: Id }),
    reply: Campaign,
  },
  add: { ...edits, ...at('add'), method: 'POST', summary: 'Add an activity', body: Draft, reply: Campaign },
  makeOf: {
    ...edits,
    ...at('makeOf'),
    method: 'POST',
    summary: 'Make an activity of a story or of articles, from the earliest on, or of a monitor, with its rule',
    body: Origin,
    reply: Campaign,
  },
  copy: {
    ...edits,
    ...at('copy'),
    method: 'POST',
    summary: 'A plan as an earlier activity was: its kind, owner, messages, rule, and targets by as many days later',
    body: Draft.pick({ name: true, startTime: true }).extend({ id: Id, endTime: Moment.nullable().optional() }),
    reply: Campaign,
  },
  edit: {
    ...edits,
    ...at('event/edit'),
    method: 'PUT',
    summary: 'Change an activity; refused when it was changed since the version that is named',
    body: Edited,
    reply: Campaign,
  },
  remove: {
    ...edits,
    ...at('batchdel'),
    method: 'POST',
    summary: 'Delete activities; their articles stay',
    body: z.object({ idList: z.array(Id).min(1, 'campaigns.chooseSome').max(1_000) }),
    reply: z.object({ changed: z.number().int() }),
  },
  sort: {
    ...edits,
    ...at('sort/{idPrev}/{id}/{idNext}'),
    method: 'PUT',
    summary: 'Put an activity between two others; 0 where there is none',
    params: TreeMove.omit({ fatherId: true }),
    reply: Empty,
  },
  track: {
    ...edits,
    ...at('track'),
    method: 'POST',
    summary: 'Start or stop the rule of an activity; what came stays',
    body: z.object({
      id: Id,
      version: Version.optional(),
      status: z.coerce.number().int().min(0).max(1).describe('1: start, 0: stop'),
    }),
    reply: Campaign,
  },
  preview: {
    ...views,
    ...at('preview'),
    method: 'POST',
    reads: true,
    cost: 'expensive',
    summary: 'What a rule finds among stored articles, part after part, and what it gains and loses',
    body: TriedSet,
    reply: SetPreview,
  },
  changes: {
    ...views,
    ...at('changes'),
    method: 'GET',
    envelope: 'events',
    summary: 'Tells when an activity is another than before: event `changed`',
    reply: Empty,
  },
} as const
