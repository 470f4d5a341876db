import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { refreshingFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { type LookAtPage, lookAtPage, probeArticles } from './probe.ts'
import { type Recounting, recountArticles } from './recount.ts'

export { type InteractionAdapter, oneAtATime } from './adapter.ts'
export { httpAdapter } from './http-adapter.ts'
export { type Observation, type Observing, observeArticle } from './observe.ts'
export { refreshingWorker } from './worker.ts'

/** @param look how a page is looked at; tests give another one's answers */
export const refreshingServer = (parts: Recounting, look?: LookAtPage) =>
  serverHalf({
    feature: refreshingFeature,
    words: strings,
    routes: {
      interact: (scope, { body }) => recountArticles(scope, parts, { ids: body.idList, found: body.found }),
      interactByUrl: async (scope, { body }) => {
        const [answer] = await recountArticles(scope, parts, { url: body.url })
        if (!answer) throw refuse('missing', 'platform.missing')
        return answer
      },
      detect: (scope, { body }) =>
        probeArticles(
          scope,
          parts.system,
          { look: look ?? lookAtPage(parts.system), adapters: parts.adapters },
          body.idList,
          body.found,
        ),
    },
  })
