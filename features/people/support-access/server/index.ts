import { serverHalf, workerHalf } from '@guanlan/platform/server'
import { supportAccessFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { currentAccess, end, endThoseOver, enter, grant, leave, listAccesses, request } from './accesses.ts'

export const supportAccessServer = serverHalf({
  feature: supportAccessFeature,
  words: strings,
  routes: {
    list: scope => listAccesses(scope),
    grant: (scope, { body }) => grant(scope, body),
    end: async (scope, { params }) => {
      await end(scope, params.id)
      return null
    },
    current: (scope, { params }) => currentAccess(scope, params.orgId),
    request: (scope, { body }) => request(scope, body),
    enter: (scope, { body }) => enter(scope, body.orgId),
    leave: async (scope, { body }) => {
      await leave(scope, body.orgId)
      return null
    },
  },
})

export const supportAccessWorker = workerHalf({
  upkeep: [{ name: 'end-support-access', cron: '* * * * *', run: ({ db }) => endThoseOver(db) }],
})
