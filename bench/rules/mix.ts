/** Rules as people write them, as text of the rule language: the same sequence for the same vocabulary and skew. */
import { chance, zipf } from './random.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shares: 60 % AND and OR of 2 to 6 words, 20 % with exclusions, 10 % distance, 10 % frequency; 8 % of the subjects in the title. */
const IN_TITLE = 0.08
/** Every so many rules one asks for frequent words only: there is always somebody. */
const BROAD_EVERY = 167

/** Each call gives the next rule. `skew`: Zipf exponent of the subjects; the larger, the more rules want frequent words. */
export function ruleTexts({ subjects, contexts, exclusions }: Vocabulary, skew: number): () => string {
  const luck = chance(777)
  const { next } = luck
  const subjectRank = zipf(subjects.length, skew)
  const contextRank = zipf(contexts.length, 0.6)
  const exclusionRank = zipf(exclusions.length, 0.5)
  // Steps of the golden ratio cover the ranks evenly from the first rule on, so that few rules are like many.
  let golden = next()
  const subject = (): string => {
    golden = (golden + 0.618033988749895) % 1
    return subjects[subjectRank(golden)]!
  }
  const context = (): string => contexts[contextRank(next())]!
  const exclusion = (): string => exclusions[exclusionRank(next())]!
  const several = (draw: () => string, count: number): string[] => {
    const words = new Set<string>()
    while (words.size < count) words.add(draw())
    return [...words]
  }
  const any = (draw: () => string, count: number): string => `(${several(draw, count).join('|')})`
  const watched = (): string => `${next() < IN_TITLE ? 't:' : ''}${subject()}`

  const joined = (kind: number): string => {
    if (kind < 0.3) return `${watched()}+${context()}`
    if (kind < 0.5) return `${watched()}+${any(context, 3)}`
    if (kind < 0.65) return `${any(subject, 2)}+${any(context, 2)}`
    if (kind < 0.75) return `${watched()}+${several(context, 2).join('+')}`
    if (kind < 0.9) return several(subject, 2 + luck.upTo(5)).join('|')
    return `${any(subject, 3)}+${any(context, 3)}`
  }
  const excluding = (kind: number): string => {
    if (kind < 0.4) return `${watched()}+${any(context, 2)} -${any(exclusion, 2)}`
    if (kind < 0.6) return `${any(subject, 2)} -${exclusion()}`
    if (kind < 0.8) return `${watched()} -${any(exclusion, 3)}`
    return `${watched()}+${context()} -${exclusion()}`
  }
  const near = (kind: number): string => {
    const pair = `${subject()}{${luck.of([5, 10, 20, 50])}}${context()}`
    if (kind < 0.6) return pair
    return kind < 0.8 ? `${pair}+${context()}` : `${pair}|${subject()}`
  }
  const frequent = (kind: number): string => {
    if (kind < 0.5) return `${subject()}^${2 + luck.upTo(4)}`
    if (kind < 0.7) return `${subject()}^2+${context()}`
    if (kind < 0.8) return `${any(subject, 2)}^3`
    if (kind < 0.9) return `${subject()}^3|${subject()}^2`
    return `${context()}^5+${subject()}`
  }
  let made = 0
  return () => {
    if (++made % BROAD_EVERY === 0) return several(context, 2).join('+')
    const shape = next()
    if (shape < 0.6) return joined(next())
    if (shape < 0.8) return excluding(next())
    return shape < 0.9 ? near(next()) : frequent(next())
  }
}

/** Which of 200 organisations owns each rule; ids are 1 to `count`, place 0 is unused. A few own most, as customers do. */
export const ORGANISATIONS = 200
export function owners(count: number): Uint8Array {
  const rank = zipf(ORGANISATIONS, 1)
  const { next } = chance(200)
  return Uint8Array.from({ length: count + 1 }, () => rank(next()))
}
