/** All that was seen of a traced article. */
import { detectorStates } from '@guanlan/features/articles/articles/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { TraceCourse, TraceEvent } from '../../contract/trace-tasks.ts'
import { differenceOf } from './difference.ts'

type Course = z.infer<typeof TraceCourse>

const mostLooks = 1_000
const mostEvents = 200

export async function courseOf(scope: Scope, taskId: number): Promise<Course> {
  const of = sql`org_id = ${scope.orgId} and task_id = ${taskId}`
  const { rows: looks } = await sql<Course['looks'][number]>`
    select * from (
      select ${isoOf('at')} as at, state::text as state, http_status as status, reads as readnum, likes as likenum, shares as sharenum, comments as commentnum
      from trace_looks where ${of} order by trace_looks.at desc limit ${mostLooks}) l order by at`.execute(scope.db)
  const { rows: events } = await sql<Omit<TraceEvent, 'difference'>>`
    select id, ${isoOf('at')} as at, kind, amount_before as before, amount as now from trace_events where ${of} order by id desc limit ${mostEvents}`.execute(
    scope.db,
  )
  const differences = await differencesOf(scope, taskId)
  return {
    looks: looks.map(look => ({ ...look, state: detectorStates.find(each => each === look.state) ?? null })),
    events: events.map(event => ({
      ...event,
      difference: event.kind === 'changed' || event.kind === 'restless' ? (differences.get(event.at) ?? null) : null,
    })),
  }
}

/** By the moment of the look: the text of then against the one before. */
async function differencesOf({ orgId, db }: Scope, taskId: number) {
  const { rows } = await sql<{ at: string; title: string; text: string }>`
    select ${isoOf('at')} as at, title, text from trace_texts where org_id = ${orgId} and task_id = ${taskId} order by trace_texts.at limit 100`.execute(
    db,
  )
  const whole = ({ title, text }: { title: string; text: string }) => `${title}\n${text}`
  return new Map(
    rows.slice(1).map((text, at) => [text.at, differenceOf(whole(rows[at] ?? text), whole(text))] as const),
  )
}
