import { say } from '@guanlan/platform/contract'
import { type RequestContext, sentenceFor, serverHalf } from '@guanlan/platform/server'
import { inboundHooksFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { exampleOf, itemsOf, tryOut } from './read.ts'
import { type HookParts, receive } from './receive.ts'
import {
  addHook,
  changeHook,
  getHook,
  listHooks,
  newAddress,
  newestBody,
  removeHooks,
  requireDistinct,
  switchSignature,
} from './records.ts'
import { takeWaiting } from './waiting.ts'

export { inboundHooksWorker } from './worker.ts'

export const inboundHooksServer = (parts: HookParts) => {
  /** Sentences of the pipeline are given by their parts; those of others are found by the request's language. */
  const sayingTo =
    (locale: Parameters<typeof say>[1], { request }: RequestContext) =>
    (key: string): string => {
      const phrase = key.startsWith('pipeline.') ? parts.collection.phrases[key.slice('pipeline.'.length)] : undefined
      return phrase ? say(phrase, locale) : sentenceFor(request, key, {})
    }
  return serverHalf({
    feature: inboundHooksFeature,
    words: strings,
    routes: {
      list: (scope, { body }) => listHooks(scope, body),
      get: (scope, { params }) => getHook(scope, params.id),
      create: (scope, { body }) => addHook(scope, body),
      update: async (scope, { body }, exchange) => {
        const changed = await changeHook(scope, body)
        await takeWaiting(scope, changed, parts.collection, sayingTo(scope.locale, exchange))
        return getHook(scope, changed.id)
      },
      remove: (scope, { body }) => removeHooks(scope, body),
      open: (scope, { params }) => newAddress(scope, params.id),
      sign: (scope, { params, body }) => switchSignature(scope, parts.secretBox, params.id, body.signed),
      example: async (scope, { params, query }) => {
        const { at, body } = await newestBody(scope, params.id)
        return { at, ...(body === null ? { lists: [], values: [] } : exampleOf(body, query.list)) }
      },
      trial: async (scope, { params, body: mapped }, exchange) => {
        requireDistinct(mapped)
        const { name, body } = await newestBody(scope, params.id)
        return tryOut(
          itemsOf(body, mapped, name, parts.collection),
          parts.collection,
          scope.now,
          sayingTo(scope.locale, exchange),
        )
      },
      receive: (scope, _, exchange) => receive(scope, exchange.request, parts, sayingTo(scope.locale, exchange)),
    },
  })
}
