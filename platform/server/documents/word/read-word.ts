/** The text of a Word document, a paragraph a line: what a reader sees of its body, without headers, notes, comments and what was deleted under review. */

import { usualBounds } from '../../sheets/read-sheet.ts'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import type { SheetSource } from '../../sheets/sheet-source.ts'
import { openPackage } from '../../sheets/xlsx-package.ts'

export interface WordText {
  /** Paragraphs that say something, in their order. */
  paragraphs: string[]
  /** There was more than `most` characters. */
  isCut: boolean
}

/** Elements whose text nobody reads: an older program's way to draw the same, instructions of fields, deleted text, phonetic signs. */
const unread = new Set(['Fallback', 'instrText', 'delText', 'rt', 'del', 'moveFrom'])

/** @param most characters; nothing behind them is read. @throws SheetProblem: damaged, tooLarge */
export async function readWord(source: SheetSource, most: number): Promise<WordText> {
  const file = await openPackage(source, usualBounds)
  const paragraphs: string[] = []
  let [line, length, hidden, isText, isThere] = ['', 0, 0, false, false]
  const end = () => {
    const text = line.replace(/[^\S\n]+/g, ' ').trim()
    if (text !== '') paragraphs.push(text)
    length += text.length + 1
    line = ''
  }
  try {
    for await (const steps of file.xml('word/document.xml')) {
      isThere = true
      for (const step of steps) {
        if (step.kind === 'text') {
          if (isText && hidden === 0) line += step.text
        } else if (step.kind === 'open') {
          if (unread.has(step.name)) hidden++
          else if (step.name === 't') isText = true
          else if (step.name === 'tab') line += ' '
          else if (step.name === 'br' || step.name === 'cr') line += '\n'
        } else {
          if (unread.has(step.name)) hidden--
          else if (step.name === 't') isText = false
          else if (step.name === 'p') end()
        }
      }
      if (length + line.length > most) return { paragraphs, isCut: true }
    }
  } finally {
    file.close()
  }
  // A packed file of another kind has no such part.
  if (!isThere) throw new SheetProblem('damaged', 0)
  return { paragraphs, isCut: false }
}
