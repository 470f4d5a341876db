/**
 * How much may come in: a bucket a name that fills steadily up to a burst. Counted in memory, and every two seconds together with the other web
 * processes: within these more may come in than fits, and what was too much is waited for afterwards.
 */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface BucketLimit {
  perSecond: number
  /** So much may come at once, after a while without anything. */
  burst: number
}
export interface Taken {
  isTaken: boolean
  left: number
  /** Until as much as was wanted is there; 0 when it was taken. */
  seconds: number
}

interface Bucket {
  /** Below zero when others gave from it, too. */
  level: number
  /** Milliseconds, of the clock. */
  at: number
  /** Taken here since the others were told. */
  untold: number
}

/** What is full again is as good as not there. */
const mostBuckets = 10_000
/** Who took less than this part of a burst is not told of: most senders, so most cost. */
const worthTelling = 1 / 20

export class Buckets {
  readonly #limit: BucketLimit
  readonly #clock: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** @param clock milliseconds that only grow */
  constructor(limit: BucketLimit, clock: () => number = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  get limit(): BucketLimit {
    return this.#limit
  }

  level(name: number | string): number {
    return this.#levelOf(String(name), this.#clock())
  }

  /** All of it or nothing. More than the burst is never taken. @param reserve so much stays there */
  take(name: number | string, amount: number, reserve = 0): Taken {
    const level = this.level(name)
    const isTaken = amount + reserve <= level
    if (isTaken) this.draw(name, amount)
    const left = Math.max(0, isTaken ? level - amount : level)
    const seconds = isTaken ? 0 : Math.max(1, Math.ceil((amount + reserve - level) / this.#limit.perSecond))
    return { isTaken, left: Math.floor(left), seconds }
  }

  /** Takes what there is of it. */
  draw(from: number | string, amount: number): void {
    const [name, now] = [String(from), this.#clock()]
    const level = this.#levelOf(name, now)
    if (this.#buckets.size >= mostBuckets) this.#forgetFull(now)
    const drawn = Math.max(0, Math.min(amount, level))
    const untold = (this.#buckets.get(name)?.untold ?? 0) + drawn
    this.#buckets.set(name, { level: level - drawn, at: now, untold })
  }

  /**
   * Tells the other processes what was taken here, and learns what is left once theirs is taken from it, too: one statement about few names. It
   * changes them in their order, so that two that tell at once never wait for each other in a circle.
   * @param kind apart from other buckets of the same names
   */
  async exchange(db: Database, kind: string): Promise<void> {
    const { burst, perSecond } = this.#limit
    const now = this.#clock()
    const busy = [...this.#buckets].flatMap(([name, { untold }]) => {
      const missing = burst - this.#levelOf(name, now)
      // What has filled up again counts no longer.
      return missing >= burst * worthTelling ? [{ name, untold, taken: Math.min(untold, missing) }] : []
    })
    const names = busy.map(({ name }) => name)
    const { rows } = await sql<{ name: string; level: number }>`
      with settled as (
          insert into bucket_levels as b (kind, name, level, at, full_at)
          select ${kind}::text, name, ${burst}::float8 - taken, clock_timestamp(), clock_timestamp() + taken / ${perSecond}::float8 * interval '1 second'
          from unnest(${names}::text[], ${busy.map(({ taken }) => taken)}::float8[]) as t (name, taken) order by name
          on conflict (kind, name) do update set (level, at, full_at) = (
            select left_now, excluded.at, excluded.at + (${burst}::float8 - left_now) / ${perSecond}::float8 * interval '1 second'
            from (select ${filled(this.#limit)} - (${burst}::float8 - excluded.level) as left_now) as n)
          returning name, level),
        others as (
          select name, ${filled(this.#limit)} as level from bucket_levels b
          where kind = ${kind} and full_at > clock_timestamp() and not name = any(${names}::text[]) limit ${mostBuckets})
      select name, level from settled union all select name, level from others`.execute(db)
    for (const { name, untold } of busy) {
      const bucket = this.#buckets.get(name)
      // What was taken while the database answered is told next time.
      if (bucket) bucket.untold -= untold
    }
    const at = this.#clock()
    for (const { name, level } of rows) {
      const untold = this.#buckets.get(name)?.untold ?? 0
      this.#buckets.set(name, { level: level - untold, at, untold })
    }
  }

  #levelOf(name: string, now: number): number {
    const bucket = this.#buckets.get(name)
    const { perSecond, burst } = this.#limit
    return bucket ? Math.min(burst, bucket.level + ((now - bucket.at) / 1_000) * perSecond) : burst
  }

  #forgetFull(now: number): void {
    for (const name of this.#buckets.keys())
      if (this.#levelOf(name, now) >= this.#limit.burst) this.#buckets.delete(name)
  }
}

/** What is in a bucket of the table now. */
const filled = ({ burst, perSecond }: BucketLimit) =>
  sql`least(${burst}::float8, b.level + greatest(0, extract(epoch from clock_timestamp() - b.at)) * ${perSecond}::float8)`

/** Those that are full again. */
export const purgeBucketLevels = async (db: Database): Promise<void> =>
  void (await sql`
    delete from bucket_levels where (kind, name) in (
      select kind, name from bucket_levels where full_at < clock_timestamp() for update skip locked)`.execute(db))
