/** Articles of the sets that filters name, by the time and the id under which columns have them. */
import type { Scope } from '@guanlan/platform/server'
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Filter, setKindOf } from '../../contract.ts'
import type { ArticleQuery } from '../conditions/article-query.ts'
import { bigints } from './columns.ts'

/** In the order of publication, then of id, as rows of a day are. */
export interface SetMembers {
  /** Microseconds since 1970, UTC. */
  times: Float64Array
  ids: Float64Array
}

/** Sets of fewer are found faster by their index. */
const fewest = 2_000

const fields: ReadonlySet<Filter['field']> = new Set(['crisis', 'event', 'activity'])
export const asksSet = ({ field }: Filter): boolean => fields.has(field)

/** @returns by filter; null: one asks for so few that statements are the faster way */
export async function membersOf(
  scope: Scope,
  query: Pick<ArticleQuery, 'from' | 'to' | 'filters'>,
): Promise<ReadonlyMap<Filter, SetMembers> | null> {
  const found = new Map<Filter, SetMembers>()
  for (const filter of query.filters) {
    if (!asksSet(filter)) continue
    const members = await ofSets(scope, query, filter)
    if (filter.is === 'is' && members.ids.length < fewest) return null
    found.set(filter, members)
  }
  return found
}

/** PostgreSQL counts from 2000 on. */
const postgresBeginsUs = Date.UTC(2000, 0) * 1_000

async function ofSets(
  { db, orgId }: Scope,
  { from, to }: Pick<ArticleQuery, 'from' | 'to'>,
  { field, values }: Filter,
): Promise<SetMembers> {
  const [only, ...more] = values.map(Number)
  // One alone lies in order in its index.
  const ofThese =
    only !== undefined && more.length === 0
      ? sql`s.set_id = ${only}::int`
      : sql`s.set_id = any(${numberList(values.map(Number))}::int[])`
  const { rows } = await sql<{ times: Buffer | null; ids: Buffer | null }>`
    select string_agg(timestamptz_send(m.published_at), ''::bytea) as times, string_agg(int8send(m.article_id), ''::bytea) as ids
    from (select ${more.length > 0 ? sql`distinct` : sql``} s.published_at, s.article_id from article_set_members s
      where s.org_id = ${orgId} and s.kind = ${setKindOf(field)} and ${ofThese} and s.taken_at is null
        and s.published_at >= ${from}::timestamptz and s.published_at <= ${to}::timestamptz
      order by s.published_at, s.article_id) m`.execute(db)
  const none = Buffer.alloc(0)
  const times = bigints(rows[0]?.times ?? none)
  for (let n = 0; n < times.length; n++) (times[n] as number) += postgresBeginsUs
  return { times, ids: bigints(rows[0]?.ids ?? none) }
}

/** 1 at the rows of a day that are in the sets. Both are in order of time. */
export function markMembers({ times, ids }: SetMembers, members: SetMembers): Uint8Array {
  const marks = new Uint8Array(times.length)
  const last = times.at(-1) ?? Number.NEGATIVE_INFINITY
  let row = 0
  for (let at = firstFrom(members.times, times[0] ?? 0); at < members.times.length; at++) {
    const time = members.times[at] as number
    if (time > last) break
    row = firstFrom(times, time, row)
    // Of several monitors a day has an article more than once.
    for (let same = row; times[same] === time; same++) if (ids[same] === members.ids[at]) marks[same] = 1
  }
  return marks
}

/** The place of the first time that is not earlier, from a place on. */
export function firstFrom(times: Float64Array, at: number, from = 0): number {
  let [low, high] = [from, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] as number) < at) low = middle + 1
    else high = middle
  }
  return low
}
