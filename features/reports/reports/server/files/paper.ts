/** A report as the writers of files take it. Pure. */
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type Locale, type Look, say } from '@guanlan/platform/contract'
import { inLookOf, type PaperDocument, type Part, plainLook } from '@guanlan/platform/server'
import {
  type Block,
  type ChartKind,
  changeOf,
  type Figure,
  type ReportArticle,
  type ReportDocument,
  shownChart,
  withoutUnfinished,
} from '../../contract.ts'
import { fileStrings } from '../../strings/files.ts'
import { strings } from '../../strings.ts'
import { momentIn } from '../making/moments.ts'

/** @param own how the organisation shows itself; what the report says for itself counts more */
export function paperOf(document: ReportDocument, organisation: string, own: Look | null = null): PaperDocument {
  const { title, language, look, blocks } = withoutUnfinished(document)
  const { accent } = look
  const paper: PaperDocument = {
    title,
    author: organisation,
    language,
    look: {
      ...plainLook,
      ...(accent && { accent, palette: [accent, ...plainLook.palette.slice(1)] }),
    },
    header: look.header || title,
    footer: look.footer || organisation,
    watermark: look.watermark ?? '',
    parts: blocks.flatMap(block => partsOf(block, document)),
  }
  return inLookOf(paper, own)
}

const drawn: Readonly<Record<ChartKind, Extract<Part, { kind: 'chart' }>['drawn']>> = {
  line: 'line',
  bar: 'column',
  stacked: 'stacked',
  horizontal: 'bar',
  share: 'share',
  cloud: 'cloud',
  // What fills areas on a screen is read as bars on paper.
  treeMap: 'bar',
}

function partsOf(block: Block, document: ReportDocument): Part[] {
  const { language } = document
  switch (block.kind) {
    case 'cover':
      return [{ kind: 'cover', title: block.title, subtitle: block.subtitle, lines: block.lines }]
    case 'contents':
      return [{ kind: 'contents', title: block.title }]
    case 'heading':
      return [{ kind: 'heading', level: block.level, text: block.text }]
    case 'text':
      return [{ kind: 'text', paragraphs: block.paragraphs }]
    case 'method':
      return [
        { kind: 'heading', level: 2, text: block.title },
        { kind: 'text', paragraphs: block.paragraphs },
      ]
    case 'quote':
      return [
        {
          kind: 'text',
          paragraphs: [
            { style: 'quote', runs: [{ text: block.source ? `${block.text}\n—— ${block.source}` : block.text }] },
          ],
        },
      ]
    case 'figures':
      return [
        {
          kind: 'figures',
          title: block.title,
          heads: [
            say(fileStrings.figure, language),
            say(fileStrings.value, language),
            say(fileStrings.change, language),
          ],
          figures: block.figures.map(figure => figureOf(figure, language)),
        },
      ]
    case 'chart':
      return [
        {
          kind: 'chart',
          title: block.title,
          drawn: drawn[block.chart],
          data: shownChart(block).data,
          sentence: block.sentence ?? '',
        },
      ]
    case 'table':
      return [
        {
          kind: 'table',
          title: block.title,
          ...(block.sentence && { sentence: block.sentence }),
          columns: block.columns.map(({ title, align }, at) => ({
            title,
            align: align === 'end' ? 'right' : 'left',
            width: widthOf([title, ...block.rows.map(row => row[at] ?? null)]),
          })),
          rows: block.rows,
        },
      ]
    case 'articles':
      return articlesOf(block, document)
    case 'picture':
      return block.description
        ? [{ kind: 'text', paragraphs: [{ runs: [{ text: block.description, tone: 'quiet' }] }] }]
        : []
    case 'pageBreak':
      return [{ kind: 'pageBreak' }]
    case 'columns':
      return [
        { kind: 'columns', columns: block.columns.map(column => column.flatMap(each => partsOf(each, document))) },
      ]
  }
}

/** Room by the longest cell, so that titles have more of it than numbers, and no column all. */
const widthOf = (cells: readonly (string | number | null)[]): number =>
  Math.min(28, Math.max(6, ...cells.map(cell => String(cell ?? '').length)))

const sentenceOf = (sentence: string | undefined): Part[] =>
  sentence ? [{ kind: 'text', paragraphs: [{ runs: [{ text: sentence }] }] }] : []

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** As the page says them. */
function figureOf(figure: Figure, language: Locale) {
  const { name, value, unit, tone } = figure
  const change = changeOf(figure)
  return {
    name,
    value: unit === 'share' ? `${(value * 100).toFixed(1)}%` : grouped.format(value),
    change: change === null ? '' : say(strings[change.key], language, change.values),
    ...(tone && { tone }),
  }
}

const tones = { 1: 'positive', 0: 'neutral', '-1': 'negative' } as const

/** Articles that stand together under one name; without names all of them. */
function groupsOf(articles: readonly ReportArticle[]): { name: string; members: ReportArticle[] }[] {
  const groups: { name: string; members: ReportArticle[] }[] = []
  for (const article of articles) {
    const last = groups.at(-1)
    if (last && last.name === (article.group ?? '')) last.members.push(article)
    else groups.push({ name: article.group ?? '', members: [article] })
  }
  return groups.length > 0 ? groups : [{ name: '', members: [] }]
}

function articlesOf(
  { title, form, articles, sentence }: Extract<Block, { kind: 'articles' }>,
  { zone, language }: ReportDocument,
): Part[] {
  const at = ({ publishedAt, timeOfArrival }: ReportArticle) =>
    [
      momentIn(zone, new Date(publishedAt)),
      ...(timeOfArrival ? [say(articleStrings.timeOfArrival, language)] : []),
    ].join(' ')
  const judged = ({ sentiment }: ReportArticle) => say(strings[tones[sentiment]], language)
  if (form === 'table') {
    const groups = groupsOf(articles)
    return groups.flatMap(({ name, members }, place): Part[] => [
      ...(place === 0 && name
        ? [{ kind: 'heading' as const, level: 3 as const, text: title }, ...sentenceOf(sentence)]
        : []),
      {
        kind: 'table',
        title: name || title,
        ...(sentence && !name && { sentence }),
        columns: [
          { title: say(fileStrings.article, language), width: 4 },
          { title: say(fileStrings.media, language), width: 1.5 },
          { title: say(fileStrings.time, language), width: 1.7 },
          { title: say(strings.sentiment, language) },
          { title: say(fileStrings.interactions, language), align: 'right' },
        ],
        rows: members.map(each => [
          each.address ? { text: each.title, href: each.address } : each.title,
          each.media,
          at(each),
          judged(each),
          each.interactions,
        ]),
      },
    ])
  }
  return [
    { kind: 'heading', level: 2, text: title },
    ...sentenceOf(sentence),
    {
      kind: 'entries',
      entries: articles.map((each, place) => ({
        title: `${place + 1}. ${each.title}`,
        ...(each.address && { href: each.address }),
        facts: `${each.media} · ${at(each)} · ${judged(each)}`,
        paragraphs: each.summary ? [{ runs: [{ text: each.summary }] }] : [],
      })),
    },
  ]
}
