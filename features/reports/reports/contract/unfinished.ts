/** What of a report nobody has written yet: prompts of templates and empty texts. It stays on the page of who writes, and goes out with nothing. Pure. */
import type { Phrase } from '@guanlan/platform/contract'
import type { Block, Paragraph, PlainBlock, ReportDocument } from './document.ts'

/** What templates ask to be written. */
export const prompts = {
  advice: ['请在此填写研判与建议。', '請在此填寫研判與建議。', 'Write your assessment and advice here.'],
} as const satisfies Record<string, Phrase>
const promptTexts: ReadonlySet<string> = new Set(Object.values(prompts).flat())

const textOf = ({ runs }: Paragraph): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()
const isWritten = (paragraph: Paragraph): boolean => textOf(paragraph) !== '' && !promptTexts.has(textOf(paragraph))
/** As templates begin a text. */
const isTitle = ({ runs }: Paragraph): boolean => runs.length > 0 && runs.every(({ bold }) => bold)

/** What a block is without its prompts; null: nothing of it is written. */
function written(block: PlainBlock): PlainBlock | null {
  if (block.kind === 'quote') return block.text.trim() === '' ? null : block
  if (block.kind === 'heading') return block.text.trim() === '' ? null : block
  if (block.kind !== 'text') return block
  const paragraphs = block.paragraphs.filter(isWritten)
  const isLeft = paragraphs.length === block.paragraphs.length ? paragraphs.length > 0 : !paragraphs.every(isTitle)
  if (!isLeft) return null
  return block.paragraphs.some(each => promptTexts.has(textOf(each))) ? { ...block, paragraphs } : block
}

/** As it goes out: without what is not written, and without headings that then have nothing under them. */
export function withoutUnfinished(document: ReportDocument): ReportDocument {
  const left = document.blocks.map((block): Block | null => {
    if (block.kind !== 'columns') return written(block)
    const columns = block.columns.map(column => column.flatMap(each => written(each) ?? []))
    return columns.some(column => column.length > 0) ? { ...block, columns } : null
  })
  const blocks = left.filter((block, at): block is Block => block !== null && !(isBare(left, at) && lost(left, at)))
  return { ...document, blocks }
}

/** Whether nothing stands under a heading any more. */
function isBare(blocks: readonly (Block | null)[], at: number): boolean {
  const heading = blocks[at]
  if (heading?.kind !== 'heading') return false
  const next = blocks.slice(at + 1).find(block => block !== null)
  return !next || (next.kind === 'heading' && next.level <= heading.level)
}
/** Whether something did. */
const lost = (blocks: readonly (Block | null)[], at: number): boolean => blocks[at + 1] === null

/** Names of what is not written yet: the title of the text, or the heading it stands under. */
export function unfinishedIn({ blocks }: Pick<ReportDocument, 'blocks'>): string[] {
  let heading = ''
  return blocks
    .flatMap((block): readonly PlainBlock[] => (block.kind === 'columns' ? block.columns.flat() : [block]))
    .flatMap(block => {
      if (block.kind === 'heading' && block.text.trim() !== '') heading = block.text
      const hasPrompt = block.kind === 'text' && block.paragraphs.some(each => promptTexts.has(textOf(each)))
      if (written(block) !== null && !hasPrompt) return []
      const title = block.kind === 'text' ? block.paragraphs.find(isTitle) : undefined
      return [(title && textOf(title)) || heading]
    })
}
