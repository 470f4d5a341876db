import { itemsAmong } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { containing, namedIds, recordRoutes, recordTable, type Scope, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Draft, type IndexTask, indexTasksFeature, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { jobs, startCounting } from './counting.ts'
import { dataOf } from './data.ts'

export { startDueCounting } from './counting.ts'
export { storeNextStretch } from './stored-days.ts'
export { indexTasksWorker } from './worker.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'index_tasks',
  fields: {
    ...{ name: 'name', monitorId: 'monitor_id', brand: 'brand', baseDay: 'base_day', smoothing: 'smoothing' },
    measures: { json: 'measures' },
  },
  where: ({ like }) => containing(['name'], like),
  sorts: {
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    name: { value: sql`r.name`, type: 'text' },
  },
  taken: { index_tasks_by_name: ['name', 'indexTasks.taken'] },
})
const routes = recordRoutes(records)

const done = <R extends object>(row: R): R & { status: 2 } => ({ ...row, status: 2 })

async function requireMonitor(scope: Scope, { monitorId }: Draft): Promise<void> {
  if (monitorId !== null && (await itemsAmong(scope, [monitorId])).length === 0)
    throw refuse('invalid', 'indexTasks.monitorGone', {}, 'monitorId')
}

async function createIndex(scope: Scope, draft: Draft): Promise<IndexTask> {
  await requireMonitor(scope, draft)
  const task = done(await records.create(scope, draft))
  await startCounting(scope)
  return task
}

/** A saved index and its days, as panels show them. @throws missing */
export async function indexOf(scope: Scope, id: number, time: { from: string; to: string }) {
  const task = await getTask(scope, id)
  return { name: task.name, ...(await dataOf(scope, task, { startTime: time.from, endTime: time.to })) }
}

const mostNames = 10_000

export async function indexNames(scope: Scope): Promise<Map<number, string>> {
  const page = { sort: 'name', order: 'asc', limit: mostNames } as const
  const { list } = await records.pageOfChosen(scope, { ids: [], allOf: { like: '' }, but: [] }, page)
  return new Map(list.map(({ id, name }) => [id, name]))
}

const getTask = async (scope: Scope, id: number): Promise<IndexTask> => done(await records.get(scope, id))

export const indexTasksServer = serverHalf({
  feature: indexTasksFeature,
  words: strings,
  jobs,
  routes: {
    ...routes,
    list: async (scope, { body }) => {
      const { list, ...page } = await records.list(scope, body)
      return { ...page, list: list.map(done) }
    },
    get: (scope, { params }) => getTask(scope, params.id),
    getById: (scope, { query }) => getTask(scope, query.id),
    create: (scope, { body }) => createIndex(scope, body),
    update: async (scope, { body }) => {
      await requireMonitor(scope, body)
      const task = done(await records.update(scope, body))
      await startCounting(scope)
      return task
    },
    delete: (scope, call) => records.remove(scope, { ids: namedIds(call), allOf: null, but: [] }),
    dataList: async (scope, { body: { id, ...time } }) => dataOf(scope, await getTask(scope, id), time),
  },
})
