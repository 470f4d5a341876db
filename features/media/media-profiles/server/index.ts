import { serverHalf } from '@guanlan/platform/server'
import { mediaProfilesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { basicInfo } from './basic-info.ts'
import { brandShares, brandTones } from './brands.ts'
import { sendTops } from './export-tops.ts'
import { hotArticles } from './hot-articles.ts'
import { houseWithNumbers, listHouse } from './house.ts'
import { computeInfluence } from './influence.ts'
import { oneQuestion } from './question.ts'
import { listRanks, listTops } from './ranking.ts'
import { similarMedia } from './similar.ts'
import { trend } from './trend.ts'

export const mediaProfilesServer = serverHalf({
  feature: mediaProfilesFeature,
  words: strings,
  routes: {
    basicInfo: (scope, input) => basicInfo(scope, oneQuestion(input)),
    trend: (scope, input) => trend(scope, oneQuestion(input)),
    brandGe: (scope, input) => brandShares(scope, oneQuestion(input)),
    brandCommunication: (scope, input) => brandTones(scope, oneQuestion(input)),
    mediaMatrix: (scope, input) => houseWithNumbers(scope, oneQuestion(input)),
    matrixMedia: (scope, input) => listHouse(scope, oneQuestion(input)),
    similarMedia: (scope, input) => similarMedia(scope, oneQuestion(input)),
    hotArticle: (scope, input) => hotArticles(scope, oneQuestion(input)),
    weMediaCompute: (scope, input) => computeInfluence(scope, oneQuestion(input)),
    tops: (scope, { body }) => listTops(scope, body),
    topsByAddress: (scope, { query }) => listTops(scope, query),
    exportTops: (scope, { query }, exchange) => sendTops(scope, query, exchange),
    exportTopsOfBody: (scope, { body }, exchange) => sendTops(scope, body, exchange),
    ranks: (scope, { query }) => listRanks(scope, query),
    ranksOfBody: (scope, { body }) => listRanks(scope, body),
  },
})
