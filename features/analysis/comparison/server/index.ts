import { refuse } from '@guanlan/platform/contract'
import { type Scope, serverHalf } from '@guanlan/platform/server'
import { comparisonFeature, type Draft, type Listed, type StoredComparison } from '../contract.ts'
import { strings } from '../strings.ts'
import { comparisonOf, partsOfEach, point, sizesOf } from './comparing/compare.ts'
import { indexCoursesOf } from './comparing/index-courses.ts'
import { topicsOf } from './comparing/topics.ts'
import { voiceOf } from './comparing/voice.ts'
import { hotSpotsOfEach, wordsOf } from './comparing/words.ts'
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
import { resolveQuestion } from './resolve-question.ts'
import { requireRules } from './rule-subjects.ts'
import { requireThere, subjectsOf, subjectsOfEach } from './subjects.ts'

/** Another organisation than the reader's is as if it were not there. */
function requireOwn({ orgId }: Scope, requested: number | undefined): void {
  if (requested !== undefined && requested !== orgId) throw refuse('missing', 'platform.missing')
}

async function withSubjects(scope: Scope, list: readonly StoredComparison[]): Promise<Listed[]> {
  const subjects = await subjectsOfEach(scope, list)
  return list.map((stored, place) => ({
    ...stored,
    subjects: (subjects[place] ?? []).map(({ key, kind, name, gone }) => ({ key, kind, name, gone })),
  }))
}

async function list(scope: Scope, requested: Parameters<typeof listComparisons>[1] & { orgId?: number | undefined }) {
  requireOwn(scope, requested.orgId)
  const page = await listComparisons(scope, requested)
  return { ...page, list: await withSubjects(scope, page.list) }
}

/** What was removed since it was saved may stay; what is new must be there. */
async function update(scope: Scope, changed: Draft & { id: number; version: number }): Promise<StoredComparison> {
  const stored = await getComparison(scope, changed.id)
  const isNew =
    <T>(known: readonly T[]) =>
    (each: T) =>
      !known.includes(each)
  await requireRules(scope, changed.rules, stored.rules)
  requireThere(
    await subjectsOf(scope, {
      monitors: changed.monitors.filter(isNew(stored.monitors)),
      brands: changed.brands.filter(isNew(stored.brands)),
      stories: changed.stories.filter(isNew(stored.stories)),
      events: changed.events.filter(isNew(stored.events)),
      campaigns: changed.campaigns.filter(isNew(stored.campaigns)),
      rules: [],
    }),
  )
  return changeComparison(scope, changed)
}

export { comparedSubjects } from './compared-subjects.ts'
export { comparedVoice } from './compared-voice.ts'
export { addAnalysis, addComparison, comparisonNames } from './records.ts'
export { foundBy, requireSearchable, ruleOf } from './rule-subjects.ts'

export const comparisonServer = serverHalf({
  feature: comparisonFeature,
  words: strings,
  counters: { monitorVsCount: countSaved },
  routes: {
    list: (scope, { body }) => list(scope, body),
    listByAddress: (scope, { query }) => list(scope, query),
    get: async (scope, { params }) => {
      const [one] = await withSubjects(scope, [await getComparison(scope, params.id)])
      return one as Listed
    },
    dataList: async (scope, { body }) => comparisonOf(scope, await resolveQuestion(scope, body)),
    add: async (scope, { body }) => {
      await requireRules(scope, body.rules)
      requireThere(await subjectsOf(scope, body))
      return addComparison(scope, body)
    },
    update: (scope, { body }) => update(scope, body),
    remove: (scope, { params }) => removeComparison(scope, params.id),
    sizes: async (scope, { body }) => sizesOf(scope, await resolveQuestion(scope, body)),
    voice: async (scope, { body }) => voiceOf(scope, await resolveQuestion(scope, body), body),
    indexCourses: async (scope, { body }) => indexCoursesOf(scope, await resolveQuestion(scope, body)),
    volumeTrend: async (scope, { body }) => {
      const question = await resolveQuestion(scope, body)
      return {
        unit: question.unit,
        subjects: await partsOfEach(scope, question, ({ trend }) => ({ trend: trend.map(point) })),
      }
    },
    volumeEmotion: async (scope, { body }) =>
      partsOfEach(scope, await resolveQuestion(scope, body), ({ total: { count, positive, neutral, negative } }) => ({
        ...{ count, positive, neutral, negative },
      })),
    mediaType: async (scope, { body }) =>
      partsOfEach(scope, await resolveQuestion(scope, body), ({ mediaTypes }) => ({ mediaTypes })),
    region: async (scope, { body }) =>
      partsOfEach(scope, await resolveQuestion(scope, body), ({ regions }) => ({ regions })),
    activeMedia: async (scope, { body }) =>
      partsOfEach(scope, await resolveQuestion(scope, body), ({ media }) => ({ media })),
    hotword: async (scope, { body }) => wordsOf(scope, await resolveQuestion(scope, body)),
    hotSpot: async (scope, { body }) => hotSpotsOfEach(scope, await resolveQuestion(scope, body)),
    topic: async (scope, { body }) => {
      const { subjects, topics } = await topicsOf(scope, await resolveQuestion(scope, body))
      return { subjects, topics: topics.map(({ story, title, media, counts }) => ({ story, title, media, counts })) }
    },
    topicTrend: async (scope, { body }) => {
      const { unit, topics } = await topicsOf(scope, await resolveQuestion(scope, body))
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
