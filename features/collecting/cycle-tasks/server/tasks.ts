/** Cycle tasks as the database keeps them, with their next and last run. */
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { columnsOf, containing, recordTable, type Scope, shownRecords } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Question, type Task, type Timing } from '../contract.ts'
import { faultOf, momentsAfter, nextAfter } from './moments.ts'
import { lastRunsOf } from './runs.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'cycle_tasks',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { cycle_tasks_by_name: ['name', 'cycleTasks.taken'] },
})

export const tasks = shownRecords(records, {
  async shown(scope, rows): Promise<Task[]> {
    const zone = await timeZoneOf(scope)
    const runs = await lastRunsOf(
      scope,
      rows.map(({ id }) => id),
    )
    return rows.map(row => ({
      ...row,
      nextAt: (row.enabled && nextAfter(row, zone, scope.now)?.toISOString()) || null,
      lastRun: runs.get(row.id) ?? null,
    }))
  },
  /** Only a collection task has a target. */
  async fit(scope, draft: Draft) {
    refuseFault(draft, await timeZoneOf(scope), scope.now)
    if (draft.kind !== 'gather') return { ...draft, target: null }
    const { rows } =
      await sql`select 1 from gather_tasks where org_id = ${scope.orgId} and id = ${draft.target}`.execute(scope.db)
    if (rows.length === 0) throw refuse('invalid', 'cycleTasks.targetGone', {}, 'target')
    return draft
  },
})

export async function nextMoments(scope: Scope, timing: Timing): Promise<string[]> {
  const zone = await timeZoneOf(scope)
  refuseFault(timing, zone, scope.now)
  return momentsAfter(timing, zone, scope.now, 5).map(moment => moment.toISOString())
}

const days = 'cycleTasks.daysRequired'
const faults = { hours: 'cycleTasks.hours', time: 'platform.clockTime', weekdays: days, monthDays: days } as const

function refuseFault(timing: Timing, zone: string, now: Date): void {
  const fault = faultOf(timing, zone, now)
  if (!fault) return
  const { field, tooOften } = fault
  const wrong = field in faults ? faults[field as keyof typeof faults] : 'cycleTasks.pattern'
  throw refuse('invalid', tooOften ? 'cycleTasks.tooOften' : wrong, {}, field)
}
