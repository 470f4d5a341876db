/** What panels of one question have in common: asked once, when the first of them needs it. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { chartsOf, totalBefore, totalOver } from '@guanlan/features/charts/charts/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'

type Total = Awaited<ReturnType<typeof totalOver>>

export interface Ground {
  /** With the monitors below those that are named. @throws missing */
  articles(): Promise<ArticleQuery>
  charts(): ReturnType<typeof chartsOf>
  /** That of its list. */
  total(): Promise<Total>
  totals(): Promise<{ now: Total; before: Total | null }>
}

export function groundOf(scope: Scope, question: Question): Ground {
  const articles = once(() => articleQuery(scope, question))
  let charts: ReturnType<typeof chartsOf> | undefined
  const overviewIfKnown = async () => (await charts)?.overviewIfKnown() ?? null
  const total = once(async () => (await overviewIfKnown())?.total ?? totalOver(scope, await articles()))
  return {
    articles,
    charts: () => {
      charts ??= chartsOf(scope, question, scope.locale)
      return charts
    },
    total,
    totals: once(async () => {
      const known = await overviewIfKnown()
      return {
        now: await total(),
        before: known ? known.before : await totalBefore(scope, await articles()),
      }
    }),
  }
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    known ??= ask()
    return known
  }
}
