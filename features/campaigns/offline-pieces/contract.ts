/** Pieces of print, radio and television that a campaign brought: typed in, with the page or the recording. */
import { contract, Empty, feature, Id, recordCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { adValueCalls } from './contract/ad-value.ts'
import { Draft, fileKinds, mostFileBytes, OfflinePiece, Question, SentFile } from './contract/piece.ts'

export * from './contract/ad-value.ts'
export * from './contract/piece.ts'

const path = '/ipr/activity/offlinePieces'

export const offlinePieces = contract({
  ...recordCalls({
    path,
    name: 'campaigns',
    noun: 'a piece of print, radio or television',
    listed: 'Pieces of print, radio and television of a campaign, page after page',
    Question,
    Draft,
    Record: OfflinePiece,
  }),
  ...adValueCalls,
  send: {
    access: 'member',
    permission: 'campaigns.edit',
    method: 'POST',
    path: `${path}/send`,
    summary: 'The page or the recording of a piece',
    bodyKind: 'multipart',
    files: { kinds: [...fileKinds], mostBytes: mostFileBytes, most: 1 },
    reply: SentFile,
  },
  openFile: {
    access: 'member',
    permission: 'campaigns.view',
    method: 'GET',
    path: `${path}/{id}/file`,
    envelope: 'file',
    summary: 'The page or the recording of a piece',
    params: z.object({ id: Id }),
    reply: Empty,
  },
})

export const offlinePiecesFeature = feature({
  name: 'offlinePieces',
  permissions: {
    adValue: {
      name: ['开关广告刊例等值', '開關廣告刊例等值', 'Switch the list prices of clippings on'],
      roles: ['orgAdmin'],
    },
  },
  borrows: ['campaigns.view', 'campaigns.edit', 'campaigns.money'],
  quotas: {},
  contract: offlinePieces,
})
