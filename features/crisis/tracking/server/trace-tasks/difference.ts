/** Two texts as a person reads what became of one: word by word, with what is the same and long cut. Pure. */
import { diffArrays } from 'diff'
import type { TextPart } from '../../contract/trace-tasks.ts'

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string): string[] => Array.from(words.segment(text), ({ segment }) => segment)
const linesOf = (text: string): string[] => text.split(/(?<=\n)/)
const partsOf = (before: string, after: string, piecesOf: (text: string) => string[]) =>
  diffArrays(piecesOf(before), piecesOf(after), { maxEditLength: mostEdits })
/** Of what is the same, so much stands on each side of a change. */
const beside = 40
/** Beyond so many changes words are too fine: lines are compared, and then the whole. */
const mostEdits = 300

export function differenceOf(before: string, after: string): TextPart[] {
  const parts = partsOf(before, after, wordsOf) ?? partsOf(before, after, linesOf)
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return parts.map(({ added, removed, value }, at): TextPart => {
    const text = value.join('')
    if (added || removed) return { kind: added ? 'added' : 'removed', text }
    return { kind: 'same', text: shortened(text, at === 0, at === parts.length - 1) }
  })
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const signs = [...text]
  const head = isFirst ? 0 : beside
  const tail = isLast ? 0 : beside
  if (signs.length <= head + tail + 1) return text
  return `${signs.slice(0, head).join('')}…${tail === 0 ? '' : signs.slice(-tail).join('')}`
}
