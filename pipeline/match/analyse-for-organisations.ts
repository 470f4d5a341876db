/** What an article is to each organisation that wants it: by its own analysis, and towards the subject of each of its monitors. */
import {
  judgedAs,
  type OwnAnalyses,
  type OwnFacts,
  ownFactsOf,
  subjectsOf,
} from '@guanlan/features/articles/articles/server/analysis'
import { treesOf } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import type { MatchedArticle } from '../items.ts'

/** Articles worked on before others get their turn. */
const atOnce = 10

type Trees = Awaited<ReturnType<typeof treesOf>>

export async function analyseForOrganisations(
  tx: Tx,
  articles: readonly MatchedArticle[],
  analyses: OwnAnalyses,
): Promise<MatchedArticle[]> {
  const requested = articles.filter(article => article.judged !== null && article.hits.length > 0)
  const trees = await treesOf(tx, [...new Set(requested.flatMap(article => article.hits.map(hit => hit.monitorId)))])
  const reported: MatchedArticle[] = []
  for (const [index, article] of articles.entries()) {
    if (index % atOnce === 0) await new Promise(setImmediate)
    reported.push(article.hits.length === 0 ? article : { ...article, hits: hitsFor(article, trees, analyses) })
  }
  return reported
}

function hitsFor(article: MatchedArticle, trees: Trees, analyses: OwnAnalyses): MatchedArticle['hits'] {
  const subjects = subjectsBy(article)
  const own = new Map<number, OwnFacts | null>()
  return article.hits.map(hit => {
    const analysis = analyses.of(hit.orgId)
    if (!own.has(hit.orgId)) own.set(hit.orgId, analysis && ownFactsOf(article, article.judged, analysis))
    const rule = trees.get(hit.monitorId)
    return { ...hit, own: own.get(hit.orgId) ?? null, towards: rule ? (subjects(analysis)?.(rule) ?? null) : null }
  })
}

/** One judge of subjects for all organisations that judge as everybody does, and one for each of the others. Null where the sender has judged. */
function subjectsBy({ canonical, corps, brands, products, judged }: MatchedArticle) {
  const known = new Map<object | null, ReturnType<typeof subjectsOf>>()
  return (analysis: ReturnType<OwnAnalyses['of']>) => {
    if (!judged) return null
    const key = analysis?.adjustment ?? null
    const subjects = known.get(key) ?? subjectsOf({ ...canonical, corps, brands, products }, judgedAs(judged, analysis))
    known.set(key, subjects)
    return subjects
  }
}
