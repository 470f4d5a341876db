import { serverHalf } from '@guanlan/platform/server'
import { sharesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { makeShare } from './make.ts'
import { openShare, sharedArticle } from './open.ts'
import { openerOf } from './opens.ts'
import { listShares, revokeShare } from './shares.ts'

export { shareObject } from './make.ts'
export { openerOf } from './opens.ts'
export { presentShared } from './present.ts'
export { revokeShare, sharesOfObject } from './shares.ts'
export { objectByKey, openObject } from './unlock.ts'
export { shareWorker } from './worker.ts'

export const shareServer = serverHalf({
  feature: sharesFeature,
  words: strings,
  routes: {
    make: (scope, { body }) => makeShare(scope, body),
    list: (scope, { query }) => listShares(scope, query),
    revoke: (scope, { params }) => revokeShare(scope, params.id),
    open: (scope, { body }, { request }) => openShare(scope, body.password, openerOf(request)),
    article: (scope, { body }) => sharedArticle(scope, body),
  },
})
