import { namesOfMedia } from '@guanlan/features/articles/articles/server/questions'
import { eventDetail } from '@guanlan/features/collecting/hot-lists/server'
import { itemsAmong } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type Scope, serverHalf } from '@guanlan/platform/server'
import {
  type CompetitorDraft,
  type NegativeMediumDraft,
  negativeMediaFeature,
  type SocietyEventDraft,
  screenCompetitorsFeature,
  societyEventsFeature,
  type TopicWordDraft,
  topicWordsFeature,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { materialRoutes } from './material-routes.ts'
import { requireRule } from './require-rule.ts'

export { listNegativeMedia, listSocietyEvents, type MaterialSubject, materialSubjects } from './material-of.ts'

const topicWordRoutes = materialRoutes<TopicWordDraft>(
  'screen_topic_words',
  { name: 'name', monitorId: 'monitor_id', rule: 'rule' },
  async (scope, { monitorId, rule }) => {
    if (monitorId !== null && (await itemsAmong(scope, [monitorId])).length === 0)
      throw refuse('invalid', 'screenMaterials.monitorGone', {}, 'monitorId')
    if (rule !== '') await requireRule(scope, rule)
  },
)

export const createTopicWord = (scope: Scope, body: TopicWordDraft) => topicWordRoutes.create(scope, { body })

export const topicWordsServer = serverHalf({
  feature: topicWordsFeature,
  words: strings,
  routes: topicWordRoutes,
})

const competitorRoutes = materialRoutes<CompetitorDraft>(
  'screen_competitors',
  { name: 'name', own: 'own', brand: 'brand', words: 'words' },
  () => undefined,
)

export const createCompetitor = (scope: Scope, body: CompetitorDraft) => competitorRoutes.create(scope, { body })

export const screenCompetitorsServer = serverHalf({
  feature: screenCompetitorsFeature,
  words: strings,
  routes: competitorRoutes,
})

const negativeMediaRoutes = materialRoutes<NegativeMediumDraft>(
  'screen_negative_media',
  { name: 'name', mediaId: 'media_id', reason: 'reason' },
  async ({ db }, { mediaId }) => {
    if (mediaId !== null && !(await namesOfMedia(db, [mediaId])).has(mediaId))
      throw refuse('invalid', 'screenMaterials.mediumGone', {}, 'mediaId')
  },
)

export const createNegativeMedium = (scope: Scope, body: NegativeMediumDraft) =>
  negativeMediaRoutes.create(scope, { body })

export const negativeMediaServer = serverHalf({
  feature: negativeMediaFeature,
  words: strings,
  routes: negativeMediaRoutes,
})

const societyEventRoutes = materialRoutes<SocietyEventDraft>(
  'screen_society_events',
  { name: 'name', hotEventId: 'hot_event_id', words: 'words' },
  async (scope, { hotEventId, words }) => {
    // The role developer is one of the installation: no member has it (rule perm.hotEvent).
    if (words.length > 0) throw refuse('forbidden', 'hotLists.developersOnly', {}, 'words')
    if (hotEventId !== null)
      await eventDetail(scope, hotEventId).catch(() => {
        throw refuse('invalid', 'screenMaterials.eventGone', {}, 'hotEventId')
      })
  },
)

export const createSocietyEvent = (scope: Scope, body: SocietyEventDraft) => societyEventRoutes.create(scope, { body })

export const societyEventsServer = serverHalf({
  feature: societyEventsFeature,
  words: strings,
  routes: societyEventRoutes,
})
