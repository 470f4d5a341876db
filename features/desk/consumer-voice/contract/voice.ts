/** What consumers say: complaints and reviews, a kind of data of its own outside the media types of articles. The fields and calls that both have. */
import {
  calendarDay,
  exportCall,
  importCalls,
  pastDay,
  pushCall,
  recordCalls,
  type SheetTitles,
} from '@guanlan/platform/contract'
import { z } from 'zod'

type Name = 'complaints' | 'reviews'

export const lineOf = (tooLong: string, most: number) => z.string().trim().min(1, tooLong).max(most, tooLong)

export const voiceFields = (name: Name) => ({
  /** Of the platform; one that is known already is the same. */
  code: lineOf(`${name}.codeLength`, 100),
  title: lineOf(`${name}.nameLength`, 200),
  body: z.string().trim().max(20_000, `${name}.bodyLength`).default(''),
  platform: lineOf(`${name}.platformLength`, 100),
  url: z
    .string()
    .max(2_000)
    .regex(/^(https?:\/\/.*)?$/, `${name}.urlFaulty`)
    .default(''),
  publishedOn: pastDay(`${name}.dayFaulty`, `${name}.dayAhead`),
})

/** @param parts where words are found */
export const voiceQuestion = (parts: string) => ({
  like: z.string().max(100).default('').describe(`Part of ${parts}`),
  field: z.string().max(20).default('').describe('Code of an industry: those with a word of it (dicIndustry)'),
  startTime: calendarDay().nullable().default(null).describe('First day'),
  endTime: calendarDay().nullable().default(null).describe('Last day'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

/** Spread into `contract({ … })`: the list and its records, its sum, files in both directions, and what programs hand in. */
export const voiceCalls = <
  const N extends Name,
  Draft extends z.ZodObject,
  Row extends z.ZodType,
  Question extends z.ZodObject,
  Summary extends z.ZodType,
  Titles extends SheetTitles,
>(of: {
  name: N
  /** `/inews/CALLED` and `/ua/upload/CALLED/addBatch`. */
  called: string
  noun: string
  listed: string
  summed: string
  Draft: Draft
  Record: Row
  Question: Question
  Summary: Summary
  exported: Titles
}) => {
  const path = `/inews/${of.called}`
  const view = `${of.name}.view` as const
  const edit = `${of.name}.edit` as const
  return {
    ...recordCalls({
      ...{ path, name: of.name, noun: of.noun, listed: of.listed, listBy: 'body', over: { list: { open: true } } },
      ...{ Question: of.Question, Draft: of.Draft, Record: of.Record },
    }),
    summary: {
      access: 'member' as const,
      method: 'POST' as const,
      path: `${path}/summary`,
      permission: view,
      reads: true as const,
      summary: of.summed,
      body: of.Question,
      reply: of.Summary,
    },
    ...exportCall({ path, permission: view, question: of.Question, columns: of.exported }),
    ...importCalls({ path, permission: edit }),
    ...pushCall({ path: `/ua/upload/${of.called}/addBatch`, permission: edit, draft: of.Draft }),
  }
}
