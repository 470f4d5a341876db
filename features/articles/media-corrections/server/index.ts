import { mediumRecord } from '@guanlan/features/articles/articles/server/facts'
import { serverHalf } from '@guanlan/platform/server'
import { mediaCorrectionsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { decide, revert, waitingProposals } from './decide.ts'
import { applyCorrection } from './jobs.ts'
import {
  changeProposal,
  getProposal,
  listProposals,
  propose,
  reachOf,
  requireSeen,
  shownMedium,
  withdraw,
} from './proposals.ts'

export { applyingCorrections } from './apply.ts'
export { decide as decideCorrection, revert as revertCorrection } from './decide.ts'
export { applyCorrection } from './jobs.ts'
export { propose as proposeCorrection, shownMedium } from './proposals.ts'
export { mediaCorrectionsWorker } from './worker.ts'

export const mediaCorrectionsServer = serverHalf({
  feature: mediaCorrectionsFeature,
  words: strings,
  jobs: [applyCorrection],
  routes: {
    list: (scope, { body }) => listProposals(scope, body),
    get: (scope, { params }) => getProposal(scope, params.id),
    medium: async (scope, { params }) => {
      await requireSeen(scope, [params.id], 'id')
      return shownMedium(await mediumRecord(scope.db, params.id, scope.orgId))
    },
    reach: (scope, { body }) => reachOf(scope, body),
    propose: (scope, { body }) => propose(scope, body),
    change: (scope, { body }) => changeProposal(scope, body),
    withdraw: (scope, { params }) => withdraw(scope, params.id),
    waiting: (scope, { body }) => waitingProposals(scope, body.state),
    decide: (scope, { body }) => decide(scope, body),
    revert: (scope, { body }) => revert(scope, body),
  },
})
