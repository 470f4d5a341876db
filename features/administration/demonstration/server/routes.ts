import { isDemonstration } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, serverHalf } from '@guanlan/platform/server'
import { demonstrationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { removeDemonstration } from './remove.ts'

/** Removal crosses organisations, so it runs on the system's connection after the caller has been checked. */
export const demonstrationServer = (db: Database) =>
  serverHalf({
    feature: demonstrationFeature,
    words: strings,
    routes: {
      remove: async scope => {
        if (!(await isDemonstration(scope))) throw refuse('forbidden', 'demonstration.onlyInside')
        if (!(await removeDemonstration(db))) throw refuse('conflict', 'demonstration.notThere')
        return null
      },
    },
  })
