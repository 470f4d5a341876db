import { type Database, serverHalf } from '@guanlan/platform/server'
import { retentionFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { changeLimits, readLimits } from './limits.ts'

export { purgeOrganisations } from './purge-organisations/purge.ts'
export { retire } from './retire.ts'
export { retentionWorker } from './worker.ts'

/** @param db limits cross organisations */
export const retentionServer = (db: Database) =>
  serverHalf({
    feature: retentionFeature,
    words: strings,
    routes: {
      read: () => readLimits(db),
      change: async (_scope, { body }) => {
        await changeLimits(db, body)
        return null
      },
    },
  })
