/** Which incidents began within a stretch of time, as charts mark them. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostStarted, type StartedIncident } from '../../contract.ts'
import { keyOf, loadFacts } from '../deciding/load-facts.ts'

/** Of which the first articles are looked at, when those of one monitor are asked for. */
const mostLookedAt = 500

type Row = Omit<StartedIncident, 'openedAt'> & { openedAt: Date; articleId: number | null }

/** Gravest first. Of a monitor (or folder): those whose first article it has; what a count raised has none. */
export async function listStartedIncidents(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  { monitor, from, to }: { monitor: number | null; from: string; to: string },
): Promise<StartedIncident[]> {
  const { rows } = await sql<Row>`
    select id, title, level, opened_at as "openedAt", first_article_id as "articleId" from warning_incidents
    where org_id = ${orgId} and last_at >= ${from}::timestamptz and opened_at >= ${from}::timestamptz and opened_at < ${to}::timestamptz
      and purpose = 'warning' and merged_into is null and reached
    order by level nulls last, id desc limit ${monitor === null ? mostStarted : mostLookedAt}`.execute(db)
  const shown = monitor === null ? rows : await ofMonitor({ orgId, db }, rows, monitor)
  return shown
    .slice(0, mostStarted)
    .map(({ articleId: _, openedAt, ...row }) => ({ ...row, openedAt: openedAt.toISOString() }))
}

async function ofMonitor({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, rows: Row[], monitor: number): Promise<Row[]> {
  const requested = rows.flatMap(({ articleId }) => (articleId === null ? [] : [{ orgId, articleId }]))
  const facts = await loadFacts(db, requested)
  return rows.filter(
    ({ articleId }) => articleId !== null && facts.get(keyOf(orgId, articleId))?.monitorIds.includes(monitor),
  )
}
