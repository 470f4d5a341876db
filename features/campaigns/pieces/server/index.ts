import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { piecesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { correlate } from './jobs.ts'
import { startCorrelation } from './matching/correlate.ts'
import { countsOfPieces } from './records/counts.ts'
import { addPieces, followUndone, removePieces, updatePieces } from './records/decide.ts'
import { getSetting, saveSetting } from './records/setting.ts'
import { getPiece, listPieces } from './records/shown.ts'
import { questionOf } from './records/table.ts'
import { textsOf } from './records/texts.ts'

export { countingKeys, countingPieces, piecesById } from './records/counting.ts'
export { countsOfPieces, countWaiting } from './records/counts.ts'
export { addPieces } from './records/decide.ts'
export { pieceRows } from './records/rows.ts'
export { piecesWorker } from './worker.ts'

export const piecesServer = serverHalf({
  feature: piecesFeature,
  words: strings,
  jobs: [correlate],
  routes: {
    list: async (scope, { body }) => listPieces(scope, { ...body, ...(await questionOf(scope, body)) }),
    listByAddress: async (scope, { query }) => listPieces(scope, { ...query, ...(await questionOf(scope, query)) }),
    counts: (scope, { params }) => countsOfPieces(scope, params.activityId),
    get: (scope, { params }) => getPiece(scope, params.id),
    texts: (scope, { params }) => textsOf(scope, params.id),
    add: (scope, { body }) => addPieces(scope, body),
    update: (scope, { body }) => updatePieces(scope, body),
    remove: (scope, { body }) => removePieces(scope, body),
    correlation: (scope, { body: { activityId, id } }) => {
      const campaignId = activityId ?? id
      if (campaignId === undefined) throw refuse('invalid', 'pieces.campaignMissing', {}, 'activityId')
      return startCorrelation(scope, campaignId)
    },
    setting: (scope, { params }) => getSetting(scope, params.activityId),
    saveSetting: (scope, { params, body }) => saveSetting(scope, params.activityId, body.confirms),
  },
  afterUndo: {
    add: (scope, _, undone) => followUndone(scope, undone),
    update: (scope, _, undone) => followUndone(scope, undone),
    remove: (scope, _, undone) => followUndone(scope, undone),
  },
})
