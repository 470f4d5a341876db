/** Which articles the index finds for a rule. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Rule } from '@guanlan/engine/rules'
import { conditionOf } from '@guanlan/engine/rules'
import type { TimeWindow } from '../stored-search.ts'
import { type Bounds, everything, isExact, type Query } from './bounds.ts'
import { asksToBeSpared, pauseAfter } from './pace.ts'
import type { TextIndex } from './parts.ts'
import { searchesFor } from './query.ts'

/** Answers come in pieces of so many; an index gives no more at once. */
const atOnce = 10_000
/** A search is ended on the cluster, too; one other node is tried, and after twice this time the database answers. */
const patienceMs = 5_000

const stored = new WeakMap<Rule, Bounds[]>()

/** What is asked for a rule; null when the index could rule out nothing, so that asking it is in vain. A walk asks the same rule again and again. */
export function searchesOfRule(rule: Rule): Bounds[] | null {
  const searches = stored.get(rule) ?? searchesFor(conditionOf(rule))
  stored.set(rule, searches)
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

async function* each(index: TextIndex, bounds: Bounds, window: TimeWindow): AsyncGenerator<[number, boolean]> {
  const query = within(bounds, window)
  for (let after: [number, number] | null = null; ; ) {
    const { hits } = await newest(index, query, { size: atOnce, after })
    for (const hit of hits) yield found(hit, bounds)
    after = hits.at(-1)?.sort ?? null
    if (!after || hits.length < atOnce) return
  }
}

const found = ({ sort, matched_queries = [] }: Hit, bounds: Bounds): [number, boolean] => [
  sort[1],
  isExact(bounds) || matched_queries.includes('sure'),
]

export interface NewestTexts {
  found: Map<number, boolean>
  /** Of the window all that may be wanted from this moment on is found; null: all there is. */
  from: Date | null
  /** How many are wanted in the whole window, less those that were to be left out; null: it was not asked, or the index is not sure. */
  count: number | null
}

/** What is counted: articles that the organisation may see, without some of them. */
export interface Counted {
  orgId: number
  without: readonly number[]
}

/** The newest that may be wanted, by one request for each ten thousand, and how many there are. Null: more than `most` are of one millisecond. */
export async function newestTexts(
  index: TextIndex,
  bounds: Bounds,
  window: TimeWindow,
  { most, counted }: { most: number; counted: Counted | null },
): Promise<NewestTexts | null> {
  const isCounted = counted !== null && isExact(bounds) && index.layout.tellsOrg
  const query = within(bounds, window)
  const visible = isCounted ? { bool: { filter: [query], must_not: hidden(counted) } } : query
  const { hits, total } = await newestOfAll(index, visible, { most, isCounted })
  const count = isCounted ? total : null
  if (hits.length < most) return { found: new Map(hits.map(hit => found(hit, bounds))), from: null, count }
  const border = hits.at(-1)?.sort[0] ?? 0
  const whole = hits.filter(({ sort }) => sort[0] > border)
  if (whole.length === 0 && most > 0) return null
  return { found: new Map(whole.map(hit => found(hit, bounds))), from: new Date(border + 1), count }
}

/** What another organisation handed in for itself, and what is left out. */
const hidden = ({ orgId, without }: Counted): Query[] => [
  { bool: { filter: [{ exists: { field: 'onlyOrg' } }], must_not: [{ term: { onlyOrg: { value: String(orgId) } } }] } },
  ...(without.length > 0 ? [{ terms: { id: without } }] : []),
]

/** As `newest`, of any number. Counted once. */
async function newestOfAll(
  index: TextIndex,
  query: Query,
  { most, isCounted }: { most: number; isCounted: boolean },
): Promise<{ hits: Hit[]; total: number }> {
  const { hits, total } = await newest(index, query, { size: Math.min(most, atOnce), after: null, isCounted })
  for (let last = hits.length; last === atOnce && hits.length < most; ) {
    const after = hits.at(-1)?.sort ?? null
    const next = await newest(index, query, { size: Math.min(most - hits.length, atOnce), after })
    hits.push(...next.hits)
    last = next.hits.length
  }
  return { hits, total }
}

async function newest(
  { client, name, layout }: TextIndex,
  query: Query,
  { size, after, isCounted = false }: { size: number; after: [number, number] | null; isCounted?: boolean },
): Promise<{ hits: Hit[]; total: number }> {
  const ask = () =>
    client.search(
      {
        index: name,
        allow_partial_search_results: false,
        cancel_after_time_interval: `${patienceMs}ms`,
        body: {
          query: layout.ask(query) as never,
          size,
          _source: false,
          stored_fields: '_none_',
          track_total_hits: isCounted,
          // The order of values, and not of the index: a page goes on where the one before ended whatever was written between.
          ...(size > 0 && { sort: [{ published: 'desc' }, { id: 'desc' }] as never }),
          ...(after && { search_after: after }),
        } as never,
      },
      { requestTimeout: patienceMs, maxRetries: 1 },
    )
  const { body } = await askSpared(ask)
  if (body.timed_out || body._shards.failed > 0) throw new Error('OpenSearch answered for a part of the articles only.')
  return {
    hits: body.hits.hits as unknown as Hit[],
    total: (body.hits.total as { value: number } | undefined)?.value ?? 0,
  }
}

/** Somebody waits: a cluster that asks to be spared is asked twice more, and then it is away for a while (answer.ts). */
async function askSpared<T>(ask: () => Promise<T>): Promise<T> {
  for (let refused = 1; ; refused++)
    try {
      return await ask()
    } catch (error) {
      if (!asksToBeSpared(error) || refused > mostSpared) throw error
      await pause(pauseAfter(refused))
    }
}
const mostSpared = 2

function within(bounds: Bounds, { from, to }: TimeWindow): Query {
  const range = { range: { published: { ...(from && { gte: from.getTime() }), ...(to && { lt: to.getTime() }) } } }
  const filter = from || to ? [bounds.upper, range] : [bounds.upper]
  if (isExact(bounds)) return { bool: { filter } }
  return { bool: { filter, should: [{ bool: { filter: [bounds.lower], _name: 'sure' } }] } }
}
