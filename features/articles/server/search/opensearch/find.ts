/** Which articles the index finds for a rule. */
import type { Rule } from '@guanlan/engine/rules'
import { conditionOf } from '@guanlan/engine/rules'
import type { TimeWindow } from '../stored.ts'
import { type Bounds, everything, isExact, type Query } from './bounds.ts'
import type { TextIndex } from './parts.ts'
import { searchesFor } from './query.ts'

/** Answers come in pieces of so many; an index gives no more at once. */
const atOnce = 10_000
/** A search is ended on the cluster, too; one other node is tried, and after twice this time the database answers. */
const patienceMs = 5_000

const kept = new WeakMap<Rule, Bounds[]>()

/** What is asked for a rule; null when the index could rule out nothing, so that asking it is in vain. A walk asks the same rule again and again. */
export function searchesOfRule(rule: Rule): Bounds[] | null {
  const searches = kept.get(rule) ?? searchesFor(conditionOf(rule))
  kept.set(rule, searches)
  return searches.some(({ upper }) => upper === everything) ? null : searches
}

/** Ids of articles in the window that may be wanted; true: surely. */
export async function findTexts(
  index: TextIndex,
  searches: readonly Bounds[],
  window: TimeWindow,
): Promise<Map<number, boolean>> {
  const found = new Map<number, boolean>()
  for (const bounds of searches)
    for await (const [id, sure] of each(index, bounds, window)) if (sure || !found.has(id)) found.set(id, sure)
  return found
}

interface Hit {
  sort: [number, number]
  matched_queries?: string[]
}

async function* each(
  { client, name }: TextIndex,
  bounds: Bounds,
  window: TimeWindow,
): AsyncGenerator<[number, boolean]> {
  const query = within(bounds, window)
  for (let after: [number, number] | null = null; ; ) {
    const { body } = await client.search(
      {
        index: name,
        allow_partial_search_results: false,
        cancel_after_time_interval: `${patienceMs}ms`,
        body: {
          query: query as never,
          size: atOnce,
          _source: false,
          stored_fields: '_none_',
          track_total_hits: false,
          // The order of values, and not of the index: a page goes on where the one before ended whatever was written between.
          sort: [{ published: 'desc' }, { id: 'desc' }] as never,
          ...(after && { search_after: after }),
        } as never,
      },
      { requestTimeout: patienceMs, maxRetries: 1 },
    )
    if (body.timed_out || body._shards.failed > 0)
      throw new Error('OpenSearch answered for a part of the articles only.')
    const hits = body.hits.hits as unknown as Hit[]
    for (const { sort, matched_queries = [] } of hits)
      yield [sort[1], isExact(bounds) || matched_queries.includes('sure')]
    after = hits.at(-1)?.sort ?? null
    if (!after || hits.length < atOnce) return
  }
}

function within(bounds: Bounds, { from, to }: TimeWindow): Query {
  const range = { range: { published: { ...(from && { gte: from.getTime() }), ...(to && { lt: to.getTime() }) } } }
  const filter = from || to ? [bounds.upper, range] : [bounds.upper]
  if (isExact(bounds)) return { bool: { filter } }
  return { bool: { filter, should: [{ bool: { filter: [bounds.lower], _name: 'sure' } }] } }
}
