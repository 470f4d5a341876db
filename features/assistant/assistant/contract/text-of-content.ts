/** An answer as plain text: its numbers, then each sentence with its medium and day. Pure. */
import type { CarriedSentence, Content, Figure, Passage } from './answer.ts'

export function textOfContent(content: Content, lineOfFigure: (figure: Figure) => string): string {
  if (content.kind === 'translated') return content.text
  if (content.kind === 'answer') {
    // A model's sentences are nobody's words: no quotation marks.
    const problem = content.written?.problem
    const isWritten = content.written !== undefined && (problem === null || problem === 'stopped')
    return [
      ...content.figures.map(lineOfFigure),
      ...content.sentences.map(each => lineOf(each, content.passages, isWritten)),
    ].join('\n')
  }
  if (content.kind === 'writing') return [content.title, ...content.parts.map(({ text }) => text)].join('\n')
  const sections = content.sections.map(({ title, sentences }) =>
    [title, ...sentences.map(each => lineOf(each, content.passages))].join('\n'),
  )
  return [content.title, ...sections].join('\n\n')
}

function lineOf(
  { text, passages: [first = 0] }: CarriedSentence,
  passages: readonly Passage[],
  isWritten = false,
): string {
  const passage = passages[first]
  const shown = isWritten ? text : `“${text}”`
  return passage ? `${shown}（${passage.media}，${passage.publishedAt.slice(0, 10)}）` : shown
}
