import { openerOf } from '@guanlan/features/handling/shares/server'
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { serverHalf } from '@guanlan/platform/server'
import { resultsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listCases, publishCase, withdrawCase } from './at-end/cases.ts'
import { atEndOf } from './at-end/stored.ts'
import { takeEnd } from './at-end/take.ts'
import { makeBook, startBook } from './book/job.ts'
import { bookPlanOf, bookSettingOf, saveBookPlan, saveBookSetting } from './book/plan.ts'
import { openSharedBook, shareBook } from './book/share.ts'
import { keyNumbersOfCampaign, overviewOfCampaign } from './figures.ts'
import { negativeArticlesOf, negativeMediaOf } from './negative.ts'
import { oneQuestion } from './question.ts'
import { listCampaignReports, makeCampaignReport } from './report/make.ts'
import { spreadOfCampaign } from './spread.ts'
import { statisticsOfCampaign } from './statistics.ts'
import { detailOfCampaign } from './targets.ts'
import { fullTrendOf, trendOfCampaign } from './trend.ts'
import { wordsOfCampaign } from './words.ts'

export { takeNextEnd } from './at-end/take.ts'
export { makingBook } from './book/make.ts'
export { campaignBlocks } from './report/blocks.ts'
export { progressOfTargets } from './targets.ts'
export { resultsWorker } from './worker.ts'

export const resultsServer = serverHalf({
  feature: resultsFeature,
  words: strings,
  jobs: [makeBook],
  routes: {
    overview: (scope, input) => overviewOfCampaign(scope, oneQuestion(input), scope.may('campaigns.money')),
    keyNumber: (scope, input) => keyNumbersOfCampaign(scope, oneQuestion(input)),
    trend: (scope, input) => trendOfCampaign(scope, oneQuestion(input)),
    trendV1: (scope, input) => fullTrendOf(scope, oneQuestion(input)),
    detail: (scope, input) => detailOfCampaign(scope, oneQuestion(input)),
    statistics: (scope, input) => statisticsOfCampaign(scope, oneQuestion(input)),
    hotWords: (scope, input) => wordsOfCampaign(scope, oneQuestion(input)),
    spread: (scope, input) => spreadOfCampaign(scope, oneQuestion(input)),
    negativeArticle: (scope, input) => negativeArticlesOf(scope, oneQuestion(input)),
    negativeMedia: (scope, input) => negativeMediaOf(scope, oneQuestion(input)),
    reports: (scope, { params }) => listCampaignReports(scope, params.id),
    makeBook: (scope, { params, body }) => startBook(scope, params.id, body.format),
    atEnd: (scope, { params }) => atEndOf(scope, params.id),
    takeAtEnd: (scope, { params }) => {
      requireWholeSight(scope)
      return takeEnd(scope, params.id)
    },
    cases: (scope, { query }) => listCases(scope, query),
    publishCase: (scope, { params, body }) => publishCase(scope, params.id, body),
    withdrawCase: (scope, { params }) => withdrawCase(scope, params.id),
    bookPlan: (scope, { params }) => bookPlanOf(scope, params.id),
    saveBookPlan: (scope, { params, body }) => saveBookPlan(scope, params.id, body),
    bookSetting: scope => bookSettingOf(scope),
    saveBookSetting: (scope, { body }) => saveBookSetting(scope, body.wholeTexts),
    shareBook: (scope, { params, body }) => shareBook(scope, params.id, body),
    openSharedBook: (scope, { body }, { request }) => openSharedBook(scope, body.password, openerOf(request)),
    sharedBookHolds: async () => null,
    makeReport: (scope, { params }) => makeCampaignReport(scope, params.id),
  },
})
