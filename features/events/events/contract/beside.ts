/** Courses of events beside one another, and the earlier ones that an event is most like. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { views } from './access.ts'
import { eventStates } from './states.ts'

export const mostBeside = 10
export const mostNearest = 5

const Shape = z.object({
  articles: z.number().int(),
  negativeShare: z.number().min(0).max(1),
  height: z.number().int().describe('The most articles of 24 hours'),
  hoursToPeak: z.number().int().describe('From its first article to the end of these 24 hours'),
  halfLife: z
    .number()
    .int()
    .nullable()
    .describe('Hours from there until 24 hours have less than half as many; null: not yet'),
})
export const CourseBeside = z.object({
  id: z.number().int(),
  title: z.string(),
  state: z.enum(eventStates),
  shape: Shape,
  hoursToAnswer: z
    .number()
    .int()
    .nullable()
    .describe('From its first article to the first official word, denial, apology or correction; null: none was found'),
  /** Hour by hour, those without articles left out: when, articles, negative ones. */
  hours: z.array(z.tuple([z.int(), z.int(), z.int()])),
})
export type CourseBeside = z.infer<typeof CourseBeside>

const Part = z.number().min(0).max(1).nullable().describe('0: alike; null: not known of one of them')
export const NearestEvent = z.object({
  id: z.number().int(),
  title: z.string(),
  state: z.enum(eventStates),
  distance: z.number().min(0).max(1),
  parts: z.object({ curve: Part, pace: Part, height: Part, mood: Part, subjects: Part }),
})
export type NearestEvent = z.infer<typeof NearestEvent>

export const besideCalls = {
  courses: {
    ...views,
    method: 'POST',
    path: '/ipr/infoEvent/courses',
    reads: true,
    cost: 'expensive',
    summary: 'Courses of up to ten events hour by hour, with their shape, to be laid over one another',
    body: z.object({ ids: z.array(Id).min(1).max(mostBeside) }),
    reply: z.array(CourseBeside),
  },
  nearest: {
    ...views,
    method: 'GET',
    path: '/ipr/infoEvent/{id}/nearest',
    cost: 'expensive',
    summary: 'Which earlier events of the organisation this one is most like, with the distance taken apart',
    params: z.object({ id: Id }),
    reply: z.array(NearestEvent).max(mostNearest),
  },
} as const
