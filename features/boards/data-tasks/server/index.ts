import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import {
  dispositionOf,
  namedIds,
  type RequestContext,
  recordRoutes,
  sentenceFor,
  serverHalf,
  sheetTypes,
} from '@guanlan/platform/server'
import { dataProjectsFeature, dataSourcesFeature, dataTasksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { createTask, getTask, listTasks, removeTasks, requireSome, updateTask } from './acts/tasks.ts'
import { commentsOf } from './answers/comments.ts'
import { contentOf } from './answers/content.ts'
import { pivotOfTask } from './answers/pivot.ts'
import { workbookOf } from './answers/pivot-file.ts'
import { spendDataCall } from './answers/spend.ts'
import { projects } from './records/projects.ts'
import type { SayProblem } from './records/shown.ts'
import { sources } from './records/sources.ts'
import { listTaskReports, makeTaskReport } from './report/make.ts'
import { fillDataTask } from './sending/job.ts'
import { recall, resend } from './sending/send.ts'

export { taskBlocks } from './report/blocks.ts'
export { filling } from './sending/fill.ts'
export { dataTasksWorker } from './worker.ts'

const sayingTo =
  ({ request }: RequestContext): SayProblem =>
  (key, values) =>
    sentenceFor(request, key, values)

const only = (id: number) => ({ ids: [id], allOf: null, but: [] })

export const dataTasksServer = serverHalf({
  feature: dataTasksFeature,
  words: strings,
  jobs: [fillDataTask],
  routes: {
    list: (scope, { body }, exchange) => listTasks(scope, body, sayingTo(exchange)),
    tasks: (scope, { query }, exchange) => listTasks(scope, query, sayingTo(exchange)),
    get: (scope, { params }, exchange) => getTask(scope, params.id, sayingTo(exchange)),
    create: (scope, { body }, exchange) => createTask(scope, body, sayingTo(exchange)),
    createInProject: (scope, { body }, exchange) => createTask(scope, body, sayingTo(exchange)),
    update: (scope, { params, body }, exchange) => updateTask(scope, { ...body, ...params }, sayingTo(exchange)),
    remove: (scope, { body }) => removeTasks(scope, body),
    delete: (scope, call) => removeTasks(scope, { ids: namedIds(call), allOf: null, but: [] }),
    deleteOne: async (scope, { params }) => requireSome(await removeTasks(scope, only(params.id))),
    recall: async (scope, { body: { id } }, exchange) => {
      await recall(scope, id)
      return getTask(scope, id, sayingTo(exchange))
    },
    resend: async (scope, { body: { id } }, exchange) => {
      await resend(scope, id)
      return getTask(scope, id, sayingTo(exchange))
    },
    content: (scope, { body }) => contentOf(scope, body),
    comment: (scope, { body }) => commentsOf(scope, body),
    pivot: (scope, { body }) => pivotOfTask(scope, body),
    reports: (scope, { params: { id } }) => listTaskReports(scope, id),
    makeReport: (scope, { params: { id } }) => makeTaskReport(scope, id),
    async pivotFile({ within, locale }, { body }, { reply }) {
      const [pivot, zone, { name }] = await within(async scope => [
        await pivotOfTask(scope, body),
        await timeZoneOf(scope),
        await getTask(scope, body.id, String),
      ])
      await reply
        .header('content-type', sheetTypes.xlsx)
        .header('content-disposition', dispositionOf(`${name}.xlsx`))
        .header('cache-control', 'private, no-store')
        .send(workbookOf(pivot, zone, locale))
    },
    articles: async (scope, { body: { taskId, ...page } }, exchange) => {
      await spendDataCall(scope, exchange)
      return contentOf(scope, { id: taskId, ...page, sort: 'time_desc', filters: [] })
    },
  },
})

export const dataProjectsServer = serverHalf({
  feature: dataProjectsFeature,
  words: strings,
  routes: {
    ...recordRoutes(projects),
    delete: async (scope, { params }) => requireSome(await projects.remove(scope, only(params.id))),
  },
})

export const dataSourcesServer = serverHalf({
  feature: dataSourcesFeature,
  words: strings,
  routes: {
    ...recordRoutes(sources),
    delete: async (scope, { params }) => requireSome(await sources.remove(scope, only(params.id))),
  },
})
