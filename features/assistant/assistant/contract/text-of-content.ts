/** An answer as plain text, each sentence with its medium and day. Pure. */
import type { CarriedSentence, Content, Passage } from './answer.ts'

export function textOfContent(content: Content): string {
  if (content.kind === 'translated') return content.text
  if (content.kind === 'answer') return content.sentences.map(each => lineOf(each, content.passages)).join('\n')
  if (content.kind === 'writing') return [content.title, ...content.parts.map(({ text }) => text)].join('\n')
  const sections = content.sections.map(({ title, sentences }) =>
    [title, ...sentences.map(each => lineOf(each, content.passages))].join('\n'),
  )
  return [content.title, ...sections].join('\n\n')
}

function lineOf({ text, passages: [first = 0] }: CarriedSentence, passages: readonly Passage[]): string {
  const passage = passages[first]
  return passage ? `“${text}”（${passage.media}，${passage.publishedAt.slice(0, 10)}）` : `“${text}”`
}
