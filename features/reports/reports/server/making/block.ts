/** One block of a template, made. */
import { say } from '@guanlan/platform/contract'
import {
  type Block,
  everyTemplateBlock,
  type PlainBlock,
  type SimpleTemplateBlock,
  type TemplateBlock,
} from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { articlesOf, storiesOf } from './articles.ts'
import { chartOf } from './charts.ts'
import { comparedTable } from './compare.ts'
import { figuresOf, summaryOf } from './figures.ts'
import { interactionsOf } from './interactions.ts'
import { keywordTableOf } from './keywords.ts'
import type { Made } from './made.ts'
import { glossaryOf, methodOf, periodOf } from './method.ts'
import { momentIn } from './moments.ts'
import { recordsOf } from './records.ts'
import { titleOf } from './say.ts'
import { peakTimelineOf } from './timeline.ts'
import { wordTableOf } from './words.ts'

const needs = (blocks: readonly TemplateBlock[], ...kinds: readonly string[]): boolean =>
  everyTemplateBlock(blocks).some(({ kind }) => kinds.includes(kind))

/** Blocks that need hot words: they cost more than all other figures together. */
export const needsWords = (blocks: readonly TemplateBlock[]): boolean => needs(blocks, 'hotWords', 'hotWordTable')
/** Blocks that need figures of each monitor by itself. */
export const needsCompared = (blocks: readonly TemplateBlock[]): boolean =>
  needs(blocks, 'compareTrend', 'compareSentiment', 'compareTable')

/** @param name of the report: what its cover says */
export async function makeBlock(block: TemplateBlock, made: Made, name: string): Promise<Block> {
  const { kind, columns: requested, ...rest } = block
  if (kind !== 'columns') return makeSimple({ ...rest, kind }, made, name)
  const columns: PlainBlock[][] = []
  for (const column of requested) {
    const blocks: PlainBlock[] = []
    for (const each of column) blocks.push(await makeSimple(each, made, name))
    columns.push(blocks)
  }
  return { id: block.id, kind, columns: columns.length > 0 ? columns : [[]] }
}

async function makeSimple(block: SimpleTemplateBlock, made: Made, name: string): Promise<PlainBlock> {
  const { id } = block
  switch (block.kind) {
    case 'cover':
      return {
        id,
        kind: 'cover',
        title: block.title || name,
        subtitle: periodOf(made),
        lines: [
          ...(made.handed.subject?.lines ?? [
            say(words.monitorsOf, made.scope.locale, { names: made.monitors }).slice(0, 500),
          ]),
          say(words.madeOn, made.scope.locale, { at: momentIn(made.zone, made.asked.until) }),
        ],
      }
    case 'contents':
      return { id, kind: 'contents', title: titleOf(block, made) }
    case 'heading':
      return { id, kind: 'heading', level: block.level, text: titleOf(block, made) }
    case 'text':
      return { id, kind: 'text', paragraphs: withTitle(block) }
    case 'quote':
      return {
        id,
        kind: 'quote',
        text: block.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n'),
        source: block.title,
      }
    case 'pageBreak':
      return { id, kind: 'pageBreak' }
    case 'method':
      return methodOf(block, made)
    case 'glossary':
      return glossaryOf(block, made)
    case 'summary':
      return summaryOf(block, made)
    case 'figures':
      return figuresOf(block, made)
    case 'interactions':
      return interactionsOf(block, made)
    case 'hotWordTable':
      return wordTableOf(block, made)
    case 'keywordTable':
      return keywordTableOf(block, made)
    case 'hotStories':
      return storiesOf(block, made)
    case 'peakTimeline':
      return peakTimelineOf(block, made)
    case 'compareTable':
      return comparedTable(block, made)
    case 'negativeList':
    case 'negativeGroups':
    case 'articleTable':
    case 'topArticles':
    case 'digests':
      return articlesOf(block, made)
    case 'records':
      return recordsOf(block, made)
    default: {
      const chart = chartOf(block, made)
      if (!chart) throw new Error(`Nothing makes a block ${block.kind}.`)
      return chart
    }
  }
}

const withTitle = ({ title, paragraphs }: SimpleTemplateBlock) =>
  title ? [{ style: 'plain' as const, runs: [{ text: title, bold: true }] }, ...paragraphs] : paragraphs
