/** Answers a question without any model: figures that are counted, and sentences of articles as they stand there. */
import { all, print, type Rule, term } from '@guanlan/engine/rules'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { beginOf, walkSearch } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { CallScope } from '@guanlan/platform/server'
import type { Answer, Figure, Passage, Plan } from '../../contract.ts'
import { type About, aboutOf, aboutPlaces } from './about.ts'
import { carriedBy } from './carried.ts'
import { type ChosenPassage, choosePassages } from './choose-passages.ts'
import { chooseSentences } from './choose-sentences.ts'
import { contradictionsAmong } from './contradictions.ts'
import { figuresOf } from './figures.ts'
import { nextQuestions } from './next-questions.ts'
import { readFitting } from './read-articles.ts'
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
}

export async function findFor(scope: CallScope, question: string, plan: Plan): Promise<Found> {
  const requested = await requestOf(scope, plan)
  const zone = await timeZoneOf(scope)
  const about = [...aboutOf(requested.search?.rule ?? null), ...aboutPlaces(plan.filters)]
  const figures = await figuresOf(scope, requested, question, zone)
  const total = figures[0]?.value ?? 0
  const passages = total === 0 ? [] : choosePassages(await readFitting(scope, requested), about)
  return { requested, zone, about, figures, passages }
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
  const isAnswered = sentences.length > 0
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
    nearest: isAnswered ? null : await nearestOf(scope, requested, total),
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

/** Rules that ask for less are tried so often. */
const mostTries = 3
const mostCounted = 100
const workMs = 800

/** The list of the plan, where it has articles that do not say it; else that of a rule with fewer words. */
async function nearestOf(
  scope: CallScope,
  { plan, search, query }: Requested,
  total: number,
): Promise<Answer['nearest']> {
  if (total > 0) return { count: total, isAtLeast: false, opens: plan }
  if (!search) return null
  const { rule } = search
  const parts: readonly Rule[] = rule.kind === 'all' ? rule.of.filter(({ kind }) => kind !== 'not') : []
  for (let count = parts.length - 1; count >= Math.max(1, parts.length - mostTries); count--) {
    const less = all([...parts.slice(0, count)])
    const { rows, place } = await walkSearch(scope, { ...search, rule: less }, beginOf(query.to), {
      ...{ most: mostCounted, workMs, bare: true },
    })
    if (rows.length > 0)
      return { count: rows.length, isAtLeast: place !== null, opens: { ...plan, query: print(less) } }
  }
  return null
}
