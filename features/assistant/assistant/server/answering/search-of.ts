/** A plan as what is asked of articles: a search by its rule, or the list of its monitors. */
import type { ArticleQuery, ArticleSearch } from '@guanlan/features/articles/articles/server/questions'
import { searchOf } from '@guanlan/features/desk/article-list/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import type { Plan } from '../../contract.ts'

export interface Requested {
  plan: Plan
  /** Null: no rule, all articles of the query. */
  search: ArticleSearch | null
  query: ArticleQuery
}

/** @throws a refusal for a range that is too long or reversed, a monitor that is gone, a rule with a mistake; forbidden for whoever may see no articles */
export async function requestOf(scope: CallScope, plan: Plan): Promise<Requested> {
  if (!scope.may('desk.view')) throw refuse('forbidden', 'platform.forbidden')
  const question = questionOf(plan)
  const search = plan.query === '' ? null : await searchOf(scope, { ...question, query: plan.query })
  return { plan, search, query: await articleQuery(scope, question) }
}

const questionOf = ({ from, to, monitors, filters }: Plan) => ({
  ...{ from, to, filters, place: 'desk' as const, fold: false },
  ...(monitors.length > 0 && { monitors }),
})
