/** Templates: which blocks a report has, in which order, before it has figures. */
import { Id, KeysetPaging, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { chartKinds, Look, Paragraph } from './document.ts'

export const nameLength = 50
export const mostTemplateBlocks = 60
export const templateKinds = ['regular', 'html', 'excel'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Blocks that are what they say. */
export const plainKinds = ['cover', 'contents', 'heading', 'text', 'quote', 'pageBreak', 'method', 'glossary'] as const
/** Blocks that are made of figures and articles. */
export const dataKinds = [
  'summary',
  'figures',
  'volumeTrend',
  'sentimentShares',
  'sentimentTrend',
  'mediaTypes',
  'activeMedia',
  'popularAccounts',
  'regions',
  'hotWords',
  'hotWordTable',
  'hotStories',
  'negativeList',
  'articleTable',
  'digests',
  'negativeGroups',
  'interactions',
  'topArticles',
  'peakTimeline',
  'keywordTable',
  'compareTrend',
  'compareSentiment',
  'compareTable',
] as const
/** A block that a feature above hands in, made of its records; `records` names it. Only a report that is made of such a subject has one. */
export const recordsKind = 'records'
export const simpleKinds = [...plainKinds, ...dataKinds, recordsKind] as const
export const blockKinds = [...simpleKinds, 'columns'] as const
export type SimpleKind = (typeof simpleKinds)[number]
export type BlockKind = (typeof blockKinds)[number]
export const isDataKind = (kind: BlockKind): boolean => (dataKinds as readonly string[]).includes(kind)

export const mostArticles = 200
/** What may stand in a column. */
export const SimpleTemplateBlock = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(simpleKinds),
  /** Empty: the block's own name in the language of the report. */
  title: z.string().max(200, 'reports.titleLength').default(''),
  level: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .default(1)
    .describe('Of a heading'),
  paragraphs: z.array(Paragraph).max(100).default([]).describe('Of a text or quote'),
  chart: z.enum(chartKinds).nullable().default(null).describe('null: as suits the block'),
  most: z.number().int().min(1).max(mostArticles).default(10).describe('Articles, words or rows at most'),
  sort: z.enum(['time_desc', 'interaction_desc']).default('time_desc').describe('Of articles'),
  fold: z.boolean().default(true).describe('Copies of a story count once in a list of articles'),
  sentence: z.boolean().default(true).describe('With a sentence of its figures'),
  records: z.string().max(80).default('').describe('Of records: the name of the kind, as `crisis.tasks`'),
})
export type SimpleTemplateBlock = z.infer<typeof SimpleTemplateBlock>
export const mostInColumn = 10
export const TemplateBlock = SimpleTemplateBlock.extend({
  kind: z.enum(blockKinds),
  columns: z
    .array(z.array(SimpleTemplateBlock).max(mostInColumn))
    .max(3)
    .default([])
    .describe('Of columns: what stands in each'),
})
export type TemplateBlock = z.infer<typeof TemplateBlock>

/** One block after the other, those in columns where they stand. */
export const everyTemplateBlock = (blocks: readonly TemplateBlock[]): (TemplateBlock | SimpleTemplateBlock)[] =>
  blocks.flatMap(block => [block, ...block.columns.flat()])

const Blocks = z
  .array(TemplateBlock)
  .min(1, 'reports.blocksRequired')
  .max(mostTemplateBlocks, 'reports.tooManyBlocks')
  .refine(blocks => everyTemplateBlock(blocks).length <= mostTemplateBlocks, { error: 'reports.tooManyBlocks' })
  .refine(blocks => !hasDoubles(everyTemplateBlock(blocks).map(({ id }) => id)), { error: 'reports.sameBlock' })

const hasDoubles = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

export const TemplateDraft = z.object({
  name: z.string().trim().min(1, 'reports.nameLength').max(nameLength, 'reports.nameLength'),
  kind: z.enum(templateKinds).default('regular'),
  blocks: Blocks,
  look: Look.default({}).describe('How the files of its reports look'),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

export const Template = TemplateDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type Template = z.infer<typeof Template>

/** Templates that come with the product, by name. */
export const readyNames = [
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'specialEvent',
  'crisis',
  'competitors',
  'brief',
  'mediaList',
  'negativeList',
  'statistics',
  'bare',
] as const
export type ReadyName = (typeof readyNames)[number]
export const ReadyTemplate = TemplateDraft.extend({ ready: z.enum(readyNames), purpose: z.string() })
export type ReadyTemplate = z.infer<typeof ReadyTemplate>

export const TemplateQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  kind: z.enum(['all', ...templateKinds]).default('all'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type TemplateQuestion = z.infer<typeof TemplateQuestion>
export const TemplatePage = TemplateQuestion.extend(KeysetPaging.shape)

/** One of the organisation, or a ready one. */
export const CopyOf = z
  .object({ id: Id.optional(), ready: z.enum(readyNames).optional() })
  .refine(({ id, ready }) => (id === undefined) !== (ready === undefined), {
    error: 'reports.templateRequired',
    path: ['id'],
  })

export const Operate = z.discriminatedUnion('operate', [
  z.object({ operate: z.literal('create'), template: TemplateDraft }),
  z.object({ operate: z.literal('update'), template: TemplateDraft.extend({ id: Id, version: Version }) }),
  z.object({ operate: z.literal('delete'), template: z.object({ id: Id }) }),
])
