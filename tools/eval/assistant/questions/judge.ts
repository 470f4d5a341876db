// Whether an answer of the assistant is right, refused or wrong: by what was known before it was asked.
import { type Expected, squeezed } from './made.ts'

/** The part of an answer that is judged. */
export interface Judged {
  state: string
  figures: readonly { kind: string; value: number | null; isAtLeast: boolean }[]
  sentences: readonly { text: string; passages: readonly number[] }[]
  passages: readonly { title: string }[]
}
export type Verdict = 'right' | 'refused' | 'wrong'

export function verdictOf(expected: Expected, answer: Judged): Verdict {
  if (expected.kind === 'total') {
    const total = answer.figures.find(({ kind }) => kind === 'articles')
    return total?.value === expected.value && !total.isAtLeast ? 'right' : 'wrong'
  }
  if (answer.state !== 'answered') return expected.kind === 'none' ? 'right' : 'refused'
  if (expected.kind === 'none') return 'wrong'
  const fitting = answer.sentences.filter(
    ({ text }) => expected.kind === 'rests' || squeezed(text).includes(expected.words),
  )
  const rests = fitting.some(({ passages }) =>
    passages.some(place => {
      const { title } = answer.passages[place] ?? {}
      return title !== undefined && (expected.kind === 'says' || expected.titles.includes(title))
    }),
  )
  return rests ? 'right' : 'wrong'
}
