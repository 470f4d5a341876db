/** Latent dangers: stories that are small and may grow, in the order of an open score. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Crisis, Name } from './crisis.ts'
import { CrisisLevel } from './levels.ts'

/** Articles of so many hours are looked at; those of the last 24 against the days before. */
export const latentHours = 72
/** A story with more articles is no latent danger any more. */
export const mostArticlesOfLatent = 200
/** Stories that are looked at: those with most articles that are negative or have a sensitive word. */
export const mostLatent = 200

export const latentStates = ['open', 'watched', 'dismissed'] as const
export type LatentState = (typeof latentStates)[number]

/** Stories that were taken apart by hand have numbers below zero. */
const StoryId = z.int()
const Count = z.number().int()
export const Figures = z.object({
  articles: Count,
  recent: Count,
  usual: z.number().nullable(),
  negative: Count,
  negativeByLevel: z.object({ 1: Count, 2: Count, 3: Count, 4: Count }),
  interactions: z.number().nullable(),
  reach: z.number().nullable(),
  mediaLevel: z.enum(mediaLevels),
  platforms: Count,
  regions: Count,
  boards: Count,
  words: Count,
  commonWords: Count.nullable(),
})

export const Latent = z.object({
  storyId: StoryId,
  title: z.string(),
  media: z.string().describe('That had it first'),
  firstAt: Moment,
  lastAt: Moment,
  score: z.number().describe('0 to 100, of the figures as they are now; no forecast'),
  figures: Figures,
  /** Words that articles of earlier crises have, too. */
  commonWords: z.array(z.string()),
  /** What somebody decided; null: nobody did. */
  mark: z
    .object({
      state: z.enum(['watched', 'dismissed']),
      reason: z.string(),
      by: z.string().nullable(),
      at: Moment,
    })
    .nullable(),
})
export type Latent = z.infer<typeof Latent>

export const LatentQuestion = z.object({ state: z.enum(latentStates).default('open') })

const at = <const Path extends string>(path: Path) =>
  ({ path: `/crisis/latent/${path}`, aliases: [`/weiji/latent/${path}`], tokenHeader: true, method: 'POST' }) as const

export const latentCalls = {
  listLatent: {
    ...at('list'),
    access: 'member',
    permission: 'crisis.view',
    cost: 'expensive',
    reads: true,
    summary: 'Latent dangers, the highest score first, or those that are watched or were dismissed',
    body: LatentQuestion.extend(Paging.shape),
    reply: listOf(Latent),
  },
  markLatent: {
    ...at('mark'),
    access: 'member',
    permission: 'crisis.act',
    undo: true,
    summary: 'Watch a latent danger, dismiss it with a reason, or leave it open again',
    body: z
      .object({
        storyId: StoryId,
        state: z.enum(latentStates),
        reason: z.string().trim().max(1_000, 'crisis.reasonLength').default(''),
      })
      .refine(({ state, reason }) => state !== 'dismissed' || reason !== '', {
        error: 'crisis.dismissReason',
        path: ['reason'],
      }),
    reply: z.object({ storyId: StoryId, state: z.enum(latentStates) }),
  },
  startLatent: {
    ...at('start'),
    access: 'member',
    permission: 'crisis.act',
    audit: 'always',
    summary: 'Make a crisis of a latent danger, with its articles; further ones of the story may join',
    body: z.object({
      storyId: StoryId,
      name: Name,
      crisisLevel: CrisisLevel,
      drill: z.boolean().default(false),
      draft: z.boolean().default(true),
    }),
    reply: Crisis,
  },
} as const
