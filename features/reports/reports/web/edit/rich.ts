/** Texts of a block as the editor of texts holds them, and back. What a document cannot hold is left out. Pure. */
import { isLink, type Paragraph, type Run } from '../../contract.ts'

/** A node of the editor, as JSON. */
export interface RichNode {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}

const mostParagraphs = 500
const mostRuns = 500
const longestRun = 20_000

export function richOf(paragraphs: readonly Paragraph[]): RichNode {
  const content: RichNode[] = []
  for (const { style, runs } of paragraphs) {
    const paragraph: RichNode = { type: 'paragraph', content: runs.flatMap(textOf) }
    const last = content.at(-1)
    if (style === 'plain') content.push(paragraph)
    else if (style === 'quote') {
      if (last?.type === 'blockquote') last.content?.push(paragraph)
      else content.push({ type: 'blockquote', content: [paragraph] })
    } else {
      const type = style === 'bullet' ? 'bulletList' : 'orderedList'
      const item: RichNode = { type: 'listItem', content: [paragraph] }
      if (last?.type === type) last.content?.push(item)
      else content.push({ type, content: [item] })
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function textOf({ text, bold, italic, href }: Run): RichNode[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, at): RichNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }] : []),
    ])
}

export function paragraphsOf(doc: RichNode): Paragraph[] {
  const found: Paragraph[] = []
  const walk = (node: RichNode, style: Paragraph['style']) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      found.push({ style, runs: runsOf(node.content ?? []) })
      return
    }
    const below =
      node.type === 'bulletList'
        ? 'bullet'
        : node.type === 'orderedList'
          ? 'number'
          : node.type === 'blockquote'
            ? 'quote'
            : style
    for (const each of node.content ?? []) walk(each, below)
  }
  walk(doc, 'plain')
  // An empty editor has one empty line.
  const isEmpty = found.length === 1 && found[0]?.runs.length === 0 && found[0].style === 'plain'
  return isEmpty ? [] : found.slice(0, mostParagraphs)
}

function runsOf(nodes: readonly RichNode[]): Run[] {
  const runs: Run[] = []
  for (const { type, text, marks = [] } of nodes) {
    const said = type === 'hardBreak' ? '\n' : (text ?? '')
    if (!said) continue
    const has = (mark: string) => marks.some(each => each.type === mark)
    const href = marks.find(each => each.type === 'link')?.attrs?.href
    const looks = {
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(isLink(href) && { href }),
    }
    const last = runs.at(-1)
    const isAlike = last && last.bold === looks.bold && last.italic === looks.italic && last.href === looks.href
    // A break has no looks of its own.
    if (last && (isAlike || type === 'hardBreak')) runs[runs.length - 1] = { ...last, text: last.text + said }
    else runs.push({ text: said.slice(0, longestRun), ...looks })
  }
  return runs.slice(0, mostRuns)
}
