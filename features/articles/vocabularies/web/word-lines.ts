/** Words as a person writes them: one a line, or parted by what parts them in tables and lists. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import { parting, tidy, wordLength } from '../contract.ts'

/** Lines count from 1. `earlier`: where the word it repeats stands. */
export type WordProblem = { line: number; word: string } & (
  | { kind: 'long' | 'invisible' | 'oneCharacter' }
  | { kind: 'repeated' | 'repeatedSure'; earlier: number }
)

export interface WordsRead {
  /** What would be kept: each once, in the order they are written. */
  words: string[]
  problems: WordProblem[]
  /** Lines by canonical form. */
  lines: ReadonlyMap<string, number>
}

/** Repeated words are only told: they are folded when saved. */
export const isError = ({ kind }: WordProblem): boolean => kind !== 'repeated' && kind !== 'repeatedSure'

/** `own`: words that texts are cut by, of which one character is refused. `sure`: what hints must not say again. */
export function readWords(text: string, { own = false, sure }: { own?: boolean; sure?: WordsRead } = {}): WordsRead {
  const words: string[] = []
  const problems: WordProblem[] = []
  const lines = new Map<string, number>()
  for (const [at, written] of text.split(/\r\n|\n|\r/).entries())
    for (const word of written.split(parting).map(tidy).filter(Boolean)) {
      const line = at + 1
      const chars = canonicalName(word)
      const wrong = wrongWith(word, chars, own)
      const earlier = lines.get(chars)
      const earlierSure = sure?.lines.get(chars)
      if (wrong) problems.push({ line, word, kind: wrong })
      else if (earlier !== undefined) problems.push({ line, word, kind: 'repeated', earlier })
      else if (earlierSure !== undefined) problems.push({ line, word, kind: 'repeatedSure', earlier: earlierSure })
      else {
        lines.set(chars, line)
        words.push(word)
      }
    }
  return { words, problems, lines }
}

/** The server asks the same (server/check.ts; the test here compares the two). */
function wrongWith(word: string, chars: string, own: boolean): 'long' | 'invisible' | 'oneCharacter' | null {
  if ([...word].length > wordLength) return 'long'
  if (chars === '') return 'invisible'
  return own && [...chars].length === 1 ? 'oneCharacter' : null
}
