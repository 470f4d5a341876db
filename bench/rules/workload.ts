/** Everything one run measures on, made once and handed to one process a size. */
import { createMatcher, parse, type RuleArticle } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { type Article, inventArticles, readArticles } from './articles.ts'
import { ruleTexts } from './mix.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

export interface Workload {
  real: boolean
  /** Where document frequencies come from, what warms the code up, and what is measured: none in two of them. */
  statistics: Article[]
  warmUp: Article[]
  measured: Article[]
  vocabulary: Vocabulary
  skew: number
}

/** Share of the rules that match an average article: 0.06 % as in the first measurement of the matcher, more than in real accounts. */
export const SHARE = { min: 0.0005, max: 0.001 }

export function prepare(data: string, count: number, say: (line: string) => void): Workload {
  const found = readArticles(data)
  if (!found)
    say(`No articles of news length in ${data}/news: the texts are invented, the figures are of the right kind only.`)
  const articles = found ?? inventArticles()
  const part = (most: number, share: number): number => Math.min(most, Math.floor(articles.length * share))
  const [statisticsEnd, warmUpCount] = [part(2000, 0.3), part(1000, 0.15)]
  const warmUpEnd = statisticsEnd + warmUpCount
  const measuredEnd = Math.min(articles.length, warmUpEnd + count)
  say('Cutting words …')
  const vocabulary = makeVocabulary([...articles.slice(0, warmUpEnd), ...articles.slice(measuredEnd)], data)
  const statistics = articles.slice(0, statisticsEnd)
  return {
    real: found !== null,
    statistics,
    warmUp: articles.slice(statisticsEnd, warmUpEnd),
    measured: articles.slice(warmUpEnd, measuredEnd),
    vocabulary,
    skew: calibrate(vocabulary, statistics.slice(0, 300).map(toCanonical), say),
  }
}

export const toCanonical = ({ title, body }: Article): RuleArticle => ({
  title: canonicalise(title),
  body: canonicalise(body),
})

/** The skew that makes the share come out in the middle; found by halving, from the one that fits the data we have. */
function calibrate(vocabulary: Vocabulary, articles: RuleArticle[], say: (line: string) => void): number {
  let [low, high, skew] = [0, 1.5, FITTING]
  for (let step = 0; step < 8; step++) {
    const share = shareOf(vocabulary, skew, articles)
    say(`Skew ${skew.toFixed(3)}: ${(share * 100).toFixed(3)} % of the rules match an average article.`)
    if (share > SHARE.min * 1.3 && share < SHARE.max * 0.8) break
    if (share < SHARE.min * 1.3) low = skew
    else high = skew
    skew = (low + high) / 2
  }
  return skew
}
const FITTING = 0.53

function shareOf(vocabulary: Vocabulary, skew: number, articles: RuleArticle[]): number {
  const matcher = createMatcher()
  const next = ruleTexts(vocabulary, skew)
  const count = 10_000
  for (let id = 1; id <= count; id++) matcher.set(id, ruleOf(next()))
  return articles.reduce((sum, article) => sum + matcher.match(article).length, 0) / articles.length / count
}

/** @throws when the text is no rule: the mix writes none such. */
export function ruleOf(text: string) {
  const { rule, problems } = parse(text)
  if (!rule) throw new Error(`not a rule: ${text}: ${problems[0]?.message[2]}`)
  return rule
}
