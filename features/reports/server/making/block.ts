/** One block of a template, made. */
import { say } from '@guanlan/platform/contract'
import type { Block, TemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { articlesOf, storiesOf } from './articles.ts'
import { chartOf, figuresOf, methodOf, periodOf, summaryOf, titleOf, wordTableOf } from './charts.ts'
import type { Made } from './made.ts'
import { momentIn } from './moments.ts'

/** Blocks that need hot words: they cost more than all other figures together. */
export const needsWords = (blocks: readonly TemplateBlock[]): boolean =>
  blocks.some(({ kind }) => kind === 'hotWords' || kind === 'hotWordTable')

/** @param name of the report: what its cover says */
export async function makeBlock(block: TemplateBlock, made: Made, name: string): Promise<Block> {
  const { id } = block
  switch (block.kind) {
    case 'cover':
      return {
        id,
        kind: 'cover',
        title: block.title || name,
        subtitle: periodOf(made),
        lines: [
          say(words.monitorsOf, made.scope.locale, { names: made.monitors }).slice(0, 500),
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
    case 'summary':
      return summaryOf(block, made)
    case 'figures':
      return figuresOf(block, made)
    case 'hotWordTable':
      return wordTableOf(block, made)
    case 'hotStories':
      return storiesOf(block, made)
    case 'negativeList':
    case 'articleTable':
    case 'digests':
      return articlesOf(block, made)
    default: {
      const chart = chartOf(block, made)
      if (!chart) throw new Error(`Nothing makes a block ${block.kind}.`)
      return chart
    }
  }
}

const withTitle = ({ title, paragraphs }: TemplateBlock) =>
  title ? [{ style: 'plain' as const, runs: [{ text: title, bold: true }] }, ...paragraphs] : paragraphs
