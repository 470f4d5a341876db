/** Looks at the pages of broadcasts: each minute at those that are on or about to be, each hour at the others. */

import { askInTurn, type Database, FetchProblem, HostBusy, hostOf, inWords, variantOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { airing } from '../contract.ts'
import { airingOf, ofPlan } from './airing.ts'

const limits = { timeoutMs: 10_000, bytes: 3 * 1024 * 1024 }
/** Broadcasts of one site wait for each other; those that wait longer are the first of the next run. */
const waitMs = 30_000
/** Of one run: what waits is next. */
const mostAtOnce = 50

export interface ProbeParts {
  trustedHosts?: ReadonlySet<string>
}

interface Due {
  org_id: number
  id: number
  url: string
  start_time: string | null
  end_time: string | null
}

/** @returns how many were looked at */
export async function probeBroadcasts(db: Database, { trustedHosts = new Set() }: ProbeParts = {}): Promise<number> {
  // An address that several organisations watch is asked once. What has ended and was seen to be over is left alone.
  const { rows } = await sql<Due>`
    select m.org_id, m.id, m.url, m.start_time, m.end_time from live_monitors m
    left join live_states s on s.org_id = m.org_id and s.monitor_id = m.id
    where not rests(m.org_id) and (s.probed_at is null
      or s.probed_at < now() - interval '55 seconds' and (s.state = 1 or m.start_time between
        to_char(now() at time zone 'UTC' - interval '6 hours', 'YYYY-MM-DD"T"HH24:MI') and to_char(now() at time zone 'UTC' + interval '10 minutes', 'YYYY-MM-DD"T"HH24:MI') and s.state = 0)
      or s.probed_at < now() - interval '1 hour' and s.state = 0
      or m.updated_at > s.probed_at)
    order by s.probed_at nulls first, m.org_id, m.id limit ${mostAtOnce}`.execute(db)
  const byAddress = Map.groupBy(rows, row => row.url)
  await Promise.all([...byAddress].map(([url, same]) => probe(db, url, same, trustedHosts)))
  return rows.length
}

async function probe(
  db: Database,
  url: string,
  same: readonly Due[],
  trustedHosts: ReadonlySet<string>,
): Promise<void> {
  const now = new Date()
  const answer = await read(db, url, trustedHosts)
  if (!answer) return
  const { text, problem } = answer
  for (const { org_id, id, start_time: startTime, end_time: endTime } of same) {
    const plan = { startTime, endTime }
    const state = airing.indexOf(text === null ? ofPlan(plan, now) : airingOf(text, plan, now))
    await db
      .insertInto('live_states')
      .values({ org_id, monitor_id: id, state, problem })
      .onConflict(c => c.columns(['org_id', 'monitor_id']).doUpdateSet({ state, problem, probed_at: sql`now()` }))
      .execute()
  }
}

/** Null: its host had no turn for us. */
async function read(
  db: Database,
  url: string,
  trustedHosts: ReadonlySet<string>,
): Promise<{ text: string | null; problem: string | null } | null> {
  const ask = (address: string, alsoAsk: (text: string) => string | null) =>
    askInTurn(db, address, { trustedHosts, waitMs }, async ({ askPolitely }) => {
      const textAt = async (one: string) => {
        const { status, body } = await askPolitely(one, {}, limits)
        if (status >= 400) throw new FetchProblem(`answered ${status}`)
        return body.toString('utf8')
      }
      const text = await textAt(address)
      const more = alsoAsk(text)
      return more ? textAt(more) : text
    })
  const isNear = (address: string) => hostOf(address) === hostOf(url)
  try {
    let far: string | null = null
    const text = await ask(url, playlist => {
      const variant = variantOf(playlist, url)
      if (variant && isNear(variant)) return variant
      far = variant
      return null
    })
    return { text: far === null ? text : await ask(far, () => null), problem: null }
  } catch (error) {
    if (error instanceof HostBusy) return null
    return { text: null, problem: inWords(error).slice(0, 300) }
  }
}

/** What was said of broadcasts that were removed, once undo is over. */
export async function purgeBroadcasts(db: Database): Promise<void> {
  for (const table of ['live_points', 'live_comments'] as const)
    await sql`
      delete from ${sql.table(table)} p where p.at < now() - interval '100 days'
        and not exists (select from live_monitors m where m.org_id = p.org_id and m.id = p.monitor_id)`.execute(db)
}
