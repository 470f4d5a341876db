/** Runs as they are listed: with their files and what became of their messages. */
import { receptionsOf } from '@guanlan/features/workspace/notifications/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Run, RunPage, RunPlan } from '../contract.ts'
import { filesOfRuns, shownFile } from './files.ts'
import { threadOf } from './send.ts'

/** Says a problem that was kept by its key in the reader's language. */
export type SayRefusal = (key: string, values: Readonly<Record<string, unknown>>) => string

interface Row extends Omit<Run, 'state' | 'formats' | 'files' | 'receivers'> {
  state: 'waiting' | 'making' | 'review' | 'sent' | 'failed'
  plan: Pick<RunPlan, 'formats'>
}

const named = (column: string) => sql`coalesce(member_name(${sql.ref(column)}), '#' || ${sql.ref(column)})`
const columns = sql`r.id, r.timer_id as "timerId", r.kind, r.name, ${isoOf('r.due_at')} as "dueAt", ${isoOf('r.created_at')} as "createdAt",
  ${named('r.started_by')} as "startedBy", r.state, r.is_late as "isLate", r.problem, r.report_id as "reportId", r.plan, r.left_out as "leftOut",
  ${isoOf('r.made_at')} as "madeAt", ${isoOf('r.sent_at')} as "sentAt", ${named('r.sent_by')} as "sentBy", r.sends`

const inStates = {
  all: sql`true`,
  open: sql`r.state in ('waiting', 'making')`,
  review: sql`r.state = 'review'`,
  sent: sql`r.state = 'sent'`,
  failed: sql`r.state = 'failed'`,
}

export async function listRuns(scope: Scope, requested: z.output<typeof RunPage>, say: SayRefusal) {
  const { timer, report, state, ...paging } = requested
  const where = sql`r.org_id = ${scope.orgId} and ${inStates[state]} and ${timer === null ? sql`true` : sql`r.timer_id = ${timer}`}
    and ${report === null ? sql`true` : sql`r.report_id = ${report}`}`
  const page = await pageOfNewest<Row>(scope, { table: 'report_runs', columns, where }, paging)
  return { ...page, list: await shown(scope, page.list, say) }
}

/** @throws missing */
export async function getRun(scope: Scope, id: number, say: SayRefusal): Promise<Run> {
  const [run] = await shown(scope, await select(scope, sql`r.id = ${id}`), say)
  if (!run) throw refuse('missing', 'platform.missing')
  return run
}

/** The newest of each timer; problems are left to the list of runs. */
export async function lastRunsOf(scope: Scope, timerIds: readonly number[]): Promise<Map<number, Run>> {
  if (timerIds.length === 0) return new Map()
  const rows = await select(
    scope,
    sql`r.id in (select max(l.id) from report_runs l where l.org_id = ${scope.orgId} and l.timer_id = any(${[...timerIds]}::int[]) group by l.timer_id)`,
  )
  return new Map((await shown(scope, rows, key => key)).map(run => [run.timerId ?? 0, run]))
}

async function select({ orgId, db }: Scope, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columns} from report_runs r where r.org_id = ${orgId} and ${which}`.execute(
    db,
  )
  return rows
}

async function shown(scope: Scope, rows: readonly Row[], say: SayRefusal): Promise<Run[]> {
  const ids = rows.map(({ id }) => id)
  const files = Map.groupBy(await filesOfRuns(scope, ids), ({ runId }) => runId)
  const notified = Map.groupBy(await receptionsOf(scope, ids.map(threadOf)), ({ thread }) => thread)
  return rows.map(({ plan, state, problem, ...row }) => {
    const receivers = notified.get(threadOf(row.id)) ?? []
    const isUnderWay = receivers.some(each => each.state === 'waiting' || each.state === 'sending')
    return {
      ...row,
      state: state === 'sent' ? (isUnderWay ? 'sending' : 'done') : state,
      problem: problem === null ? null : problemOf(problem, say),
      formats: plan.formats,
      files: (files.get(row.id) ?? []).map(shownFile),
      receivers: receivers.map(({ id, receiver, address, channel, state: stateOf, answer, at }) => ({
        ...{ deliveryId: id, name: receiver, address, channel, state: stateOf, answer },
        at: at.toISOString(),
      })),
    }
  })
}

/** What a program said of itself stays with the operators. */
function problemOf(problem: string, say: SayRefusal): string {
  if (!problem.startsWith('{"key":')) return say('timedReports.brokenOff', {})
  const { key, values } = JSON.parse(problem) as { key: string; values: Record<string, unknown> }
  return say(key, values)
}
