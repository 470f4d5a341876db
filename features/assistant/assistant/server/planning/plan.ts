/** The plan of a question, as its person may ask it. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { PlanMade } from '../../contract.ts'
import { knownNames } from './known-names.ts'
import { planOf } from './plan-of.ts'

const dayMs = 86_400_000

/** @param articles that it is asked of alone; none: of all */
export async function planQuestion(
  scope: Scope,
  question: string,
  articles: readonly number[] = [],
): Promise<PlanMade> {
  const cutter = generalCutter()
  const known = await knownNames(scope, question, cutter)
  const plan = planOf(question, { ...known, now: scope.now.getTime(), zone: await timeZoneOf(scope), cutter })
  return articles.length === 0 ? plan : ofArticles(scope, plan, articles)
}

/** The stretch in which they were published, at most as long as a list may be: of a longer one the last part. */
async function ofArticles(scope: Scope, plan: PlanMade, ids: readonly number[]): Promise<PlanMade> {
  const stored = (await loadArticles(scope, [...new Set(ids)])).filter(({ place }) => place === 'desk')
  if (stored.length === 0) throw refuse('missing', 'assistant.noArticles', {}, 'articles')
  const times = stored.map(({ published_at }) => published_at.getTime())
  const to = Math.max(...times) + 1000
  const from = Math.max(Math.min(...times), to - longestRangeDays * dayMs + 1000)
  return {
    ...plan,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    filters: [...plan.filters, { field: 'article', is: 'is', values: stored.map(({ id }) => String(id)) }],
    understood: [...plan.understood, { part: 'articles', text: String(stored.length) }],
  }
}
