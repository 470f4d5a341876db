/** Cycle tasks as the database keeps them, with their next and last run. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, type RecordFacts, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Question, type Run, type Task, type Timing } from '../contract.ts'
import { faultOf, momentsAfter } from './moments.ts'
import { lastRunsOf } from './runs.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'cycle_tasks',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { cycle_tasks_by_name: ['name', 'cycleTasks.taken'] },
})

export async function listTasks(
  scope: Scope,
  query: Question & { page: number; pageSize: number; after?: string | undefined },
) {
  const page = await records.list(scope, query)
  return { ...page, list: await withRuns(scope, page.list) }
}

export async function getTask(scope: Scope, id: number): Promise<Task> {
  const [task] = await withRuns(scope, [await records.get(scope, id)])
  return task as Task
}

export async function addTask(scope: Scope, draft: Draft): Promise<Task> {
  const { id } = await records.create(scope, await checked(scope, draft))
  return getTask(scope, id)
}

export async function updateTask(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Task> {
  const { id, version, ...written } = draft
  await records.update(scope, { ...(await checked(scope, written)), id, version })
  return getTask(scope, id)
}

export const removeTasks = (
  scope: Scope,
  chosen: { ids: readonly number[]; allOf: Question | null; but: readonly number[] },
): Promise<{ changed: number }> => records.remove(scope, chosen)

export async function enableTask(scope: Scope, id: number, enabled: boolean): Promise<Task> {
  const { enabled: was } = await records.get(scope, id)
  if (was !== enabled)
    await sql`
      update cycle_tasks set enabled = ${enabled}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
      where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return getTask(scope, id)
}

export async function nextMoments(scope: Scope, timing: Timing): Promise<string[]> {
  const zone = await timeZoneOf(scope)
  refuseFault(timing, zone, scope.now)
  return momentsAfter(timing, zone, scope.now, 5).map(moment => moment.toISOString())
}

/** Only a collection task has a target. */
async function checked(scope: Scope, draft: Draft): Promise<Draft> {
  refuseFault(draft, await timeZoneOf(scope), scope.now)
  if (draft.kind !== 'gather') return { ...draft, target: null }
  const { rows } = await sql`select 1 from gather_tasks where org_id = ${scope.orgId} and id = ${draft.target}`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('invalid', 'cycleTasks.targetGone', {}, 'target')
  return draft
}

function refuseFault(timing: Timing, zone: string, now: Date): void {
  const fault = faultOf(timing, zone, now)
  if (fault?.tooOften) throw refuse('invalid', 'cycleTasks.tooOften', {}, fault.field)
  if (!fault) return
  const key = (
    {
      hours: 'cycleTasks.hours',
      time: 'cycleTasks.time',
      weekdays: 'cycleTasks.daysRequired',
      monthDays: 'cycleTasks.daysRequired',
      pattern: 'cycleTasks.pattern',
      rhythm: 'cycleTasks.pattern',
    } as const
  )[fault.field]
  throw refuse('invalid', key, {}, fault.field)
}

async function withRuns(scope: Scope, rows: readonly (Draft & RecordFacts)[]): Promise<Task[]> {
  const zone = await timeZoneOf(scope)
  const runs: ReadonlyMap<number, Run> = await lastRunsOf(
    scope,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    ...row,
    nextAt: row.enabled ? (nextAfter(row, zone, scope.now)?.toISOString() ?? null) : null,
    lastRun: runs.get(row.id) ?? null,
  }))
}

function nextAfter(timing: Timing, zone: string, now: Date): Date | undefined {
  try {
    return momentsAfter(timing, zone, now, 1)[0]
  } catch {
    // A pattern that another release could read has no next moment in this one.
    return undefined
  }
}
