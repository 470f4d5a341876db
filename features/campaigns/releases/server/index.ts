import { refuse } from '@guanlan/platform/contract'
import { saveFile, sendFile, serverHalf } from '@guanlan/platform/server'
import { releasesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { mailRelease, mailsOfRelease } from './mailing.ts'
import { readTextOf } from './read-text.ts'
import {
  createRelease,
  fileOfRelease,
  listReleases,
  noteSent,
  openRelease,
  removeReleases,
  updateRelease,
} from './records.ts'

export { type ReleaseOfCampaign, releaseRows, releasesOf } from './of-campaign.ts'
export { createRelease } from './records.ts'

export const releasesServer = serverHalf({
  feature: releasesFeature,
  words: strings,
  routes: {
    list: (scope, { query }) => listReleases(scope, query),
    get: (scope, { params }) => openRelease(scope, params.id),
    create: (scope, { body }) => createRelease(scope, body),
    update: (scope, { body }) => updateRelease(scope, body),
    remove: (scope, { body }) => removeReleases(scope, body),
    noteSent: (scope, { body }) => noteSent(scope, body),
    mail: (scope, { body }) => mailRelease(scope, body),
    mails: (scope, { params }) => mailsOfRelease(scope, params.id),
    send: (scope, { files: [file] }) => {
      if (!file) throw refuse('invalid', 'platform.chooseFile', {}, 'files')
      return saveFile(scope, file, null)
    },
    readText: (scope, { body }) => readTextOf(scope, body.fileId),
    openFile: async (scope, { params }, exchange) => {
      const { key, name } = await scope.within(inside => fileOfRelease(inside, params.id))
      await sendFile(scope.files, { key, name, type: 'application/octet-stream', expiresAt: null }, exchange)
    },
  },
})
