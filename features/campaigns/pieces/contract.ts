/** Pieces: articles matched with what was sent out for a campaign, and with the media that were asked. */
import { Changed, contract, feature, Id, LongId, mostChosen, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { PieceKind, PieceState } from './contract/kinds.ts'
import { Listed, Piece, PieceCounts, Question, QuestionPage, Texts } from './contract/piece.ts'

export * from './contract/kinds.ts'
export * from './contract/piece.ts'

const path = '/ipr/actmediamatch'
const views = { access: 'member', permission: 'campaigns.view' } as const
const edits = { access: 'member', permission: 'campaigns.edit', undo: true } as const
const Ids = z.array(Id).max(mostChosen).default([])
const OfCampaign = z.object({ activityId: Id.optional(), id: Id.optional().describe('As activityId') })
export const Setting = z.object({
  confirms: z.boolean().describe('Certain ones are confirmed by themselves: a given address, nearly all of the text'),
})

const Chosen = z.object({
  id: Id.optional(),
  ids: Ids,
  idList: Ids.describe('As `ids`'),
  allOf: Question.nullable().default(null),
  but: Ids,
})
export type Chosen = z.infer<typeof Chosen>

export const NewPiece = z.object({
  activityId: Id,
  articleIds: z.array(LongId).min(1, 'pieces.chooseArticles').max(200, 'pieces.chooseArticles'),
  releaseId: Id.nullable().default(null),
  mediumId: Id.nullable().default(null).describe('Null: the one of the campaign that published it, if there is one'),
  kind: PieceKind.optional().describe('Default: what its text is to the release'),
})
export type NewPiece = z.infer<typeof NewPiece>

/** One with its version, or several: what is absent stays as it is. */
export const Change = Chosen.extend({
  version: Version.optional(),
  state: PieceState.exclude(['hand']).optional().describe('proposed: it is looked at again, also by later runs'),
  kind: PieceKind.optional(),
  releaseId: Id.nullable().optional(),
  mediumId: Id.nullable().optional(),
})
export type Change = z.infer<typeof Change>

export const pieces = contract({
  list: {
    ...views,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Pieces of a campaign, page after page',
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
  counts: {
    ...views,
    method: ['POST', 'GET'],
    path: `${path}/counts/{activityId}`,
    reads: true,
    summary: 'How many pieces a campaign has, by state, kind, release and medium',
    params: z.object({ activityId: Id }),
    reply: PieceCounts,
  },
  get: {
    ...views,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One piece',
    params: z.object({ id: Id }),
    reply: Piece,
  },
  texts: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/texts`,
    summary: 'A piece and its release beside each other, with what both say and which numbers differ',
    params: z.object({ id: Id }),
    reply: Texts,
  },
  add: {
    ...edits,
    method: 'POST',
    path: `${path}/add`,
    summary: 'Put articles down as pieces of a campaign, by hand',
    body: NewPiece,
    reply: Changed,
  },
  update: {
    ...edits,
    method: ['PUT', 'POST'],
    path: `${path}/update`,
    summary:
      'Decide over one, refused when it was changed since the version that is named, or over several; no run changes what was decided',
    body: Change,
    reply: Changed.extend({ piece: Piece.nullable().describe('The one that was named with its version') }),
  },
  remove: {
    ...edits,
    method: 'POST',
    path: `${path}/batchdelete`,
    summary: 'Forget pieces: a later run may propose them again',
    body: Chosen,
    reply: Changed,
  },
  correlation: {
    access: 'member',
    permission: 'campaigns.edit',
    method: 'POST',
    path: '/ipr/actMedia/correlation',
    summary: 'Match what is stored with the releases and media of a campaign, as a task',
    body: OfCampaign,
    reply: z.object({ taskId: z.number().int() }),
  },
  setting: {
    ...views,
    method: 'GET',
    path: `${path}/setting/{activityId}`,
    summary: 'How pieces of a campaign are matched',
    params: z.object({ activityId: Id }),
    reply: Setting,
  },
  saveSetting: {
    ...edits,
    method: 'PUT',
    path: `${path}/setting/{activityId}`,
    summary: 'Set how pieces of a campaign are matched',
    params: z.object({ activityId: Id }),
    body: Setting,
    reply: Setting,
  },
})

export const piecesFeature = feature({
  name: 'pieces',
  permissions: {},
  borrows: ['campaigns.view', 'campaigns.edit'],
  quotas: {},
  contract: pieces,
})
