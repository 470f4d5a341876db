import { serve } from '@guanlan/platform/server'
import { vocabularies } from '../contract.ts'
import { dimensionsSeen, generalDimensions } from './dimensions.ts'
import { createVocabulary, getVocabulary, listVocabularies, removeVocabulary, updateVocabulary } from './save.ts'

export const vocabularyRoutes = serve(vocabularies)({
  list: (scope, { query }) => listVocabularies(scope, query),
  get: (scope, { params }) => getVocabulary(scope, params.id),
  create: (scope, { body }) => createVocabulary(scope, body),
  update: (scope, { body }) => updateVocabulary(scope, body),
  remove: (scope, { params }) => removeVocabulary(scope, params.id),
  dimensions: scope => dimensionsSeen(scope),
  general: async scope => generalDimensions(scope.locale),
})
