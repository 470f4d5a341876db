/** Keeps a matcher equal to the rules in the database: every committed change is applied before the next batch is matched. */
import { createMatcher, type Matcher } from '@guanlan/engine/rules'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorLimits } from './limits.ts'
import { ruleOfText } from './rules.ts'

export interface LiveRule extends MonitorLimits {
  orgId: number
  version: number
}

export interface RuleFollower {
  readonly matcher: Matcher
  /** What a matched id stands for. */
  rule(monitorId: number): LiveRule | undefined
  /** Applies what has been committed; call it inside the transaction that will store what is matched. */
  catchUp(tx: Tx): Promise<void>
  /** Number of changes applied since the start, and rules held. */
  state(): { rules: number; changes: number }
}

interface Row {
  id: number
  org_id: number
  version: number
  rule: string | null
  languages: string[]
  regions: number[]
  media_limit: number[]
  live: boolean
}

const columns = sql`m.id, m.org_id, m.version, m.rule, m.languages, m.regions, m.media_limit, (m.is_open and m.deleted_at is null and m.rule is not null) as live`

export function followRules(): RuleFollower {
  const matcher = createMatcher()
  const live = new Map<number, LiveRule>()
  let seenFrom: string | null = null
  let changes = 0
  // Two batches may be in hand at once; the later one must not put an older reading over a newer one.
  let turn: Promise<unknown> = Promise.resolve()

  function apply(row: Row): void {
    changes++
    const rule = row.live && row.rule !== null ? ruleOfText(row.rule) : null
    if (!rule) {
      matcher.remove(row.id)
      live.delete(row.id)
      return
    }
    matcher.set(row.id, rule)
    live.set(row.id, {
      orgId: row.org_id,
      version: row.version,
      languages: row.languages,
      regions: row.regions,
      mediaLimit: row.media_limit,
    })
  }

  return {
    matcher,
    rule: id => live.get(id),
    state: () => ({ rules: live.size, changes }),
    catchUp(tx) {
      const mine = turn.then(() => read(tx))
      turn = mine.catch(() => {})
      return mine
    },
  }

  async function read(tx: Tx): Promise<void> {
    // Everything below xmin has ended and is seen; what is above may still commit and is read again next time.
    const snapshot = await sql<{
      xmin: string
    }>`select pg_current_xact_id(), pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(tx)
    const { rows } =
      seenFrom === null
        ? await sql<Row>`select ${columns} from monitors m where m.is_open and m.deleted_at is null and m.rule is not null`.execute(
            tx,
          )
        : await sql<Row>`
              select c.monitor_id as id, coalesce(m.org_id, 0) as org_id, coalesce(m.version, 0) as version, m.rule, coalesce(m.languages, '{}') as languages, coalesce(m.regions, '{}') as regions,
                coalesce(m.media_limit, '{}') as media_limit, coalesce(m.is_open and m.deleted_at is null and m.rule is not null, false) as live
              from (select distinct monitor_id from rule_changes where transaction >= ${seenFrom}::xid8) c left join monitors m on m.id = c.monitor_id`.execute(
            tx,
          )
    for (const row of rows) if (seenFrom === null || changedSince(row)) apply(row)
    seenFrom = snapshot.rows[0]?.xmin ?? seenFrom
  }

  /** Changes near the border are read more than once; an equal rule need not be filed again. */
  function changedSince(row: Row): boolean {
    const known = live.get(row.id)
    if (!known) return row.live
    return !row.live || known.version !== row.version
  }
}
