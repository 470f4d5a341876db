import { serverHalf } from '@guanlan/platform/server'
import { dictionariesFeature, dictionaryNames } from '../contract.ts'
import { strings } from '../strings.ts'
import { dictionariesOf } from './dictionaries.ts'
import { industriesOf, replaceIndustries } from './industries.ts'

export { industriesOf, isOfIndustry } from './industries.ts'

export const dictionariesServer = serverHalf({
  feature: dictionariesFeature,
  words: strings,
  routes: {
    columns: async (scope, { query }) => dictionariesOf(query.keys ?? dictionaryNames, scope.locale),
    industries: scope => industriesOf(scope.db, scope.locale),
    saveIndustries: async (scope, { body }) => {
      await replaceIndustries(scope.db, body.industries)
      return industriesOf(scope.db, scope.locale)
    },
  },
})
