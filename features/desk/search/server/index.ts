import { serverHalf } from '@guanlan/platform/server'
import { searchFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { forgetPast, keepPast, pastSearches } from './past.ts'
import { checkAgain, countPlans, listPlans, lookAtPlan, newOfPlan, removePlan, savePlan } from './plans.ts'

export { findablePlans } from './findable.ts'
export { ownPlans } from './owned-data.ts'

export const searchServer = serverHalf({
  feature: searchFeature,
  words: strings,
  counters: { searchPlanCount: countPlans },
  routes: {
    plans: scope => listPlans(scope),
    savePlan: (scope, { body }) => savePlan(scope, body),
    removePlan: async (scope, { params }) => {
      await removePlan(scope, params.id)
      return null
    },
    lookAtPlan: async (scope, { params }) => {
      await lookAtPlan(scope, params.id)
      return null
    },
    newOfPlan: (scope, { params }) => newOfPlan(scope, params.id),
    past: scope => pastSearches(scope),
    keepPast: async (scope, { body }) => {
      await keepPast(scope, body.address)
      return null
    },
    forgetPast: async scope => {
      await forgetPast(scope)
      return null
    },
  },
  afterUndo: { savePlan: checkAgain, removePlan: checkAgain },
})
