import { serverHalf } from '@guanlan/platform/server'
import { carAspectsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { courseOf } from './records/course.ts'
import { faultsOf } from './records/faults.ts'
import { correctSentence, sentencesOf } from './records/shown.ts'
import { summaryOf } from './records/summary.ts'

export { carAspectsWorker } from './worker.ts'

export const carAspectsServer = serverHalf({
  feature: carAspectsFeature,
  words: strings,
  routes: {
    summary: (scope, { body }) => summaryOf(scope, body),
    course: (scope, { body }) => courseOf(scope, body),
    sentences: (scope, { body }) => sentencesOf(scope, body),
    faults: (scope, { body }) => faultsOf(scope, body),
    correct: (scope, { params, body }) => correctSentence(scope, params.id, body),
  },
})
