/** What a rule is about: the words of each part that has to be there. Pure. */
import { type Rule, wordsIn } from '@guanlan/engine/rules'
import { canonicalise, regions } from '@guanlan/engine/text'
import type { Filter } from '@guanlan/features/articles/articles/contract'

export interface About {
  /** As they are written in the rule; any of them stands for the part. */
  words: readonly string[]
  letters: readonly string[]
}

export function aboutOf(rule: Rule | null): About[] {
  if (!rule) return []
  const parts = rule.kind === 'all' ? rule.of : [rule]
  return parts.flatMap(part => {
    if (part.kind === 'not') return []
    const words = wordsIn(part)
    return [{ words, letters: words.map(lettersOf) }]
  })
}

/** Places that articles have to speak of: a sentence that names one says more than one that does not. */
export function aboutPlaces(filters: readonly Filter[]): About[] {
  const codes = filters.flatMap(({ field, is, values }) => (field === 'mentioned' && is === 'is' ? values : []))
  const words = codes.flatMap(code => regions.find(each => each.code === code)?.short ?? [])
  return words.length === 0 ? [] : [{ words, letters: words.map(lettersOf) }]
}

export const lettersOf = (text: string): string => canonicalise(text).chars

/** Share of the parts that a text has, 0 to 1; of nothing asked all. @param text canonical letters */
export function shareOf(about: readonly About[], text: string): number {
  if (about.length === 0) return 1
  const there = about.filter(({ letters }) => letters.some(word => text.includes(word)))
  return there.length / about.length
}
