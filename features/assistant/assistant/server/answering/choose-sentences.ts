/** Which sentences of passages answer: unchanged ones that say most of what is asked for, each something else. Pure. */
import { splitSentences, summaryOf } from '@guanlan/engine/text'
import { mostSentences } from '../../contract.ts'
import { type About, lettersOf, shareOf } from './about.ts'
import type { ChosenPassage } from './choose-passages.ts'

export interface ChosenSentence {
  text: string
  /** Place of the passage that it stands in. */
  passage: number
}

/** UTF-16 units of what is taken of one passage. */
const mostOfPassage = 140
/** Two sentences that share more of their pairs of letters say the same. */
const mostAlike = 0.5

interface Candidate extends ChosenSentence {
  score: number
  pairs: ReadonlySet<string>
}

/** It says whom or what only beside the sentence before. */
const refersBack = /^(?:此|该|其|这|那|他|她|它|上述|对此|因此|所以|但|而|不过)/u
/** UTF-16 units: less says too little by itself. */
const shortest = 14

/** The best first. */
export function chooseSentences(
  passages: readonly ChosenPassage[],
  about: readonly About[],
  most = mostSentences,
): ChosenSentence[] {
  const subject = about.map(({ words }) => words[0]).join(' ')
  const candidates = passages.flatMap(({ article, text, share }, passage) => {
    const rank = 0.5 / (1 + passage)
    return sentencesOf(subject || article.title, text).map((sentence): Candidate => {
      const own = shareOf(about, lettersOf(sentence))
      const weak = refersBack.test(sentence) || sentence.length < shortest ? 0.5 : 0
      return { text: sentence, passage, score: 2 * own + share + rank - weak, pairs: pairsOf(lettersOf(sentence)) }
    })
  })
  const fitting = candidates.filter(({ text }) => about.length === 0 || shareOf(about, lettersOf(text)) > 0)
  const chosen: Candidate[] = []
  const media = new Map<string, number>()
  const mediumOf = ({ passage }: Candidate) => passages[passage]?.article.media ?? ''
  // Another medium is worth a little: one voice alone is no answer.
  const worth = (each: Candidate) => each.score - 0.6 * (media.get(mediumOf(each)) ?? 0)
  let left = fitting
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.push(best)
    media.set(mediumOf(best), (media.get(mediumOf(best)) ?? 0) + 1)
    left = left.filter(each => each !== best && sharedOf(each.pairs, best.pairs) <= mostAlike)
  }
  return chosen.map(({ text, passage }) => ({ text, passage }))
}

/** As the summary of an article chooses them; only those that stand in the passage as they are. */
export function sentencesOf(subject: string, passage: string): string[] {
  const chosen = splitSentences(summaryOf(subject, passage, mostOfPassage)).map(each => each.trim())
  const standing = chosen.filter(each => each !== '' && passage.includes(each))
  if (standing.length > 0) return standing
  const [first] = splitSentences(passage)
  return first ? [first.trim()] : []
}

function pairsOf(letters: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at < letters.length - 1; at++) pairs.add(letters.slice(at, at + 2))
  return pairs
}

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(pair => other.has(pair)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}
