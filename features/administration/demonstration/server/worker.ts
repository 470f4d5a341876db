import { playDemonstrationSources } from '@guanlan/features/collecting/sources/server'
import { computeInfluences, findIdentities } from '@guanlan/features/media/media-library/server'
import { type Database, type WorkerContext, workerHalf } from '@guanlan/platform/server'
import type { OutbreaksBefore } from './events.ts'
import { furnish } from './furnish.ts'
import { inventedSources } from './sources.ts'
import { isThere } from './state.ts'
import { receiveVisitor, type VisitParts } from './visitors.ts'

async function computeLibrary(db: Database): Promise<void> {
  await findIdentities(db)
  await computeInfluences(db)
}

export interface NewsroomParts {
  /** History of the newsroom; 0 leaves it silent. */
  demonstrationDays: number
  /** Publishes what is due; false: nothing is. */
  publishNext(db: Database, days: number): Promise<boolean>
  outbreaksBefore: OutbreaksBefore
  /** Moves what stands on its hot lists. */
  playBoards(db: Database): Promise<boolean>
  visits: VisitParts
}

export const demonstrationWorker = ({
  demonstrationDays,
  outbreaksBefore,
  publishNext,
  playBoards,
  visits,
}: NewsroomParts) => {
  const plays = async ({ db, hasRoom }: WorkerContext) => demonstrationDays > 0 && hasRoom() && (await isThere(db))
  return workerHalf({
    loops: [
      {
        // Every few seconds is often enough for an article a minute, and for filling the history without hurry.
        name: 'newsroom',
        idleMs: 3_000,
        run: async context => (await plays(context)) && publishNext(context.db, demonstrationDays),
      },
      {
        name: 'demonstration-visitors',
        idleMs: 2_000,
        run: async context => (await plays(context)) && receiveVisitor(context.db, visits),
      },
      {
        name: 'demonstration-sources',
        idleMs: 60_000,
        run: async context => {
          if (!(await plays(context))) return false
          await playDemonstrationSources(context.db, inventedSources)
          // What is computed by night stands there in the first evening, too.
          if (await furnish(context.db, outbreaksBefore)) await computeLibrary(context.db)
          return false
        },
      },
      {
        name: 'demonstration-boards',
        idleMs: 10_000,
        run: async context => (await plays(context)) && playBoards(context.db),
      },
    ],
  })
}
