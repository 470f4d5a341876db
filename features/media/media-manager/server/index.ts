import { serverHalf } from '@guanlan/platform/server'
import { mediaManagerFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { exclude, listExclusions, tryExclusion } from './exclusions.ts'
import { follow, listFollowed } from './follows.ts'

export { mediaManagerWorker } from './worker.ts'

export const mediaManagerServer = serverHalf({
  feature: mediaManagerFeature,
  words: strings,
  routes: {
    follow: (scope, { body }) => follow(scope, body),
    followed: scope => listFollowed(scope),
    exclude: (scope, { body }) => exclude(scope, body),
    excluded: scope => listExclusions(scope),
    tryExclusion: (scope, { body }) => tryExclusion(scope, body),
  },
})
