/** Letters that no known word has beside each other are mostly a name that nobody has told: 榆鹤 of 榆鹤物流. Pure. */

interface Placed {
  word: string
  /** How rare. */
  bits: number
  /** In the text, end exclusive. */
  from: number
  to: number
}

/** Longer runs are no name. */
const mostLetters = 4

/** The words that say something; of single letters those that stand beside each other, as one. */
export function nameLetters<T extends Placed>(words: readonly T[], isContent: (word: T) => boolean): Placed[] {
  const joined: Placed[] = []
  let run: T[] = []
  const end = () => {
    if (run.length > 1 && run.length <= mostLetters) joined.push(together(run))
    run = []
  }
  for (const word of words) {
    const isLetter = [...word.word].length === 1 && /\p{Script=Han}/u.test(word.word)
    if (!isContent(word) || !isLetter || (run.length > 0 && run.at(-1)?.to !== word.from)) end()
    if (!isContent(word)) continue
    if (isLetter) run.push(word)
    else if ([...word.word].length > 1) joined.push(word)
  }
  end()
  return joined.toSorted((one, other) => one.from - other.from)
}

const together = (run: readonly Placed[]): Placed => ({
  word: run.map(({ word }) => word).join(''),
  bits: run.reduce((sum, { bits }) => sum + bits, 0),
  from: run[0]?.from ?? 0,
  to: run.at(-1)?.to ?? 0,
})
