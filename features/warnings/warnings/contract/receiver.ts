/** What a receiver sees and does by the link of a message, without signing in; and what members make of it. */
import {
  Highlight,
  MediaType,
  NegativityLevel,
  Published,
  Sentiment,
} from '@guanlan/features/articles/articles/contract'
import { SharedArticle } from '@guanlan/features/handling/shares/contract'
import { Changed, Empty, Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Incident, noteLength, reasons, receiverActs, receiverStates } from './incident.ts'
import { conditionFields, relations } from './warning.ts'

/** Articles that the page lists; the rest is counted. */
export const mostReceived = 200
export const pauseHours = [2, 8, 24] as const
export const leftOutKinds = ['author', 'media', 'word', 'story'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

const Note = z.string().trim().max(noteLength).default('')

export const ReceivedArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  titleHits: z.array(Highlight),
  excerpt: z.string(),
  excerptHits: z.array(Highlight),
  media: z.string(),
  mediaType: MediaType,
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  ...Published.shape,
  told: z.enum(reasons).nullable().describe('null: it folded in silently'),
})
export type ReceivedArticle = z.infer<typeof ReceivedArticle>

export const Received = z.object({
  organisation: z.string(),
  receiver: z.string(),
  expiresAt: Moment,
  incident: Incident.pick({
    warningName: true,
    source: true,
    title: true,
    level: true,
    sentiment: true,
    articles: true,
    state: true,
    takenBy: true,
    takenAt: true,
    openedAt: true,
    lastAt: true,
    demonstration: true,
    measured: true,
  }),
  why: z.object({
    reason: z.enum(reasons).nullable().describe('Why the first message went'),
    rule: z
      .string()
      .nullable()
      .describe('As it was written when the incident was raised; null: sent by hand, or by words of monitors alone'),
    version: z.number().int().nullable(),
    words: z.array(z.object({ word: z.string(), places: z.number().int() })).describe('Found in the listed articles'),
    conditions: z.array(
      z.object({ name: z.enum(conditionFields), relationOperator: z.enum(relations), value: z.array(z.string()) }),
    ),
    monitors: z.array(z.string()).describe('Whose words count too'),
  }),
  articles: z.array(ReceivedArticle),
  acts: z.array(z.object({ by: z.string(), act: z.enum(receiverActs), detail: z.string(), at: Moment })),
  /** Members it can be passed on to. */
  people: z.array(z.object({ id: z.number().int(), name: z.string() })),
  mayPause: z.boolean().describe('A room of many readers is not paused by one of them'),
  mayPropose: z.boolean().describe('false: no rule raised it'),
})
export type Received = z.infer<typeof Received>

