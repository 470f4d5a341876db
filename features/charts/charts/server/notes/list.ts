/** What is marked on a chart over time. */

import { Question } from '@guanlan/features/articles/articles/contract'
import { setsStartedWithin } from '@guanlan/features/articles/articles/server/facts'
import { articleQuery, monitorRows } from '@guanlan/features/monitors/monitors/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type ChartMarks, mostNotes } from '../../contract.ts'
import { ruleChangesOf } from '../coverage.ts'
import { type NoteRow, noteColumns, noteOf } from './rows.ts'

/**
 * Of a monitor: what was noted of it, of the folders that it lies in, of what lies in it, and of all; without a monitor: everything.
 * Of a medium or account: what was noted of it, and of all. When there are more than fit, the latest are told. @throws missing for a monitor that is gone or somebody else's
 */
export async function marksOf(
  scope: Scope,
  { monitors, entry, from, to }: { monitors: readonly number[]; entry?: string | undefined; from: string; to: string },
): Promise<ChartMarks> {
  const question = Question.parse({ ...(monitors.length > 0 && { monitors }), from, to })
  const query = await articleQuery(scope, question)
  const { rows } = await sql<NoteRow>`
    select ${noteColumns} from chart_notes r
    where r.org_id = ${scope.orgId} and r.starts_at <= ${query.to} and coalesce(r.ends_at, r.starts_at) >= ${query.from}
      and ${entry === undefined ? sql`r.entry is null and (r.monitor_id is null or r.monitor_id in (${kinOf(scope, monitors)}))` : sql`r.monitor_id is null and (r.entry is null or r.entry = ${entry})`}
    order by r.starts_at desc, r.id desc limit ${mostNotes}`.execute(scope.db)
  const notes = rows.reverse().map(row => noteOf(scope, row))
  // What marks itself is of monitors.
  if (entry !== undefined) return { notes, rules: [], sets: [] }
  return {
    notes,
    rules: await ruleChangesOf(scope, query),
    sets: await setsStartedWithin(scope, { monitors: query.monitorIds ?? [], from: query.from, to: query.to }),
  }
}

/** The monitors with the folders above and all below them; all that there are, when none is named. */
function kinOf({ orgId }: Scope, monitors: readonly number[]): RawBuilder<unknown> {
  if (monitors.length === 0) return sql`select id from ${monitorRows} m where org_id = ${orgId} and deleted_at is null`
  const named = sql`select id, parent_id from ${monitorRows} m where org_id = ${orgId} and id = any(${numberList(monitors)}::int[]) and deleted_at is null`
  return sql`
    with recursive below as (
      ${named} union select m.id, m.parent_id from ${monitorRows} m join below b on m.parent_id = b.id where m.org_id = ${orgId} and m.deleted_at is null
    ), above as (
      ${named} union select m.id, m.parent_id from ${monitorRows} m join above a on m.id = a.parent_id where m.org_id = ${orgId} and m.deleted_at is null
    ) select id from below union select id from above`
}
