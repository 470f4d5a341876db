/** What may be an event: stories that share names, places and rare words, and are more than usual. */
import { Changed, Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { InfoEvent, titleLength } from './event.ts'

export const mostOffers = 50
/** Stories that are taken out of a candidate at once. */
const mostSplit = 1_000

export const Candidate = z.object({
  id: Id,
  title: z.string().describe('The headline of most media as it stands, or as somebody renamed it'),
  articles: z
    .number()
    .int()
    .describe('Of its stories, from firstAt to lastAt: as many as the event has that is made of it'),
  media: z.number().int().describe('Of these'),
  recent: z.number().int().describe('Articles of the 24 hours before lastAt'),
  usual: z.number().describe('Articles with its words in the same hours of four weeks, the middle of the days'),
  confidence: z.number().int().min(0).max(100),
  words: z.array(z.string()).describe('What most of its stories share, the rarest first'),
  firstArticle: z
    .object({ id: z.number().int(), title: z.string(), media: z.string(), publishedAt: Moment })
    .nullable(),
  firstAt: Moment.describe('When its first article was published'),
  lastAt: Moment.describe('When its latest article was published'),
  stories: z.array(z.number().int()).describe('As filters of lists take them, 50 at most'),
  allStories: z.number().int().describe('How many it has; a list of the others is that of the event made of it'),
})
export type Candidate = z.infer<typeof Candidate>

export const Offers = z.object({ list: z.array(Candidate).max(mostOffers), total: z.number().int() })

const ById = z.object({ id: Id })
const detects = { access: 'member', permission: 'events.detect', method: 'POST', undo: true } as const
const at = <const Path extends string>(path: Path) => ({ path: `/ipr/infoEvent/candidate/${path}` }) as const

export const candidateCalls = {
  listCandidates: {
    access: 'member',
    permission: 'events.detect',
    ...at('list'),
    method: ['GET', 'POST'],
    reads: true,
    summary: 'What may be an event, the surest first',
    reply: Offers,
  },
  acceptCandidate: {
    ...detects,
    ...at('accept'),
    quota: 'eventCount',
    summary: 'Make an event of a candidate: its stories are in it, and those that join it later',
    body: ById,
    reply: InfoEvent,
  },
  dismissCandidate: {
    ...detects,
    ...at('dismiss'),
    summary: 'It is none: it is offered no more, whatever joins it',
    body: ById,
    reply: Changed,
  },
  mergeCandidates: {
    ...detects,
    ...at('merge'),
    summary: 'Two candidates are one matter: the stories of one, later ones too, belong to the other',
    body: ById.extend({ into: Id }),
    reply: Changed,
  },
  splitCandidate: {
    ...detects,
    ...at('split'),
    summary: 'Some stories of a candidate are another matter: they are one of their own, and so are stories like them',
    body: ById.extend({
      stories: z.array(LongId).min(1, 'events.splitNone').max(mostSplit),
      title: z
        .string()
        .trim()
        .max(titleLength.most, 'events.titleLength')
        .default('')
        .describe('Empty: that of its first story'),
    }),
    reply: z.object({ changed: z.number().int(), id: Id }),
  },
  renameCandidate: {
    ...detects,
    ...at('rename'),
    summary: 'Call a candidate otherwise',
    body: ById.extend({
      title: z.string().trim().min(titleLength.least, 'events.titleLength').max(titleLength.most, 'events.titleLength'),
    }),
    reply: Changed,
  },
} as const
