/** Events as a whole: lists, what they are, their rule and their articles. */
import { onArticles } from '@guanlan/features/handling/article-actions/contract'
import { Changed, chosenOf, Empty, exportCall, Id, keysetListOf, listOf, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { edits, views } from './access.ts'
import { Candidate, mostOffers } from './candidates.ts'
import { ClaimsBesideAnswers } from './claims.ts'
import { EditedCourse, EventCourse, mostQuestions, ReadersAsk } from './course.ts'
import {
  ArticlesQuery,
  EventArticle,
  EventPage,
  exported,
  InfoEvent,
  NewEvent,
  RuleVersion,
  ScopedQuestion,
  TopEvent,
  UpdatedEvent,
} from './event.ts'
import { FollowedEvent, Following } from './following.ts'
import { EventPreview, TriedEvent } from './preview.ts'

export const at = <const Path extends string>(path: Path) => ({ path: `/ipr/infoEvent/${path}` }) as const

const listed = {
  ...views,
  method: 'POST',
  reads: true,
  cost: 'expensive',
  body: EventPage,
  reply: keysetListOf(InfoEvent),
} as const
const listedByAddress = { ...views, method: 'GET', cost: 'expensive', reply: keysetListOf(InfoEvent) } as const
const NewEvents = keysetListOf(InfoEvent).extend({ offers: z.array(Candidate).max(mostOffers) })
const Articles = z.object({ changed: z.number().int(), task: z.number().int().nullable() })

export const eventCalls = {
  listNew: {
    ...listed,
    ...at('eventNewList'),
    summary: 'Events of the organisation that were made last, and what was found that may be one',
    reply: NewEvents,
  },
  listNewByAddress: {
    ...listedByAddress,
    ...at('eventNewList'),
    summary: 'The same, queried in the address',
    query: EventPage,
    reply: NewEvents,
  },
  listMine: { ...listed, ...at('eventList/byUser'), summary: 'Events that the caller owns or made' },
  listAll: {
    ...listed,
    ...at('eventList/byOrg'),
    body: EventPage.extend({ scope: ScopedQuestion.shape.scope }),
    summary: 'Events of the organisation: all, one’s own, or those that are over',
  },
  listMineByAddress: {
    ...listedByAddress,
    ...at('eventList/byUser'),
    summary: 'Events that the caller owns or made, queried in the address',
    query: EventPage,
  },
  listAllByAddress: {
    ...listedByAddress,
    ...at('eventList/byOrg'),
    summary: 'Events of the organisation, queried in the address',
    query: EventPage.extend({ scope: ScopedQuestion.shape.scope }),
  },
  topTen: {
    ...views,
    ...at('getEventTopTen'),
    method: ['GET', 'POST'],
    reads: true,
    cost: 'expensive',
    summary: 'The ten events with the most heat, and where they stood a day ago',
    reply: z.array(TopEvent).max(10),
  },
  get: {
    ...views,
    ...at('getInfoEvent/{id}'),
    method: ['GET', 'POST'],
    reads: true,
    summary: 'One event with its course',
    params: z.object({ id: Id }),
    reply: InfoEvent.extend({ tree: EventCourse }),
  },
  add: {
    ...edits,
    ...at('add'),
    method: 'POST',
    quota: 'eventCount',
    summary: 'Add an event, of a rule or of articles',
    body: NewEvent,
    reply: InfoEvent,
  },
  update: {
    ...edits,
    ...at('update'),
    method: 'PUT',
    quota: 'eventCount',
    summary: 'Change an event; without an id it is added',
    body: UpdatedEvent,
    reply: InfoEvent,
  },
  updateRule: {
    ...edits,
    ...at('updateRule'),
    method: 'PUT',
    summary: 'Change the rule of an event: what only the older one wanted leaves it',
    body: z.object({ id: Id, version: Version.optional(), rule: z.string().max(60_000) }),
    reply: InfoEvent,
  },
  rules: {
    ...views,
    ...at('{id}/rules'),
    method: 'GET',
    summary: 'Rules that an event had, the newest first',
    params: z.object({ id: Id }),
    reply: z.array(RuleVersion),
  },
  updateCourse: {
    ...edits,
    ...at('updateEventAnalyze'),
    method: 'PUT',
    cost: 'expensive',
    summary: 'Compute the course of an event anew, or change one node of it',
    body: EditedCourse,
    reply: EventCourse,
  },
  goOn: {
    ...edits,
    ...at('goOn/{id}'),
    method: 'POST',
    summary: 'Take articles in for 90 days more, as another chapter of the event',
    params: z.object({ id: Id }),
    reply: InfoEvent,
  },
  preview: {
    ...views,
    ...at('preview'),
    method: 'POST',
    reads: true,
    cost: 'expensive',
    summary: 'What a rule finds among stored articles, part after part, and what it gains and loses',
    body: TriedEvent,
    reply: EventPreview,
  },
  remove: {
    ...edits,
    ...at('delete/{id}'),
    method: 'DELETE',
    summary: 'Put an event into the bin, from which it can be taken back for 30 days',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  removeMany: {
    ...edits,
    ...at('deleteMany'),
    method: 'POST',
    summary: 'Put events into the bin: those chosen, or all that a question finds but some',
    body: chosenOf(ScopedQuestion),
    reply: Changed,
  },
  restore: {
    ...edits,
    ...at('restore'),
    method: 'POST',
    quota: 'eventCount',
    summary: 'Take events back out of the bin',
    body: chosenOf(ScopedQuestion),
    reply: Changed,
  },
  articles: {
    ...views,
    ...at('articles'),
    method: 'GET',
    cost: 'expensive',
    summary: 'Articles of an event, page after page',
    query: ArticlesQuery,
    reply: listOf(EventArticle),
  },
  questions: {
    ...views,
    ...at('questions'),
    method: 'GET',
    cost: 'expensive',
    summary: 'What readers ask in comments on its articles, the most liked first',
    query: z.object({ id: Id }),
    reply: z.array(ReadersAsk).max(mostQuestions),
  },
  claims: {
    ...views,
    ...at('claims'),
    method: 'GET',
    cost: 'expensive',
    summary: 'Sentences of its articles that accuse, beside those that answer',
    query: z.object({ id: Id }),
    reply: ClaimsBesideAnswers,
  },
  addArticles: {
    ...edits,
    ...at('addArticles'),
    method: 'POST',
    undo: 'each',
    summary: 'Put articles into an event: those chosen, or all that a question finds',
    body: onArticles({ eventId: Id }),
    reply: Articles,
  },
  removeArticles: {
    ...edits,
    ...at('removeArticles'),
    method: 'POST',
    undo: 'each',
    summary: 'Take articles out of an event: they stay out',
    body: onArticles({ eventId: Id }),
    reply: Articles,
  },
  getFollowing: {
    ...views,
    ...at('follow/{id}'),
    method: 'GET',
    summary: 'Whether the caller follows an event, and how they are notified',
    params: z.object({ id: Id }),
    reply: Following,
  },
  setFollowing: {
    ...views,
    ...at('follow'),
    method: 'PUT',
    undo: true,
    summary:
      'Follow an event: be notified once each when it begins to grow, peaks, is over or comes back; or no longer',
    body: FollowedEvent,
    reply: Following,
  },
  events: {
    ...views,
    method: 'GET',
    path: '/ipr/infoEvent/changes',
    envelope: 'events',
    summary: 'Tells when an event is another than before: event `changed`',
    reply: Empty,
  },
  ...exportCall({
    path: '/ipr/infoEvent/list',
    permission: 'events.view',
    question: ScopedQuestion,
    columns: exported,
  }),
} as const
