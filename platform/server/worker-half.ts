/** The worker's half of a feature: long work, what happens on a schedule, what goes on as long as the process. */
import type { Database } from './database.ts'
import type { FileStore } from './files/store.ts'
import type { AnyJobWork } from './jobs/job.ts'
import type { Listener } from './listen.ts'
import type { Log } from './repeat.ts'

/** What every worker has, whatever the product is. What a feature needs besides is handed in by who assembles it. */
export interface WorkerContext {
  /** The side of the installation, which sees all organisations. */
  db: Database
  /** Of the database's owner, for what opens a connection of its own. */
  databaseUrl: string
  files: FileStore
  listener: Listener
  log: Log
  /** Nothing is collected or stored while it is false. */
  hasRoom(): boolean
  /** Hosts inside the own network that may be collected from. */
  trustedHosts: ReadonlySet<string>
}

/** Happens on a schedule, once in the installation, whichever worker does it. */
export interface Upkeep {
  name: string
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string
  run(context: WorkerContext): Promise<unknown>
}

/** Is done again and again by every worker. */
export interface Loop {
  name: string
  /** It rests so long when there was nothing to do. */
  idleMs: number
  /** The channel of the database that wakes it sooner. */
  wakeOn?: string
  /** True: there is more, and it is done again at once. */
  run(context: WorkerContext): Promise<boolean>
}

/** What has its own way of going on. */
export interface Service {
  name: string
  start(context: WorkerContext): Stopping | Promise<Stopping>
}

export interface Stopping {
  stop(): Promise<unknown>
}

export interface WorkerHalf {
  /** How the jobs are done that calls put in. */
  works?: readonly AnyJobWork[]
  upkeep?: readonly Upkeep[]
  loops?: readonly Loop[]
  services?: readonly Service[]
}

export const workerHalf = (half: WorkerHalf): WorkerHalf => half

/** Two of one name: the database keeps a schedule and a queue by it, so that one would be done in place of the other. Pure. */
export function faultsOfWorkers(halves: readonly WorkerHalf[]): string[] {
  const kinds = {
    'long work': halves.flatMap(({ works = [] }) => works.map(({ job }) => job.name)),
    upkeep: halves.flatMap(({ upkeep = [] }) => upkeep.map(({ name }) => name)),
    'a loop or service': halves.flatMap(({ loops = [], services = [] }) =>
      [...loops, ...services].map(each => each.name),
    ),
  }
  return Object.entries(kinds).flatMap(([kind, names]) =>
    names.filter((name, at) => names.indexOf(name) < at).map(name => `${name}: ${kind} of this name is there twice`),
  )
}
