/** Lets calls take connections in turn, by organisation and within it by person. Pure bookkeeping, in one process. */
import { refuse } from '@guanlan/platform/contract'
import type { Shares } from './shares.ts'

export interface Caller {
  orgId: number
  /** Null: work of the organisation itself, which no person's share bounds. */
  userId: number | null
}

interface Waiting {
  dear: boolean
  go: () => void
}
interface Use {
  all: number
  dear: number
}
interface Org {
  id: number
  use: Use
  people: Map<number, Use>
  /** By person, in turn: who was served last stands last. */
  waiting: Map<number, Waiting[]>
}

/** The line of people whom no organisation is known to have, and of calls by link; bounded by person alone. */
export const strangers = 0
/** The key of whoever is no person. */
const nobody = 0

export class Gate {
  readonly #shares: Shares
  /** In turn: the organisation served last stands last. */
  readonly #orgs = new Map<number, Org>()
  readonly #total: Use = { all: 0, dear: 0 }
  /** Work that waits until no call is under way. */
  readonly #yielding = new Set<() => void>()
  /** When the last of them ended. */
  #lastCall = Number.NEGATIVE_INFINITY
  constructor(shares: Shares) {
    this.#shares = shares
  }

  /**
   * Answers when the call may take a connection, with how to give the place back.
   * @throws a refusal when too many of the organisation or the person wait; the signal's reason when it is aborted meanwhile
   */
  async enter(caller: Caller, expensive: boolean, signal?: AbortSignal): Promise<() => void> {
    const org = this.#orgs.get(caller.orgId) ?? {
      id: caller.orgId,
      use: { all: 0, dear: 0 },
      people: new Map(),
      waiting: new Map(),
    }
    this.#orgs.set(caller.orgId, org)
    const person = caller.userId ?? nobody
    if (this.#fits(org, person, expensive)) this.#count(org, person, expensive, 1)
    else await this.#wait(org, person, expensive, signal)
    let stored = true
    return () => {
      if (!stored) return
      stored = false
      this.#count(org, person, expensive, -1)
      this.#forget(org)
      this.#serve()
      if (!expensive) this.#lastCall = performance.now()
      if (this.isQuiet()) for (const go of this.#yielding) go()
    }
  }

  /** Dear calls of the organisation that run or come before the person's newest waiting one, at most; null when none of theirs waits. */
  ahead({ orgId, userId }: Caller): number | null {
    const org = this.#orgs.get(orgId)
    const person = userId ?? nobody
    const own = expensiveOf(org?.waiting.get(person))
    if (!org || own === 0) return null
    let ahead = org.use.dear + own - 1
    let isBefore = true
    for (const [other, queue] of org.waiting) {
      if (other === person) isBefore = false
      // People take turns: before somebody's third, everybody else has had two, and who stands before them three.
      else ahead += Math.min(expensiveOf(queue), isBefore ? own : own - 1)
    }
    return ahead
  }

  /**
   * Answers when no call is under way but expensive ones, which take long by themselves; after so many milliseconds at the latest. For work that can
   * wait: somebody looks at a screen meanwhile.
   */
  quiet(mostMs: number): Promise<void> {
    if (this.isQuiet()) return Promise.resolve()
    return new Promise(resolve => {
      const leave = () => {
        clearTimeout(timer)
        this.#yielding.delete(leave)
        resolve()
      }
      const timer = setTimeout(leave, mostMs)
      this.#yielding.add(leave)
    })
  }

  /** Expensive ones are not counted: they take long by themselves. @param sinceMs for so long already */
  isQuiet(sinceMs = 0): boolean {
    const { all, dear: expensive } = this.#total
    return all === expensive && (sinceMs === 0 || performance.now() - this.#lastCall >= sinceMs)
  }

  /** For operators: use and queue by organisation. */
  state(): { orgId: number; all: number; dear: number; waiting: number }[] {
    return [...this.#orgs].map(([orgId, { use, waiting }]) => ({ orgId, ...use, waiting: lengthOf(waiting) }))
  }

  #wait(org: Org, person: number, expensive: boolean, signal?: AbortSignal): Promise<void> {
    const queue = org.waiting.get(person) ?? []
    const { waitingPerOrg, waitingPerPerson } = this.#shares
    const isFull = org.id !== strangers && lengthOf(org.waiting) >= waitingPerOrg
    if (isFull || queue.length >= (person === nobody ? waitingPerOrg : waitingPerPerson))
      return Promise.reject(refuse('tooMany', 'platform.tooMany', { seconds: 5 }))
    if (signal?.aborted) return Promise.reject(signal.reason)
    org.waiting.set(person, queue)
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1)
        if (queue.length === 0) org.waiting.delete(person)
        this.#forget(org)
        reject(signal?.reason)
      }
      const waiting = {
        dear: expensive,
        go: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      queue.push(waiting)
      signal?.addEventListener('abort', leave)
    })
  }

  #fits({ use, people }: Org, person: number, expensive: boolean): boolean {
    const own = (person !== nobody && people.get(person)) || { all: 0, dear: 0 }
    const most = this.#shares
    if (this.#total.all >= most.all || use.all >= most.perOrg || own.all >= most.perPerson) return false
    if (!expensive) return true
    return this.#total.dear < most.dear && use.dear < most.dearPerOrg && own.dear < most.dearPerPerson
  }

  #count({ use, people }: Org, person: number, expensive: boolean, by: 1 | -1): void {
    const own = people.get(person) ?? { all: 0, dear: 0 }
    for (const one of [own, use, this.#total]) {
      one.all += by
      if (expensive) one.dear += by
    }
    if (own.all > 0) people.set(person, own)
    else people.delete(person)
  }

  #forget({ id, use, waiting }: Org): void {
    if (use.all === 0 && waiting.size === 0) this.#orgs.delete(id)
  }

  /** Gives the free place to the first that fits. A cheap call passes the expensive ones before it. */
  #serve(): void {
    for (const [orgId, org] of this.#orgs)
      for (const [person, queue] of org.waiting) {
        const at = queue.findIndex(({ dear: expensive }) => this.#fits(org, person, expensive))
        const [waiting] = at < 0 ? [] : queue.splice(at, 1)
        if (!waiting) continue
        org.waiting.delete(person)
        if (queue.length > 0) org.waiting.set(person, queue)
        this.#orgs.delete(orgId)
        this.#orgs.set(orgId, org)
        // Counted here, not when the waiting call runs on: another one may come between.
        this.#count(org, person, waiting.dear, 1)
        waiting.go()
        return
      }
  }
}

const expensiveOf = (queue: readonly Waiting[] = []): number => queue.filter(({ dear: expensive }) => expensive).length
const lengthOf = (waiting: ReadonlyMap<number, readonly Waiting[]>): number =>
  [...waiting.values()].reduce((sum, queue) => sum + queue.length, 0)
