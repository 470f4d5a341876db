/** How often somebody asked within a minute, at this process and at the others: one number for the whole installation. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Persons or addresses remembered of each kind; of more, whoever was not seen for longest begins anew. About 2 MB when full. */
const mostRemembered = 10_000
const windowMs = 60_000
/** Who asked this process for less than this part of what is allowed is not told to the others: most people, so most cost. */
const worthTelling = 1 / 20

export interface Counted {
  /** Calls within the minute, of which the others' are up to two seconds old. */
  current: number
  /** Milliseconds until the count begins anew. */
  ttl: number
}

interface Window {
  own: number
  others: number
  until: number
  most: number
}

export class CallCounts {
  readonly #kinds = new Map<string, Map<string, Window>>()

  /** Counts one more. @param most how many are allowed */
  count(kind: string, counted: string, most: number, now = Date.now()): Counted {
    const windows = this.#kinds.get(kind) ?? new Map<string, Window>()
    this.#kinds.set(kind, windows)
    const known = windows.get(counted)
    const window = known && known.until > now ? known : { own: 0, others: 0, until: now + windowMs, most }
    window.own++
    // Again at the end: the first is who was not seen for longest.
    windows.delete(counted)
    windows.set(counted, window)
    for (const first of windows.keys()) {
      if (windows.size <= mostRemembered) break
      windows.delete(first)
    }
    return { current: window.own + window.others, ttl: window.until - now }
  }

  /**
   * Tells the other processes who asked much here, and learns how often they asked there: one statement about few people. It changes
   * lines of this process alone, so that two that tell at once never wait for each other.
   * @param process this one's id, for as long as it lives
   */
  async exchange(db: Database, process: string, now = Date.now()): Promise<void> {
    const busy = [...this.#kinds].flatMap(([kind, windows]) =>
      [...windows]
        .filter(([, { own, until, most }]) => until > now && own >= most * worthTelling)
        .map(([counted, window]) => ({ kind, counted, window })),
    )
    if (busy.length === 0) return
    const kinds = busy.map(({ kind }) => kind)
    const counted = busy.map(one => one.counted)
    const { rows } = await sql<{ kind: string; counted: string; calls: number }>`
      with told as (
          insert into call_counts (kind, counted, process, calls, until)
          select kind, counted, ${process}::uuid, calls, clock_timestamp() + left_ms * interval '1 millisecond'
          from unnest(${kinds}::text[], ${counted}::text[], ${busy.map(({ window }) => window.own)}::int[],
            ${busy.map(({ window }) => window.until - now)}::float8[]) as t (kind, counted, calls, left_ms)
          order by 1, 2
          on conflict (kind, counted, process) do update set calls = excluded.calls, until = excluded.until)
      select kind, counted, sum(c.calls)::int as calls
      from unnest(${kinds}::text[], ${counted}::text[]) as asked (kind, counted) join call_counts c using (kind, counted)
      where c.process <> ${process}::uuid and c.until > clock_timestamp() group by 1, 2`.execute(db)
    const others = new Map(rows.map(row => [`${row.kind} ${row.counted}`, row.calls]))
    for (const { kind, counted: who, window } of busy) window.others = others.get(`${kind} ${who}`) ?? 0
  }
}

/** Lines that no longer count, of whichever process; told again, they are written anew. */
export const purgeCallCounts = async (db: Database): Promise<void> =>
  void (await sql`
    delete from call_counts where (kind, counted, process) in (
      select kind, counted, process from call_counts where until < clock_timestamp() for update skip locked)`.execute(
    db,
  ))
