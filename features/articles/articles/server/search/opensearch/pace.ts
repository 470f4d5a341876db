/**
 * How much a cluster is sent at a time. One that answers 429 (its circuit breaker, or a queue that is full) is sent less, later and by fewer requests at
 * once; the pace comes back by itself as it takes what it is sent.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { SearchClient } from '@guanlan/platform/server'

export interface Pace {
  /** Articles of one request. */
  articles: number
  /** Requests on their way at once. */
  atOnce: number
  /** Requests that were taken since the pace was changed last. */
  taken: number
  /** Refusals since a request was taken last. */
  refused: number
}

export const fullPace: Pace = { articles: 500, atOnce: 3, taken: 0, refused: 0 }
const leastArticles = 10
/** So many requests have to be taken before more is sent. */
const takenBeforeMore = 4
const firstPauseMs = 500
const longestPauseMs = 15_000

/** Pure. After a 429: half of it, one at a time. */
export const slower = ({ articles, refused }: Pace): Pace => ({
  articles: Math.max(leastArticles, Math.floor(articles / 2)),
  atOnce: 1,
  taken: 0,
  refused: refused + 1,
})

/** Pure. After a request that was taken: twice as much once several were, and after that one more at a time. */
export function faster({ articles, atOnce, taken }: Pace): Pace {
  if (taken + 1 < takenBeforeMore) return { articles, atOnce, taken: taken + 1, refused: 0 }
  if (articles < fullPace.articles)
    return { articles: Math.min(fullPace.articles, 2 * articles), atOnce, taken: 0, refused: 0 }
  return { articles, atOnce: Math.min(fullPace.atOnce, atOnce + 1), taken: 0, refused: 0 }
}

/** Pure. Milliseconds before the next request after so many refusals in a row: twice as long each time. */
export const pauseAfter = (refused: number): number =>
  refused === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (refused - 1))

/** The cluster asked to be spared, for longer than is waited for at a time: what was not taken is tried again later. */
export class IndexSpared extends Error {
  override name = 'IndexSpared'
}

/** A transaction waits no longer: what it holds waits with it. */
const patienceMs = 60_000

/** So long after its last refusal a cluster that was sent nothing meanwhile is sent as much as before. */
const forgottenMs = 120_000

interface Paced {
  pace: Pace
  /** When the cluster asked to be spared last, by the steady clock. */
  refusedAt: number
  onTheirWay: number
  waiting: (() => void)[]
}

const paces = new WeakMap<SearchClient, Paced>()

function pacedOf(client: SearchClient): Paced {
  const paced = paces.get(client) ?? { pace: fullPace, refusedAt: 0, onTheirWay: 0, waiting: [] }
  paces.set(client, paced)
  if (paced.pace !== fullPace && performance.now() - paced.refusedAt > forgottenMs) paced.pace = fullPace
  return paced
}

/** Of this process. */
export const paceOf = (client: SearchClient): Pace => pacedOf(client).pace

/** Whether the cluster is sent less than it would be. */
export function isSpared(client: SearchClient): boolean {
  const { articles, atOnce } = paceOf(client)
  return articles < fullPace.articles || atOnce < fullPace.atOnce
}

interface Failed {
  statusCode?: number
  body?: { error?: { type?: string } }
}

/** A part that takes nothing (its disk is full) answers 429 as well: waiting does not help it. */
export const isSparing = (status: number | undefined, type: string | undefined): boolean =>
  status === 429 && type !== 'cluster_block_exception'

/** A 429 of the cluster, for a request as a whole. */
export function asksToBeSpared(error: unknown): boolean {
  const { statusCode, body } = (error ?? {}) as Failed
  return isSparing(statusCode, body?.error?.type)
}

export type Wait = (ms: number) => Promise<unknown>

/**
 * Sends pieces of a list until all are taken, no more and no larger ones than the cluster bears.
 * @param send answers with what of the piece has to be sent again, because the cluster asked to be spared; throws what is no 429
 * @param wait takes the place of a clock in tests
 */
export async function sendPaced<T>(
  client: SearchClient,
  list: readonly T[],
  send: (piece: readonly T[]) => Promise<readonly T[]>,
  wait: Wait = pause,
): Promise<void> {
  const waiting = patience(client, wait)
  for (let left = [...list]; left.length > 0; ) {
    const paced = pacedOf(client)
    await turnOf(paced)
    const piece = left.slice(0, paced.pace.articles)
    const again = await send(piece)
      .catch(error => {
        if (!asksToBeSpared(error)) throw error
        return piece
      })
      .finally(() => endTurn(paced))
    left = [...again, ...left.slice(piece.length)]
    if (again.length > 0) await waiting.refused()
    else {
      paced.pace = faster(paced.pace)
      waiting.taken()
    }
  }
}

/** Any other request: tried again as long as the cluster asks to be spared, and no longer than it is waited for. */
export async function askPaced<T>(client: SearchClient, ask: () => Promise<T>, wait: Wait = pause): Promise<T> {
  const waiting = patience(client, wait)
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (!asksToBeSpared(error)) throw error
      await waiting.refused()
    }
}

/** Waits after each refusal, longer each time, and gives up after `patienceMs` without anything taken between. */
function patience(client: SearchClient, wait: Wait) {
  let waited = 0
  return {
    taken: () => {
      waited = 0
    },
    async refused() {
      const paced = pacedOf(client)
      paced.pace = slower(paced.pace)
      paced.refusedAt = performance.now()
      const ms = pauseAfter(paced.pace.refused)
      waited += ms
      if (waited > patienceMs)
        throw new IndexSpared('OpenSearch asks to be spared (429): it is sent less, and again later.')
      await wait(ms)
    },
  }
}

async function turnOf(paced: Paced): Promise<void> {
  while (paced.onTheirWay >= paced.pace.atOnce) await new Promise<void>(resolve => paced.waiting.push(resolve))
  paced.onTheirWay++
}

function endTurn(paced: Paced): void {
  paced.onTheirWay--
  for (const wake of paced.waiting.splice(0)) wake()
}
