/** What the charts of a question lack, and what is still on its way. */

import { type ArticleQuery, mediaRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Coverage } from '../contract.ts'
import { type Outage, outagesOf } from './outages.ts'
import { unitOf } from './overview.ts'
import { dayMs, startOf } from './zone.ts'

const mostNamed = 5
const mostChanges = 20
const usualDays = 28

export async function coverageOf(scope: Scope, query: ArticleQuery, zone: string): Promise<Coverage> {
  const outages = await outagesOf(scope, query.from, query.to)
  const of = (kind: Outage['kind']) => outages.filter(outage => outage.kind === kind)
  const disturbed = new Map(of('source').map(({ sourceId, name }) => [sourceId ?? 0, name ?? '']))
  return {
    sources: await sourcesOf(scope),
    disturbed: { count: disturbed.size, names: [...disturbed.values()].slice(0, mostNamed) },
    usualShare: await usualShareOf(scope, query, [...disturbed.keys()]),
    silentSenders: of('sender').map(({ name, from, to, missed, isOpen }) => ({
      name: name ?? '',
      since: from.toISOString(),
      until: isOpen ? null : to.toISOString(),
      missed: missed ?? 0,
    })),
    stood: of('stood').map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    fillings: await fillingsOf(scope, query),
    ruleChanges: await ruleChangesOf(scope, query),
    running: runningOf(query, scope.now, zone),
  }
}

/** The hour or day of the range's end, while it lasts. */
function runningOf(query: ArticleQuery, now: Date, zone: string): string | null {
  const unit = unitOf(query)
  const started = startOf(now, unit, zone)
  return query.to >= now || startOf(query.to, unit, zone) === started ? new Date(started).toISOString() : null
}

async function sourcesOf({ db, orgId }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from visible_sources r where r.org_id = ${orgId} and r.enabled`.execute(db)
  return rows[0]?.n ?? 0
}

/** An article is a source's when its medium has the source's name: so the pipeline names the medium of what it collects. */
export async function usualShareOf(
  scope: Scope,
  query: ArticleQuery,
  sources: readonly number[],
): Promise<number | null> {
  if (sources.length === 0) return null
  const before = {
    ...query,
    from: new Date(query.from.getTime() - usualDays * dayMs),
    to: new Date(query.from.getTime() - 1),
  }
  const { rows } = await sql<{ all: number; theirs: number }>`
    select count(*)::int as all, (count(*) filter (where r.media_id = any(array(
      select m.id from ${mediaRows} m join sources s on s.name = m.name where s.id = any(${[...sources]}::int[])))))::int as theirs
    from (${rowsOf(scope, before, sql`r.media_id, r.published_at, r.article_id`)}) r`.execute(scope.db)
  const [row] = rows
  return row && row.all > 0 ? row.theirs / row.all : null
}

/** Of its monitors, or of all. */
const ofMonitors = ({ monitorIds }: ArticleQuery, column: ReturnType<typeof sql>) =>
  monitorIds === null ? sql`true` : sql`${column} = any(${[...monitorIds]}::int[])`

/** A changed rule that is being filled, and backtrackings whose period touches the question's. */
async function fillingsOf({ db, orgId }: Scope, query: ArticleQuery): Promise<Coverage['fillings']> {
  const { rows } = await sql<Coverage['fillings'][number]>`
    select m.name, t.done::float8 as done, t.total::float8 as total from tasks t join ${monitorRows} m on m.org_id = t.org_id and m.id = t.about::int
    where t.org_id = ${orgId} and t.kind = 'monitors.fill' and t.state in ('waiting', 'running') and t.about is not null and ${ofMonitors(query, sql`m.id`)}
    union all
    select m.name, b.examined::float8, null from backtracked_monitors b join backtrackings k on k.org_id = b.org_id and k.id = b.backtracking_id
    join ${monitorRows} m on m.org_id = b.org_id and m.id = b.monitor_id
    where b.org_id = ${orgId} and k.ended_at is null and not b.is_done and k.start_time <= ${query.to} and k.end_time >= ${query.from} and ${ofMonitors(query, sql`b.monitor_id`)}
    order by 1 limit ${mostChanges}`.execute(db)
  return rows
}

/** Rules of its monitors that were changed within its time, newest first. */
export async function ruleChangesOf({ db, orgId }: Scope, query: ArticleQuery): Promise<Coverage['ruleChanges']> {
  const { rows } = await sql<{ monitorId: number; name: string; at: Date }>`
    select v.monitor_id as "monitorId", m.name, v.changed_at as at from monitor_versions v join ${monitorRows} m on m.org_id = v.org_id and m.id = v.monitor_id
    where v.org_id = ${orgId} and v.changed_at between ${query.from} and ${query.to} and v.version > 1 and ${ofMonitors(query, sql`v.monitor_id`)}
      and v.rule is distinct from (select p.rule from monitor_versions p where p.org_id = v.org_id and p.monitor_id = v.monitor_id and p.version < v.version order by p.version desc limit 1)
    order by v.changed_at desc limit ${mostChanges}`.execute(db)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}
