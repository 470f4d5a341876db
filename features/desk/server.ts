import { sourcesOn } from '@guanlan/features/collecting/sources/server'
import { articleListFeature } from '@guanlan/features/desk/article-list/contract'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { complaintsFeature, reviewsFeature } from '@guanlan/features/desk/consumer-voice/contract'
import {
  complaintsServer,
  complaintsWorker,
  reviewsServer,
  reviewsWorker,
} from '@guanlan/features/desk/consumer-voice/server'
import { searchFeature } from '@guanlan/features/desk/search/contract'
import { searchServer } from '@guanlan/features/desk/search/server'
import type { Area } from '@guanlan/platform/server'

export interface DeskParts {
  arrivals: Arrivals
  canonicalUrl: NonNullable<Parameters<typeof articleListServer>[1]>['canonicalUrl']
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const desk: Area<DeskParts> = [
  [articleListFeature, ({ arrivals, canonicalUrl }) => articleListServer(arrivals, { canonicalUrl, sourcesOn })],
  [searchFeature, searchServer],
  [reviewsFeature, reviewsServer, reviewsWorker],
  [complaintsFeature, complaintsServer, complaintsWorker],
]
