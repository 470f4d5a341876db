/** Fills a monitor from stored articles: exactly what a plain scan with the rule would find, page by page, resumable. */
import type { Rule } from '@guanlan/engine/rules'
import {
  dropHitsBefore,
  findStored,
  insertHits,
  type NewHit,
  nobodysReadings,
  type OwnReadings,
  storedFacts,
  walkStored,
} from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorLimits } from './limits.ts'
import { ruleOfText } from './rules.ts'

/** Articles of the first piece. Nobody waits for a reply, and a rare rule is done in few statements. */
const firstStep = 50_000
/** Hits written in one transaction: others who store hits of the same articles wait for it. */
const writtenAtOnce = 1_000

interface Task extends MonitorLimits {
  orgId: number
  monitorId: number
  version: number
  rule: Rule
}

/** Takes one waiting monitor and fills it; false when none waits. A newer version of the rule ends an older filling. */
export async function fillNext(
  db: Database,
  stopping: () => boolean,
  readings: OwnReadings = nobodysReadings,
): Promise<boolean> {
  const task = await takeTask(db)
  if (!task) return false
  await untilEarlierWritesAreSeen(db)
  let current = await estimateCandidates(db, task)
  // Whatever was stored before is walked to its end; what arrives meanwhile is matched on arrival.
  if (current)
    await walkStored(
      db,
      { to: null, step: firstStep },
      { from: null, workMs: Number.POSITIVE_INFINITY },
      async piece => {
        const found = await findStored(db, { ...task, limits: task }, piece)
        for (let i = 0; current && (i === 0 || i < found.length); i += writtenAtOnce) {
          const hits = await hitsOf(db, task, readings, found.slice(i, i + writtenAtOnce))
          current = await writePage(db, task, i === 0 ? piece.articles : 0, hits)
        }
        return current && !stopping()
      },
    )
  if (!current) return true
  // Stopped in the middle: the row stays 'running' and is taken again by whoever starts next.
  if (stopping()) return false
  await finish(db, task)
  return true
}

async function hitsOf(
  db: Database,
  { orgId, monitorId, version, rule }: Task,
  readings: OwnReadings,
  found: readonly { id: number }[],
): Promise<NewHit[]> {
  const ids = found.map(({ id }) => id)
  await db.transaction().execute(tx => readings.catchUp(tx))
  const facts = await storedFacts(db, { orgId, rule, reading: readings.of(orgId) }, ids)
  return ids.map(articleId => ({ orgId, monitorId, articleId, version, ...facts.get(articleId) }))
}

async function takeTask(db: Database): Promise<Task | null> {
  const { rows } = await sql<{
    org_id: number
    monitor_id: number
    version: number
    rule: string
    languages: string[]
    regions: number[]
    media_limit: number[]
  }>`
    update backfills b set state = 'running', examined = 0, candidates = 0, found = 0, updated_at = now()
    from monitors m
    where (b.org_id, b.monitor_id) = (
      select org_id, monitor_id from backfills
      where state = 'waiting' or (state = 'running' and updated_at < now() - interval '30 seconds')
      order by updated_at limit 1 for update skip locked
    ) and m.org_id = b.org_id and m.id = b.monitor_id and m.rule is not null
    returning b.org_id, b.monitor_id, b.version, m.rule, m.languages, m.regions, m.media_limit`.execute(db)
  const row = rows[0]
  if (!row) return null
  const rule = ruleOfText(row.rule)
  if (!rule) return null
  return {
    orgId: row.org_id,
    monitorId: row.monitor_id,
    version: row.version,
    rule,
    languages: row.languages,
    regions: row.regions,
    mediaLimit: row.media_limit,
  }
}

/**
 * A batch that began before the rule was saved matches without it and may commit after the walk has passed its place.
 * So the walk begins when every transaction that is open now has ended.
 */
async function untilEarlierWritesAreSeen(db: Database): Promise<void> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db)
  const now = rows[0]?.now ?? '0'
  for (let attempt = 0; attempt < 600; attempt++) {
    const seen = await sql<{
      done: boolean
    }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${now}::xid8 as done`.execute(db)
    if (seen.rows[0]?.done) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** What there is to walk, for the progress: as the database last estimated, for counting takes longer than filling a rare rule. False when the rule has changed meanwhile. */
async function estimateCandidates(db: Database, { orgId, monitorId, version }: Task): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update backfills set candidates = greatest(0, (
      select sum(c.reltuples) from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'articles'::regclass and c.reltuples > 0))
    where org_id = ${orgId} and monitor_id = ${monitorId} and version = ${version}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** False when the rule has changed meanwhile: the newer filling takes over. */
function writePage(db: Database, task: Task, examined: number, hits: NewHit[]): Promise<boolean> {
  return db.transaction().execute(async tx => {
    await insertHits(tx, hits)
    const { numUpdatedRows } = await tx
      .updateTable('backfills')
      .set(eb => ({
        examined: eb('examined', '+', examined),
        candidates: sql<number>`greatest(candidates, examined + ${examined}::int)`,
        found: eb('found', '+', hits.length),
        updated_at: new Date(),
      }))
      .where('org_id', '=', task.orgId)
      .where('monitor_id', '=', task.monitorId)
      .where('version', '=', task.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (hits.length > 0)
      await sql`select pg_notify('arrivals', ${JSON.stringify({ [task.orgId]: { [task.monitorId]: hits.length } })})`.execute(
        tx,
      )
    return true
  })
}

/** What only the older rule wanted goes when all that the new one wants is there. */
function finish(db: Database, { orgId, monitorId, version }: Task): Promise<void> {
  return db.transaction().execute(async tx => {
    await dropHitsBefore(tx, orgId, monitorId, version)
    await sql`
      update backfills set state = 'done', candidates = examined, updated_at = now()
      where org_id = ${orgId} and monitor_id = ${monitorId} and version = ${version}`.execute(tx)
    await sql`select pg_notify('arrivals', ${JSON.stringify({ [orgId]: { [monitorId]: 0 } })})`.execute(tx)
  })
}
