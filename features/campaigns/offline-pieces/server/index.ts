import { refuse } from '@guanlan/platform/contract'
import { saveFile, sendFile, serverHalf } from '@guanlan/platform/server'
import { offlinePiecesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { adSettingOf, adValuesOf, saveAdSetting } from './ad-value/values.ts'
import { createPiece, fileOfPiece, getPiece, listPieces, removePieces, updatePiece } from './records.ts'

export {
  countsOfOfflinePieces,
  createPiece,
  fileOfPiece,
  type MediumOffline,
  offlineByMedium,
  offlinePiecesOf,
} from './records.ts'

export const offlinePiecesServer = serverHalf({
  feature: offlinePiecesFeature,
  words: strings,
  routes: {
    list: (scope, { query }) => listPieces(scope, query),
    get: (scope, { params }) => getPiece(scope, params.id),
    create: (scope, { body }) => createPiece(scope, body),
    update: (scope, { params, body }) => updatePiece(scope, { ...body, ...params }),
    remove: (scope, { body }) => removePieces(scope, body),
    adSetting: scope => adSettingOf(scope),
    saveAdSetting: (scope, { body }) => saveAdSetting(scope, body.isOn),
    adValues: (scope, { params }) => adValuesOf(scope, params.id),
    send: (scope, { files: [file] }) => {
      if (!file) throw refuse('invalid', 'platform.chooseFile', {}, 'files')
      return saveFile(scope, file, null)
    },
    openFile: async (scope, { params }, exchange) => {
      const { key, name } = await scope.within(inside => fileOfPiece(inside, params.id))
      await sendFile(scope.files, { key, name, type: 'application/octet-stream', expiresAt: null }, exchange)
    },
  },
})
