/** Trace tasks: the calls, what a worker does, and the door for what stands above. */

import type { CallScope, Scope } from '@guanlan/platform/server'
import { ownedBy } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TraceDraft, TraceQuestion, TraceSettings } from '../../contract/trace-tasks.ts'
import { traceStrings } from '../../strings/trace-tasks.ts'
import { courseOf } from './course.ts'
import { recallTrace } from './start.ts'
import { getTrace, listTraces, removeTrace, startTrace, updateTrace } from './tasks.ts'

export { recallTracesOf, startTracing, type TraceOrigin } from './start.ts'
export { purgeTraces, runTraces, type TracingParts } from './worker.ts'

/** Whoever is told of what becomes of an article. */
export const ownTraces = ownedBy({
  name: 'traces',
  title: traceStrings.ownTraces,
  table: 'trace_tasks',
  column: 'owner_id',
  where: sql`exists (select from trace_states s where s.org_id = r.org_id and s.task_id = r.id and s.flag < 2)`,
})

type Page = { page: number; pageSize: number; after?: string | undefined }

export const traceRoutes = {
  listTraces: (scope: Scope, { query }: { query: TraceQuestion & Page }) => listTraces(scope, query),
  getTrace: async (scope: Scope, { params }: { params: { id: number } }) => ({
    ...(await getTrace(scope, params.id)),
    ...(await courseOf(scope, params.id)),
  }),
  startTrace: (scope: CallScope, { body }: { body: TraceDraft }) => startTrace(scope, body),
  updateTrace: (scope: CallScope, { body }: { body: TraceSettings & { id: number; version: number } }) =>
    updateTrace(scope, body),
  removeTrace: (scope: CallScope, { params }: { params: { id: number } }) => removeTrace(scope, params.id),
  recallTrace: async (scope: CallScope, { body }: { body: { id: number } }) => {
    await getTrace(scope, body.id)
    await recallTrace(scope, body.id)
    return getTrace(scope, body.id)
  },
}