/** The message itself, as it was written for the receiver. */
export const ReceivedMessage = z.object({
  organisation: z.string(),
  receiver: z.string(),
  sentAt: Moment,
  title: z.string(),
  lines: z.array(z.string()),
  items: z.array(z.object({ title: z.string(), source: z.string(), at: Moment.nullable(), excerpt: z.string() })),
  more: z.number().int(),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

/** One thing that could be left out, and what would go with it in the last 7 days. */
export const LeftOut = z.object({
  kind: z.enum(leftOutKinds),
  value: z.string(),
  name: z.string(),
  articles: z.number().int().describe('That would not have told'),
  incidents: z.number().int().describe('That would not have opened'),
  samples: z.array(z.string()).describe('Titles of other incidents that would go'),
  proposed: z.boolean().describe('Somebody has proposed it already'),
})
export type LeftOut = z.infer<typeof LeftOut>

export const Proposal = z.object({
  id: z.number().int(),
  warningId: z.number().int(),
  warningName: z.string(),
  incidentId: z.number().int(),
  receiver: z.string(),
  kind: z.enum(leftOutKinds),
  name: z.string(),
  note: z.string(),
  madeAt: Moment,
})
export type Proposal = z.infer<typeof Proposal>

const path = '/inews/warning'
const received = `${path}/received/{token}`
const byLink = { access: 'link', purpose: 'warning', makerNeeds: ['warnings.view'] } as const
const viewing = { access: 'member', permission: 'warnings.view' } as const
const editing = { access: 'member', permission: 'warnings.edit' } as const
const Token = z.object({ token: z.string().max(200) })

export const receiverCalls = {
  received: {
    ...byLink,
    method: 'GET',
    path: received,
    summary: 'An incident as its receiver sees it; changes nothing, because mail servers open every link',
    params: Token,
    reply: Received,
  },
  receivedArticle: {
    ...byLink,
    method: 'GET',
    path: `${received}/article/{article}`,
    summary: 'One article of the incident, with the words of the warning marked',
    params: Token.extend({ article: LongId }),
    reply: SharedArticle,
  },
  receivedMessage: {
    ...byLink,
    method: 'GET',
    path: `${received}/message`,
    summary: 'The message as its receiver got it, of the incident and organisation that the address names',
    params: Token,
    query: z.object({ orgId: Id, incident: Id }),
    reply: ReceivedMessage,
  },
  receivedSeen: {
    ...byLink,
    method: 'POST',
    path: `${received}/seen`,
    summary: 'The page was on a screen: the record of the message says opened',
    params: Token,
    reply: Empty,
  },
  receivedState: {
    ...byLink,
    method: 'POST',
    path: `${received}/state`,
    summary: 'Acknowledge, take in hand, or call a false alarm, by the link of a message',
    params: Token,
    body: z.object({ state: z.enum(receiverStates), note: Note }),
    reply: Received,
  },
  receivedPassOn: {
    ...byLink,
    method: 'POST',
    path: `${received}/passOn`,
    summary: 'Pass it on to a member, who is told in the product; five times an hour at most',
    params: Token,
    body: z.object({ memberId: Id, note: Note }),
    reply: Received,
  },
  receivedPause: {
    ...byLink,
    method: 'POST',
    path: `${received}/pause`,
    summary: 'Hold messages to this receiver for some hours; what comes meanwhile is sent afterwards',
    params: Token,
    body: z.object({ hours: z.union(pauseHours.map(hours => z.literal(hours))) }),
    reply: Received,
  },
  receivedLess: {
    ...byLink,
    method: 'GET',
    cost: 'expensive',
    path: `${received}/less`,
    summary: 'What could be left out so that less like this comes, each with what else would go: a replay of 7 days',
    params: Token,
    reply: z.array(LeftOut),
  },
  receivedPropose: {
    ...byLink,
    method: 'POST',
    cost: 'expensive',
    path: `${received}/propose`,
    summary: 'Propose to leave something out; a member decides',
    params: Token,
    body: z.object({ kind: z.enum(leftOutKinds), value: z.string().max(200), note: Note }),
    reply: Received,
  },
  receiverPage: {
    ...viewing,
    audit: 'always',
    method: 'POST',
    path: `${path}/incident/{id}/page`,
    summary: 'A link to the page as a receiver of this incident sees it, in one’s own name',
    params: z.object({ id: Id }),
    reply: z.object({ token: z.string(), address: z.string() }),
  },
  revokePages: {
    access: 'member',
    permission: 'warnings.act',
    audit: 'always',
    method: 'DELETE',
    path: `${path}/incident/{id}/page`,
    summary: 'End the links of all messages of an incident at once and for good',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  proposals: {
    ...viewing,
    method: 'GET',
    path: `${path}/proposal`,
    summary: 'What receivers would leave out, and nobody has decided yet, newest first',
    reply: z.array(Proposal),
  },
  decideProposal: {
    ...editing,
    undo: true,
    method: 'POST',
    path: `${path}/proposal/{id}`,
    summary: 'Change the warning as a receiver proposed, or leave it as it is',
    params: z.object({ id: Id }),
    body: z.object({ accept: z.boolean() }),
    reply: Changed,
  },
} as const
