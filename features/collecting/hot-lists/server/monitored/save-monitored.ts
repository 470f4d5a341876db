/** Looks through what boards said since for what monitors of all organisations want, and tells listeners which events began or grew. */
import { canonicalise } from '@guanlan/engine/text'
import type { RuleFollower } from '@guanlan/features/monitors/monitors/server'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Growth } from '../../contract.ts'
import { grown, type MonitoredState } from './growth.ts'

export interface EventGrowth extends MonitoredState {
  orgId: number
  monitorId: number
  eventId: number
  title: string
  growth: Growth
  /** Where it grew. */
  platform: string
  rank: number
  at: Date
}
/** Told within the transaction that keeps it: what a listener writes is kept with it, or not at all. */
export type GrowthListener = (tx: Tx, growths: readonly EventGrowth[]) => Promise<void>

interface DueBoard {
  id: number
  onlyOrg: number | null
  platform: string
  seenAt: Date
  wantedUntil: Date | null
}
interface Standing {
  eventId: number
  title: string
  rank: number
}

const nothing = canonicalise('')

/** One board; false when none has said anything new. @param rules of all organisations, kept by the process */
export async function saveMonitored(
  db: Database,
  rules: RuleFollower,
  listeners: readonly GrowthListener[] = [],
): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const board = await takeBoard(tx)
    if (!board) return false
    await rules.catchUp(tx)
    const growths = await growthsOf(tx, board, wantedAmong(rules, board, await standingOf(tx, board)))
    await keep(tx, growths)
    const reported = growths.filter((one): one is EventGrowth => one.growth !== null)
    if (reported.length > 0) for (const listen of listeners) await listen(tx, reported)
    await tx.updateTable('hot_boards').set({ wanted_until: board.seenAt }).where('id', '=', board.id).execute()
    return true
  })
}

async function takeBoard(tx: Tx): Promise<DueBoard | null> {
  const { rows } = await sql<DueBoard>`
    select id, only_org as "onlyOrg", platform, seen_at as "seenAt", wanted_until as "wantedUntil" from hot_boards
    where seen_at is not null and (wanted_until is null or wanted_until < seen_at) order by wanted_until nulls first, id limit 1 for update skip locked`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Topics that changed since and are on the list, with the best rank they had meanwhile. */
async function standingOf(tx: Tx, { id, seenAt, wantedUntil }: DueBoard): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select t.event_id as "eventId", t.title, least(t.rank, min(c.rank))::int as rank from hot_topics t
    left join hot_changes c on c.topic_id = t.id and c.at > ${wantedUntil ?? seenAt} where t.board_id = ${id} and t.rank is not null
    group by t.id having ${wantedUntil === null}::boolean or count(c.at) > 0 order by 3, t.id`.execute(tx)
  return rows
}

interface Wanted extends Standing {
  orgId: number
  monitorId: number
}

function wantedAmong(rules: RuleFollower, { onlyOrg }: DueBoard, topics: readonly Standing[]): Wanted[] {
  return topics.flatMap(topic =>
    [...rules.matcher.match({ title: canonicalise(topic.title), body: nothing })].flatMap(monitorId => {
      const orgId = rules.rule(monitorId)?.orgId
      if (orgId === undefined || (onlyOrg !== null && orgId !== onlyOrg)) return []
      return [{ ...topic, orgId, monitorId }]
    }),
  )
}

type Kept = Omit<EventGrowth, 'growth'> & { growth: Growth | null }

async function growthsOf(tx: Tx, { platform, seenAt }: DueBoard, requested: readonly Wanted[]): Promise<Kept[]> {
  if (requested.length === 0) return []
  const { rows } = await sql<MonitoredState & { monitorId: number; eventId: number }>`
    select w.monitor_id as "monitorId", w.event_id as "eventId", w.platforms, w.best_rank::int as "bestRank", w.best_platform as "bestPlatform" from hot_wanted w
    where w.event_id = any(${[...new Set(requested.map(({ eventId }) => eventId))]}::int[]) order by w.org_id, w.monitor_id, w.event_id for update`.execute(
    tx,
  )
  const known = new Map(rows.map(row => [`${row.monitorId} ${row.eventId}`, row]))
  const stored = new Map<string, Kept>()
  for (const { orgId, monitorId, eventId, title, rank } of requested) {
    const key = `${monitorId} ${eventId}`
    // Several topics of a board may be one event: its highest stands for it, which comes first.
    if (stored.has(key)) continue
    const { state, growth } = grown(known.get(key) ?? null, { platform, rank })
    const { platforms, bestRank, bestPlatform } = state
    stored.set(key, {
      orgId,
      monitorId,
      eventId,
      title,
      platforms,
      bestRank,
      bestPlatform,
      growth,
      platform,
      rank,
      at: seenAt,
    })
  }
  return [...stored.values()]
}

async function keep(tx: Tx, growths: readonly Kept[]): Promise<void> {
  if (growths.length === 0) return
  await sql`
    insert into hot_wanted as w (org_id, monitor_id, event_id, began_at, grew_at, growth, platforms, best_rank, best_platform)
    select n."orgId", n."monitorId", n."eventId", n.at, n.at, coalesce(n.growth, 'began'), n.platforms, n."bestRank", n."bestPlatform"
    from jsonb_to_recordset(${JSON.stringify(growths)}::jsonb) n ("orgId" int, "monitorId" int, "eventId" int, at timestamptz, growth text, platforms text[], "bestRank" smallint, "bestPlatform" text)
    on conflict (org_id, monitor_id, event_id) do update set platforms = excluded.platforms, best_rank = excluded.best_rank, best_platform = excluded.best_platform,
      grew_at = case when excluded.growth = 'began' then w.grew_at else excluded.grew_at end, growth = case when excluded.growth = 'began' then w.growth else excluded.growth end`.execute(
    tx,
  )
}
