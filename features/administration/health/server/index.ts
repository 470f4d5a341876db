/** Health of the installation and the log of browser errors. */
import { enqueueForInstallation, newestInstallationMail } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type Database, remembered, serverHalf } from '@guanlan/platform/server'
import {
  countProcesses,
  healthFeature,
  type Installation,
  type outsideParts,
  type Process,
  type SearchNodes,
  type Sending,
  type ShownSetting,
} from '../contract.ts'
import { strings } from '../strings.ts'

export { faultRowsByAge } from './aged.ts'
export { type Beats, openBeats, otherWebs } from './beats.ts'
export { healthWorker } from './worker.ts'

import { listFaults, solveFault } from './faults.ts'
import { installationState, retry } from './state.ts'

export interface HealthParts {
  version: string
  role: 'all' | 'web' | 'worker'
  startedAt: Date
  db: Database
  /** Whether members are served now. */
  isReady: () => Promise<boolean>
  /** Programs beside this one that do not answer; absent: there are none. */
  waitsFor?: () => Promise<(typeof outsideParts)[number][]>
  /** The cluster that searches beside the database; absent or null: there is none. */
  searchNodes?: () => Promise<Omit<SearchNodes, 'spared'> | null>
  /** Whether the disk has room for what members change. */
  hasRoom: () => boolean
  /** The pipeline's own figures; asked each time. */
  pipeline: (
    db: Database,
  ) => Promise<Pick<Installation, 'waiting' | 'oldestSeconds' | 'failing' | 'sources' | 'pipeline' | 'textIndex'>>
  /** Whether messages leave; asked at most every five seconds. */
  sending: (db: Database) => Promise<Sending>
  /** Where the files of this process lie. */
  folder: string
  calls: () => Installation['calls']
  /** Settings of this process, without secrets, and variables that look like some and are none. */
  settings: () => { list: ShownSetting[]; unknown: string[] }
  /** All processes, as they were some seconds ago. */
  processes: () => readonly Process[]
}

/** Reports of one minute; a broken screen in a loop must not fill the database. */
const mostReportsAMinute = 60
/** Later a test tells nothing any more. */
const testMailMs = 600_000
/** Strangers ask for health, as often as they like. */
const sendingMs = 5_000

export function healthServer(parts: HealthParts) {
  const { db } = parts
  const sending = remembered(() => parts.sending(db), sendingMs)
  let minute = 0
  let reports = 0
  return serverHalf({
    feature: healthFeature,
    words: strings,
    routes: {
      live: async () => ({ status: 'live' as const }),
      ready: async () => {
        if (!(await parts.isReady())) throw refuse('unavailable', 'platform.unavailable')
        const writes = parts.hasRoom() ? ('taken' as const) : ('refused' as const)
        return { status: 'ready' as const, writes, waitsFor: (await parts.waitsFor?.()) ?? [] }
      },
      health: async () => ({
        status: (await parts.isReady()) ? ('ready' as const) : ('unavailable' as const),
        version: parts.version,
        sending: await sending().catch(() => null),
        processes: countProcesses(parts.processes()),
        search: searchOf((await parts.searchNodes?.()) ?? null, parts.processes()),
      }),
      collecting: async () => {
        const { waiting, oldestSeconds, sources } = await parts.pipeline(db)
        return { waiting, oldestSeconds, sources }
      },
      installation: async () => ({
        version: parts.version,
        role: parts.role,
        startedAt: parts.startedAt.toISOString(),
        ...(await parts.pipeline(db)),
        sending: await sending(),
        calls: parts.calls(),
      }),
      state: async ({ db: system }) => ({
        ...(await installationState(system, parts.folder)),
        processes: [...parts.processes()],
      }),
      retryTask: async ({ db: system }, { params }) => {
        await retry(system, params.id)
        return null
      },
      settings: async () => parts.settings(),
      sendTestMail: async ({ db: system, locale }, { body: { address } }) => {
        const message = {
          title: say(strings.testMailTitle, locale),
          lines: [say(strings.testMailText, locale)],
          locale,
        }
        await enqueueForInstallation(system, { purpose: 'test', address, message, goodForMs: testMailMs })
        return null
      },
      testMail: ({ db: system }) => newestInstallationMail(system, 'test'),
      faults: ({ db: system }, { body }) => listFaults(system, body),
      solveFault: async ({ db: system, userId }, { body }) => {
        await solveFault(system, { ...body, userId })
        return null
      },
      clientError: async (scope, { body }) => {
        const now = Math.floor(scope.now.getTime() / 60_000)
        if (now !== minute) [minute, reports] = [now, 0]
        if (++reports > mostReportsAMinute) throw refuse('tooMany', 'platform.tooMany', { seconds: 60 })
        const { content, code, ...detail } = body
        await db
          .insertInto('client_errors')
          .values({ content, code, detail: JSON.stringify(detail) })
          .execute()
        return null
      },
    },
  })
}

const searchOf = (nodes: Omit<SearchNodes, 'spared'> | null, processes: readonly Process[]): SearchNodes | null =>
  nodes && { ...nodes, spared: processes.some(({ sparesIndex, silent }) => sparesIndex && !silent) }
