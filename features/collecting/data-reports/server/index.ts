import { serverHalf } from '@guanlan/platform/server'
import { dataReportsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addReport, figuresOf, getReport, listReports, processReport } from './reports.ts'

export { reportsToAnswer } from './owned-data.ts'
export const dataReportsServer = serverHalf({
  feature: dataReportsFeature,
  words: strings,
  routes: {
    report: (scope, { body }) => addReport(scope, body),
    list: (scope, { query }) => listReports(scope, query),
    get: (scope, { params }) => getReport(scope, params.id),
    process: (scope, { body }) => processReport(scope, body),
    figures: scope => figuresOf(scope),
  },
})
