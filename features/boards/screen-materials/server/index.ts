import { namesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import { eventDetail } from '@guanlan/features/collecting/hot-lists/server'
import { itemsAmong } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, serverHalf, sheetsOf, workerHalf } from '@guanlan/platform/server'
import {
  CompetitorDraft,
  competitorColumns,
  NegativeMediumDraft,
  negativeMediaColumns,
  negativeMediaFeature,
  Question,
  SocietyEventDraft,
  screenCompetitorsFeature,
  societyEventColumns,
  societyEventsFeature,
  TopicWordDraft,
  topicWordColumns,
  topicWordsFeature,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { lookingAt } from './looking-at.ts'
import { materialRoutes } from './material-routes.ts'
import { requireRule } from './require-rule.ts'

export { listNegativeMedia, listSocietyEvents, type MaterialSubject, materialSubjects } from './material-of.ts'

/** From a cell: a number, or nothing. What is none is refused by its field. */
const numberOrNone = (text: string): number | string | null =>
  text === '' ? null : /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : text

async function requireTopic(scope: Scope, { monitorId, rule }: TopicWordDraft): Promise<void> {
  if (monitorId !== null && (await itemsAmong(scope, [monitorId])).length === 0)
    throw refuse('invalid', 'screenMaterials.monitorGone', {}, 'monitorId')
  if (rule !== '') await requireRule(scope, rule)
}

const topicWords = materialRoutes<TopicWordDraft>(
  'screen_topic_words',
  { name: 'name', monitorId: 'monitor_id', rule: 'rule' },
  requireTopic,
)

const topicWordSheets = sheetsOf({
  ...{ name: 'topicWords', title: strings.topicWords, exported: topicWordColumns, imported: topicWordColumns },
  ...{ question: Question, draft: TopicWordDraft, by: 'name', records: topicWords.records },
  read: { monitorId: numberOrNone },
  lookAt: lookingAt(requireTopic),
  words: { screenMaterials: strings },
})
/** Done by the workers. */
export const topicWordsWorker = workerHalf({ works: topicWordSheets.works })

export const createTopicWord = (scope: Scope, body: TopicWordDraft) => topicWords.routes.create(scope, { body })

export const topicWordsServer = serverHalf({
  feature: topicWordsFeature,
  words: strings,
  jobs: topicWordSheets.jobs,
  routes: { ...topicWords.routes, ...topicWordSheets.routes },
})

const competitors = materialRoutes<CompetitorDraft>(
  'screen_competitors',
  { name: 'name', own: 'own', brand: 'brand', words: 'words' },
  () => undefined,
)

export const createCompetitor = (scope: Scope, body: CompetitorDraft) => competitors.routes.create(scope, { body })

const yes: readonly string[] = ['1', 'true', '是', 'yes', ...strings.own]
const no: readonly string[] = ['', '0', 'false', '否', 'no', '竞品', '競品']
const listed = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map(word => word.trim())
    .filter(word => word !== '')

/** What is neither yes nor no is refused by its field. */
const ownOf = (text: string): boolean | string =>
  yes.includes(text.toLowerCase()) ? true : no.includes(text.toLowerCase()) ? false : text

const competitorSheets = sheetsOf({
  ...{
    name: 'screenCompetitors',
    title: strings.competitors,
    exported: competitorColumns,
    imported: competitorColumns,
  },
  ...{ question: Question, draft: CompetitorDraft, by: 'name', records: competitors.records },
  cells: { own: row => (row.own ? '是' : ''), words: row => row.words.join('、') },
  read: { own: ownOf, words: listed },
  words: { screenMaterials: strings },
})
/** Done by the workers. */
export const screenCompetitorsWorker = workerHalf({ works: competitorSheets.works })

export const screenCompetitorsServer = serverHalf({
  feature: screenCompetitorsFeature,
  words: strings,
  jobs: competitorSheets.jobs,
  routes: { ...competitors.routes, ...competitorSheets.routes },
})

const negativeMedia = materialRoutes<NegativeMediumDraft>(
  'screen_negative_media',
  { name: 'name', mediaId: 'media_id', reason: 'reason' },
  async ({ db }, { mediaId }) => {
    if (mediaId !== null && !(await namesOfMedia(db, [mediaId])).has(mediaId))
      throw refuse('invalid', 'screenMaterials.mediumGone', {}, 'mediaId')
  },
)

export const createNegativeMedium = (scope: Scope, body: NegativeMediumDraft) =>
  negativeMedia.routes.create(scope, { body })

const negativeMediaSheets = sheetsOf({
  ...{ name: 'negativeMedia', title: strings.negativeMedia },
  ...{ exported: negativeMediaColumns, imported: negativeMediaColumns },
  ...{ question: Question, draft: NegativeMediumDraft, by: 'name', records: negativeMedia.records },
  words: { screenMaterials: strings },
})
/** Done by the workers. */
export const negativeMediaWorker = workerHalf({ works: negativeMediaSheets.works })

export const negativeMediaServer = serverHalf({
  feature: negativeMediaFeature,
  words: strings,
  jobs: negativeMediaSheets.jobs,
  routes: { ...negativeMedia.routes, ...negativeMediaSheets.routes },
})

async function requireEvent(scope: Scope, { hotEventId, words }: SocietyEventDraft): Promise<void> {
  // The role developer is one of the installation: no member has it (rule perm.hotEvent).
  if (words.length > 0) throw refuse('forbidden', 'hotLists.developersOnly', {}, 'words')
  if (hotEventId !== null)
    await eventDetail(scope, hotEventId).catch(() => {
      throw refuse('invalid', 'screenMaterials.eventGone', {}, 'hotEventId')
    })
}

const societyEvents = materialRoutes<SocietyEventDraft>(
  'screen_society_events',
  { name: 'name', hotEventId: 'hot_event_id', words: 'words' },
  requireEvent,
)

const societyEventSheets = sheetsOf({
  ...{ name: 'societyEvents', title: strings.societyEvents },
  ...{ exported: societyEventColumns, imported: societyEventColumns },
  ...{ question: Question, draft: SocietyEventDraft, by: 'name', records: societyEvents.records },
  read: { hotEventId: numberOrNone },
  lookAt: lookingAt(requireEvent),
  words: { screenMaterials: strings },
})
/** Done by the workers. */
export const societyEventsWorker = workerHalf({ works: societyEventSheets.works })

export const createSocietyEvent = (scope: Scope, body: SocietyEventDraft) =>
  societyEvents.routes.create(scope, { body })

export const societyEventsServer = serverHalf({
  feature: societyEventsFeature,
  words: strings,
  jobs: societyEventSheets.jobs,
  routes: { ...societyEvents.routes, ...societyEventSheets.routes },
})
