import { serverHalf } from '@guanlan/platform/server'
import { translationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { costOf, idsOf, isFound } from './cost.ts'
import { translating } from './many.ts'
import { translateOne } from './one.ts'
import { translateOwnText } from './own-text.ts'
import type { TranslatorOf } from './translator.ts'

export { endpointTranslator, translatorsOf } from './endpoint.ts'
export { translatingWork } from './many.ts'
export { translateText, wayOf } from './translate.ts'
export type { Translator, TranslatorOf } from './translator.ts'
export { translationWorker } from './worker.ts'

export const translationServer = (translatorOf: TranslatorOf) =>
  serverHalf({
    feature: translationFeature,
    words: strings,
    jobs: [translating],
    routes: {
      ownText: async (scope, { body }) => translateOwnText(scope, await translatorOf(scope), body),
      translate: async (scope, { body }) => translateOne(scope, await translatorOf(scope), body),
      cost: async (scope, { body }) => costOf(scope, body, (await translatorOf(scope))?.model ?? null),
      translateMany: async (scope, { body }) => {
        const ids = await idsOf(scope, body)
        const { target, part } = body
        return {
          task: await scope.start(translating, { ids, found: isFound(body), target, part }, { total: ids.length }),
        }
      },
    },
  })
