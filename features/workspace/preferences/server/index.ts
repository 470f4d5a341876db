import { serverHalf } from '@guanlan/platform/server'
import { preferencesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { flagsOf, saveFlag } from './flags.ts'

export const preferencesServer = serverHalf({
  feature: preferencesFeature,
  words: strings,
  routes: {
    flags: (scope, { query }) => flagsOf(scope, query.key),
    keepFlag: async (scope, { body }) => {
      await saveFlag(scope, body.key, body.value)
      return null
    },
  },
})
