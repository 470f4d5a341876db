/** Which words tell one subject from the others: log-odds with a prior. Pure. */

export interface CountedWord {
  word: string
  count: number
}

export interface WordsOf {
  /** Articles looked at. */
  articles: number
  words: readonly CountedWord[]
}

/** Articles that every word is taken to have had besides, in proportion to all subjects: few articles prove little. */
const prior = 10
/** Below it a word is as good as anybody's: 1.96 is 95 of 100. */
const tellingFrom = 1.96

/**
 * Of each subject its own words with their z-score, the most telling first: words that no other subject has among its hot words, so that
 * none stands under two subjects or among the common ones. Weighed as in Monroe, Colaresi and Quinn 2008: log-odds ratio with an informative
 * Dirichlet prior, standardised by its variance.
 */
export function distinctiveWords(subjects: readonly WordsOf[], most = 10): { word: string; weight: number }[][] {
  const all = new Map<string, number>()
  const holders = new Map<string, number>()
  for (const { words } of subjects)
    for (const { word, count } of words) {
      all.set(word, (all.get(word) ?? 0) + count)
      holders.set(word, (holders.get(word) ?? 0) + 1)
    }
  const total = subjects.reduce((sum, { articles }) => sum + articles, 0)
  return subjects.map(({ articles, words }) => {
    const others = total - articles
    if (articles === 0 || others === 0) return []
    return words
      .filter(({ word }) => holders.get(word) === 1)
      .map(({ word, count }) => {
        const everywhere = all.get(word) ?? count
        const expected = (everywhere / total) * prior
        const here = count + expected
        const there = everywhere - count + expected
        const odds =
          Math.log(here / Math.max(1, articles + prior - here)) - Math.log(there / Math.max(1, others + prior - there))
        return { word, weight: odds / Math.sqrt(1 / here + 1 / there) }
      })
      .filter(({ weight }) => weight >= tellingFrom)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ word, weight }) => ({ word, weight: Math.round(weight * 100) / 100 }))
  })
}

/** Words that every subject has, the hottest first by their place in each list. */
export function commonWords(subjects: readonly { words: readonly { word: string }[] }[]): string[] {
  const [first, ...others] = subjects
  if (!first || others.length === 0) return []
  const places = others.map(({ words }) => new Map(words.map(({ word }, place) => [word, place])))
  return first.words
    .map(({ word }, place) => ({ word, sum: places.reduce((sum, of) => sum + (of.get(word) ?? Number.NaN), place) }))
    .filter(({ sum }) => !Number.isNaN(sum))
    .sort((a, b) => a.sum - b.sum)
    .map(({ word }) => word)
}
