import type { Installation } from '@guanlan/features/administration/health/contract'
import { textIndexState } from '@guanlan/features/articles/articles/server/search'
import { waiting } from '@guanlan/pipeline'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Worker } from './worker.ts'

/** Lag of the pipeline and state of the sources, as operators see them. */
export async function pipelineHealth(
  db: Database,
  worker: Worker | null,
): Promise<Pick<Installation, 'waiting' | 'oldestSeconds' | 'failing' | 'sources' | 'pipeline' | 'textIndex'>> {
  const { articles, oldest, failing } = await waiting(db)
  const { rows } = await sql<{ enabled: number; failing: number }>`
    select (count(*) filter (where enabled))::int as enabled, (count(*) filter (where enabled and state <> 0))::int as failing from sources`.execute(
    db,
  )
  return {
    waiting: articles,
    oldestSeconds: oldest && Math.round((Date.now() - oldest.getTime()) / 1000),
    failing,
    sources: rows[0] ?? { enabled: 0, failing: 0 },
    pipeline: worker?.flow.state() ?? null,
    textIndex: await textIndexState(db),
  }
}
