import { Readable } from 'node:stream'
import { copyPolicy } from '@guanlan/engine/clean'
import { localeOf, Refusal, refuse } from '@guanlan/platform/contract'
import {
  dispositionOf,
  type RequestContext,
  sayFetchProblem,
  sendFile,
  sentenceFor,
  serverHalf,
  zipOf,
} from '@guanlan/platform/server'
import { snapshotsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { CaptureParts } from './capture.ts'
import { exportedSnapshots, warcOf } from './export.ts'
import { copyPage, filesOf, removeCopy, type SayProblem, snapshotsOf, switchMonitor } from './snapshots.ts'

export { copyRowsByAge } from './aged.ts'
export { copyBySchedule } from './by-schedule.ts'
export { newestCopies } from './snapshots.ts'
export { snapshotsWorker } from './worker.ts'

const sayingTo =
  ({ request }: RequestContext): SayProblem =>
  (key, values) =>
    sentenceFor(request, key, {
      ...values,
      ...(typeof values.problem === 'string' && {
        problem: sayFetchProblem(values.problem, localeOf(request.headers['accept-language'])),
      }),
    })

export const snapshotsServer = (parts: CaptureParts) =>
  serverHalf({
    feature: snapshotsFeature,
    words: strings,
    routes: {
      copy: (scope, { body }, exchange) =>
        copyPage(scope, parts, body, sayingTo(exchange)).catch(error => {
          throw error instanceof Refusal && error.key === 'snapshots.notFetched'
            ? refuse(error.kind, 'snapshots.notFetched', {
                problem: sayFetchProblem(String(error.values.problem), scope.locale),
              })
            : error
        }),
      list: (scope, { params }, exchange) => snapshotsOf(scope, params.id, sayingTo(exchange)),
      page: async (scope, { params }, exchange) => {
        const { copy, copiedAt } = await scope.within(inside => filesOf(inside, params.id))
        // What strangers wrote: opened by itself it has an origin of its own, runs nothing and asks nobody.
        exchange.reply.header('content-security-policy', `${copyPolicy}; sandbox`)
        const name = `${nameOf(params.id, copiedAt)}.html`
        await sendFile(scope.files, { key: copy, name, type: 'text/html; charset=utf-8', expiresAt: null }, exchange)
      },
      evidence: async (scope, { params }, { request, reply }) => {
        const files = await scope.within(inside => filesOf(inside, params.id))
        request.headers['x-no-compression'] = 'file'
        await reply
          .header('content-type', 'application/zip')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', dispositionOf(`${nameOf(params.id, files.copiedAt)}.zip`))
          .send(
            zipOf(scope.files, [
              { key: files.copy, name: 'page.html' },
              { key: files.received, name: 'received.html' },
              { key: files.evidence, name: 'evidence.html' },
              { key: files.sums, name: 'SHA256SUMS' },
            ]),
          )
      },
      warc: async (scope, { body }, { request, reply }) => {
        const copies = await scope.within(inside => exportedSnapshots(inside, body))
        request.headers['x-no-compression'] = 'file'
        await reply
          .header('content-type', 'application/warc')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', dispositionOf(`page-copies-${scope.now.toISOString().slice(0, 10)}.warc.gz`))
          .send(Readable.from(warcOf(scope.files, copies, scope.now)))
      },
      remove: async (scope, { params }) => {
        await removeCopy(scope, params.id)
        return null
      },
      ofMonitor: async (scope, { params, body }) => {
        await switchMonitor(scope, params.id, body.flag === 1)
        return null
      },
    },
  })

const nameOf = (id: number, at: Date): string => `page-copy-${id}-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`
