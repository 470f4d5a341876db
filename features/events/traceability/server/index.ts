import { openerOf } from '@guanlan/features/handling/shares/server'
import { serverHalf } from '@guanlan/platform/server'
import { traceabilityFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { sendReposts } from './cascade/file.ts'
import { cascadeOfSubject } from './cascade/of-subject.ts'
import { sendTable } from './file.ts'
import { openPicture, sharePicture } from './links.ts'
import { pictureOf } from './picture/picture.ts'
import { versionsOf } from './versions.ts'

export const traceabilityServer = serverHalf({
  feature: traceabilityFeature,
  words: strings,
  routes: {
    picture: (scope, { body: { open, ...subject } }) => pictureOf(scope, subject, open),
    versions: (scope, { body }) =>
      versionsOf(
        scope,
        body.articles.map((id, node) => ({ id, node })),
      ),
    export: (scope, { body }, exchange) => sendTable(scope, body, exchange),
    reposts: (scope, { body: { open, ...subject } }) => cascadeOfSubject(scope, subject, open),
    exportReposts: (scope, { body }, exchange) => sendReposts(scope, body, exchange),
    share: (scope, { body }) => sharePicture(scope, body),
    openShared: (scope, { body }, { request }) => openPicture(scope, body.password, openerOf(request)),
    // Whoever gets here holds a link that opens something.
    sharedHolds: async () => null,
  },
})
