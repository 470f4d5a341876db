import { serverHalf } from '@guanlan/platform/server'
import { carInsightFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { articlesOf, complaintsOf } from './articles.ts'
import { dealerOf } from './dealer.ts'
import { rankingOf, statisticsOf, trendOf } from './figures.ts'

export const carInsightServer = serverHalf({
  feature: carInsightFeature,
  words: strings,
  routes: {
    statistics: (scope, { body }) => statisticsOf(scope, body),
    trend: (scope, { body }) => trendOf(scope, body),
    ranking: (scope, { body }) => rankingOf(scope, body),
    list: (scope, { body }) => articlesOf(scope, body),
    dealer: (scope, { body }) => dealerOf(scope, body),
    complaints: (scope, { body }) => complaintsOf(scope, body),
  },
})
