import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { labelsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { applyLabelRules } from './rules/jobs.ts'
import { tryLabelRule } from './rules/try.ts'
import { countLabels, createLabel, mergeLabel, removeLabel, turnLabel, updateLabel } from './save.ts'
import { labelCounts, listLabels, moveLabel } from './tree.ts'

export { findableLabels } from './findable.ts'
export { openLabelsAmong } from './open-labels.ts'
export { applyingLabelRules } from './rules/apply.ts'
export { followLabels, type LabelFollower } from './rules/follow.ts'
export { createLabel } from './save.ts'
export { listLabels } from './tree.ts'
export { labelWorker } from './worker.ts'

export const labelServer = serverHalf({
  feature: labelsFeature,
  words: strings,
  jobs: [applyLabelRules],
  counters: { labelCount: countLabels },
  routes: {
    list: (scope, { query }) => listLabels(scope, query),
    counts: (scope, { query }) => labelCounts(scope, query),
    create: (scope, { body }) => createLabel(scope, body),
    update: (scope, { params, query, body }) => updateLabel(scope, idOf(params.id, query.id, body.id), body),
    remove: (scope, { params, query, body }) => removeLabel(scope, idOf(params.id, query.id, body.id)),
    status: (scope, { params }) => turnLabel(scope, params.id, params.status === '1' ? 1 : 0),
    sort: async (scope, { params }) => {
      await moveLabel(scope, params)
      return null
    },
    tryRule: (scope, { body }) => tryLabelRule(scope, body.rule),
    merge: (scope, { params, body }) => mergeLabel(scope, params.id, body.into),
  },
})

/** The one label that a call names, in whichever places it does. */
function idOf(...named: (number | undefined)[]): number {
  const [id, ...others] = new Set(named.filter(each => each !== undefined))
  if (id === undefined || others.length > 0) throw refuse('invalid', 'labels.oneId', {}, 'id')
  return id
}
