/**
 * What of a report leaves by a link. Each field is named: what a block gets later does not leave by itself. Questions behind figures and ids of
 * articles stay; an article has its place in the list for an id. Pure.
 */
import {
  type Block,
  isInner,
  type Paragraph,
  type PlainBlock,
  type ReportArticle,
  type ReportDocument,
  withoutUnfinished,
} from '../../contract.ts'

export function presentReport(document: ReportDocument): ReportDocument {
  const { title, subtitle, period, madeAt, zone, language, look, blocks } = withoutUnfinished(document)
  return { title, subtitle, period, madeAt, zone, language, look, blocks: blocks.map(presentBlock) }
}

function presentBlock(block: Block): Block {
  return block.kind === 'columns'
    ? { id: block.id, kind: block.kind, columns: block.columns.map(column => column.map(presentPlain)) }
    : presentPlain(block)
}

function presentPlain(block: PlainBlock): PlainBlock {
  const { id, sentence } = block
  const reported = sentence === undefined ? {} : { sentence }
  switch (block.kind) {
    case 'cover':
      return { id, kind: block.kind, title: block.title, subtitle: block.subtitle, lines: block.lines }
    case 'contents':
      return { id, kind: block.kind, title: block.title }
    case 'heading':
      return { id, kind: block.kind, level: block.level, text: block.text }
    case 'text':
      return { id, kind: block.kind, paragraphs: block.paragraphs.map(presentParagraph) }
    case 'method':
      return { id, kind: block.kind, title: block.title, paragraphs: block.paragraphs.map(presentParagraph) }
    case 'figures':
      return {
        id,
        ...reported,
        kind: block.kind,
        title: block.title,
        figures: block.figures.map(({ name, value, unit, before, tone }) => ({
          name,
          value,
          unit,
          before,
          ...(tone && { tone }),
        })),
      }
    case 'chart':
      return { id, ...reported, kind: block.kind, chart: block.chart, title: block.title, data: block.data }
    case 'table':
      return { id, ...reported, kind: block.kind, title: block.title, columns: block.columns, rows: block.rows }
    case 'articles':
      return {
        id,
        ...reported,
        kind: block.kind,
        title: block.title,
        form: block.form,
        articles: block.articles.map(presentArticle),
        total: block.total,
      }
    case 'quote':
      return { id, kind: block.kind, text: block.text, source: block.source }
    case 'picture':
      return { id, kind: block.kind, file: block.file, description: block.description }
    case 'pageBreak':
      return { id, kind: block.kind }
  }
}

/** Links to the web go out, those to pages of the product stay. */
const presentParagraph = ({ style, runs }: Paragraph): Paragraph => ({
  style,
  runs: runs.map(({ href, ...run }) => (href === undefined || isInner(href) ? run : { ...run, href })),
})

const presentArticle = (
  {
    title,
    media,
    mediaType,
    publishedAt,
    timeOfArrival,
    sentiment,
    level,
    summary,
    address,
    interactions,
    similar,
    group,
  }: ReportArticle,
  at: number,
): ReportArticle => ({
  articleId: at + 1,
  title,
  media,
  mediaType,
  publishedAt,
  ...(timeOfArrival && { timeOfArrival }),
  sentiment,
  level,
  summary,
  address,
  interactions,
  similar,
  ...(group && { group }),
})
