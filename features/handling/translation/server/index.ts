import { serverHalf } from '@guanlan/platform/server'
import { translationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { costOf, idsOf, isFound } from './cost.ts'
import { translating } from './many.ts'
import { translateOne } from './one.ts'
import { translateOwnText } from './own-text.ts'
import type { Translator } from './translator.ts'

export { endpointTranslator } from './endpoint.ts'
export { translatingWork } from './many.ts'
export { translateText, wayOf } from './translate.ts'
export type { Translator } from './translator.ts'
export { translationWorker } from './worker.ts'

/** @param translator null: no endpoint is set */
export const translationServer = (translator: Translator | null) =>
  serverHalf({
    feature: translationFeature,
    words: strings,
    jobs: [translating],
    routes: {
      ownText: (scope, { body }) => translateOwnText(scope, translator, body),
      translate: (scope, { body }) => translateOne(scope, translator, body),
      cost: (scope, { body }) => costOf(scope, body, translator?.model ?? null),
      translateMany: async (scope, { body }) => {
        const ids = await idsOf(scope, body)
        const { target, part } = body
        return {
          task: await scope.start(translating, { ids, found: isFound(body), target, part }, { total: ids.length }),
        }
      },
    },
  })
