/** Stored articles on both sides of a threshold of likeness. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { canonicalise, shinglesOfArticle } from '@guanlan/engine/text'
import type { Scope } from '@guanlan/platform/server'
import { daysTried, type SimilarExamples } from '../../contract.ts'
import { similarityOf } from '../deciding/similarity.ts'
import { articlesBehind, type FilterPlace, placeOf } from '../stored/load.ts'

const workMs = 1_500
const articlesAtOnce = 200
const mostExamples = 6

type Example = SimilarExamples['above'][number]

/** Of the newest articles, as many as the time goes for; of each side those nearest to the threshold. */
export async function similarExamples(
  scope: Scope,
  { text, threshold }: { text: string; threshold: number },
): Promise<SimilarExamples> {
  const requested = shinglesOfArticle(canonicalise(''), canonicalise(text))
  const found: Example[] = []
  let examined = 0
  let place: FilterPlace | null = null
  const since = new Date(scope.now.getTime() - daysTried * 86_400_000)
  for (const began = performance.now(); requested && performance.now() - began < workMs; ) {
    const page = await articlesBehind(scope.db, scope.orgId, place, { since, count: articlesAtOnce })
    for (const { id, title, media, publishedAt, timeOfArrival, facts } of page) {
      const similarity = facts.shingles ? similarityOf(requested, facts.shingles) : 0
      if (similarity > 0)
        found.push({ id, title, media, publishedAt: publishedAt.toISOString(), timeOfArrival, similarity })
    }
    examined += page.length
    const last = page.at(-1)
    if (!last || page.length < articlesAtOnce) break
    place = placeOf(last)
    await nextTurn()
  }
  return { ...sidesOf(found, threshold), examined }
}

function sidesOf(found: readonly Example[], threshold: number): Pick<SimilarExamples, 'above' | 'below'> {
  const above = found.filter(({ similarity }) => similarity >= threshold)
  const below = found.filter(({ similarity }) => similarity < threshold)
  return {
    above: above.sort((a, b) => a.similarity - b.similarity).slice(0, mostExamples),
    below: below.sort((a, b) => b.similarity - a.similarity).slice(0, mostExamples),
  }
}
