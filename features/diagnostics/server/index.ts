/** Health of the installation and the log of browser errors. */
import { refuse } from '@guanlan/platform/contract'
import { type Database, type Routes, serve } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { diagnostics, type Health } from '../contract.ts'

export interface HealthParts {
  version: string
  role: string
  startedAt: Date
  /** The pipeline's own figures; asked each time. */
  pipeline: (db: Database) => Promise<Pick<Health, 'pipeline' | 'sources'>>
}

/** Reports of one minute; a broken screen in a loop must not fill the database. */
const mostReportsAMinute = 60

export function diagnosticRoutes(parts: HealthParts): Routes {
  let minute = 0
  let reports = 0
  return serve(diagnostics)({
    live: async () => ({ status: 'live' as const }),
    ready: async scope => {
      if (!(await answers(scope.db))) throw refuse('unavailable', 'platform.unavailable')
      return { status: 'ready' as const }
    },
    health: async scope => {
      const database = await answers(scope.db)
      const own = { version: parts.version, role: parts.role, startedAt: parts.startedAt.toISOString(), database }
      if (!database) return { ...own, status: 'unavailable' as const, pipeline: null, sources: null }
      return { ...own, status: 'ready' as const, ...(await parts.pipeline(scope.db)) }
    },
    clientError: async (scope, { body }) => {
      const now = Math.floor(scope.now.getTime() / 60_000)
      if (now !== minute) [minute, reports] = [now, 0]
      if (++reports > mostReportsAMinute) throw refuse('tooMany', 'platform.tooMany', { seconds: 60 })
      const { content, code, ...detail } = body
      await scope.db
        .insertInto('client_errors')
        .values({ content, code, detail: JSON.stringify(detail) })
        .execute()
      return null
    },
  })
}

const answers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
