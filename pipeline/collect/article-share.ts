/** What an organisation may hand in as articles, and what of it is each sender's own: one that takes all it can keeps no colleague waiting. */
import { type BucketLimit, Buckets, type Database, type Taken } from '@guanlan/platform/server'

/** A person, a key or a hook: this part of the organisation's share is theirs before anybody else's. */
const ownPart = 1 / 10

export class ArticleShare {
  readonly limit: BucketLimit
  /** Above what may come at once the reserve, which is for those who took little. */
  readonly #organisations: Buckets
  readonly #senders: Buckets
  readonly #reserve: number

  /** @param clock milliseconds that only grow */
  constructor(limit: BucketLimit, clock?: () => number) {
    this.limit = limit
    this.#reserve = Math.ceil(limit.burst * ownPart)
    this.#organisations = new Buckets({ ...limit, burst: limit.burst + this.#reserve }, clock)
    this.#senders = new Buckets({ perSecond: limit.perSecond * ownPart, burst: this.#reserve }, clock)
  }

  /** All of it or nothing. Who hands in alone has the whole share; beyond their own part nobody takes of the reserve. */
  take(orgId: number, sender: string, amount: number): Taken {
    const name = `${orgId} ${sender}`
    const own = this.#senders.level(name)
    const taken = this.#organisations.take(orgId, amount, amount <= own ? 0 : this.#reserve)
    if (taken.isTaken) this.#senders.draw(name, amount)
    const level = this.#organisations.level(orgId)
    const left = Math.max(0, level - this.#reserve, Math.min(level, this.#senders.level(name)))
    return { ...taken, left: Math.floor(left) }
  }

  /** With the other web processes. */
  async exchange(db: Database): Promise<void> {
    await this.#organisations.exchange(db, 'articles')
    await this.#senders.exchange(db, 'articles of a sender')
  }
}
