/** Long work of an organisation: what runs, how far it is, what came of it. */
import { contract, Empty, feature, LongId, Moment, mostWaiting, waitingQuota } from '@guanlan/platform/contract'
import { z } from 'zod'

/** The newest; older ones are gone a week after they ended. */
export const mostListed = 50

export const Task = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** In the reader's language. */
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.number().int(),
  /** Null: not known. */
  total: z.number().int().nullable(),
  /** What came of it, in the reader's language. */
  outcome: z.string().nullable(),
  problem: z.string().nullable(),
  /** What the result is called among the reader's files; null where there is none. */
  file: z.string().nullable(),
  /** What it made elsewhere: the path of the call that gives a file and what the file is called, or a screen; null where there is none. */
  opens: z.union([z.object({ call: z.string(), name: z.string() }), z.object({ screen: z.string() })]).nullable(),
  /** How many of its kind in the organisation come before one that waits; null: it does not wait. */
  ahead: z.number().int().nullable(),
  /** Seconds until it begins, as those before it took; null where nothing says so. */
  startsIn: z.number().nullable(),
  isMine: z.boolean(),
  /** Name of the member; null: the system. */
  by: z.string().nullable(),
  createdAt: Moment,
  startedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  /** What can be taken back; null where nothing can. */
  operation: z.number().int().nullable(),
  undone: z.boolean(),
})
export type Task = z.infer<typeof Task>

const ById = z.object({ id: LongId })

export const tasks = contract({
  list: {
    open: true,
    method: 'GET',
    path: '/inews/task',
    access: 'member',
    permission: 'tasks.view',
    summary: 'Long work, newest first: one’s own, and that of the whole organisation for its administrators',
    reply: z.array(Task).max(mostListed),
  },
  cancel: {
    method: 'POST',
    path: '/inews/task/{id}/cancel',
    access: 'member',
    permission: 'tasks.view',
    audit: 'always',
    summary: 'End a task; what it has done so far stays, and can be taken back where the task says so',
    params: ById,
    reply: Empty,
  },
  result: {
    open: true,
    method: 'GET',
    path: '/inews/task/{id}/result',
    access: 'member',
    permission: 'tasks.view',
    envelope: 'file',
    summary: 'The file a task has made',
    params: ById,
    reply: Empty,
  },
  changes: {
    method: 'GET',
    path: '/inews/task/changes',
    access: 'member',
    permission: 'tasks.view',
    envelope: 'events',
    summary: 'Tells when a task has changed: event `changed` with its id',
    reply: Empty,
  },
  queue: {
    method: 'GET',
    path: '/inews/queue',
    access: 'signedIn',
    summary: 'How many expensive calls of the organisation come before the newest of one’s own that waits for its turn',
    /** 0: yours is next; null: none of yours waits in the process that answers. */
    reply: z.object({ ahead: z.number().int().nullable() }),
  },
})

export const tasksFeature = feature({
  name: 'tasks',
  permissions: {
    view: {
      name: ['查看自己的任务', '檢視自己的任務', 'See one’s own tasks'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    viewAll: {
      name: ['查看全机构的任务', '檢視全機構的任務', 'See all tasks of the organisation'],
      roles: ['orgAdmin'],
    },
  },
  /** Of one kind and person (`platform/server/jobs/waiting.ts`). */
  quotas: {
    [waitingQuota]: {
      name: ['每人每类排队任务数', '每人每類排隊任務數', 'Tasks of a kind that wait for one person'],
      kind: 'value',
      usual: mostWaiting,
    },
  },
  contract: tasks,
})
