import type { Paragraph, Run } from './document.ts'

/** A text with stretches of it that are marked; they may overlap. */
export interface MarkedText {
  body: string
  marks: readonly { from: number; to: number }[]
}

/** A paragraph a line of the text, what is marked as runs of its own; empty lines go. */
export function markedParagraphs({ body, marks }: MarkedText): Paragraph[] {
  const inOrder = marks.toSorted((one, other) => one.from - other.from)
  const paragraphs: Paragraph[] = []
  let start = 0
  for (const line of body.split('\n')) {
    const end = start + line.length
    const runs: Run[] = []
    let at = start
    for (const { from, to } of inOrder) {
      if (to <= at || from >= end) continue
      const begin = Math.max(from, at)
      if (begin > at) runs.push({ text: body.slice(at, begin) })
      at = Math.min(to, end)
      runs.push({ text: body.slice(begin, at), marked: true })
    }
    if (at < end) runs.push({ text: body.slice(at, end) })
    if (line.trim() !== '') paragraphs.push({ runs })
    start = end + 1
  }
  return paragraphs
}
