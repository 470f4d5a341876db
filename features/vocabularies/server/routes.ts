import { serverHalf } from '@guanlan/platform/server'
import { vocabulariesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { dimensionsSeen, generalDimensions } from './dimensions.ts'
import {
  createVocabulary,
  getVocabulary,
  listVocabularies,
  removeChosen,
  removeVocabulary,
  updateVocabulary,
} from './save.ts'

export const vocabularyServer = serverHalf({
  feature: vocabulariesFeature,
  words: strings,
  routes: {
    list: (scope, { query }) => listVocabularies(scope, query),
    get: (scope, { params }) => getVocabulary(scope, params.id),
    create: (scope, { body }) => createVocabulary(scope, body),
    update: (scope, { body }) => updateVocabulary(scope, body),
    remove: (scope, { params }) => removeVocabulary(scope, params.id),
    removeChosen: (scope, { body }) => removeChosen(scope, body),
    dimensions: scope => dimensionsSeen(scope),
    general: async scope => generalDimensions(scope.locale),
  },
})
