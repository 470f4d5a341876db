/** Of the keywords that most articles of the subjects have, how many articles each subject has. */
import { hotWordsOf, mostTallied, tallyWords } from '@guanlan/features/charts/charts/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Voice, VoiceKind } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'

const mostWords = 10

export async function voiceOfWords(
  scope: Scope,
  { wanted: requested }: Comparing,
  voice: VoiceKind,
): Promise<Voice['parts']> {
  const there = requested.filter(({ subject }) => !subject.gone)
  const sizes = new Map<string, { word: string; count: number }>()
  for (const each of there)
    for (const { word, by, count } of await hotWordsOf(scope, each.wanted)) {
      if (by !== 'keyword') continue
      const key = word.toLowerCase()
      const known = sizes.get(key) ?? { word, count: 0 }
      sizes.set(key, { ...known, count: known.count + count })
    }
  const words = [...sizes.values()]
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
    .map(({ word }) => word)
  const amounts: number[][] = []
  for (const { subject, wanted: query } of requested) {
    const tallies = subject.gone ? [] : await tallyWords(scope, query, words)
    if (!tallies)
      throw refuse('invalid', 'comparison.wordsOfTooMany', { name: subject.name, count: String(mostTallied) }, 'by')
    amounts.push(words.map((_, at) => tallies[at]?.[voice === 'stories' ? 'stories' : 'articles'] ?? 0))
  }
  return words.map((part, at) => ({ part, amounts: amounts.map(of => of[at] ?? 0) }))
}
