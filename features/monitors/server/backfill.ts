/** Fills a monitor from stored articles: exactly what a plain scan with the rule would find, page by page, resumable. */
import { candidates, type Rule, wants } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import {
  dropHitsBefore,
  insertHits,
  type NewHit,
  possibleArticles,
  type StoredArticle,
} from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { accepts, type MonitorLimits } from './limits.ts'
import { ruleOfText } from './rules.ts'

const pageSize = 500

interface Task extends MonitorLimits {
  orgId: number
  monitorId: number
  version: number
  rule: Rule
}

/** Takes one waiting monitor and fills it; false when none waits. A newer version of the rule ends an older filling. */
export async function fillNext(db: Database, stopping: () => boolean): Promise<boolean> {
  const task = await takeTask(db)
  if (!task) return false
  await untilEarlierWritesAreSeen(db)
  const wanted = candidates(task.rule)
  let after: { publishedAt: Date; id: number } | undefined
  let finished = false
  while (!finished) {
    // Stopped in the middle: the row stays 'running' and is taken again by whoever starts next.
    if (stopping()) return false
    const page = await possibleArticles(db, {
      candidates: wanted,
      orgId: task.orgId,
      ...(after && { after }),
      limit: pageSize,
    })
    finished = page.length < pageSize
    const last = page.at(-1)
    if (last) after = { publishedAt: last.published_at, id: last.id }
    const hits = page
      .filter(article => isWanted(task, article))
      .map(
        (article): NewHit => ({
          orgId: task.orgId,
          monitorId: task.monitorId,
          articleId: article.id,
          version: task.version,
        }),
      )
    if (!(await writePage(db, task, page.length, hits, finished))) return true
  }
  return true
}

function isWanted(task: Task, article: StoredArticle): boolean {
  if (
    !accepts(task, {
      language: article.language,
      mediaType: article.media_type,
      region: article.region,
      mentioned: article.mentioned,
    })
  )
    return false
  return wants(task.rule, { title: canonicalise(article.title), body: canonicalise(article.body) })
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

/** False when the rule has changed meanwhile: the newer filling takes over. */
function writePage(db: Database, task: Task, examined: number, hits: NewHit[], finished: boolean): Promise<boolean> {
  return db.transaction().execute(async tx => {
    await insertHits(tx, hits)
    if (finished) await dropHitsBefore(tx, task.orgId, task.monitorId, task.version)
    const { numUpdatedRows } = await tx
      .updateTable('backfills')
      .set(eb => ({
        examined: eb('examined', '+', examined),
        candidates: eb('candidates', '+', examined),
        found: eb('found', '+', hits.length),
        state: finished ? 'done' : 'running',
        updated_at: new Date(),
      }))
      .where('org_id', '=', task.orgId)
      .where('monitor_id', '=', task.monitorId)
      .where('version', '=', task.version)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await sql`select pg_notify('arrivals', ${JSON.stringify({ [task.orgId]: { [task.monitorId]: hits.length } })})`.execute(
        tx,
      )
    return numUpdatedRows > 0n
  })
}
