/** What operators see of the installation: processes, database, tasks, and faults of screens. */
import { Empty, Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Process } from './processes.ts'

const Count = z.number().int()
/** How much of a table's name and size is shown. */
export const largestTables = 10
export const mostFailingShown = 20

/** The database as it is now; bytes are whole numbers. */
export const StateOfDatabase = z.object({
  bytes: Count,
  /** Open connections, and how many the server takes. */
  connections: Count,
  mostConnections: Count,
  /** Connections by the login they use: `guanlan_app`, `guanlan_worker`, `guanlan_jobs`. */
  logins: z.array(z.object({ role: z.string(), connections: Count })),
  /** The largest, with their parts, indexes and long texts. `rows` is an estimate. */
  tables: z.array(z.object({ name: z.string(), bytes: Count, rows: Count })),
})
export type StateOfDatabase = z.infer<typeof StateOfDatabase>

export const FailingTask = z.object({
  id: LongId,
  organisation: z.string(),
  /** Name of the job: `monitors.fill`. */
  job: z.string(),
  /** The key of the refusal or the message it ended with. */
  problem: z.string(),
  failures: Count,
  endedAt: Moment,
})
export type FailingTask = z.infer<typeof FailingTask>

export const StateOfTasks = z.object({
  waiting: Count,
  running: Count,
  /** Since when the one that has waited longest waits; null: none waits. */
  oldest: Moment.nullable(),
  failedLastDay: Count,
  /** Newest first. */
  failing: z.array(FailingTask),
})
export type StateOfTasks = z.infer<typeof StateOfTasks>

export const InstallationState = z.object({
  database: StateOfDatabase,
  tasks: StateOfTasks,
  /** By role and age, up to five seconds old; those not heard for an hour are forgotten. */
  processes: z.array(Process),
  /** Of the disk that holds the files of this process. */
  disk: z.object({ free: Count, total: Count }),
})
export type InstallationState = z.infer<typeof InstallationState>

export const faultStates = ['open', 'solved', 'all'] as const
export const FaultQuestion = z.object({
  like: z.string().max(100).default('').describe('A part of the message'),
  state: z.enum(faultStates).default('open'),
  sort: z.enum(['lastAt', 'times']).default('lastAt'),
})
export type FaultQuestion = z.infer<typeof FaultQuestion>

/** Reports of browsers with the same message, numbers aside. */
export const Fault = z.object({
  /** 32 hexadecimal digits. */
  id: z.string(),
  message: z.string(),
  code: z.number().int(),
  times: Count,
  /** Different people who met it; those who were not signed in count as one. */
  people: Count,
  firstAt: Moment,
  lastAt: Moment,
  /** `again`: it was solved, and was met since. */
  state: z.enum(['open', 'solved', 'again']),
  /** Where it was met last. */
  url: z.string().nullable(),
})
export type Fault = z.infer<typeof Fault>

const operates = { access: 'operator' } as const
const Cause = z.string().regex(/^[0-9a-f]{32}$/)

export const consoleCalls = {
  state: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/installation/state',
    summary: 'Database, disk and tasks of the installation',
    reply: InstallationState,
  },
  retryTask: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/installation/task/{id}/retry',
    summary: 'Take a failed task up again from where it stopped',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  faults: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/clientError/list',
    reads: true,
    summary: 'Errors that browsers reported in 30 days, by their cause',
    body: FaultQuestion,
    reply: z.array(Fault).describe('The first 200'),
  },
  solveFault: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/clientError/solved',
    summary: 'Say that a cause is solved, or that it is not',
    body: z.object({ id: Cause, solved: z.boolean() }),
    reply: Empty,
  },
} as const
