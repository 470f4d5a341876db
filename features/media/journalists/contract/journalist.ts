/** A person who writes, as an organisation keeps them: where, about what, and what is noted. How they are reached stands apart (ways.ts). */
import { EntryRef } from '@guanlan/features/media/media-library/contract'
import { calendarDay, Moment, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const nameLength = 200
export const roleLength = 100
export const notesLength = 4000
export const mostEntries = 20
export const mostTags = 20
export const tagLength = 30
export const mostLanguages = 10
/** Days without a conversation after which a relation is quiet. */
export const quietDays = 90

const Day = calendarDay('journalists.dayFaulty').nullable().default(null)
export const Post = z
  .object({
    entry: EntryRef.nullable().default(null),
    medium: z
      .string()
      .trim()
      .max(nameLength, 'journalists.mediumLength')
      .default('')
      .describe('What it is called, where it is no entry of the library'),
    beat: z
      .string()
      .trim()
      .max(roleLength, 'journalists.beatLength')
      .default('')
      .describe('What they write about there'),
    from: Day,
    to: Day.describe('Null: still'),
  })
  .refine(({ entry, medium }) => entry !== null || medium !== '', {
    error: 'journalists.mediumMissing',
    path: ['medium'],
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    error: 'journalists.daysReversed',
    path: ['to'],
  })
export type Post = z.infer<typeof Post>

export const Draft = z.object({
  name: z.string().trim().min(1, 'journalists.nameLength').max(nameLength, 'journalists.nameLength'),
  entries: z.array(Post).max(mostEntries, 'journalists.tooManyEntries').default([]),
  role: z.string().trim().max(roleLength, 'journalists.roleLength').default(''),
  languages: z
    .array(z.string().trim().min(1).max(tagLength, 'journalists.languageLength'))
    .max(mostLanguages, 'journalists.tooManyLanguages')
    .default([]),
  region: z
    .string()
    .regex(/^\d{1,6}$/, 'journalists.regionFaulty')
    .nullable()
    .default(null)
    .describe('Division code'),
  tags: z
    .array(z.string().trim().min(1).max(tagLength, 'journalists.tagLength'))
    .max(mostTags, 'journalists.tooManyTags')
    .default([]),
  notes: z.string().trim().max(notesLength, 'journalists.notesLength').default(''),
  doNotCall: z.boolean().default(false),
})
export type Draft = z.infer<typeof Draft>

export const Journalist = Draft.extend({
  ...recordFields,
  entries: z.array(z.object({ ...Post.shape, name: z.string().describe('Of the medium, as it is called now') })),
  ways: z.number().int().describe('Ways to reach them that are known; what they are is answered by contacts alone'),
  talks: z.number().int(),
  lastTalkAt: Moment.nullable(),
  lastTalkBy: z.string().nullable(),
})
export type Journalist = z.infer<typeof Journalist>

export const relations = ['all', 'never', 'quiet', 'spoken'] as const
export const calls = ['all', 'may', 'mayNot'] as const

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name, the role, a medium, a beat or a tag'),
  entry: EntryRef.or(z.literal('')).default('').describe('Who writes or wrote there'),
  tag: z.string().max(tagLength).default(''),
  relation: z
    .enum(relations)
    .default('all')
    .describe(`never: nobody spoke with them; quiet: not in ${quietDays} days; spoken: within them`),
  call: z.enum(calls).default('all'),
  sort: z.enum(['name', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>

/** What may be exported, by its titles. */
export const exported = {
  name: strings.name,
  media: strings.entries,
  role: strings.role,
  languages: strings.languages,
  region: strings.region,
  tags: strings.tags,
  notes: strings.notes,
  doNotCall: strings.doNotCall,
  talks: strings.talks,
  lastTalkAt: strings.lastTalkAt,
  lastTalkBy: strings.lastTalkBy,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}
/** The same with ways to reach people. */
export const exportedWithWays = {
  name: strings.name,
  mail: strings.mail,
  mobile: strings.mobile,
  weixin: strings.weixin,
  sources: strings.waySources,
  media: strings.entries,
  role: strings.role,
  languages: strings.languages,
  region: strings.region,
  tags: strings.tags,
  notes: strings.notes,
  doNotCall: strings.doNotCall,
}
