import { serverHalf } from '@guanlan/platform/server'
import { sharesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { makeShare } from './make.ts'
import { openShare, sharedArticle } from './open.ts'
import { openerOf } from './opens.ts'
import { endedLink, type LinkEnded, listShares, revokeShare } from './shares.ts'

export { shareObject } from './make.ts'
export { openerOf } from './opens.ts'
export { presentShared } from './present.ts'
export { type LinkEnded, revokeShare, sharesOfObject } from './shares.ts'
export { objectByKey, openObject } from './unlock.ts'
export { shareWorker } from './worker.ts'

/** @param ended is told of links to what features above share */
export const sharesServer = (ended?: LinkEnded) =>
  serverHalf({
    feature: sharesFeature,
    words: strings,
    routes: {
      make: (scope, { body }) => makeShare(scope, body),
      list: (scope, { query }) => listShares(scope, query),
      revoke: async (scope, { params }) => {
        const share = await revokeShare(scope, params.id)
        await ended?.(scope, await endedLink(scope, share))
        return share
      },
      open: (scope, { body }, { request }) => openShare(scope, body.password, openerOf(request)),
      article: (scope, { body }) => sharedArticle(scope, body),
    },
  })

export const shareServer = sharesServer()
