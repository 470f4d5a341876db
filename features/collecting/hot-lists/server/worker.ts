import { followRules } from '@guanlan/features/monitors/monitors/server'
import { type Database, workerHalf } from '@guanlan/platform/server'
import { instancesOf } from './boards/instances.ts'
import { saveMonitored } from './monitored/save-monitored.ts'
import { compactOldTopics } from './recording/compact.ts'

type Instances = Parameters<typeof instancesOf>[1]

export interface HotListsWorkParts {
  /** Own instances that are asked for hot lists, by kind. */
  hotInstances: Instances
  /** Asks the board that is due; false: none is. */
  askNextBoard(db: Database, instances: Instances): Promise<boolean>
}

export const hotListsWorker = ({ hotInstances, askNextBoard }: HotListsWorkParts) => {
  const rules = followRules()
  return workerHalf({
    upkeep: [{ name: 'thin-old-topics', cron: '5 3 * * *', run: ({ db }) => compactOldTopics(db) }],
    loops: [
      {
        name: 'boards',
        idleMs: 5_000,
        run: async ({ db, hasRoom }) => hasRoom() && askNextBoard(db, await instancesOf(db, hotInstances)),
      },
      { name: 'monitored-on-boards', wakeOn: 'hot', idleMs: 30_000, run: ({ db }) => saveMonitored(db, rules) },
    ],
  })
}
