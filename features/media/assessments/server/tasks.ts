/** Assessment tasks as they are stored and shown. */
import { entriesOf } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type ChosenRecords,
  columnsOf,
  containing,
  newestTasks,
  numberList,
  type RecordFacts,
  recordTable,
  type Scope,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Assessment, Draft, givenCriteria, type Question } from '../contract.ts'
import { computeAssessment, startComputing } from './jobs.ts'

/** So long a failure is shown: then the tray has forgotten it. */
const failedSeconds = 7 * 86_400
type Stored = Draft & RecordFacts

export const taskTable = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'assessments',
  fields: { ...columnsOf(Draft), criteria: { json: 'criteria' } },
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { assessments_by_name: ['name', 'assessments.taken'] },
})

const records = shownRecords<Draft, Pick<Question, 'like'>, Question['sort'], Assessment>(taskTable, {
  shown,
  fit: async (scope, draft) => {
    const names = await entriesOf(scope, draft.entries)
    const at = draft.entries.findIndex(entry => !names.has(entry))
    if (at >= 0)
      throw refuse('invalid', 'assessments.entryMissing', { entry: draft.entries[at] ?? '' }, `entries.${at}`)
    return draft
  },
})
export const { list: listTasks, get: getTask } = records

interface Facts {
  id: number
  createdAt: Date
  computedAt: Date | null
  judged: number
}

async function shown(scope: Scope, rows: readonly Stored[]): Promise<Assessment[]> {
  if (rows.length === 0) return []
  const names = await entriesOf(
    scope,
    rows.flatMap(({ entries }) => entries),
  )
  const tasks = await newestTasks(scope, computeAssessment, failedSeconds)
  const { rows: facts } = await sql<Facts>`
    select a.id, a.created_at as "createdAt", max(s.computed_at) as "computedAt",
      (count(*) filter (where ${sql.join(
        givenCriteria.map(each => sql`((a.criteria ->> ${each})::int = 0 or s.${sql.ref(each)} is not null)`),
        sql` and `,
      )}))::int as judged
    from assessments a left join assessment_scores s on s.org_id = a.org_id and s.assessment_id = a.id and s.entry = any(a.entries)
    where a.org_id = ${scope.orgId} and a.id = any(${numberList(rows.map(({ id }) => id))}::int[]) group by a.id, a.org_id`.execute(
    scope.db,
  )
  const of = new Map(facts.map(each => [each.id, each]))
  return rows.map(row => {
    const task = tasks.get(String(row.id))
    const { createdAt = new Date(0), computedAt = null, judged = 0 } = of.get(row.id) ?? {}
    const isRunning = task?.state === 'waiting' || task?.state === 'running'
    return {
      ...row,
      names: Object.fromEntries(row.entries.map(entry => [entry, names.get(entry)?.name ?? entry])),
      flag: isRunning ? 1 : task?.state === 'failed' ? 3 : computedAt ? 2 : 0,
      done: isRunning ? task.done : 0,
      computedAt: computedAt === null ? null : new Date(computedAt).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
      judged,
    }
  })
}

export async function createTask(scope: Scope, draft: Draft): Promise<Assessment> {
  const made = await records.create(scope, draft)
  await startComputing(scope, made)
  return getTask(scope, made.id)
}

/** With other entries or days it is computed anew. */
export async function updateTask(scope: Scope, draft: Draft & { id: number; version: number }): Promise<Assessment> {
  const before = await getTask(scope, draft.id)
  const after = await records.update(scope, draft)
  const isSame =
    before.fromDay === after.fromDay &&
    before.toDay === after.toDay &&
    before.entries.length === after.entries.length &&
    after.entries.every(entry => before.entries.includes(entry))
  if (isSame) return after
  await startComputing(scope, after)
  return getTask(scope, after.id)
}

export async function runTask(scope: Scope, id: number): Promise<Assessment> {
  await startComputing(scope, await getTask(scope, id))
  return getTask(scope, id)
}

export const cutTask = (scope: Scope, id: number, cuts: Draft['cuts']): Promise<Assessment> =>
  records.set(scope, id, { cuts })

/** @throws missing, where none of those named is there */
export async function removeTasks(
  scope: Scope,
  chosen: ChosenRecords<Pick<Question, 'like'>>,
): Promise<{ changed: number }> {
  const done = await taskTable.remove(scope, chosen)
  if (done.changed === 0 && !chosen.allOf) throw refuse('missing', 'assessments.missing')
  return done
}
