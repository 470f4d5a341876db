/** The library: own events and published cases by industry, company, brand, product and year. */
import { eventStates, Subjects } from '@guanlan/features/events/events/contract'
import { Changed, Id, KeysetPaging, keysetListOf, listOf, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** In the order in which the tree asks. */
export const levels = ['industry', 'company', 'brand', 'product', 'year'] as const
export type Level = (typeof levels)[number]

/** Stands for what names nothing of a level. */
export const unnamed = '-'

const Value = z.string().max(50).optional()
export const LibraryPath = z.object({
  industry: Value.describe('Code of an industry; `-`: none'),
  company: Value.describe('`-`: none'),
  brand: Value.describe('`-`: none'),
  product: Value.describe('`-`: none'),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  titleLike: z.string().max(100).default('').describe('Part of the title'),
})
export type LibraryPath = z.infer<typeof LibraryPath>

export const LibraryNode = z.object({
  /** What the path is gone on with. */
  value: z.string(),
  title: z.string(),
  count: z.number().int(),
})

export type LibraryNode = z.infer<typeof LibraryNode>

export const LibraryEntry = z.object({
  kind: z.enum(['event', 'case']),
  id: z.number().int(),
  title: z.string(),
  subjects: Subjects,
  startTime: Moment,
  endTime: Moment.nullable(),
  state: z.enum(eventStates).nullable().describe('Of an own event'),
})
export type LibraryEntry = z.infer<typeof LibraryEntry>

const Text = (most: number) => z.string().trim().min(1).max(most)
/** What an operator writes of an event for everybody. Texts of publishers are named and linked, not repeated. */
export const CaseDraft = z.object({
  title: z.string().trim().min(2, 'eventLibrary.titleLength').max(50, 'eventLibrary.titleLength'),
  subjects: Subjects,
  startTime: Moment,
  endTime: Moment.nullable().default(null),
  course: z
    .array(z.object({ at: Moment, title: Text(100), text: z.string().trim().max(500).default('') }))
    .max(50)
    .default([]),
  figures: z
    .array(z.object({ label: Text(50), value: Text(50) }))
    .max(30)
    .default([]),
  links: z
    .array(
      z.object({
        title: Text(200),
        media: z.string().trim().max(100).default(''),
        url: z.url({ protocol: /^https?$/ }).max(2_000),
      }),
    )
    .max(100)
    .default([]),
})
export type CaseDraft = z.infer<typeof CaseDraft>
export const EventCase = CaseDraft.extend({ id: z.number().int(), version: Version, publishedAt: Moment })
export type EventCase = z.infer<typeof EventCase>
export const CaseQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the title'),
  sort: z.enum(['title', 'publishedAt']).default('publishedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type CaseQuestion = z.infer<typeof CaseQuestion>

const views = { access: 'member', permission: 'eventLibrary.view', method: ['GET', 'POST'], reads: true } as const
const path = '/ipr/eventLibrary'

export const libraryCalls = {
  tree: {
    ...views,
    path: `${path}/tree`,
    summary: 'What stands below a place of the library, with how many events and cases each has',
    query: LibraryPath,
    reply: z.object({
      level: z.enum(levels).nullable(),
      nodes: z.array(LibraryNode).max(500),
      total: z.number().int(),
    }),
  },
  list: {
    ...views,
    path: `${path}/list`,
    summary: 'Events and cases of a place of the library, the latest first',
    query: LibraryPath.extend(Paging.shape),
    reply: listOf(LibraryEntry),
  },
  getCase: {
    ...views,
    path: `${path}/case/{id}`,
    summary: 'A published case',
    params: z.object({ id: Id }),
    reply: EventCase,
  },
  cases: {
    access: 'operator',
    method: 'POST',
    path: `${path}/case/list`,
    reads: true,
    summary: 'Published cases, page after page',
    body: CaseQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(EventCase),
  },
  publishedCase: {
    access: 'operator',
    method: 'GET',
    path: `${path}/case/published/{id}`,
    summary: 'One of them, as its writers read it',
    params: z.object({ id: Id }),
    reply: EventCase,
  },
  publishCase: {
    access: 'operator',
    method: 'POST',
    path: `${path}/case/save`,
    audit: 'always',
    conflicts: true,
    summary:
      'Publish a case for all organisations, or change the one of this id; refused (409) when it was changed since the version that is named',
    body: CaseDraft.extend({ id: Id.optional(), version: Version.optional() }),
    reply: EventCase,
  },
  removeCase: {
    access: 'operator',
    method: 'DELETE',
    path: `${path}/case/{id}`,
    audit: 'always',
    summary: 'Take a published case back from all organisations',
    params: z.object({ id: Id }),
    reply: Changed,
  },
} as const
