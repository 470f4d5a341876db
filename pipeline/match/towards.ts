/** Sentiment towards the subject of every monitor that wants an article. What the sender or the whole text says stands elsewhere. */
import { subjectsOf } from '@guanlan/features/articles/server'
import { treesOf } from '@guanlan/features/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import type { MatchedArticle } from '../items.ts'

/** Articles worked on before others get their turn. */
const atOnce = 10

export async function judgeSubjects(tx: Tx, articles: readonly MatchedArticle[]): Promise<MatchedArticle[]> {
  const asked = articles.filter(article => article.judged !== null && article.hits.length > 0)
  const trees = await treesOf(tx, [...new Set(asked.flatMap(article => article.hits.map(hit => hit.monitorId)))])
  const told: MatchedArticle[] = []
  for (const [index, article] of articles.entries()) {
    if (index % atOnce === 0) await new Promise(setImmediate)
    if (!article.judged || article.hits.length === 0) {
      told.push(article)
      continue
    }
    const { corps, brands, products } = article
    const towards = subjectsOf({ ...article.canonical, corps, brands, products }, article.judged)
    const hits = article.hits.map(hit => {
      const rule = trees.get(hit.monitorId)
      return rule ? { ...hit, towards: towards(rule) } : hit
    })
    told.push({ ...article, hits })
  }
  return told
}
