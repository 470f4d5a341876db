/** Answers a question without any model: figures that are counted, and sentences of articles as they stand there. */
import { all, print, type Rule, term } from '@guanlan/engine/rules'
import { plainText } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { CallScope } from '@guanlan/platform/server'
import type { Answer, Figure, Passage, Plan } from '../../contract.ts'
import { countedBy } from '../planning/counted-by.ts'
import { isContest } from '../planning/sides.ts'
import { type About, aboutOf, aboutPlaces } from './about.ts'
import { type ChosenPassage, choosePassages } from './choose-passages.ts'
import { chooseSentences } from './choose-sentences.ts'
import { contradictionsAmong } from './contradictions.ts'
import { carriedBy } from './drop-unsupported.ts'
import { figuresOf } from './figures.ts'
import { nextQuestions } from './next-questions.ts'
import { readFitting } from './read-articles.ts'
import { totalOf } from './requested-figures.ts'
import { type Requested, requestOf } from './search-of.ts'

/** One passage alone is no answer, unless it has all of two parts and more that are asked for: who met whom on a day often stands in one article. */
const leastPassages = 2
const isEnough = (passages: readonly ChosenPassage[], about: readonly About[]): boolean =>
  passages.length >= leastPassages || (about.length >= 2 && passages[0]?.share === 1)

/** What is there to answer with. */
export interface Found {
  requested: Requested
  zone: string
  about: readonly About[]
  figures: Figure[]
  passages: ChosenPassage[]
  /** It is asked who has how much: figures answer. */
  isCount: boolean
}

export async function findFor(scope: CallScope, question: string, plan: Plan): Promise<Found> {
  const requested = await requestOf(scope, plan)
  const zone = await timeZoneOf(scope)
  const about = [...aboutOf(requested.search?.rule ?? null), ...aboutPlaces(plan.filters)]
  const figures = await figuresOf(scope, requested, question, zone)
  const total = figures[0]?.value ?? 0
  const passages = total === 0 ? [] : choosePassages(await readFitting(scope, requested), about)
  const isCount =
    countedBy(plainText(question)).some(({ by }) => figures.some(({ kind }) => kind === by)) ||
    (isContest(question) && figures.some(({ kind }) => kind === 'name' || kind === 'monitor'))
  return { requested, zone, about, figures, passages, isCount }
}

export const answerQuestion = async (scope: CallScope, question: string, plan: Plan): Promise<Answer> =>
  extractAnswer(scope, await findFor(scope, question, plan))

/** Sentences as they stand in the passages. */
export async function extractAnswer(scope: CallScope, found: Found): Promise<Answer> {
  const { requested, zone, about, figures, passages } = found
  const { plan } = requested
  const total = figures[0]?.value ?? 0
  const chosen = isEnough(passages, about) ? chooseSentences(passages, about) : []
  const counted = figures.flatMap(({ value }) => value ?? [])
  const { sentences, dropped } = carriedBy(passages, chosen, { cutter: generalCutter(), zone, figures: counted })
  const isAnswered = sentences.length > 0 || (total > 0 && found.isCount)
  const words = about.map(each => each.words[0] ?? '').filter(Boolean)
  return {
    kind: 'answer',
    state: isAnswered ? 'answered' : 'insufficient',
    plan,
    about: words,
    figures,
    passages: passages.map(shownPassage),
    sentences: byTime(sentences, passages),
    contradictions: contradictionsAmong(passages, about, zone),
    dropped,
    nearest: isAnswered ? null : await nearestOf(scope, requested, total, zone),
    next: isAnswered
      ? nextQuestions(figures, words, { locale: scope.locale, zone, word: wordOf(passages, requested) })
      : [],
  }
}

/** The name that stands in most passages beside what was asked for; with it the same rule finds these at least. Null: none stands in two, or it stands in all. */
function wordOf(passages: readonly ChosenPassage[], { plan, search }: Requested): { word: string; plan: Plan } | null {
  const counts = new Map<string, number>()
  for (const { article, text } of passages)
    for (const name of new Set(article.names))
      if (text.includes(name) && !plan.query.includes(name) && name.length > 1)
        counts.set(name, (counts.get(name) ?? 0) + 1)
  const [best] = [...counts].filter(([, count]) => count < passages.length).toSorted((one, other) => other[1] - one[1])
  if (!best || best[1] < leastPassages) return null
  const rule = term(best[0])
  if (rule.tokens.length === 0) return null
  return { word: best[0], plan: { ...plan, query: print(search ? all([search.rule, rule]) : rule) } }
}

export const shownPassage = ({ article, text }: ChosenPassage): Passage => ({
  articleId: article.id,
  title: article.title,
  media: article.media,
  publishedAt: article.publishedAt.toISOString(),
  sentiment: article.sentiment,
  text,
})

/** As things happened: the article that a sentence was taken from says when. */
export const byTime = <T extends { passages: number[] }>(
  sentences: readonly T[],
  passages: readonly ChosenPassage[],
): T[] => {
  const timeOf = ({ passages: [first = 0] }: T) => passages[first]?.article.publishedAt.getTime() ?? 0
  return sentences.toSorted((one, other) => timeOf(one) - timeOf(other))
}

/** Lists that ask for less are tried so often. */
const mostTries = 4

/** The list of the plan, where it has articles that do not say it; else that of the rule without the words that find nothing, of its monitors, or without its filters. */
async function nearestOf(
  scope: CallScope,
  { plan, search }: Requested,
  total: number,
  zone: string,
): Promise<Answer['nearest']> {
  if (total > 0) return { count: total, isAtLeast: false, opens: plan }
  for (const { without, ...less } of withLess(plan, search?.rule ?? null).slice(0, mostTries)) {
    const { value: count, isAtLeast } = await totalOf(scope, less.plan, zone)
    if (count > 0) return { count, isAtLeast, opens: less.plan, without }
  }
  return null
}

/** Plans that ask for less, the nearest first: without one part of the rule, its last ones first, then with the first ones alone. */
function withLess(plan: Plan, rule: Rule | null): { plan: Plan; without: string[] }[] {
  const parts = rule?.kind === 'all' ? rule.of.filter(({ kind }) => kind !== 'not') : rule ? [rule] : []
  const wordOf = (part: Rule) => aboutOf(part).flatMap(({ words: [word] }) => word ?? [])
  const only = (left: readonly Rule[]) => ({
    plan: { ...plan, query: left.length === 0 ? '' : print(all([...left])) },
    without: parts.filter(part => !left.includes(part)).flatMap(wordOf),
  })
  const fewer = parts.length > 1 ? parts.map((_, at) => parts.filter(each => each !== parts[at])).toReversed() : []
  const firsts = parts.length > 2 ? [parts.slice(0, 1)] : []
  const none = parts.length > 0 && plan.monitors.length > 0 ? [[]] : []
  const unfiltered = plan.filters.length > 0 ? [{ plan: { ...plan, filters: [] }, without: [] }] : []
  return [...[...fewer, ...firsts, ...none].map(only), ...unfiltered]
}
