/** Who answers the calls about rules and what they opened. */
import type { Handlers } from '@guanlan/platform/server'
import type { ruleCalls } from '../../contract.ts'
import { addOpening, articlesOfOpening, dismissOpenings, listOpenings, startOpening } from './openings.ts'
import { addRule, getRule, listRules, listRuleVersions, removeRule, tryRule, updateRule } from './rules.ts'

export const ruleRoutes: Handlers<typeof ruleCalls> = {
  rules: (scope, { query }) => listRules(scope, query),
  rule: (scope, { params }) => getRule(scope, params.id),
  addRule: (scope, { body }) => addRule(scope, body),
  updateRule: (scope, { params, body }) => updateRule(scope, { ...body, id: params.id }),
  removeRule: (scope, { params }) => removeRule(scope, params.id),
  ruleVersions: (scope, { params }) => listRuleVersions(scope, params.id),
  tryRule: (scope, { body }) => tryRule(scope, body),
  openings: (scope, { body }) => listOpenings(scope, body),
  openingArticles: (scope, { params, query }) => articlesOfOpening(scope, params.id, query),
  startOpening: (scope, { body }, { request }) => startOpening(scope, body, request.ip),
  addOpening: (scope, { body }) => addOpening(scope, body),
  dismissOpening: (scope, { body }) => dismissOpenings(scope, body),
}
