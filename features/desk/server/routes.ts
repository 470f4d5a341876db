import { detailOf, loadArticles } from '@guanlan/features/articles/server'
import { refuse } from '@guanlan/platform/contract'
import { openEvents, type Routes, serve } from '@guanlan/platform/server'
import { desk } from '../contract.ts'
import type { Arrivals } from './arrivals.ts'
import { hitMonitors, listArticles, mediaTypeCounts } from './list.ts'

export const deskRoutes = (arrivals: Arrivals): Routes =>
  serve(desk)({
    list: (scope, { body }) => listArticles(scope, body),
    detail: async (scope, { params }) => {
      const [article] = await loadArticles(scope, [params.id])
      if (!article) throw refuse('missing', 'platform.missing')
      return detailOf(article, (await hitMonitors(scope, [article.id], null)).get(article.id) ?? [])
    },
    mediaTypeCounts: (scope, { body }) => mediaTypeCounts(scope, body, false),
    mediaTypeCountsFolded: (scope, { body }) => mediaTypeCounts(scope, body, true),
    arrivals: async (scope, _input, { reply }) => arrivals.follow(scope.orgId, openEvents(reply)),
  })
