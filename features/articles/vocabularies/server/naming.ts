/** What `@name` stands for: a vocabulary's words, and those of vocabularies that it names itself. Pure. */

export interface NameableVocabulary {
  id: number
  name: string
  words: readonly string[]
  /** Whether a word `@name` of it is the name of another one. */
  namesOthers: boolean
}

export interface NamedVocabulary {
  id: number
  name: string
  words: readonly string[]
  /** Its own id, then those of all that it names. */
  ids: readonly number[]
}

/** The name in a word `@name`; null where the word is none. */
export const nameInWord = (word: string): string | null => (/^[@＠]/.test(word) ? word.slice(1).trim() : null)

/** By name, of two that are called alike the first; names that lead nowhere or in a ring stand for nothing. */
export function namedBy(vocabularies: readonly NameableVocabulary[]): ReadonlyMap<string, NamedVocabulary> {
  const byName = firstByName(vocabularies)
  const named = new Map<string, NamedVocabulary>()
  for (const [name, one] of byName) {
    const reached = [one, ...reachedFrom(one, byName)]
    const words = [...new Set(reached.flatMap(each => each.words.filter(word => !isName(each, word))))]
    if (words.length > 0) named.set(name, { id: one.id, name, words, ids: reached.map(({ id }) => id) })
  }
  return named
}

/** Why a vocabulary's names cannot be kept: one that is not there, or one that leads back to it. Null when they can. */
export function wrongNameIn(
  draft: NameableVocabulary,
  others: readonly NameableVocabulary[],
): { key: 'vocabularies.noSuchName' | 'vocabularies.ring'; at: number; name: string } | null {
  const byName = firstByName([draft, ...others])
  for (const [at, word] of draft.words.entries()) {
    if (!isName(draft, word)) continue
    const name = nameInWord(word) ?? ''
    const other = byName.get(name)
    if (!other) return { key: 'vocabularies.noSuchName', at, name }
    if (other === draft || reachedFrom(other, byName).includes(draft)) return { key: 'vocabularies.ring', at, name }
  }
  return null
}

const firstByName = (vocabularies: readonly NameableVocabulary[]): Map<string, NameableVocabulary> =>
  new Map(vocabularies.toReversed().map(one => [one.name, one]))

const isName = ({ namesOthers }: NameableVocabulary, word: string): boolean => namesOthers && nameInWord(word) !== null

/** All that one leads to, itself only when it lies in a ring. */
function reachedFrom(start: NameableVocabulary, byName: ReadonlyMap<string, NameableVocabulary>): NameableVocabulary[] {
  const reached = new Set<NameableVocabulary>()
  const waiting = [start]
  for (let one = waiting.pop(); one; one = waiting.pop())
    for (const word of one.words) {
      const other = isName(one, word) ? byName.get(nameInWord(word) ?? '') : undefined
      if (!other || reached.has(other)) continue
      reached.add(other)
      waiting.push(other)
    }
  return [...reached]
}
