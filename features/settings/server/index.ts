import { serverHalf } from '@guanlan/platform/server'
import { dictionaryNames, settingsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { dictionariesOf } from './dictionaries.ts'
import { flagsOf, keepFlag } from './flags.ts'
import { industriesOf, replaceIndustries } from './industries.ts'

export { isOfIndustry } from './industries.ts'

export const settingsServer = serverHalf({
  feature: settingsFeature,
  words: strings,
  routes: {
    columns: async (scope, { query }) => dictionariesOf(query.keys ?? dictionaryNames, scope.locale),
    industries: scope => industriesOf(scope.db, scope.locale),
    saveIndustries: async (scope, { body }) => {
      await replaceIndustries(scope.db, body.industries)
      return industriesOf(scope.db, scope.locale)
    },
    flags: (scope, { query }) => flagsOf(scope, query.key),
    keepFlag: async (scope, { body }) => {
      await keepFlag(scope, body.key, body.value)
      return null
    },
  },
})
