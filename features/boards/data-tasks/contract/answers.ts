/** What a finished task answers: its articles, its readers' comments, and its articles by two facts at once. */
import {
  ArticleRow,
  commentOrders,
  Filter,
  pivotDimensions,
  ReadersComment,
  Sentiment,
  sortOrders,
} from '@guanlan/features/articles/articles/contract'
import { Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()

export const ContentQuestion = z.object({
  id: Id,
  ...Paging.shape,
  sort: z.enum(sortOrders).default('time_desc'),
  filters: z.array(Filter).max(19).default([]),
})
export const Content = listOf(ArticleRow)

export const CommentQuestion = z.object({
  id: Id,
  ...Paging.shape,
  order: z.enum(commentOrders).default('time'),
  sentiment: Sentiment.optional(),
  asking: z.boolean().default(false).describe('Only comments that ask something'),
  like: z.string().max(100).default('').describe('Part of the text'),
  author: z.string().max(200).default('').describe('The whole name'),
})
export type CommentQuestion = z.infer<typeof CommentQuestion>

export const Comments = listOf(ReadersComment).extend({
  sums: z
    .object({ positive: Count, neutral: Count, negative: Count, asking: Count, articles: Count })
    .describe('Of all that have these words and this author, however they lean'),
  words: z
    .array(z.object({ word: z.string(), count: Count.describe('Comments that have it') }))
    .describe('Of the newest 2,000 comments of the task'),
  accounts: z
    .array(z.object({ author: z.string(), count: Count, negative: Count }))
    .describe('Who wrote most comments of the task'),
})
export type Comments = z.infer<typeof Comments>

export const pivotMeasures = ['articles', 'stories', 'interactions', 'negativeShare'] as const
export type PivotMeasure = (typeof pivotMeasures)[number]

export const PivotQuestion = z
  .object({ id: Id, rows: z.enum(pivotDimensions), columns: z.enum(pivotDimensions) })
  .refine(({ rows, columns }) => rows !== columns, { error: 'dataTasks.twoDimensions', path: ['columns'] })
export type PivotQuestion = z.infer<typeof PivotQuestion>

const Part = z.object({
  key: z.string(),
  name: z.string(),
  filters: z.array(Filter).describe('Narrow the list of the task to it'),
  from: Moment.nullable().describe('Of a week or a month: its part of the time of the task'),
  to: Moment.nullable(),
})
export type PivotPart = z.infer<typeof Part>

const Cell = z.object({ articles: Count, stories: Count, interactions: z.number(), negative: Count })
export type PivotCell = z.infer<typeof Cell>

export const Pivot = z.object({
  rows: z.array(Part),
  columns: z.array(Part),
  cells: z.array(z.array(Cell)).describe('Row by row'),
  ofRows: z.array(Cell),
  ofColumns: z.array(Cell),
  total: Cell,
})
export type Pivot = z.infer<typeof Pivot>
