/**
 * A report as it was made: what stands where, in words and figures of its moment. Plain data, kept as it is; the reading page, the editor and the
 * files are made of it and agree. A block knows the question behind its figures.
 */
import { Filter, MediaType, NegativityLevel, Question, Sentiment } from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Blocks of a report, those in columns among them. */
export const mostBlocks = 200
const mostRows = 2_000
/** Of a table: the chronicle of a crisis is one. */
export const mostTableRows = 5_000
const Text = z.string().max(20_000)
const Line = z.string().max(500)

/** A page of the product itself: nothing that a browser would take for another host. */
const own = /^\/[a-z][^\s\\]*$/i
const InnerAddress = z.string().max(2_000).regex(own, 'reports.link')
export const isInner = (href: string | undefined): href is string => href !== undefined && own.test(href)
/** What a text may lead to: the web, a mailbox, a page of the product. */
export const isLink = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2_000 && (/^(https?:\/\/|mailto:)/i.test(href) || own.test(href))

export const Run = z.object({
  text: Text,
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: z.string().max(2_000).refine(isLink, 'reports.link').optional(),
})
export type Run = z.infer<typeof Run>

export const Paragraph = z.object({
  style: z.enum(['plain', 'bullet', 'number', 'quote']).default('plain'),
  runs: z.array(Run).max(500),
})
export type Paragraph = z.infer<typeof Paragraph>

/** Which articles a figure counts: the list opened with it has that total. */
export const Behind = Question
export type Behind = z.infer<typeof Behind>

/** What a series adds to the question of a row: one of its monitors, more filters. */
export const BehindSeries = z.object({ monitor: Id.optional(), filters: z.array(Filter).max(5).default([]) })
export type BehindSeries = z.infer<typeof BehindSeries>

const common = {
  /** Unique within the report; a link to it stays. */
  id: z.string().min(1).max(40),
  /** Made of the same figures as the block; of an edited block, what a person wrote. */
  sentence: Text.optional(),
  /** Changed by hand since it was made. */
  edited: z.boolean().optional(),
  behind: Behind.optional(),
}

export const Figure = z.object({
  name: Line,
  value: z.number(),
  /** `share`: a part of the whole, 0 to 1. */
  unit: z.enum(['count', 'share']).default('count'),
  /** The same length of time before; null: not known. */
  before: z.number().nullable().default(null),
  tone: z.enum(['positive', 'neutral', 'negative']).optional(),
  behind: Behind.optional(),
})
export type Figure = z.infer<typeof Figure>

const Tone = z.enum(['positive', 'neutral', 'negative'])
/** As the charts of the platform take it. */
export const ChartFigures = z.object({
  head: Line,
  rows: z.array(Line).max(mostRows),
  series: z
    .array(z.object({ name: Line, values: z.array(z.number().nullable()).max(mostRows), tone: Tone.optional() }))
    .max(20),
  tones: z.array(Tone.nullable()).max(mostRows).optional(),
})

export const chartKinds = ['line', 'bar', 'stacked', 'horizontal', 'share', 'cloud', 'treeMap'] as const
export type ChartKind = (typeof chartKinds)[number]

const Cell = z.union([z.string().max(2_000), z.number(), z.null()])

/** An article as it was when the report was made. */
export const ReportArticle = z.object({
  articleId: LongId,
  title: Line,
  media: Line,
  mediaType: MediaType,
  publishedAt: Moment,
  /** Its own time is not known: `publishedAt` is that of its arrival. */
  timeOfArrival: z.literal(true).optional(),
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  summary: Text,
  /** http or https; null: the sender gave none. */
  address: z.string().max(4_000).nullable(),
  interactions: z.number(),
  /** Of its story, itself among them. */
  similar: z.number().int(),
  /** What it stands under, together with those beside it of the same group. */
  group: Line.optional(),
})
export type ReportArticle = z.infer<typeof ReportArticle>

