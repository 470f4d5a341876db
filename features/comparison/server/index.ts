import { refuse } from '@guanlan/platform/contract'
import { type Scope, serverHalf } from '@guanlan/platform/server'
import { comparisonFeature, type Kept, type Listed } from '../contract.ts'
import { strings } from '../strings.ts'
import { askedOf } from './asked.ts'
import { comparisonOf, partsOfEach, point, unitOf } from './comparing/compare.ts'
import { topicsOf } from './comparing/topics.ts'
import { hotSpotsOf, wordsOf } from './comparing/words.ts'
import { competitionOf } from './competitors/competition.ts'
import { proposalsFor } from './competitors/proposals.ts'
import {
  addAnalysis,
  addComparison,
  changeAnalysis,
  changeComparison,
  countSaved,
  getAnalysis,
  getComparison,
  listAnalyses,
  listComparisons,
  removeAnalysis,
  removeComparison,
} from './records.ts'
import { subjectsOf } from './subjects.ts'

/** Another organisation than the reader's is as if it were not there. */
function requireOwn({ orgId }: Scope, asked: number | undefined): void {
  if (asked !== undefined && asked !== orgId) throw refuse('missing', 'platform.missing')
}

async function withSubjects(scope: Scope, list: readonly Kept[]): Promise<Listed[]> {
  const named: Listed[] = []
  for (const kept of list)
    named.push({
      ...kept,
      subjects: (await subjectsOf(scope, kept)).map(({ key, kind, name, gone }) => ({ key, kind, name, gone })),
    })
  return named
}

export const comparisonServer = serverHalf({
  feature: comparisonFeature,
  words: strings,
  counters: { monitorVsCount: countSaved },
  routes: {
    list: async (scope, { body }) => {
      requireOwn(scope, body.orgId)
      const page = await listComparisons(scope, body)
      return { ...page, list: await withSubjects(scope, page.list) }
    },
    get: async (scope, { params }) => {
      const [one] = await withSubjects(scope, [await getComparison(scope, params.id)])
      return one as Listed
    },
    dataList: async (scope, { body }) => comparisonOf(scope, await askedOf(scope, body)),
    add: async (scope, { body }) => {
      await askedOf(scope, { ...body, only: false })
      return addComparison(scope, body)
    },
    update: (scope, { body }) => changeComparison(scope, body),
    remove: (scope, { params }) => removeComparison(scope, params.id),
    volumeTrend: async (scope, { body }) => {
      const asked = await askedOf(scope, body)
      return {
        unit: unitOf(asked),
        subjects: await partsOfEach(scope, asked, ({ trend }) => ({ trend: trend.map(point) })),
      }
    },
    volumeEmotion: async (scope, { body }) =>
      partsOfEach(scope, await askedOf(scope, body), ({ total: { count, positive, neutral, negative } }) => ({
        ...{ count, positive, neutral, negative },
      })),
    mediaType: async (scope, { body }) =>
      partsOfEach(scope, await askedOf(scope, body), ({ mediaTypes }) => ({ mediaTypes })),
    region: async (scope, { body }) => partsOfEach(scope, await askedOf(scope, body), ({ regions }) => ({ regions })),
    activeMedia: async (scope, { body }) => partsOfEach(scope, await askedOf(scope, body), ({ media }) => ({ media })),
    hotword: async (scope, { body }) => wordsOf(scope, await askedOf(scope, body)),
    hotSpot: async (scope, { body }) => hotSpotsOf(scope, await askedOf(scope, body)),
    topic: async (scope, { body }) => {
      const { subjects, topics } = await topicsOf(scope, await askedOf(scope, body))
      return { subjects, topics: topics.map(({ story, title, media, counts }) => ({ story, title, media, counts })) }
    },
    topicTrend: async (scope, { body }) => {
      const { unit, topics } = await topicsOf(scope, await askedOf(scope, body))
      return { unit, topics }
    },
    rivalsList: async (scope, { query: { page, pageSize, orgId, like } }) => {
      requireOwn(scope, orgId)
      const { list, total } = await listAnalyses(scope, { like, page, pageSize, sort: 'updatedAt', order: 'desc' })
      return { list, total: total ?? list.length, page, pageSize }
    },
    rivalsGet: (scope, { params }) => getAnalysis(scope, params.id),
    rivalsAdd: (scope, { body }) => addAnalysis(scope, body),
    rivalsUpdate: (scope, { body }) => changeAnalysis(scope, body),
    rivalsRemove: (scope, { query, body }) => {
      const id = query.id ?? body.id
      if (id === undefined) throw refuse('invalid', 'platform.chooseSome', {}, 'id')
      return removeAnalysis(scope, id)
    },
    rivalsData: (scope, { body }) => competitionOf(scope, body),
    rivalsProposed: (scope, { body }) => proposalsFor(scope, body.own),
  },
})
