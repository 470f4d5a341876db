/** On which days collection was disturbed for more than a fifth: a number of such a day says nothing of the world. */
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { usualShareOf } from './coverage.ts'
import { disturbedShare } from './forecast/forecast.ts'
import { type Outage, outagesOf } from './outages.ts'

/** Of a day, or of what usually comes on it. */
const muchDisturbed = 0.2

/**
 * Our own standstills and silent senders count for the hours they took; sources for the share that they usually have of the question, where they were gone for more than a fifth of the day.
 * @param begins where each day begins, in order; the last one ends with the question @returns their places
 */
export async function disturbedDays(
  scope: Scope,
  query: ArticleQuery,
  begins: readonly number[],
): Promise<ReadonlySet<number>> {
  const first = begins[0]
  if (first === undefined) return new Set()
  const outages = await outagesOf(scope, new Date(first), query.to)
  const disturbed = new Set<number>()
  if (outages.length === 0) return disturbed
  const shares = new Map<string, Promise<number | null>>()
  for (const [place, begin] of begins.entries()) {
    const end = Math.min(begins[place + 1] ?? query.to.getTime() + 1, scope.now.getTime())
    if (end <= begin) continue
    const { ours, sources } = dayOf(outages, begin, end)
    if (ours > muchDisturbed) disturbed.add(place)
    else if (sources.length > 0) {
      const key = sources.join(' ')
      const share = shares.get(key) ?? usualShareOf(scope, { ...query, from: new Date(first) }, sources)
      shares.set(key, share)
      if (((await share) ?? 0) > muchDisturbed) disturbed.add(place)
    }
  }
  return disturbed
}

/** What a day lost: a share of its time, and the sources that were gone for more than a fifth of it. Pure. */
export function dayOf(
  outages: readonly Pick<Outage, 'from' | 'to' | 'kind' | 'sourceId'>[],
  begin: number,
  end: number,
): { ours: number; sources: number[] } {
  const within = outages.filter(({ from, to }) => from.getTime() < end && to.getTime() > begin)
  const bySource = Map.groupBy(
    within.filter(({ kind }) => kind === 'source'),
    ({ sourceId }) => sourceId ?? 0,
  )
  return {
    ours: disturbedShare(
      within.filter(({ kind }) => kind !== 'source'),
      begin,
      end,
    ),
    sources: [...bySource]
      .flatMap(([id, its]) => (disturbedShare(its, begin, end) > muchDisturbed ? [id] : []))
      .toSorted((one, other) => one - other),
  }
}