const plainBlocks = [
  z.object({ ...common, kind: z.literal('cover'), title: Line, subtitle: Line, lines: z.array(Line).max(10) }),
  z.object({ ...common, kind: z.literal('contents'), title: Line }),
  z.object({
    ...common,
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: Line,
  }),
  z.object({ ...common, kind: z.literal('text'), paragraphs: z.array(Paragraph).max(500) }),
  z.object({ ...common, kind: z.literal('figures'), title: Line, figures: z.array(Figure).max(20) }),
  z.object({
    ...common,
    kind: z.literal('chart'),
    chart: z.enum(chartKinds),
    title: Line,
    data: ChartFigures,
    /** Names of series that are not shown; their figures stay. */
    hidden: z.array(Line).max(20).optional(),
    /** One a row: the articles behind it. */
    behindRows: z.array(Behind.nullable()).max(mostRows).optional(),
    /** One a series: a point opens what row and series say together. Absent: each opens its row. */
    behindSeries: z.array(BehindSeries).max(20).optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('table'),
    title: Line,
    columns: z.array(z.object({ title: Line, align: z.enum(['start', 'end']).default('start') })).max(30),
    rows: z.array(z.array(Cell).max(30)).max(mostTableRows),
    /** One a row: the articles that its first figure counts. */
    behindRows: z.array(Behind.nullable()).max(mostTableRows).optional(),
    /** One a row: the record that it was made of, which its first cell opens. */
    opensRows: z.array(InnerAddress.nullable()).max(mostTableRows).optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('articles'),
    title: Line,
    /** `digests`: one after the other with its summary; `table`: a line each. */
    form: z.enum(['digests', 'table']),
    articles: z.array(ReportArticle).max(mostRows),
    /** How many the question found when the report was made. */
    total: z.number().int(),
  }),
  z.object({ ...common, kind: z.literal('quote'), text: Text, source: Line }),
  z.object({ ...common, kind: z.literal('picture'), file: LongId, description: Line }),
  z.object({ ...common, kind: z.literal('pageBreak') }),
  z.object({ ...common, kind: z.literal('method'), title: Line, paragraphs: z.array(Paragraph).max(100) }),
] as const

/** A schema whose input is its output by name: else the compiler holds twenty kinds of blocks against each other wherever a document is answered. */
const asWritten = <T>(schema: z.ZodType<T>) => schema as z.ZodType<T, T>

/** What may stand in a column: everything but columns. */
const plainBlock = z.discriminatedUnion('kind', [...plainBlocks])
export type PlainBlock = z.infer<typeof plainBlock>
export const PlainBlock = asWritten<PlainBlock>(plainBlock)
const block = z.discriminatedUnion('kind', [
  ...plainBlocks,
  z.object({ ...common, kind: z.literal('columns'), columns: z.array(z.array(PlainBlock).max(20)).min(1).max(3) }),
])
export type Block = z.infer<typeof block>
export const Block = asWritten<Block>(block)

/** How the files look; absent fields are the product's own. */
export const Look = z.object({
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'reports.colour')
    .optional(),
  /** At the head of each page; absent: the title of the report. */
  header: z.string().max(100, 'reports.edgeLength').optional(),
  /** At its foot, beside the number of the page; absent: the organisation. */
  footer: z.string().max(100, 'reports.edgeLength').optional(),
  /** Across each page. */
  watermark: z.string().max(40, 'reports.watermarkLength').optional(),
})
export type Look = z.infer<typeof Look>

/** All of a document but its blocks. */
export const DocumentHead = z.object({
  title: Line,
  subtitle: Line,
  period: z.object({ from: Moment, to: Moment }),
  /** The moment of its figures: what arrived later is not in them. */
  madeAt: Moment,
  /** Of the organisation: days begin at its midnight. */
  zone: z.string().max(60),
  language: z.enum(['zh', 'zh-TW', 'en']),
  look: Look,
})
const reportDocument = DocumentHead.extend({ blocks: z.array(Block).max(mostBlocks) })
/** An interface, so that it is called by its name wherever it is answered. */
export interface ReportDocument extends z.infer<typeof reportDocument> {}
export const ReportDocument = asWritten<ReportDocument>(reportDocument)

/** One block after the other, those in columns where they stand. */
export function* everyBlock(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    if (block.kind === 'columns') for (const column of block.columns) yield* column
  }
}

type Chart = Extract<PlainBlock, { kind: 'chart' }>
/** A chart with the series that are shown; where all are hidden, with all. */
export function shownChart(block: Chart): Chart {
  const { data, hidden = [], behindSeries } = block
  const isShown = data.series.map(({ name }) => !hidden.includes(name))
  if (!isShown.includes(true) || !isShown.includes(false)) return block
  return {
    ...block,
    data: { ...data, series: data.series.filter((_, at) => isShown[at]) },
    ...(behindSeries && { behindSeries: behindSeries.filter((_, at) => isShown[at]) }),
  }
}
