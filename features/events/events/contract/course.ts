/** The course of an event: phases, their turning points, and the articles of both, as a tree. */
import { cueKinds, MediaType, mediaLevels } from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { phaseShapes } from './phases.ts'

const Count = z.number().int()
export const nodeKinds = ['phase', 'turn', 'article'] as const
/** Why it is a turning point: most followed it, the first of a media type or level, a cue of its text, a hot list. */
export const turnReasons = ['growth', 'firstOfType', 'firstOfLevel', ...cueKinds, 'hotList'] as const
export type TurnReason = (typeof turnReasons)[number]
/** What an article is in its phase or turning point. */
export const articleRoles = ['first', 'biggest', 'negative', 'turn', 'followed'] as const
export type ArticleRole = (typeof articleRoles)[number]

export const nodeLength = { title: 80, text: 2_000 } as const

/** As it stands in the article; null: a person wrote it. */
const Sentence = z.object({ text: z.string(), articleId: LongId.nullable() })
export type Sentence = z.infer<typeof Sentence>

const Content = {
  title: z.string().describe('Empty: it is called by what it is'),
  startTime: Moment.nullable(),
  endTime: Moment.nullable().describe('Of phases; it is not part of it: the next one begins there'),
  sentences: z.array(Sentence),
}

export const CourseArticle = z.object({
  id: LongId,
  title: z.string(),
  media: z.string(),
  mediaType: MediaType,
  publishedAt: Moment,
  timeOfArrival: z.boolean(),
})

export const CourseNode = z.object({
  treeId: Id,
  parentId: Id.nullable().describe('null: of the event itself'),
  kind: z.enum(nodeKinds),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  ...Content,
  hidden: z.boolean(),
  order: Count.nullable().describe('Among those of its parent; null: by time'),
  touched: z.boolean().describe('A person changed it: it is computed anew by request alone, as a proposal'),
  /** Of phases: computed for whoever reads. */
  phase: z
    .object({
      shape: z.enum(phaseShapes),
      count: Count,
      negative: Count,
      before: z.object({ count: Count, negative: Count, hours: z.number() }).nullable().describe('The phase before'),
      isOpen: z.boolean().describe('Its end moves with the articles that come'),
    })
    .nullable(),
  turn: z
    .object({
      reason: z.enum(turnReasons),
      mediaType: MediaType.nullable(),
      level: z.enum(mediaLevels).nullable(),
      following: Count.nullable().describe('Articles of its story within the hour after it'),
      hotEvent: z.object({ id: Id, title: z.string(), rank: Count, platform: z.string() }).nullable(),
    })
    .nullable(),
  role: z.enum(articleRoles).nullable(),
  article: CourseArticle.nullable(),
  proposal: z.object(Content).nullable().describe('What a refresh would have written in place of what a person wrote'),
})
export type CourseNode = z.infer<typeof CourseNode>

export const PhaseMethod = z.object({
  stepHours: Count,
  shortestHours: Count,
  most: Count,
  penalty: z.number(),
  spread: z.number(),
  rhythm: z.boolean(),
})
export type PhaseMethod = z.infer<typeof PhaseMethod>

export const EventCourse = z.object({
  /** null: nobody looked at it yet. */
  computedAt: Moment.nullable(),
  method: PhaseMethod.nullable(),
  nodes: z.array(CourseNode).describe('Phases in their order, each followed by what is beneath it'),
  articles: z.array(CourseArticle).describe('Those that sentences were taken from'),
})
export type EventCourse = z.infer<typeof EventCourse>

export const updateFlags = ['refresh', 'edit'] as const

/** `refresh` computes anew what nobody touched and proposes for the rest; `edit` changes one node. */
export const EditedCourse = z.object({
  id: Id,
  updateFlag: z.enum(updateFlags),
  treeId: Id.optional().describe('The node to edit'),
  version: Version.optional().describe('That the writer saw'),
  title: z.string().trim().max(nodeLength.title, 'events.nodeTitleLength').optional(),
  text: z
    .string()
    .trim()
    .max(nodeLength.text, 'events.nodeTextLength')
    .optional()
    .describe('A sentence a line; those that stood there keep their article'),
  startTime: Moment.optional(),
  endTime: Moment.optional(),
  hidden: z.boolean().optional(),
  order: Count.min(0).max(999).nullable().optional(),
  dropProposal: z.boolean().default(false).describe('What is there stays, the proposal goes'),
})
export type EditedCourse = z.output<typeof EditedCourse>

export const mostQuestions = 20
/** A comment that is a question, with the article that it stands under. */
export const ReadersAsk = z.object({
  text: z.string(),
  likes: Count.nullable(),
  writtenAt: Moment,
  count: Count.describe('Comments with the same words'),
  article: CourseArticle,
})
export type ReadersAsk = z.infer<typeof ReadersAsk>
