/** Whether a vocabulary may be kept. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import type { ProblemKey } from '@guanlan/platform/contract'
import { type Draft, parting } from '../contract.ts'
import { generalIdOfName, generalIds } from './dimensions.ts'

/** What its shape does not say. */
export function problemsOf({ use, name, words, hints, replaces, enabled }: Draft): ProblemKey[] {
  const problems: ProblemKey[] = []
  if (enabled && words.length === 0) problems.push({ field: 'words', key: 'vocabularies.wordsRequired' })
  if (use !== 'dimension') {
    if (hints.length > 0) problems.push({ field: 'hints', key: 'vocabularies.onlyDimensions' })
    if (replaces !== null) problems.push({ field: 'replaces', key: 'vocabularies.onlyDimensions' })
  } else {
    if (replaces !== null && !generalIds.has(replaces))
      problems.push({ field: 'replaces', key: 'vocabularies.noSuchDimension' })
    // Two rows of one name on every screen that lists dimensions could not be told apart.
    const general = generalIdOfName(name)
    if (general !== undefined && general !== replaces)
      problems.push({ field: 'name', key: 'vocabularies.generalName', values: { name } })
  }
  for (const [field, list] of Object.entries({ words, hints }))
    for (const [i, word] of list.entries()) {
      const key = wrongWith(word, use === 'words')
      if (key) problems.push({ field: `${field}.${i}`, key, values: { word } })
    }
  return problems
}

/** The editor asks the same (web/word-lines.ts; its test compares the two). */
function wrongWith(word: string, own: boolean): string | null {
  if (parting.test(word)) return 'vocabularies.oneWord'
  const chars = canonicalName(word)
  if (chars === '') return 'vocabularies.invisible'
  return own && [...chars].length === 1 ? 'vocabularies.oneCharacter' : null
}

/** Of words that read alike the first spelling; a hint that is a sure word already says nothing more. */
export function folded(draft: Draft): Draft {
  const seen = new Set<string>()
  const first = (word: string): boolean => {
    const chars = canonicalName(word)
    return !seen.has(chars) && seen.add(chars) !== undefined
  }
  const words = draft.use === 'ruleWords' ? draft.words.map(word => word.replace(/^＠/, '@')) : draft.words
  return { ...draft, words: words.filter(first), hints: draft.hints.filter(first) }
}
