import { itemsBelow } from '@guanlan/features/monitors/server'
import { serverHalf } from '@guanlan/platform/server'
import { warningsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { actOnIncidents } from './incidents/act.ts'
import { articlesOfMonitor, sendByHand } from './incidents/by-hand.ts'
import { articlesOfIncident, getIncident, incidentNumbers, listIncidents } from './incidents/read.ts'
import { reviewIncidents, sendWaitingOf } from './incidents/review.ts'
import {
  countWarnings,
  createWarning,
  deleteWarning,
  enableWarning,
  getWarning,
  listWarnings,
  removeWarnings,
  ruleOfWarning,
  updateWarning,
  versionsOf,
} from './rules/save.ts'
import { retryMessages } from './sending/messages.ts'
import { tryWarning } from './trying/trial.ts'

export { type Candidate as WarningCandidate, followWarnings, type WarningFollower } from './live/follow.ts'
export { tendIncidents } from './live/tend.ts'
export { type StoredCandidate, warn } from './live/warn.ts'

export const warningsServer = serverHalf({
  feature: warningsFeature,
  words: strings,
  counters: { warningCount: countWarnings },
  routes: {
    list: (scope, { query }) => listWarnings(scope, query),
    get: (scope, { params }) => getWarning(scope, params.id),
    create: (scope, { body }) => createWarning(scope, body),
    update: (scope, { params, body }) => updateWarning(scope, { ...body, ...params }),
    delete: (scope, { params }) => deleteWarning(scope, params.id),
    remove: (scope, { body }) => removeWarnings(scope, body),
    enable: (scope, { params, body }) => enableWarning(scope, params.id, body.enabled),
    rule: (scope, { query }) => ruleOfWarning(scope, query.id),
    tryOut: (scope, { body }) => tryWarning(scope, body),
    versions: (scope, { params }) => versionsOf(scope, params.id),
    incidents: (scope, { body }) => listIncidents(scope, body),
    incident: (scope, { params }) => getIncident(scope, params.id),
    incidentArticles: (scope, { params, query }) => articlesOfIncident(scope, params.id, query),
    numbers: scope => incidentNumbers(scope),
    act: (scope, { body }) => actOnIncidents(scope, body),
    review: (scope, { body }) => reviewIncidents(scope, body),
    semiAutoWarning: (scope, { body }) => sendWaitingOf(scope, body.idList, body.text),
    manualWarning: (scope, { body }) => sendByHand(scope, body, 'manual'),
    retry: async (scope, { body }) => {
      await getIncident(scope, body.id)
      return retryMessages(scope, body.id)
    },
    monitorSend: async (scope, { body: { monitor, from, to, idList, ...message } }) => {
      const items = await itemsBelow(scope, monitor)
      const chosen = idList.length > 0 ? idList : await articlesOfMonitor(scope, items, { from, to })
      return sendByHand(scope, { idList: chosen, ...message }, 'monitorSend')
    },
  },
})
