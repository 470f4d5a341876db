/** Who may hold how many connections, so that nobody waits behind one organisation's expensive calls. Pure bookkeeping, in one process. */
import { refuse } from '@guanlan/platform/contract'

export interface Shares {
  /** As many as the pool has connections. */
  all: number
  perOrg: number
  /** Of them for calls that declare `cost: 'dear'`. */
  dear: number
  dearPerOrg: number
  /** Waiting calls of one organisation; one more is told to come back. */
  waitingPerOrg: number
}

/** Of a pool of this size: an organisation never has all of it, dear calls have half of it, one organisation's a quarter. */
export const sharesOf = (size: number): Shares => ({
  all: size,
  perOrg: Math.max(1, size - Math.ceil(size / 6)),
  dear: Math.max(1, Math.floor(size / 2)),
  dearPerOrg: Math.max(1, Math.floor(size / 4)),
  waitingPerOrg: 200,
})

interface Waiting {
  dear: boolean
  go: () => void
}
interface Use {
  all: number
  dear: number
}

export class Gate {
  readonly #shares: Shares
  readonly #uses = new Map<number, Use>()
  /** In turn: the organisation served last stands last. */
  readonly #waiting = new Map<number, Waiting[]>()
  readonly #total: Use = { all: 0, dear: 0 }
  constructor(shares: Shares) {
    this.#shares = shares
  }

  /**
   * Answers when the call may take a connection, with how to give the place back.
   * @throws a refusal when too many of the organisation wait; the signal's reason when it is aborted meanwhile
   */
  async enter(orgId: number, dear: boolean, signal?: AbortSignal): Promise<() => void> {
    if (this.#fits(orgId, dear)) this.#count(orgId, dear, 1)
    else await this.#wait(orgId, dear, signal)
    let held = true
    return () => {
      if (!held) return
      held = false
      this.#count(orgId, dear, -1)
      this.#serve()
    }
  }

  /** For operators: use and queue by organisation. */
  state(): { orgId: number; all: number; dear: number; waiting: number }[] {
    return [...this.#uses].map(([orgId, use]) => ({ orgId, ...use, waiting: this.#waiting.get(orgId)?.length ?? 0 }))
  }

  #wait(orgId: number, dear: boolean, signal?: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(orgId) ?? []
    if (queue.length >= this.#shares.waitingPerOrg)
      return Promise.reject(refuse('tooMany', 'platform.tooMany', { seconds: 5 }))
    this.#waiting.set(orgId, queue)
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(signal?.reason)
      }
      const waiting = {
        dear,
        go: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      queue.push(waiting)
      signal?.addEventListener('abort', leave)
    })
  }

  #fits(orgId: number, dear: boolean): boolean {
    const use = this.#uses.get(orgId) ?? { all: 0, dear: 0 }
    const { all, perOrg, dear: mostDear, dearPerOrg } = this.#shares
    if (this.#total.all >= all || use.all >= perOrg) return false
    return !dear || (this.#total.dear < mostDear && use.dear < dearPerOrg)
  }

  #count(orgId: number, dear: boolean, by: 1 | -1): void {
    const use = this.#uses.get(orgId) ?? { all: 0, dear: 0 }
    for (const one of [use, this.#total]) {
      one.all += by
      if (dear) one.dear += by
    }
    if (use.all > 0) this.#uses.set(orgId, use)
    else this.#uses.delete(orgId)
  }

  /** Gives the free place to the first that fits. A cheap call of an organisation passes its expensive ones. */
  #serve(): void {
    for (const [orgId, queue] of [...this.#waiting]) {
      const at = queue.findIndex(({ dear }) => this.#fits(orgId, dear))
      const [waiting] = at < 0 ? [] : queue.splice(at, 1)
      if (queue.length === 0) this.#waiting.delete(orgId)
      if (!waiting) continue
      if (queue.length > 0) {
        this.#waiting.delete(orgId)
        this.#waiting.set(orgId, queue)
      }
      // Counted here, not when the waiting call runs on: another one may come between.
      this.#count(orgId, waiting.dear, 1)
      waiting.go()
      return
    }
  }
}
