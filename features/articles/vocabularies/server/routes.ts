import { serverHalf } from '@guanlan/platform/server'
import { vocabulariesFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addStopWord } from './add-stop-word.ts'
import { dimensionsSeen, generalDimensions } from './dimensions.ts'
import { effectOf, usesOf } from './effect.ts'
import { analyseOwnAgain } from './jobs.ts'
import { namedVocabularies } from './named.ts'
import {
  createVocabulary,
  getVocabulary,
  listVocabularies,
  removeChosen,
  removeVocabulary,
  renewUsers,
  requireUnused,
  updateVocabulary,
} from './save.ts'
import type { VocabularyUser } from './users.ts'

/** @param users who names vocabularies in rules */
export const vocabularyServer = (users: readonly VocabularyUser[]) =>
  serverHalf({
    feature: vocabulariesFeature,
    words: strings,
    jobs: [analyseOwnAgain],
    routes: {
      list: (scope, { query }) => listVocabularies(scope, query),
      get: (scope, { params }) => getVocabulary(scope, params.id),
      create: (scope, { body }) => createVocabulary(scope, body),
      update: (scope, { body }) => updateVocabulary(scope, body, users),
      remove: (scope, { params }) => removeVocabulary(scope, params.id, users),
      addStopWord: (scope, { body }) => addStopWord(scope, body.word),
      removeChosen: (scope, { body }) => removeChosen(scope, body, users),
      named: async scope =>
        [...(await namedVocabularies(scope)).values()].map(({ id, name, words }) => ({
          id,
          name,
          wordCount: words.length,
          firstWords: words.slice(0, 5),
        })),
      uses: async (scope, { params }) => {
        await getVocabulary(scope, params.id)
        return usesOf(scope, params.id, users)
      },
      effect: (scope, { params, body }) => effectOf(scope, params.id, body, users),
      dimensions: scope => dimensionsSeen(scope),
      general: async scope => generalDimensions(scope.locale),
    },
    afterUndo: {
      create: async (scope, id) => {
        if (id !== null) await requireUnused(scope, [{ id }], users)
      },
      update: async (scope, id) => {
        if (id !== null) await renewUsers(scope, id, users)
      },
    },
  })
