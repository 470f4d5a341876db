import { type OrgEvents, openEvents, serverHalf } from '@guanlan/platform/server'
import { warningsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { digestRoutes } from './digests/routes.ts'
import { actOnIncidents } from './incidents/act.ts'
import { articlesOfList, sendByHand } from './incidents/by-hand.ts'
import { correctionOf, sendCorrection } from './incidents/correction.ts'
import { articlesOfIncident, getIncident, incidentNumbers, listIncidents } from './incidents/read.ts'
import { joinIncidents, splitIncident } from './incidents/rearrange.ts'
import { reviewIncidents, sendWaitingOf } from './incidents/review.ts'
import { listStartedIncidents } from './incidents/started.ts'
import { planRoutes } from './plan/routes.ts'
import { attentionOf } from './quality/attention.ts'
import { historyOfIncident } from './receiving/incident-history.ts'
import { receiverRoutes } from './receiving/routes.ts'
import {
  countWarnings,
  createWarning,
  deleteWarning,
  enableWarning,
  getWarning,
  listCycles,
  listWarnings,
  removeWarnings,
  ruleOfWarning,
  setCycle,
  updateWarning,
  versionsOf,
} from './rules/save.ts'
import { retryMessages } from './sending/messages.ts'
import { templateRoutes } from './templates/routes.ts'
import { tryWarning } from './trying/trial.ts'

export { type HandledIncident, handledIncidents } from './incidents/handled.ts'
export { articlesOfRule, getIncident, incidentNumbers, listIncidents, openIncidentsNaming } from './incidents/read.ts'
export { type Candidate as WarningCandidate, followWarnings, type WarningFollower } from './live/follow.ts'
export type { IncidentListener, IncidentNews } from './live/listeners.ts'
export { addToIncidents, articleIdsOfIncident } from './live/other-incidents.ts'
export { type StoredCandidate, warn } from './live/warn.ts'
export { warningsReceived } from './owned-data.ts'
export { processIncidents } from './process.ts'
export { attentionOf } from './quality/attention.ts'
export { changersOfRules, type OtherRule, otherRules, triedOf, wordsOfRules } from './rules/other-rules.ts'
export { createWarning } from './rules/save.ts'
export { tryWarning } from './trying/trial.ts'
export { warningsWorker } from './worker.ts'

/** @param operatorMail where the operator is written to; null: nowhere */
export const warningsServer = (events: OrgEvents, operatorMail: string | null = null) =>
  serverHalf({
    feature: warningsFeature,
    words: strings,
    counters: { warningCount: countWarnings },
    routes: {
      ...receiverRoutes,
      ...planRoutes(operatorMail),
      ...templateRoutes,
      ...digestRoutes,
      list: (scope, { query }) => listWarnings(scope, query),
      get: (scope, { params }) => getWarning(scope, params.id),
      create: (scope, { body }) => createWarning(scope, body),
      update: (scope, { body }) => updateWarning(scope, body),
      delete: (scope, { params }) => deleteWarning(scope, params.id),
      remove: (scope, { body }) => removeWarnings(scope, body),
      enable: (scope, { params, body }) => enableWarning(scope, params.id, body.enabled),
      rule: (scope, { query }) => ruleOfWarning(scope, query.id),
      tryOut: (scope, { body }) => tryWarning(scope, body),
      cycles: scope => listCycles(scope),
      setCycle: (scope, { body }) => setCycle(scope, body.warningId, body.times),
      versions: async (scope, { params }) =>
        (await versionsOf(scope, params.id)).map(({ settings: _, ...version }) => version),
      incidents: (scope, { body }) => listIncidents(scope, body),
      begunIncidents: (scope, { body }) => listStartedIncidents(scope, body),
      incident: (scope, { params }) => getIncident(scope, params.id),
      incidentArticles: (scope, { params, query }) => articlesOfIncident(scope, params.id, query),
      incidentHistory: (scope, { params }) => historyOfIncident(scope, params.id),
      incidentChanges: async ({ orgId }, _input, { reply }) => events.follow(orgId, openEvents(reply)),
      splitIncident: (scope, { params, body }) => splitIncident(scope, params.id, body),
      joinIncidents: (scope, { body }) => joinIncidents(scope, body),
      attention: scope => attentionOf(scope),
      numbers: scope => incidentNumbers(scope),
      act: (scope, { body }) => actOnIncidents(scope, body),
      review: (scope, { body }) => reviewIncidents(scope, body),
      semiAutoWarning: (scope, { body }) => sendWaitingOf(scope, body.idList, body.text),
      manualWarning: (scope, { body }) => sendByHand(scope, body, 'manual'),
      correction: (scope, { params }) => correctionOf(scope, params.id),
      sendCorrection: (scope, { params, body }) => sendCorrection(scope, params.id, body.text),
      retry: async (scope, { body }) => {
        await getIncident(scope, body.id)
        return retryMessages(scope, body.id)
      },
      monitorSend: async (scope, { body: { monitor, from, to, filters, fold, idList, ...message } }) => {
        const list = { ...(monitor !== undefined && { monitor }), from, to, filters, fold }
        const chosen = idList.length > 0 ? idList : await articlesOfList(scope, list)
        return sendByHand(scope, { idList: chosen, ...message }, 'monitorSend')
      },
    },
  })
